/**
 * Renders a screen as the page does, over the real schema: a query or an input that the schema does not know fails
 * the test. A test gives resolvers for what it needs; whatever else is asked for fails as a fault would.
 */
import { readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client/core';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach } from 'vitest';
import { cssVariables, theme } from '../../web/app/theme.ts';
import { createApolloClient } from '../../web/lib/apollo.ts';
import { Toaster } from '../../web/ui/Toaster.tsx';

type Resolver = (parent: unknown, args: never) => unknown;

/** Root fields as a test answers them. */
export interface Resolvers {
  Query?: Record<string, Resolver>;
  Mutation?: Record<string, Resolver>;
}

interface RenderOptions {
  resolvers?: Resolvers;
  /** Where the page stands at first, with query and hash. */
  at?: string;
  /** The screen's own path where it has parameters; else the address without its query. */
  path?: string;
  /** Further routes that the screen leads to. Every other address shows its own path as text. */
  routes?: RouteObject[];
}

const typeDefs = readFileSync('schema/schema.graphql', 'utf8');

/** A transport without network: every call fails as fetch does. */
export const offline = new ApolloLink(
  () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
);

/** A transport that answers by the schema. */
export function schemaTransport(resolvers: Resolvers = {}): ApolloLink {
  return new SchemaLink({ schema: makeExecutableSchema({ typeDefs, resolvers: { ...resolvers } }), validate: true });
}

afterEach(() => notifications.clean());

/** Renders routes in the page's providers. */
export function renderRoutes(routes: RouteObject[], at: string, transport: ApolloLink) {
  const client = createApolloClient({ transport });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <Toaster />
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    client,
  };
}

/** Renders one screen at its address; `transport: offline` takes the network away. */
export function renderScreen(screen: ReactElement, options: RenderOptions & { transport?: ApolloLink } = {}) {
  const { at = '/', path = new URL(at, 'http://page').pathname, routes = [] } = options;
  return renderRoutes(
    [{ path, element: screen }, ...routes, { path: '*', element: null }],
    at,
    options.transport ?? schemaTransport(options.resolvers),
  );
}
