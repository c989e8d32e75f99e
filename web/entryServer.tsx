/**
 * The page's server build, in dist/page-server: the gateway loads it by its path and renders pages with it.
 * gateway/http/page/renderer.ts describes what the gateway expects.
 */
import { ApolloLink } from '@apollo/client/core';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { App } from './app/App.tsx';
import { createRoutes } from './app/createRoutes.tsx';
import { DocumentHeadDocument, type DocumentHeadQuery } from './app/document/DocumentHead.generated.ts';
import { headTags } from './app/document/headTags.ts';
import {
  documentFrame,
  isPage,
  type PublicAddress,
  publicAddresses,
  talkAddresses,
} from './app/document/publicAddresses.ts';
import { TalkAddressesDocument, type TalkAddressesQuery } from './app/document/TalkAddresses.generated.ts';
import { filesOf, type Manifest, writeDocument } from './app/document/writeDocument.ts';
import { EditionsDocument, type EditionsQuery } from './app/Editions.generated.ts';
import { routeTable } from './app/routes.tsx';
import { createApolloClient } from './lib/apollo.ts';
import { parseEditionPath, parseTalkPath } from './lib/editionPaths.ts';
import { hashOf } from './lib/hashLink.ts';
import { paths } from './lib/paths.ts';
import { type PageNotes, PageNotesContext } from './ui/page/pageNotes.ts';

interface Options {
  /** The built page, index.html. */
  template: string;
  manifest: Manifest;
  /** The text of a built file, by its path in the manifest. */
  readFile(path: string): string;
  /** The portal's address. */
  origin: string;
  /** Answers a static operation by its hash; null for an unknown one. */
  answer(hash: string, variables: Record<string, unknown>): Promise<ApolloLink.Result | null>;
  /** Answers an operation for the visitor with this network address. */
  answerVisitor(hash: string, variables: Record<string, unknown>, visitor: string): Promise<ApolloLink.Result>;
}

/** A request to render a page for one visitor, with the document that its address names. */
interface DocumentRequest {
  search: string;
  /** The visitor's network address. */
  visitor: string;
}

const routes = createRoutes(routeTable);
const handler = createStaticHandler(routes);

/** Answers static operations only, because a rendered page has no personal data. */
function serviceLink(answer: Options['answer'], errors: Error[]): ApolloLink {
  const run = async (operation: ApolloLink.Operation): Promise<ApolloLink.Result> => {
    try {
      const result = await answer(hashOf(operation.query) ?? '', operation.variables);
      if (result === null) throw new Error(`${operation.operationName} is not @static: it needs "ssr: false"`);
      return result;
    } catch (error) {
      // Without this, the screen would show the error and the page would be stored with it.
      errors.push(error as Error);
      throw error;
    }
  };
  return new ApolloLink((operation) => from(run(operation)));
}

/** The editions with the fields for search engines; the browser does not load these. */
async function listEditions(answer: Options['answer']): Promise<DocumentHeadQuery['editions']> {
  const result = await answer(hashOf(DocumentHeadDocument) ?? '', {});
  return (result?.data as DocumentHeadQuery | undefined)?.editions ?? [];
}

/** Renders the page's public addresses. */
export function createRenderer({ template, manifest, readFile, origin, answer, answerVisitor }: Options) {
  const answerOnce =
    ({ visitor }: DocumentRequest): Options['answer'] =>
    async (hash, variables) =>
      (await answer(hash, variables)) ?? (await answerVisitor(hash, variables, visitor));

  async function render({ path, isListed }: PublicAddress, request: DocumentRequest | null = null): Promise<string> {
    const errors: Error[] = [];
    const search = request?.search ?? '';
    const notes: PageNotes = {
      title: '',
      description: null,
      screens: new Set(),
      withDocument: request !== null,
      failures: [],
    };
    const client = createApolloClient({
      transport: serviceLink(request === null ? answer : answerOnce(request), errors),
    });
    const context = await handler.query(new Request(new URL(path + search, origin)));
    if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
    const { result: body } = await prerenderStatic({
      tree: (
        <PageNotesContext value={notes}>
          <App client={client}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </PageNotesContext>
      ),
      // Renders in one piece: a later part would need an inline script, which the page's policy forbids.
      renderFunction: (tree) =>
        prerenderToNodeStream(tree, {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError: (error) => void errors.push(error as Error),
        }),
    });
    const [error] = [...errors, ...notes.failures];
    if (error) throw error;
    if (notes.title === '') throw new Error(`${path} shows no screen`);

    const editions = await listEditions(answer);
    const talk = parseTalkPath(path);
    const named = parseEditionPath(talk?.programme ?? path);
    const edition = editions.find(({ year, isCurrent }) => (named?.year ? year === named.year : isCurrent));
    if (edition === undefined) throw new Error(`${path} is of no edition`);
    const screens = [...notes.screens];
    const files = filesOf(manifest, screens);
    const head = headTags({
      title: notes.title,
      description: notes.description ?? edition.summary,
      path,
      origin,
      edition,
      isEvent: path === paths.home || (named?.screen === 'program' && talk === null),
      isListed,
      hasHero: path === paths.home,
      fonts: files.fonts.map((file) => `/${file}`),
    });
    return writeDocument(template, {
      title: notes.title,
      head,
      styles: files.styles.map((file) => ({ href: `/${file}`, content: readFile(file).trim() })),
      scripts: files.scripts.map((file) => `/${file}`),
      body,
      // The script renders such a page again, because only in the browser the router has the query.
      handover: { path: path + search, screens, cache: client.extract() as Record<string, unknown> },
    });
  }
  return {
    async addresses() {
      const result = await answer(hashOf(EditionsDocument) ?? '', {});
      const editions = (result?.data as EditionsQuery | undefined)?.editions ?? [];
      const programmes = await answer(hashOf(TalkAddressesDocument) ?? '', {});
      const talks = talkAddresses((programmes?.data as TalkAddressesQuery | undefined)?.editions ?? []);
      const known = new Set(talks);
      return {
        rendered: publicAddresses(routeTable, editions, talks),
        notFound: paths.notFound,
        documentFrame,
        isPage: (path: string) => isPage(routeTable, editions, known, path),
      };
    },
    render,
  };
}
