import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  client: ApolloClient;
  /** The browser's router, or a static one while the service renders the page. */
  children: ReactNode;
}

/** The providers around the router. */
export function App({ client, children }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Toaster />
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </MantineProvider>
  );
}
