import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRoutes } from './app/createRoutes.tsx';
import { preloadScreens } from './app/lazyScreen.tsx';
import { routeTable } from './app/routes.tsx';
import { createApolloClient } from './lib/apollo.ts';
import { forgetEarly } from './lib/early.ts';
import { HANDOVER_ID, type Handover } from './lib/prerender.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Brings a prerendered page to life, or draws the page anew. */
async function start(element: HTMLElement): Promise<void> {
  const handover: Handover | null = JSON.parse(document.getElementById(HANDOVER_ID)?.textContent ?? 'null');
  if (handover) await preloadScreens(handover.screens);
  const page = (
    <StrictMode>
      <App client={createApolloClient({ known: handover?.cache ?? {} })}>
        <RouterProvider router={createBrowserRouter(createRoutes(routeTable))} />
      </App>
    </StrictMode>
  );
  // Another page than the one asked for, for example that of an unknown path, is drawn anew.
  if (handover?.path === window.location.pathname) hydrateRoot(element, page);
  else {
    // Nothing of what stood there stays, so nothing that was done to it is repeated.
    forgetEarly();
    createRoot(element).render(page);
  }
}

void start(root);
