import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { hasFindings } from '../../scripts/providerCheck/check.ts';
import { slowShare } from '../../scripts/providerCheck/judge.ts';
import { tableOf } from '../../scripts/providerCheck/report.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import {
  call,
  getCall,
  json,
  keepingProvider,
  listCall,
  never,
  organizationsCall,
  ownCall,
  row,
} from './keepingProvider.ts';

/** A provider with habits that an owner has to know of; the check finds each of them, and says so by its exit code. */
const { provider, check } = await keepingProvider();

it('finds nothing at a provider that keeps the contract, and reads records and a file by the ids of the lists', async () => {
  const checked = await check();
  expect(checked.calls.flatMap(({ name, leaves }) => leaves.map((text) => `${name}: ${text}`))).toEqual([]);
  expect(hasFindings(checked)).toBe(false);
  const ids = provider.callsTo(getCall).map(({ query }) => query.id);
  expect(ids).toEqual(['12', '2147483646', '12']);
  expect(call(checked, 'getMedia')).toMatchObject({ gateway: 'reads it' });
  expect(provider.callsTo('GET /media/photos/7/photo.png')).toHaveLength(1);
});

it('notes a list in pages as Django REST framework sends them, and finds nothing wrong with it', async () => {
  provider.on(organizationsCall, ({ query }) => ({
    body: {
      count: 2,
      next: query.page === '2' ? null : `http://internal${callPaths.listOrganizations}?page=2`,
      previous: null,
      results: [query.page === '2' ? { id: 5, name: 'x' } : { id: 134, name: 'y' }],
    },
  }));
  const checked = await check();
  expect(call(checked, 'listOrganizations')).toMatchObject({
    leaves: [],
    fields: ['not in the contract: count, next, previous'],
    notes: ['comes in 2 pages, 2 records'],
  });
  expect(hasFindings(checked)).toBe(false);
});

describe('the check finds', () => {
  const findings: [habit: string, script: () => void, name: string, finding: RegExp, slow?: number][] = [
    [
      'a field of another name',
      () => provider.on(listCall, json([{ ...row(12), user_descr: undefined, full_name: 'Примеров' }, row(13)])),
      'listParticipations',
      /^data\[\] must have `user_descr`; came: `full_name` \(1 of 2 rows\)$/,
    ],
    [
      'another envelope',
      () => provider.on(organizationsCall, { body: { items: [{ id: 5, name: 'x' }] } }),
      'listOrganizations',
      /^the answer must have `data`; came: `items`$/,
    ],
    [
      'a list cut by its count',
      () =>
        provider.on(`GET ${callPaths.listParticipants}`, {
          body: { count: 11, data: [{ id: 1, user_descr: 'x', organisation: 'y' }] },
        }),
      'listParticipants',
      /^the list is cut: 11 records by `count`, 1 came$/,
    ],
    [
      'an organisation known by its id',
      () => provider.on(listCall, json([row(12, { organisation: null }), row(13)])),
      'listParticipations',
      /^organization_id without organisation in 1 of 2 rows$/,
    ],
    [
      'ids that no list names',
      () => provider.on(ownCall, json([registration({ section_choice_id: 99 })])),
      'listRegistrations',
      /^section_choice_id that listSections lacks in 1 of 1 rows$/,
    ],
    [
      'an unknown id that is no 404',
      () => provider.on(getCall, { status: 400, body: { code: 17 } }),
      'getParticipation, unknown id',
      /^an unknown id answers 400 \(PROVIDER_BAD_RESPONSE\): expected 404 in JSON$/,
    ],
    [
      'ids above 2^53',
      () => provider.on(organizationsCall, { body: Buffer.from('{"data":[{"id":9007199254740993,"name":"x"}]}') }),
      'listOrganizations',
      /^data\[\]\.id must not be above 2\^53 \(1 of 1 rows\)$/,
    ],
    [
      'a slow answer',
      () =>
        provider.on(organizationsCall, {
          ...json([
            { id: 5, name: 'x' },
            { id: 134, name: 'y' },
          ]),
          delayMs: 1_600,
        }),
      'listOrganizations',
      /^slow: \d+ ms of 3000 ms$/,
      slowShare,
    ],
  ];

  it.each(findings)('%s', async (_, script, name, finding, slow = never) => {
    script();
    const checked = await check({ slow });
    expect(call(checked, name)?.leaves).toContainEqual(expect.stringMatching(finding));
    expect(hasFindings(checked)).toBe(true);
  });

  it('files elsewhere, and where they lie, without the names of folders and files', async () => {
    const link = 'https://files.example.org/forum/primerov/a.pdf?token=secret';
    provider.on(ownCall, json([registration({ file: link, file_id: 5 })]));
    const checked = await check();
    expect(checked.files.elsewhere).toEqual(['https://files.example.org/forum/ (1)']);
    expect(hasFindings(checked)).toBe(true);
    expect(tableOf(checked)).toContain(
      'PROVIDER_MEDIA_URL has to name their folders\n  https://files.example.org/forum/ (1)',
    );
    expect(tableOf(checked)).not.toMatch(/primerov|secret/);
    const allowed = await check({ mediaUrls: ['https://files.example.org/forum/'] });
    expect(allowed.files.elsewhere).toEqual([]);
  });
});

it('shows fields outside the contract and shapes of errors in separate parts', async () => {
  provider.on(
    organizationsCall,
    json([
      { id: 5, name: 'x', titel: 'y' },
      { id: 134, name: 'z', titel: null },
    ]),
  );
  const table = tableOf(await check());
  expect(table).not.toContain('within the contract');
  expect(table).toMatch(
    /Fields that only the contract or only the provider has\n(?: {2}.*\n)* {2}listOrganizations: not in the contract: data\[\]\.titel/,
  );
  expect(table).toContain('getParticipation, unknown id: 404 {"detail":"string"}');
});
