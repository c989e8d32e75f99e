import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { talk } from '../testkit/samples.ts';

type Row = {
  id: number;
  version: number;
  confirm_type: number;
  is_confirm: number;
  section_confirm_id: number | null;
  org_comment: string | null;
  speak_slot: number | null;
};
type Letter = { id: number; to: string; subject: string; text: string };
type Batch = {
  id: string;
  records: number;
  undone: number;
  undoes: string | null;
  author_descr: string;
  fields: object[];
};

const provider = await sampleProvider();
const owner = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

const post = <T = { data: Row }>(path: string, body: object, token = moderator) =>
  provider.call<T>('POST', path, { token, body });
const asSpeaker = (id: number, rest: object = {}) => ({
  id,
  new_user_type: 2,
  new_section: 26,
  new_org_comment: '22 октября',
  ...rest,
});
const change = async (body: object) => (await post(callPaths.changeParticipation, body)).body.data;
const undo = (id: number, undoes: string, rest: object = {}) => post(callPaths.undoChange, { id, undoes, ...rest });
const preview = async (body: object) => (await post<{ data: Letter[] }>(callPaths.previewLetters, body)).body.data;
const batches = () => provider.read<Batch[]>(`${callPaths.listBatches}?meeting_id=3`, moderator);
const confirm = (id: number) => provider.confirm(owner, id);
const letters = async () => (await provider.mailbox()).length;
/** Every test uses a new batch, because the history of earlier tests stays. */
const newBatch = () => randomUUID();

describe('letters that a change would send', () => {
  it('REG-05 are rendered as they go out afterwards, and nothing is changed or sent', async () => {
    const id = await provider.register(owner);
    const before = await letters();
    const [letter, ...others] = await preview({ changes: [asSpeaker(id)] });
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      id,
      to: 'participant@example.org',
      subject: 'Подтвердите участие до 9 октября включительно: устный доклад',
    });
    expect(letter?.text).toContain('Дата доклада: 22 октября\n');
    expect(await letters()).toBe(before);
    await change(asSpeaker(id));
    const [sent] = await provider.mailbox();
    expect({ to: sent?.to, subject: sent?.subject, text: sent?.text }).toEqual({
      to: letter?.to,
      subject: letter?.subject,
      text: letter?.text,
    });
  });

  it('are not sent for a change of the slot alone, a repeated change, or a rejected one', async () => {
    const id = await provider.register(owner);
    expect(await preview({ changes: [asSpeaker(id, { new_section: 38 }), asSpeaker(987_654)] })).toEqual([]);
    await change(asSpeaker(id));
    expect(await preview({ changes: [asSpeaker(id), asSpeaker(id, { new_speak_slot: 4 })] })).toEqual([]);
  });

  it('REG-05 stay unsent where the moderator withholds them', async () => {
    const id = await provider.register(owner);
    const before = await letters();
    expect(await change(asSpeaker(id, { send_letter: false }))).toMatchObject({ confirm_type: 2 });
    expect(await letters()).toBe(before);
  });
});

