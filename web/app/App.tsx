import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '../ui/Toaster.tsx';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  client: ApolloClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The providers around the router. */
export function App({ client, router }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Toaster />
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}
