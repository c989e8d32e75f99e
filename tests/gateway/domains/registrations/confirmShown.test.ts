import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

/** A person confirms what the page showed, not a later change by a moderator (REG-06). */
const changeCall = `POST ${callPaths.changeRegistration}`;
const { provider, gateway } = await scriptedPortal();

const talk = { confirm_type: 2, section_confirm_id: 26, org_comment: '22 октября' };
const shownTalk = { confirmedFormat: 'SPEAKER', effectiveSectionId: 'Section:26', talkSchedule: '22 октября' };
const shownListener = { confirmedFormat: 'LISTENER', effectiveSectionId: null, talkSchedule: null };

async function confirm(present: object, shown: object | undefined) {
  const other = registration({ id: 11, tshort_size: 3 });
  provider
    .on(`GET ${callPaths.listRegistrations}`, { body: { data: [other, registration(present)] } })
    .on(changeCall, { body: { data: registration({ is_confirm: 1 }) } });
  const { payload, errors } = await gateway.mutate(
    'confirmParticipation',
    { registrationId: 'Registration:12', shown },
    `registration { id } current { id confirmedFormat confirmedSection { id } talkSchedule tshirtSize }
      userErrors { code message field }`,
    { token: 't' },
  );
  expect(errors).toEqual([]);
  return payload;
}
const sent = () => provider.callsTo(changeCall).filter(({ body }) => body.includes('"id":12'));

describe('a confirmation that says what was shown', () => {
  it.each<[string, object, object | undefined]>([
    ['that is still so', talk, shownTalk],
    ['with the requested section', { ...talk, section_confirm_id: null }, shownTalk],
    ['with an empty date', { ...talk, org_comment: '' }, { ...shownTalk, talkSchedule: null }],
    ['of a listener, whose section is not shown', { ...talk, confirm_type: 1 }, shownListener],
    ['without saying it', talk, undefined],
  ])('REG-06 confirms a registration %s', async (_, present, shown) => {
    expect(await confirm(present, shown)).toEqual({
      registration: { id: 'Registration:12' },
      current: null,
      userErrors: [],
    });
    expect(sent()).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['became a listener', { ...talk, confirm_type: 1 }, shownTalk],
    ['became a talk', talk, shownListener],
    ['lost its format', { ...talk, confirm_type: 0 }, shownTalk],
    ['has another section', { ...talk, section_confirm_id: 27 }, shownTalk],
    ['has another date', { ...talk, org_comment: '23 октября' }, shownTalk],
    ['got a date', talk, { ...shownTalk, talkSchedule: null }],
  ])(
    'REG-06 is CONFLICT with the present registration where it %s, and confirms nothing',
    async (_, present, shown) => {
      const { confirm_type, section_confirm_id, org_comment } = { ...talk, ...present };
      expect(await confirm(present, shown)).toEqual({
        registration: null,
        current: {
          id: 'Registration:12',
          confirmedFormat: [null, 'LISTENER', 'SPEAKER'][confirm_type],
          confirmedSection: { id: `Section:${section_confirm_id}` },
          talkSchedule: org_comment,
          tshirtSize: 'L',
        },
        userErrors: [
          { code: 'CONFLICT', message: expect.stringMatching(/подтвердите участие ещё раз$/) as string, field: null },
        ],
      });
      expect(sent()).toEqual([]);
    },
  );

  it('REG-06 is CONFLICT with another text where the participation has been confirmed meanwhile', async () => {
    const { userErrors } = (await confirm({ ...talk, confirm_type: 1, is_confirm: 1 }, shownTalk)) as {
      userErrors: object[];
    };
    expect(userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringMatching(/^Участие уже подтверждено/) },
    ]);
  });
});
