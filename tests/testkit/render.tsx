/**
 * Renders a screen as the page does, over the real schema: a query or an input that the schema does not know fails
 * the test. A test gives resolvers for what it needs; any other field fails.
 */
import { readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client/core';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { buildSchema, type DocumentNode, type GraphQLEnumType, type GraphQLObjectType, validate } from 'graphql';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Observable, of } from 'rxjs';
import { theme } from '../../web/app/theme.ts';
import { createApolloClient } from '../../web/lib/apollo.ts';
import { Toaster } from '../../web/ui/toast/Toaster.tsx';

type Resolver = (parent: unknown, args: never) => unknown;

/** Root fields as a test answers them. */
export interface Resolvers {
  Query?: Record<string, Resolver>;
  Mutation?: Record<string, Resolver>;
}

interface RenderOptions {
  resolvers?: Resolvers;
  /** The first address, with query and hash. */
  at?: string;
  /** The screen's own path where it has parameters; else the address without its query. */
  path?: string;
}

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
/** The provider's extensions unless a test names others: all of them. */
const extensions = Object.keys((schema.getType('ProviderExtension') as GraphQLEnumType).toConfig().values);

/** The service's clock if a test says nothing else. */
const clock = { now: '2025-09-15T09:00:00.000Z', isDemo: false };

/** A transport without network: every call fails as fetch does. */
export const offline = new ApolloLink(
  () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
);

type Faults = ReturnType<typeof validate>;
const checked = new WeakMap<DocumentNode, Faults>();

/** What the schema finds wrong with a document; each document is validated once. */
function faultsOf(document: DocumentNode): Faults {
  const faults = checked.get(document) ?? validate(schema, document);
  checked.set(document, faults);
  return faults;
}

/** The root fields as one object, which `execute` calls without a parent. */
function rootOf(resolvers: Resolvers): Record<string, (args: never) => unknown> {
  const fields = Object.entries(resolvers).flatMap(([type, fieldsOfType]: [string, Record<string, Resolver>]) => {
    const known = (schema.getType(type) as GraphQLObjectType).getFields();
    return Object.entries(fieldsOfType).map(([name, resolver]) => {
      if (!(name in known)) throw new Error(`The schema has no field ${type}.${name}`);
      return [name, (args: never) => resolver(undefined, args)] as const;
    });
  });
  return { clock: () => clock, extensions: () => extensions, ...Object.fromEntries(fields) };
}

/** A transport that answers by the schema. */
export function schemaTransport(resolvers: Resolvers = {}): ApolloLink {
  const answers = new SchemaLink({ schema, rootValue: rootOf(resolvers) });
  return new ApolloLink((operation) => {
    const errors = faultsOf(operation.query);
    if (errors.length > 0) return of({ errors: errors.map((error) => error.toJSON()) });
    return answers.request(operation);
  });
}

/** Renders routes in the page's providers. */
export function renderRoutes(routes: RouteObject[], at: string, transport: ApolloLink) {
  const client = createApolloClient({ transport });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    // Without style sheets: jsdom would match all their rules whenever a query reads a style, a sixth of a test's time.
    <MantineProvider theme={theme} env="test" withGlobalClasses={false} withCssVariables={false}>
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
  const { at = '/', path = new URL(at, 'http://page').pathname } = options;
  return renderRoutes(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    at,
    options.transport ?? schemaTransport(options.resolvers),
  );
}
