import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { readAwaiting, seenOf } from './rows.ts';

const { provider, gateway, moderator } = await samplePortal();
const older = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });
const newer = await scriptedPortal({ rights: 'moderator' });
const token = { token: 't' };

interface Letter {
  fullName: string;
  recipient: string;
  subject: string;
  text: string;
}
interface Preview {
  hasLetter: boolean;
  letter: Letter | null;
  userErrors: { field: string[] }[];
}
const letterFields = 'fullName recipient subject text';
const previewOperation = `query ($input: ConfirmFormatInput!) { previewDecision(input: $input) {
  preview { hasLetter isLetterFailed letter { ${letterFields} } } userErrors { field }
} }`;
type Answered = { preview: Omit<Preview, 'userErrors'> | null; userErrors: Preview['userErrors'] };
const nothing = { hasLetter: false, letter: null };
const preview = async (input: object, at = gateway, caller = moderator): Promise<Preview> => {
  const read = await at.read<{ previewDecision: Answered }>(previewOperation, { input }, caller);
  return { ...(read.previewDecision.preview ?? nothing), userErrors: read.previewDecision.userErrors };
};
const confirm = async (input: object, at = gateway, caller = moderator) =>
  (await at.mutate('confirmFormat', input, 'registration { id } userErrors { field }', caller)).payload;
const letters = async () => (await provider.mailbox()).length;

describe('a letter is seen before it is sent', () => {
  it('REG-05 as the service will send it, to whom, and only where the decision sends one', async () => {
    const row = await readAwaiting(gateway, moderator);
    const decision = {
      registrationId: row.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: 'Section:26',
      talkSchedule: '22 октября',
      seen: seenOf(row),
    };
    const { letter, ...rest } = await preview(decision);
    expect(rest).toEqual({ hasLetter: true, isLetterFailed: false, userErrors: [] });
    expect(letter).toMatchObject({ fullName: row.fullName, recipient: row.email });
    const before = await letters();
    await confirm(decision);
    await expect.poll(letters).toBe(before + 1);
    expect((await provider.mailbox())[0]).toMatchObject({
      to: row.email,
      subject: letter?.subject,
      text: letter?.text,
    });
    expect(await preview({ ...decision, talkSlot: 900 })).toMatchObject({ hasLetter: false, letter: null });
    expect(await preview(decision)).toMatchObject({ hasLetter: false, letter: null });
  });

  it('REG-05 is not sent where the moderator declines', async () => {
    const row = await readAwaiting(gateway, moderator);
    const before = await letters();
    const input = { registrationId: row.id, confirmedFormat: 'SPEAKER', sendLetter: false, seen: seenOf(row) };
    expect((await confirm(input)).userErrors).toEqual([]);
    expect(await letters()).toBe(before);
  });

  it('has no preview where the decision is rejected', async () => {
    const row = await readAwaiting(gateway, moderator);
    const decision = {
      registrationId: row.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: 'Section:38',
      seen: seenOf(row),
    };
    expect(await preview(decision)).toMatchObject({ letter: null, userErrors: [{ field: ['confirmedSectionId'] }] });
    expect(await preview({ ...decision, confirmedFormat: null })).toMatchObject({
      userErrors: [{ field: ['confirmedFormat'] }],
    });
  });
});

describe('a provider that cannot show letters', () => {
  const call = `POST ${callPaths.previewLetters}`;
  const lacksLetters = () => {
    const record = { ...registration(), user_descr: 'Примеров Пример', email: 'primer@example.org' };
    older.provider.on(`GET ${callPaths.getParticipation}`, { body: { data: record } });
    older.provider.on(call, { status: 404, body: '<h1>Not Found</h1>' });
  };
  const input = { registrationId: 'Registration:12', confirmedFormat: 'LISTENER', seen: { isConfirmed: false } };

  it('returns no preview, but says that a letter will be sent', async () => {
    lacksLetters();
    expect(await preview(input, older.gateway, token)).toMatchObject({ hasLetter: true, letter: null, userErrors: [] });
  });

  it.each([
    ['404 in JSON', { status: 404, body: { detail: 'Не найдено.' } }],
    ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
    ['405', { status: 405, body: { detail: 'Метод не разрешён.' } }],
    ['500', { status: 500, body: '<h1>Server Error</h1>' }],
    ['403', { status: 403, body: { detail: 'Недостаточно прав.' } }],
    ['400', { status: 400, body: { detail: 'Неизвестное поле.' } }],
    ['200 with an error', { body: { error: 'Письма недоступны' } }],
  ])('LST-04 does not block a decision if the preview answers %s', async (_, answer) => {
    for (const [{ provider, gateway }, isAsked] of [
      [older, false],
      [newer, true],
    ] as const) {
      const record = { ...registration(), user_descr: 'Примеров Пример' };
      provider.on(`GET ${callPaths.getParticipation}`, { body: { data: record } }).on(call, answer);
      expect(await preview(input, gateway, token)).toEqual({
        hasLetter: true,
        isLetterFailed: isAsked,
        letter: null,
        userErrors: [],
      });
      expect(provider.callsTo(call)).toHaveLength(isAsked ? 1 : 0);
    }
  });

  it('rejects a change without its letter before anything is changed, because it cannot withhold letters', async () => {
    lacksLetters();
    const userErrors = [{ field: ['sendLetter'] }];
    const answer = await confirm({ ...input, sendLetter: false }, older.gateway, token);
    expect(answer).toEqual({ registration: null, userErrors });
    expect(older.provider.callsTo(`POST ${callPaths.changeParticipation}`)).toEqual([]);
  });
});
