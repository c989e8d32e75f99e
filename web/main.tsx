import '@mantine/core/styles.layer.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRoutes } from './app/createRoutes.tsx';
import { routeTable } from './app/routes.tsx';
import { createApolloClient } from './lib/apollo.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App client={createApolloClient()} router={createBrowserRouter(createRoutes(routeTable))} />
  </StrictMode>,
);
