import { beforeEach, describe, expect, it } from 'vitest';
import { changeEmail } from '../../provider/accounts/changeEmail.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Row = Record<string, unknown> & { id: number };
type List = { data: Row[]; revision: string };
type Changes = { revision: string; is_whole: boolean; changed: Row[]; removed: number[] };

const provider = await sampleProvider();
const owner = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

const list = (body: object, token?: string) =>
  provider.call<List>('POST', callPaths.listParticipations, { token, body: { meeting_id: 3, ...body } });
const revisionOf = async (meeting = 3) =>
  (await provider.read<{ revision: string }>(`${callPaths.getListRevision}?meeting_id=${meeting}`)).revision;
const changesSince = (since: string, more = '') =>
  provider.read<Changes>(`${callPaths.listParticipationChanges}?meeting_id=3&since=${since}${more}`, moderator);
const post = (path: string, body: object, token: string) => provider.call<{ data: Row }>('POST', path, { token, body });
const make = () => provider.register(owner);
const act = (id: number, action: object) => post(callPaths.changeRegistration, { id, ...action }, owner);
const confirm = (id: number) =>
  post(callPaths.changeParticipation, { id, new_user_type: 1, new_section: null, new_org_comment: '' }, moderator);
async function attach(id: number): Promise<void> {
  const upload = await provider.upload(owner, 3);
  await provider.attach(owner, id, 3, upload.body.data.id);
}

describe('who sees what of a list', () => {
  const PUBLIC = ['id', 'user_descr', 'organisation', 'organization_id', 'other_org_descr'].sort();
  const keys = ({ body }: { body: List }) => [...new Set(body.data.flatMap((row) => Object.keys(row)))].sort();

  it('API-11 LST-07 LST-08 others see names and organisations, of the project too, whatever role they claim', async () => {
    for (const token of [undefined, owner]) {
      expect(keys(await list({ is_moderator: false }, token))).toEqual(PUBLIC);
      expect(keys(await list({ is_moderator: false, neutron_only: true }, token))).toEqual(PUBLIC);
      const claimed = await list({ is_moderator: true, neutron_only: true }, token);
      expect(claimed.status).toBe(token === undefined ? 401 : 403);
      expect(claimed.body.data).toBeUndefined();
    }
    expect(keys(await list({ is_moderator: false }, moderator))).toEqual(PUBLIC);
    expect(keys(await list({ is_moderator: true }, moderator))).toEqual(expect.arrayContaining(['email', 'version']));
  });

  it('API-11 LST-07 the project’s list contains its people once', async () => {
    const whole = (await list({ is_moderator: false })).body.data.map(({ id }) => id);
    const project = (await list({ is_moderator: false, neutron_only: true })).body.data;
    const records = (await list({ is_moderator: true, neutron_only: true }, moderator)).body.data;
    expect(project.length).toBeGreaterThan(10);
    expect(project.length).toBeLessThan(whole.length / 2);
    expect(new Set(project.map(({ user_descr }) => user_descr)).size).toBe(project.length);
    expect(new Set(records.map(({ email }) => email)).size).toBe(project.length);
  });
});

describe('the revision of a list', () => {
  it('API-11 a list names its revision, which stays while nothing changes', async () => {
    const { revision } = (await list({ is_moderator: true }, moderator)).body;
    expect(await revisionOf()).toBe(revision);
    expect((await list({ is_moderator: false })).body.revision).toBe(revision);
    // Writes elsewhere do not change the list.
    await provider.login('participant@example.org');
    expect(await revisionOf()).toBe(revision);
    expect(await changesSince(revision)).toEqual({ revision, is_whole: false, changed: [], removed: [] });
  });

  it('API-11 reports every change of a listed field, and no other', async () => {
    let id = 0;
    const steps: [string, () => Promise<unknown>, object][] = [
      ['a registration', async () => (id = await make()), { confirm_type: 0, file_pdf_id: null }],
      ['a file', () => attach(id), { file_pdf_id: expect.any(Number) }],
      ['a moderator’s change', () => confirm(id), { confirm_type: 1 }],
      ['a confirmation', () => provider.confirm(owner, id), { is_confirm: 1 }],
      ['a removed file', () => act(id, { action: 'del_thesis_pdf' }), { file_pdf_id: null }],
      [
        'another phone',
        () =>
          provider.call('PATCH', callPaths.changeIndividual, {
            token: owner,
            body: { first_name: 'Пример', last_name: 'Примеров', phone_number: `+7900${Date.now() % 10_000_000}` },
          }),
        { is_confirm: 1 },
      ],
    ];
    for (const [name, step, expected] of steps) {
      const before = await revisionOf();
      const others = await revisionOf(1);
      await step();
      const changes = await changesSince(before);
      expect([name, changes.changed.length, changes.changed[0]?.id]).toEqual([name, 1, id]);
      expect(changes.changed[0]).toMatchObject(expected);
      expect([changes.is_whole, changes.removed]).toEqual([false, []]);
      expect(changes.revision).toBe(await revisionOf());
      expect(await revisionOf(1)).toBe(others);
    }
    const before = await revisionOf();
    await provider.cancel(owner, id);
    expect(await changesSince(before)).toMatchObject({ changed: [], removed: [id] });
  });

  it('API-11 a renamed organisation changes all its people', async () => {
    const before = await revisionOf();
    const { database } = provider;
    await database.updateTable('organizations').set({ name: 'Институт новых образцов' }).where('id', '=', 1).execute();
    const { changed } = await changesSince(before);
    expect(changed.length).toBeGreaterThan(1);
    expect(new Set(changed.map(({ organisation }) => organisation))).toEqual(new Set(['Институт новых образцов']));
  });

  it('API-11 a new e-mail address changes the records of its person', async () => {
    const id = await make();
    const before = await revisionOf();
    const [username, to] = ['participant@example.org', 'new@example.org'];
    const { database } = provider;
    const account = await database
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    await changeEmail(database, { id: Number(account?.id), username }, to, provider.clock.now());
    expect((await changesSince(before)).changed).toEqual([expect.objectContaining({ id, email: to })]);
  });

  it('API-11 LST-07 reports other people’s changes as removals in the project’s list', async () => {
    const before = await revisionOf();
    const id = await make();
    expect(await changesSince(before, '&neutron_only=true')).toMatchObject({ changed: [], removed: [id] });
    expect(await changesSince(before, '&neutron_only=false')).toMatchObject({ changed: [{ id }], removed: [] });
  });

  it('API-11 answers a foreign revision with the complete list', async () => {
    const whole = (await list({ is_moderator: true }, moderator)).body;
    for (const since of ['999999999-999999999', 'A'.repeat(22), 'W/"abc"', '']) {
      const changes = await changesSince(encodeURIComponent(since));
      expect(changes).toMatchObject({ is_whole: true, revision: whole.revision, removed: [] });
      expect(changes.changed).toEqual(whole.data);
    }
  });

  it('API-11 a revision reveals no number of transactions', async () => {
    // A block of a cipher: neither number can be read from it.
    expect(await revisionOf()).toMatch(/^[\w-]{22}$/);
  });
});
