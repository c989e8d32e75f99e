import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { PlannedChange } from '../../../web/features/participants/bulk/plan.ts';
import { sendChange } from '../../../web/features/participants/bulk/sendChange.ts';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { schemaTransport } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { confirmedTalk } from './deskRow.ts';

const row = confirmedTalk(1, { talkDay: 1, isConfirmed: true });
const change: PlannedChange = {
  row,
  after: {
    confirmedFormat: 'SPEAKER',
    confirmedSectionId: 'Section:4',
    talkSchedule: null,
    talkDay: 2,
    talkTrack: null,
    talkSlot: null,
  },
  names: ['talkDay'],
  losesConfirmation: false,
  sendsLetter: false,
};
const payload = (answer: object) => ({ registration: null, current: null, userErrors: [], ...answer });
const conflict = { code: 'CONFLICT', message: 'Запись изменили.', field: null };

function send(answer: object | (() => unknown), options = { project: null as string | null, sendLetter: true }) {
  const confirmFormat = mutation(answer);
  const client = createApolloClient({ transport: schemaTransport({ Mutation: { confirmFormat } }) });
  return { sent: sendChange(client, change, options), inputs: confirmFormat.inputs };
}
const failure =
  (code: string, more = {}) =>
  () =>
    new GraphQLError('failed', { extensions: { code, ...more } });

describe('one change of a run', () => {
  it('API-10 sends the changed values and what the moderator saw', async () => {
    const { sent, inputs } = send(payload({ registration: confirmedTalk(1, { talkDay: 2 }) }));
    expect(await sent).toMatchObject({ kind: 'DONE', row: { id: 'Registration:1', talkDay: 2 } });
    expect(inputs).toEqual([
      {
        registrationId: 'Registration:1',
        project: null,
        talkDay: 2,
        sendLetter: true,
        seen: {
          confirmedFormat: 'SPEAKER',
          confirmedSectionId: 'Section:4',
          talkSchedule: null,
          talkDay: 1,
          talkTrack: null,
          talkSlot: null,
          isConfirmed: true,
        },
      },
    ]);
  });

  it('LST-07 names the project, and withholds the letter', async () => {
    const { sent, inputs } = send(payload({ registration: row }), { project: 'neutron', sendLetter: false });
    await sent;
    expect(inputs).toMatchObject([{ project: 'neutron', sendLetter: false }]);
  });

  it.each([
    [
      'a record that somebody else changed',
      payload({ current: confirmedTalk(1, { talkDay: 7 }), userErrors: [conflict] }),
      { kind: 'CONFLICT', row: { talkDay: 7 } },
    ],
    ['a conflict without the present record', payload({ userErrors: [conflict] }), { kind: 'CONFLICT', row: null }],
    [
      'a repeat of a change that was made although its answer was lost',
      payload({ current: confirmedTalk(1, { talkDay: 2 }), userErrors: [conflict] }),
      { kind: 'DONE', row: { talkDay: 2 } },
    ],
    ['a change whose record could not be read afterwards', payload({}), { kind: 'DONE', row: null }],
    [
      'a refusal',
      payload({ userErrors: [{ code: 'REFUSED', message: 'Секция закрыта.', field: null }] }),
      { kind: 'REFUSED', message: 'Секция закрыта.' },
    ],
    ['too many changes, with a time', failure('RATE_LIMITED', { retryAfter: 12 }), { kind: 'BUSY', seconds: 12 }],
    ['too many changes, without a time', failure('RATE_LIMITED'), { kind: 'BUSY', seconds: 5 }],
    [
      'an absent provider',
      failure('PROVIDER_UNAVAILABLE'),
      { kind: 'FAILED', message: 'Сервис временно недоступен. Попробуйте ещё раз через минуту.' },
    ],
  ])('tells %s', async (_, answer, expected) => {
    expect(await send(answer).sent).toMatchObject(expected);
  });
});
