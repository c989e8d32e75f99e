import { describe, expect, it } from 'vitest';
import { listParticipations } from '../../../gateway/provider/calls/participants.ts';
import { listOrganizations, listSections } from '../../../gateway/provider/calls/references.ts';
import type { ProviderLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Answer, registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

/** Lists that come in pages. */
const provider = await scriptedProvider('moderator');
const sectionsCall = `GET ${callPaths.listSections}`;
const organizationsCall = `GET ${callPaths.listOrganizations}`;
const listCall = `POST ${callPaths.listParticipations}`;
const badResponse = { code: 'PROVIDER_BAD_RESPONSE' };
const retry = { most: 0, share: 1, floor: 1, windowMs: 1_000, firstDelayMs: 1, mostDelayMs: 1 };

const open = (basePath = '', limits: Partial<ProviderLimits> = {}) =>
  openClient(provider.url + basePath, { limits: { retry, ...limits } });

const section = (id: number) => ({ id, name: `Секция ${id}`, is_active: true, is_public: true, is_speaker: true });
const organization = (id: number) => ({ id, name: `Институт ${id}` });

/** A list in pages of two rows, as Django REST framework answers. */
const inPages =
  (rows: readonly object[], { key = 'results', next = (page: number): unknown => `?page=${page}` } = {}) =>
  ({ query }: { query: Record<string, string> }): Answer => {
    const page = Number(query.page ?? 1);
    const isLast = page * 2 >= rows.length;
    const data = rows.slice(page * 2 - 2, page * 2);
    return { body: { count: rows.length, next: isLast ? null : next(page + 1), previous: null, [key]: data } };
  };

const eleven = Array.from({ length: 11 }, (_, index) => section(index + 1));
const five = Array.from({ length: 5 }, (_, index) => organization(index + 1));

describe('a list in pages', () => {
  it.each(['results', 'data'])('is read completely: 11 sections, 2 a page, in `%s`', async (key) => {
    const next = (page: number) => `${callPaths.listSections}?id=3&page=${page}`;
    provider.on(sectionsCall, inPages(eleven, { key, next }));
    const sections = await listSections(open().client, 3);
    expect(sections.map(({ id }) => id)).toEqual(eleven.map(({ id }) => id));
    const calls = provider.callsTo(sectionsCall);
    expect(calls.map(({ query }) => query)).toEqual([
      { id: '3' },
      ...[2, 3, 4, 5, 6].map((page) => ({ id: '3', page: String(page) })),
    ]);
    expect(new Set(calls.map(({ headers }) => headers.authorization))).toEqual(new Set(['Token secret-token']));
  });

  it('is requested at the configured origin, whatever host its `next` names', async () => {
    const next = (page: number) => `http://internal.example:8000${callPaths.listOrganizations}?page=${page}`;
    provider.on(organizationsCall, inPages(five, { next }));
    expect(await listOrganizations(open().client)).toHaveLength(5);
  });

  it('is requested below the base path that a proxy removes', async () => {
    const next = (page: number) => `http://internal.example${callPaths.listOrganizations}?page=${page}`;
    provider.on(`GET /backend${callPaths.listOrganizations}`, inPages(five, { next }));
    expect(await listOrganizations(open('/backend').client)).toHaveLength(5);
  });

  it('keeps method, body and token of a POST', async () => {
    const rows = [1, 2, 3].map((id) => ({ ...registration({ id }), user_descr: 'Примеров' }));
    provider.on(listCall, inPages(rows));
    expect((await listParticipations(open().client, 3)).data).toHaveLength(3);
    const calls = provider.callsTo(listCall);
    expect(calls.map(({ body, headers, query }) => [JSON.parse(body), headers.authorization, query])).toEqual([
      [{ meeting_id: 3, is_moderator: true }, 'Token secret-token', {}],
      [{ meeting_id: 3, is_moderator: true }, 'Token secret-token', { page: '2' }],
    ]);
  });

  const failures: [string, Answer][] = [
    ['500', { status: 500, body: '<h1>Server Error</h1>' }],
    ['404', { status: 404, body: { detail: 'Неправильная страница' } }],
    ['a rejection', { body: { error: 'Слишком много страниц' } }],
    ['no rows', { body: { detail: 'ok' } }],
    ['a cut connection', { reset: 'before' }],
  ];
  it.each(failures)('is rejected, not shortened, if its third page is %s', async (_, answer) => {
    provider.on(organizationsCall, (seen) => (seen.query.page === '3' ? answer : inPages(five)(seen)));
    const { client, warnings } = open();
    await expect(listOrganizations(client)).rejects.toMatchObject(badResponse);
    expect(warnings).toContainEqual(
      expect.objectContaining({ operation: 'listOrganizations', check: expect.stringMatching(/did not come whole/) }),
    );
  });

  it('ends the session if a page’s answer says so', async () => {
    const ended: Answer = { status: 401, body: { detail: 'Недопустимый токен.' } };
    provider.on(sectionsCall, (seen) => (seen.query.page === '2' ? ended : inPages(eleven)(seen)));
    await expect(listSections(open().client, 3)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each<[string, (page: number) => unknown]>([
    ['leads back', (page) => `?page=${page > 3 ? 2 : page}`],
    ['is no address', () => 7],
  ])('is rejected if next %s', async (_, next) => {
    provider.on(sectionsCall, inPages(eleven, { next }));
    await expect(listSections(open().client, 3)).rejects.toMatchObject(badResponse);
    expect(provider.callsTo(sectionsCall).length).toBeLessThan(6);
  });

  it('is rejected if its count is higher than the number of rows', async () => {
    provider.on(organizationsCall, { body: { count: 11, next: null, data: five } });
    await expect(listOrganizations(open().client)).rejects.toMatchObject(badResponse);
  });

  it('ends after 50,000 rows', async () => {
    const data = Array.from({ length: 20_000 }, (_, index) => organization(index + 1));
    provider.on(organizationsCall, ({ query }) => ({ body: { next: `?page=${Number(query.page ?? 1) + 1}`, data } }));
    await expect(listOrganizations(open().client)).rejects.toMatchObject(badResponse);
    expect(provider.callsTo(organizationsCall)).toHaveLength(3);
  });

  it('has one deadline for all its pages', async () => {
    provider.on(organizationsCall, (seen) => ({
      ...inPages(five)(seen),
      ...(seen.query.page === undefined ? {} : { hangs: true }),
    }));
    const { client } = open('', { listMs: 300, callMs: 60_000 });
    await expect(listOrganizations(client)).rejects.toMatchObject(badResponse);
  });
});
