import { afterAll, describe, expect, it } from 'vitest';
import { extensionNames } from '../../../../gateway/provider/http/extensionNames.ts';
import { type Caller, startGateway } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { school } from '../../../testkit/samples.ts';
import { awaiting, readRows } from './rows.ts';

/** Lists stay fresh for an hour, so only invalidation can show a change. */
const hour = 3_600_000;
const listFreshness = { moderators: hour, others: hour, withoutRevisions: hour };
const { provider, gateway, moderator, admin, person } = await samplePortal({ listFreshness });
/** A second gateway before the same provider. */
const other = await startGateway({
  providerUrl: provider.url,
  clock: provider.clock,
  // A gateway that does not know the extensions yet caches lists longer, because it expects no revisions.
  providerExtensions: extensionNames,
});
afterAll(() => other.close());

const rows = (filter: object, at = gateway) => readRows(at, moderator, filter);

const value = '{ ... on RecordText { text } ... on FormatValue { format } ... on SectionsValue { sections { id } } }';

interface Confirmed {
  registration: { version: string; talkSlot: number | null } | null;
  conflict: {
    updatedBy: string | null;
    updatedAt: string;
    current: { version: string };
    changes: { authorRole: string }[];
    fields: { field: string; current: object | null; wanted: object | null }[];
  } | null;
  userErrors: object[];
}

const change = async (input: object, caller: Caller = moderator) => {
  const fields = `
    registration { id version status effectiveFormat talkDay talkSlot effectiveSection { id } confirmedFormat talkSchedule }
    conflict {
      updatedBy updatedAt current { id version } changes { action authorRole }
      fields { field current ${value} wanted ${value} }
    }
    userErrors { code field }`;
  return (await gateway.mutate<Confirmed>('confirmFormat', input, fields, caller)).payload;
};