describe('the undo of a change of many records', () => {
  it('restores the values of before, a confirmation by the person included, and sends no letter unasked', async () => {
    const id = await provider.register(owner);
    await change(asSpeaker(id, { new_speak_slot: 3 }));
    await confirm(id);
    const batch = newBatch();
    const changed = await change(asSpeaker(id, { new_user_type: 3, new_org_comment: '', new_speak_slot: 9, batch }));
    expect(changed).toMatchObject({ confirm_type: 3, is_confirm: 0 });
    const before = await letters();
    const again = newBatch();
    const { body } = await undo(id, batch, { batch: again });
    expect(body.data).toMatchObject({ confirm_type: 2, is_confirm: 1, org_comment: '22 октября', speak_slot: 3 });
    expect(await letters()).toBe(before);
    expect((await undo(id, batch)).body.data).toEqual({ ...body.data, is_unchanged: true });
    const [undone, done] = await batches();
    expect(undone).toMatchObject({ id: again, undoes: batch, records: 1, undone: 0 });
    expect(done).toMatchObject({ id: batch, undoes: null, records: 1, undone: 1, author_descr: expect.any(String) });
    expect(done?.fields).toContainEqual({ field: 'speak_slot', after: '9', is_same: true });
    expect((await undo(id, again)).body.data, 'the undo of an undo').toMatchObject({
      confirm_type: 3,
      is_confirm: 0,
      speak_slot: 9,
    });
  });

  it('takes a first confirmation by a moderator back, with a letter if the moderator asks for it', async () => {
    const id = await provider.register(owner);
    const batch = newBatch();
    await change(asSpeaker(id, { batch }));
    const [letter] = await preview({ undoes: batch, ids: [id] });
    const { body } = await undo(id, batch, { send_letter: true });
    expect((await provider.mailbox())[0]).toMatchObject({
      subject: 'Решение по вашей заявке отозвано, она снова на рассмотрении',
      text: letter?.text,
    });
    expect(body.data).toMatchObject({ confirm_type: 0, section_confirm_id: null, org_comment: null });
    const next = newBatch();
    for (const more of [{ batch: next }, { new_speak_slot: 9 }]) await change(asSpeaker(id, more));
    expect((await undo(id, next)).status, 'a place after a first decision').toBe(409);
  });

  it('sends the letter that the preview shows, if the moderator asks for it', async () => {
    const id = await provider.register(owner);
    await change(asSpeaker(id));
    const batch = newBatch();
    await change(asSpeaker(id, { new_section: 28, batch }));
    const [letter] = await preview({ undoes: batch, ids: [id] });
    expect(letter?.text).toContain('Источники синхротронного и нейтронного излучения');
    await undo(id, batch, { send_letter: true });
    expect((await provider.mailbox())[0]?.text).toBe(letter?.text);
  });

  it('leaves a record that somebody changed since, or whose person confirmed the new format', async () => {
    const [id, batch] = [await provider.register(owner), newBatch()];
    await change(asSpeaker(id, { batch }));
    await change(asSpeaker(id, { new_section: 27 }));
    type Refused = { conflict: { changes: { fields: object[] }[] } };
    const refused = await post<Refused>(callPaths.undoChange, { id, undoes: batch });
    expect(refused.status).toBe(409);
    expect(refused.body.conflict.changes).toMatchObject([{ fields: [{ field: 'section_confirm_id', after: '27' }] }]);

    const second = newBatch();
    await change(asSpeaker(id, { new_user_type: 3, new_section: 27, batch: second }));
    await confirm(id);
    expect((await undo(id, second)).status).toBe(409);
    expect(await preview({ undoes: second, ids: [id] })).toEqual([]);
  });

  it('restores a format that was changed after the forum, where the person stays confirmed', async () => {
    const [id, batch] = [await provider.register(owner), newBatch()];
    await change(asSpeaker(id));
    await confirm(id);
    provider.clock.set('2025-10-26T00:00:00+03:00');
    expect(await change(asSpeaker(id, { new_user_type: 3, batch }))).toMatchObject({ is_confirm: 1 });
    expect((await undo(id, batch)).body.data).toMatchObject({ confirm_type: 2, is_confirm: 1 });
  });

  it('knows only records that the change touched', async () => {
    const id = await provider.register(owner);
    expect((await undo(id, newBatch())).status).toBe(404);
    expect((await undo(id, 'short')).status).toBe(400);
  });
});

