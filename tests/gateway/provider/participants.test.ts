import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../gateway/lib/errors.ts';
import { getParticipationHistory } from '../../../gateway/provider/extensions/history.ts';
import { previewLetters } from '../../../gateway/provider/extensions/letterPreviews.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

/** The moderators' calls on the wire, to a scripted provider. */
const service = await scriptedProvider();
const { client } = openClient(service.url);

const letter = { id: 12, to: 'primer@example.org', subject: 'Формат', text: 'Здравствуйте!' };
const entry = {
  id: 7,
  created_at: '2025-09-15T12:00:00+03:00',
  action: 'changed',
  author_role: 'moderator',
  author_descr: 'Образцова Проба Образцовна',
  meeting_id: 3,
  participation_id: 12,
  fields: [{ field: 'confirm_type', before: '0', after: '2' }],
};
const readEntry = {
  id: 7,
  createdAt: '2025-09-15T09:00:00.000Z',
  action: 'changed',
  authorRole: 'moderator',
  authorName: 'Образцова Проба Образцовна',
  fields: [{ field: 'confirmedType', before: '0', after: '2' }],
};
const change = { id: 12, confirmedType: 1, confirmedSectionId: null, talkSchedule: '' } as const;
const sentChange = { id: 12, new_user_type: 1, new_section: null, new_org_comment: '' };
describe('extensions of the contract', () => {
  it('returns the letters of changes, and fails if the provider cannot show them', async () => {
    const call = `POST ${callPaths.previewLetters}`;
    service.on(call, { body: { data: [letter] } });
    const { to, ...rest } = letter;
    expect(await previewLetters(client, { changes: [change] })).toEqual([{ ...rest, recipient: to }]);
    expect(service.sent(call)).toEqual({ changes: [sentChange] });
    service.on(call, { status: 404, body: '<h1>Not Found</h1>' });
    await expect(previewLetters(client, { changes: [change] })).rejects.toThrow(GatewayError);
  });

  it('returns the history of a record', async () => {
    service.on(`GET ${callPaths.getParticipationHistory}`, { body: { data: [entry] } });
    expect(await getParticipationHistory(client, 12)).toEqual([readEntry]);
  });
});
