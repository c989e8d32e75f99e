import { createHash } from 'node:crypto';
import { ApolloLink, gql } from '@apollo/client/core';
import { type DocumentNode, Kind, print } from 'graphql';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { EditionsDocument } from '../../../web/app/Editions.generated.ts';
import { LogoutDocument } from '../../../web/features/accounts/session/Logout.generated.ts';
import { UploadPhotoDocument } from '../../../web/features/profile/UploadPhoto.generated.ts';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { hashOf } from '../../../web/lib/hashLink.ts';
import { ServiceClockDocument } from '../../../web/ui/service/ServiceClock.generated.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../web/**/*.generated.ts', { eager: true });

/** Every operation of the page. */
const operations = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, document as DocumentNode] as const);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some((it) => it.kind === Kind.OPERATION_DEFINITION && it.operation === 'mutation');

describe('the hash in a document', () => {
  it('is there for each operation', () => {
    expect(operations.length).toBeGreaterThan(40);
    expect(operations.filter(([, document]) => hashOf(document) === undefined)).toEqual([]);
  });

  it.each(operations)('%s names the text that would be sent', async (_, document) => {
    const sent: DocumentNode[] = [];
    const transport = new ApolloLink(({ query }) => {
      sent.push(query);
      return of({ data: null, errors: [{ message: 'no' }] });
    });
    const client = createApolloClient({ transport });
    const sending = isMutation(document)
      ? client.mutate({ mutation: document })
      : client.query({ query: document, fetchPolicy: 'network-only' });
    await sending.catch(() => null);
    expect(sent.map(hashOf)).toEqual([hashOf(document)]);
    expect(sent.map((query) => sha256(print(query)))).toEqual([hashOf(document)]);
  });
});

interface Sent {
  method: string;
  url: URL;
  body: Record<string, unknown> | FormData | null;
}

/** A gateway whose answers are given one by one. */
function gatewayAnswering(...answers: [status: number, body: object][]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (uri: string, { method = 'GET', body = null }: { method?: string; body?: unknown }) => {
    const [status, answer] = answers[sent.length] ?? [500, {}];
    const read = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : (body as FormData | null);
    sent.push({ method, url: new URL(uri, 'http://page'), body: read });
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  return sent;
}
const clock = { data: { clock: { __typename: 'ServiceClock', now: '2025-09-15T09:00:00.000Z', isDemo: true } } };
const extensionsFor = (document: DocumentNode) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } });
const rejected = (code: string): [number, object] => [400, { errors: [{ message: 'no', extensions: { code } }] }];

describe('the page sends operations', () => {
  it('by GET and hash for static operations', async () => {
    const sent = gatewayAnswering([200, { data: { editions: [] } }]);
    await createApolloClient().query({ query: EditionsDocument });
    expect(sent.map(({ method, body }) => [method, body])).toEqual([['GET', null]]);
    const { searchParams } = sent[0]?.url ?? new URL('http://page');
    expect(JSON.parse(searchParams.get('extensions') ?? '')).toEqual(extensionsFor(EditionsDocument));
    expect(searchParams.has('query')).toBe(false);
  });

  it.each([
    ['a query', ServiceClockDocument, clock],
    ['a mutation', LogoutDocument, { data: { logout: { __typename: 'LogoutPayload', isTokenEnded: true } } }],
  ])('by POST and hash for %s', async (_, document, answer) => {
    const sent = gatewayAnswering([200, answer]);
    const client = createApolloClient();
    await (isMutation(document) ? client.mutate({ mutation: document }) : client.query({ query: document }));
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: expect.objectContaining({ variables: {}, extensions: extensionsFor(document) }),
      }),
    ]);
    expect(sent[0]?.body).not.toHaveProperty('query');
  });

  it('FIL-05 by hash with a file', async () => {
    const forms: FormData[] = [];
    class FakeRequest {
      upload = {};
      status = 200;
      statusText = '';
      responseText = '{"data":{"uploadPhoto":null}}';
      onload = () => {};
      onloadend = () => {};
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => 'content-type: application/json';
      send(form: FormData) {
        forms.push(form);
        this.onload();
        this.onloadend();
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    await createApolloClient().mutate({
      mutation: UploadPhotoDocument,
      variables: { input: { file: new File(['x'], 'a.png') } },
      context: { fetchOptions: { onUploadProgress: () => {} } },
    });
    const [operation] = forms.map((form) => JSON.parse(String(form.get('operations'))) as object);
    expect(operation).toMatchObject({
      extensions: extensionsFor(UploadPhotoDocument),
      variables: { input: { file: null } },
    });
    expect(operation).not.toHaveProperty('query');
  });

  it('again with the text where a gateway of another release does not know the hash', async () => {
    const sent = gatewayAnswering(rejected('PERSISTED_QUERY_NOT_FOUND'), [200, clock], [200, clock]);
    const client = createApolloClient();
    const { data } = await client.query({ query: ServiceClockDocument });
    expect(data).toEqual(clock.data);
    expect(sent.map(({ body }) => typeof (body as { query?: string }).query)).toEqual(['undefined', 'string']);
    await client.query({ query: ServiceClockDocument, fetchPolicy: 'network-only' });
    expect(sent[2]?.body).not.toHaveProperty('query');
  });

  it('and reports an update of the portal where the gateway does not trust the text', async () => {
    gatewayAnswering(rejected('PERSISTED_QUERY_NOT_FOUND'), rejected('DOCUMENT_NOT_TRUSTED'));
    const { describeFailure } = await import('../../../web/lib/failures.ts');
    const failed = await createApolloClient()
      .query({ query: ServiceClockDocument })
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(describeFailure(failed)).toContain('Портал обновляется');
  });

  it('with the text for a document that was not generated', async () => {
    const sent = gatewayAnswering([200, clock]);
    await createApolloClient().query({
      query: gql`
        query Mine {
          clock {
            now
            isDemo
          }
        }
      `,
    });
    expect(sent[0]?.body).toHaveProperty('query');
  });
});