describe('a change of one record', () => {
  it('LST-04 a listener loses section, date, day and slot', async () => {
    const [row] = await rows(awaiting());
    const talk = {
      registrationId: row?.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: 'Section:26',
      talkSchedule: '22 октября',
    };
    const done = await change({ ...talk, talkDay: 2, talkSlot: 4 });
    expect(done.registration).toMatchObject({ status: 'AWAITING_PERSON', talkDay: 2, talkSlot: 4 });
    const listener = await change({ ...talk, confirmedFormat: 'LISTENER', talkDay: 2, talkSlot: 4 });
    expect(listener.registration).toMatchObject({
      effectiveFormat: 'LISTENER',
      talkDay: null,
      talkSlot: null,
      effectiveSection: null,
      confirmedFormat: 'LISTENER',
      talkSchedule: null,
    });
  });

  it('REG-05 rejects a talk in a section without talks, and a talk at the school, at their fields', async () => {
    const [row] = await rows(awaiting());
    const plenary = { registrationId: row?.id, confirmedFormat: 'POSTER', confirmedSectionId: 'Section:38' };
    expect(await change(plenary)).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['confirmedSectionId'] }] });
    const poster = {
      registrationId: `Registration:${await provider.register(person.token, school)}`,
      confirmedFormat: 'POSTER',
      confirmedSectionId: 'Section:26',
    };
    expect(await change(poster)).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['confirmedFormat'] }] });
    const listener = await change({ registrationId: poster.registrationId, confirmedFormat: 'LISTENER' });
    expect(listener).toMatchObject({ registration: { confirmedFormat: 'LISTENER' }, userErrors: [] });
  });

  it('LST-07 keeps day, track and slot in a project’s list', async () => {
    const [row] = await rows(awaiting());
    const talk = {
      registrationId: row?.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: 'Section:26',
      talkSchedule: '22 октября',
    };
    await change({ ...talk, talkSlot: 7 });
    const done = await change({ ...talk, project: 'neutron', talkSchedule: '23 октября' });
    expect(done.registration?.talkSlot).toBe(7);
  });

  it.each(['2147483648', '999999999999999'])('rejects the version %s, which no record has', async (expectedVersion) => {
    const [row] = await rows(awaiting());
    const done = await change({ registrationId: row?.id, confirmedFormat: 'LISTENER', expectedVersion });
    expect(done).toMatchObject({ registration: null, userErrors: [{ code: 'INVALID', field: ['expectedVersion'] }] });
  });

  it('LST-04 is a visible conflict where somebody else changed the record meanwhile, and overwrites nothing', async () => {
    const [row] = await rows(awaiting());
    const expectedVersion = row?.version;
    const talk = {
      registrationId: row?.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: 'Section:26',
      talkSchedule: 'утро',
    };
    const first = await change({ ...talk, expectedVersion }, admin);
    expect(first.conflict).toBeNull();
    const second = await change({
      ...talk,
      confirmedSectionId: 'Section:27',
      talkSchedule: 'вечер',
      expectedVersion,
    });
    expect(second.registration).toBeNull();
    expect(second.userErrors).toEqual([{ code: 'CONFLICT', field: null }]);
    const conflict = second.conflict;
    expect(conflict?.updatedBy).toMatch(/\S+ \S+/);
    expect(Date.parse(conflict?.updatedAt ?? '')).toBe(provider.clock.now().getTime());
    expect(conflict?.changes[0]).toMatchObject({ action: 'CHANGED', authorRole: 'MODERATOR' });
    expect(conflict?.fields).toEqual([
      {
        field: 'CONFIRMED_SECTION',
        current: { text: expect.any(String), sections: [{ id: 'Section:26' }] },
        wanted: { text: expect.any(String), sections: [{ id: 'Section:27' }] },
      },
      { field: 'TALK_SCHEDULE', current: { text: 'утро' }, wanted: { text: 'вечер' } },
    ]);
    const knowingly = { ...talk, confirmedSectionId: 'Section:27', expectedVersion: conflict?.current.version };
    expect((await change(knowingly)).registration).toMatchObject({ effectiveSection: { id: 'Section:27' } });
  });

  it.each<[string, (talk: object) => Promise<unknown>]>([
    ['made the talk a listener', (talk) => change({ ...talk, confirmedFormat: 'LISTENER' }, admin)],
    [
      'withdrew the decision',
      (talk) => gateway.mutate('withdrawDecision', { ...talk, sendLetter: false }, 'userErrors { code }', admin),
    ],
  ])('R25 a part of a talk is a conflict after another moderator %s', async (_, changeMeanwhile) => {
    const [row] = await rows(awaiting());
    const record = { registrationId: row?.id };
    const decision = { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26', talkSlot: 4 };
    const seen = await change({ ...record, ...decision });
    await changeMeanwhile(record);
    const part = { ...record, talkSchedule: ' вечер ', talkSlot: 5, talkDay: null };
    const stale = await change({ ...part, expectedVersion: seen.registration?.version });
    expect(stale).toMatchObject({
      registration: null,
      conflict: {
        updatedBy: expect.stringMatching(/\S+ \S+/),
        changes: [{ authorRole: 'MODERATOR' }],
        fields: [
          { field: 'TALK_SCHEDULE', current: null, wanted: { text: 'вечер' } },
          { field: 'TALK_SLOT', current: null, wanted: { text: '5' } },
        ],
      },
      userErrors: [{ code: 'CONFLICT', field: null }],
    });
    const present = await change({ ...part, expectedVersion: stale.conflict?.current.version });
    expect(present).toMatchObject({ conflict: null, userErrors: [{ field: ['confirmedFormat'] }] });
  });

  it('R25 a format that the section of another moderator does not take is a conflict', async () => {
    const [row] = await rows(awaiting());
    const record = { registrationId: row?.id };
    const seen = await change({ ...record, confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26' });
    await change({ ...record, confirmedSectionId: 'Section:39' }, admin);
    const poster = { ...record, confirmedFormat: 'POSTER' };
    const stale = await change({ ...poster, expectedVersion: seen.registration?.version });
    expect(stale.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const present = await change({ ...poster, expectedVersion: stale.conflict?.current.version });
    expect(present).toMatchObject({ conflict: null, userErrors: [{ field: ['confirmedSectionId'] }] });
  });

  it('adds history entries with author, time and fields, newest first; the owner does not see moderators’ names', async () => {
    const id = `Registration:${await provider.register(person.token)}`;
    await change({ registrationId: id, confirmedFormat: 'POSTER', confirmedSectionId: 'Section:27', talkSlot: 3 });
    type Entry = { authorName: string | null; changes: object[] };
    const ask = async (caller: Caller) => {
      const { registration } = await gateway.read<{ registration: { history: { nodes: Entry[] } } }>(
        `query ($id: ID!) { registration(id: $id) { history { nodes {
          action authorRole authorName createdAt changes { field before ${value} after ${value} }
        } } } }`,
        { id },
        caller,
      );
      return registration.history.nodes;
    };
    const history = await ask(moderator);
    expect(history).toMatchObject([
      { action: 'CHANGED', authorRole: 'MODERATOR' },
      { action: 'REGISTERED', authorRole: 'OWNER' },
    ]);
    expect(history[0]?.authorName).toMatch(/\S+ \S+/);
    expect(history[0]?.changes).toContainEqual({
      field: 'CONFIRMED_FORMAT',
      before: null,
      after: { text: 'Стендовый доклад', format: 'POSTER' },
    });
    expect(history[0]?.changes).toContainEqual({
      field: 'CONFIRMED_SECTION',
      before: null,
      after: { text: expect.any(String), sections: [{ id: 'Section:27' }] },
    });
    expect((await ask(person))[0]?.authorName).toBeNull();
  });

  it('changes the revision of a list with each change', async () => {
    const revision = async () =>
      (await gateway.graphql('{ edition(year: 2025) { participantsRevision } }', {}, moderator)).data;
    const before = await revision();
    expect(await revision()).toEqual(before);
    const [row] = await rows(awaiting());
    await change({ registrationId: row?.id, confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26' });
    expect(await revision()).not.toEqual(before);
  });
});
