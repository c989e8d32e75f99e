import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

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
const preview = async (body: object) => (await post<{ data: Letter[] }>(callPaths.previewLetters, body)).body.data;
const letters = async () => (await provider.mailbox()).length;

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