describe('the entries of a change of many records', () => {
  type Entry = { participation_id: number; letters: { subject: string; state: string }[] };
  const entries = (id: string) => provider.read<Entry[]>(`${callPaths.getBatch}?id=${id}`, moderator);

  it('name the letter about each record, also where one person has two, and no letter of another change', async () => {
    const one = await provider.register(owner);
    const other = await provider.register(owner, talk({ one_more: true, type: 3 }));
    const batch = newBatch();
    await change(asSpeaker(one, { batch }));
    await change({ ...asSpeaker(other, { batch }), new_user_type: 3, new_section: 27 });
    await change(asSpeaker(one, { new_org_comment: '23 октября' }));
    expect((await entries(batch)).map(({ participation_id: id, letters: sent }) => [id, sent])).toEqual([
      [one, [expect.objectContaining({ subject: expect.stringContaining('устный доклад'), state: 'sent' })]],
      [other, [expect.objectContaining({ subject: expect.stringContaining('стендовый доклад') })]],
    ]);
    const silent = newBatch();
    await undo(one, batch, { batch: silent });
    await change(asSpeaker(other, { batch: silent, send_letter: false }));
    expect((await entries(silent)).flatMap(({ letters: sent }) => sent)).toEqual([]);
  });
});

describe('a change of many records that another moderator began', () => {
  it('may be looked at and undone, but not continued under its name', async () => {
    const admin = await provider.login('admin@example.org');
    const [first, second] = [await provider.register(owner), await provider.register(admin)];
    const batch = newBatch();
    expect((await post(callPaths.changeParticipation, asSpeaker(first, { batch }))).status).toBe(200);
    const continued = await post(callPaths.changeParticipation, asSpeaker(second, { batch }), admin);
    expect(continued.body).toEqual({ error: expect.stringContaining('другой модератор') });
    expect((await batches()).find(({ id }) => id === batch)).toMatchObject({ records: 1 });
    const undoneUnder = await post(callPaths.undoChange, { id: first, undoes: batch, batch }, admin);
    expect(undoneUnder.body).toEqual({ error: expect.stringContaining('другой модератор') });
    const undone = await post(callPaths.undoChange, { id: first, undoes: batch, batch: newBatch() }, admin);
    expect(undone).toMatchObject({ status: 200, body: { data: { id: first, confirm_type: 0 } } });
    expect((await post(callPaths.changeParticipation, asSpeaker(second, { batch }))).status).toBe(200);
  });
});

describe('the end of a decision', () => {
  const withdraw = (id: number, rest: object = {}) => post(callPaths.withdrawDecision, { id, ...rest });
  const undecided = { confirm_type: 0, section_confirm_id: null, org_comment: null, speak_slot: null, is_confirm: 0 };

  it('leaves the record as before the first one, a confirmation by the person included, and sends no letter unasked', async () => {
    const id = await provider.register(owner);
    await change(asSpeaker(id, { new_speak_slot: 3 }));
    await confirm(id);
    const before = await letters();
    const { body } = await withdraw(id);
    expect(body.data).toMatchObject({ ...undecided, is_unchanged: false });
    expect((await withdraw(id)).body.data, 'a repeated request').toEqual({ ...body.data, is_unchanged: true });
    expect(await letters()).toBe(before);
  });

  it('sends one letter, as the preview shows it, if the moderator asks for it', async () => {
    const id = await provider.register(owner);
    expect(await preview({ withdraws: [id] }), 'no decision yet').toEqual([]);
    await change(asSpeaker(id));
    const before = await letters();
    const [letter] = await preview({ withdraws: [id] });
    await withdraw(id, { send_letter: true });
    await withdraw(id, { send_letter: true });
    expect(await letters()).toBe(before + 1);
    expect((await provider.mailbox())[0]).toMatchObject({
      subject: 'Решение по вашей заявке отозвано, она снова на рассмотрении',
      text: letter?.text,
    });
  });

  it('conflicts with a change since the version that the moderator saw', async () => {
    const id = await provider.register(owner);
    const { version } = await change(asSpeaker(id));
    await change(asSpeaker(id, { new_section: 28 }));
    expect((await withdraw(id, { expected_version: version })).status).toBe(409);
    const [, row] = [await withdraw(id), await change(asSpeaker(id))];
    expect(row).toMatchObject({ confirm_type: 2 });
  });
});
