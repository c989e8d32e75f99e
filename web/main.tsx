import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './app/fonts.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRoutes } from './app/createRoutes.tsx';
import { preloadScreens } from './app/lazyScreen.tsx';
import { routeTable } from './app/routes.tsx';
import { createApolloClient } from './lib/apollo.ts';
import { reportUncaught } from './lib/crashReports.ts';
import { dropEarly } from './lib/earlyInput.ts';
import { registerOfflineWorker } from './lib/offline.ts';
import { HANDOVER_ID, type Handover } from './lib/prerender.ts';
import { tabStorage } from './lib/storage.ts';

/** Hydrates a prerendered page, or renders the page. */
async function start(): Promise<void> {
  // index.html has it.
  const root = document.getElementById('root') as HTMLElement;
  const handover: Handover | null = JSON.parse(document.getElementById(HANDOVER_ID)?.textContent ?? 'null');
  if (handover) await preloadScreens(handover.screens);
  // With hydration data the router leaves a visitor who has already scrolled where they are, instead of at the top.
  const router = createBrowserRouter(createRoutes(routeTable), isOpened ? { hydrationData: {} } : {});
  const page = (
    <StrictMode>
      <App client={createApolloClient({ known: handover?.cache ?? {} })}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // A page that was rendered for another path, such as that of unknown addresses, is rendered again.
  if (handover?.path === window.location.pathname) hydrateRoot(root, page);
  else {
    // The page's content is replaced, so no early action is repeated.
    dropEarly();
    createRoot(root).render(page);
  }
}

/** Where react-router's ScrollRestoration stores positions. Pages that are opened by address share one key. */
const SCROLL_POSITIONS = 'react-router-scroll-positions';
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isOpened = opening?.type === 'navigate';
// A page opened by its address begins at the top; a reload and Back restore the position.
if (isOpened) tabStorage.removeItem(SCROLL_POSITIONS);

reportUncaught();
void start();
registerOfflineWorker();
