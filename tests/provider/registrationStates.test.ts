import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import {
  type ActiveState,
  isAllowed,
  type RegistrationActionName,
  registrationActions,
} from '../../schema/registrationStates.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { talk } from '../testkit/samples.ts';

const AFTER = '2025-10-25T00:00:00+03:00';
const LISTENER = 1;
const SPEAKER = 2;

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

type Answer = { status: number; body: { error?: string } };
const call = (method: 'GET' | 'POST', path: string, body?: object, as = token): Promise<Answer> =>
  provider.call<Answer['body']>(method, path, { token: as, ...(body && { body }) });
const decide = (id: number, new_user_type: number, new_org_comment = '') =>
  call('POST', callPaths.changeParticipation, { id, new_user_type, new_section: 26, new_org_comment }, moderator);

const present: Record<ActiveState, { confirm_type: number; is_confirm: number }> = {
  AWAITING_FORMAT: { confirm_type: 0, is_confirm: 0 },
  AWAITING_PERSON: { confirm_type: SPEAKER, is_confirm: 0 },
  CONFIRMED: { confirm_type: SPEAKER, is_confirm: 1 },
};

const acts: Record<Exclude<RegistrationActionName, 'setTalk' | 'changeFiles'>, (id: number) => Promise<Answer>> = {
  setFormat: (id) => decide(id, 3),
  confirm: (id) => provider.confirm(token, id),
  cancel: (id) => provider.cancel(token, id),
  answerExcursion: (id) => call('POST', callPaths.changeRegistration, { id, action: 'change_tour', need_tour: 1 }),
  invitation: (id) => call('GET', `${callPaths.getInvitation}?id=${id}`),
  certificate: (id) => {
    provider.clock.set(AFTER);
    return call('GET', `${callPaths.getCertificate}?id=${id}`);
  },
};

const table = (Object.keys(present) as ActiveState[]).flatMap((state) =>
  (Object.keys(acts) as (keyof typeof acts)[]).map((action) => ({ state, action })),
);

async function inState(state: ActiveState, values = present[state]): Promise<number> {
  const id = await provider.register(token, talk());
  await provider.setRegistration(id, { ...values, ...(values.confirm_type === SPEAKER && { section_confirm_id: 26 }) });
  return id;
}

const isDone = ({ status, body }: Answer) => status < 300 && body.error === undefined;

/** The registration's state as its owner reads it; a cancelled one is in no list. */
async function stateNow(id: number) {
  const found = (await provider.registrations(token)).find((one) => one.id === id);
  if (!found) return 'CANCELLED';
  if (found.is_confirm === 1) return 'CONFIRMED';
  return found.confirm_type === 0 ? 'AWAITING_FORMAT' : 'AWAITING_PERSON';
}

describe('the table of states', () => {
  it.each(table)('REG-04 REG-06 REG-09 $action in $state is as the table says', async ({ state, action }) => {
    const id = await inState(state);
    const answer = await acts[action](id);
    const allowed = isAllowed(action, state);
    expect(isDone(answer), JSON.stringify(answer.body)).toBe(allowed);
    expect(await stateNow(id)).toBe(allowed ? (registrationActions[action].to ?? state) : state);
  });

  it('DOC-02 a listener who never confirmed gets a certificate', async () => {
    const id = await inState('AWAITING_PERSON', { confirm_type: LISTENER, is_confirm: 0 });
    expect(isDone(await acts.certificate(id))).toBe(isAllowed('certificate', 'AWAITING_PERSON', true));
  });

  it('REG-05 another date with the same format keeps the confirmation', async () => {
    const id = await inState('CONFIRMED');
    expect(isDone(await decide(id, SPEAKER, '22 октября'))).toBe(true);
    expect(await stateNow(id)).toBe('CONFIRMED');
  });
});
