import { describe, expect, it } from 'vitest';
import type { RegistrationCard_RegistrationFragment } from '../../../web/features/registrations/RegistrationCard.generated.ts';
import { registrationState } from '../../../web/features/registrations/state.ts';
import type { ParticipationFormat } from '../../../web/generated/types.ts';

const base: RegistrationCard_RegistrationFragment = {
  id: '1',
  requestedFormat: 'LISTENER',
  confirmedFormat: null,
  isConfirmed: false,
  title: null,
  talkSchedule: null,
  requestedSection: null,
  confirmedSection: null,
  listeningSections: [],
  tour: null,
  tshirtSize: null,
};
const state = (change: Partial<RegistrationCard_RegistrationFragment>, certificatesAvailable = false) =>
  registrationState({ ...base, ...change }, { certificatesAvailable });

describe('what a registration shows and offers', () => {
  it.each([
    ['SPEAKER', null, false, 'awaitingModerator'],
    ['SPEAKER', 'POSTER', false, 'awaitingPerson'],
    ['SPEAKER', 'SPEAKER', true, 'confirmed'],
  ] as const)(
    'REG-04 REG-05 REG-06 asked %s, confirmed %s, by the person %s: %s',
    (requestedFormat, confirmedFormat, isConfirmed, stage) => {
      const shown = state({ requestedFormat, confirmedFormat, isConfirmed });
      expect(shown.stage).toBe(stage);
      expect(shown.canConfirm).toBe(stage === 'awaitingPerson');
      expect(shown.hasInvitation).toBe(stage === 'confirmed');
    },
  );

  it('CAB-05 shows the confirmed format, and the one that was asked for where they differ', () => {
    expect(state({ requestedFormat: 'SPEAKER', confirmedFormat: 'POSTER' })).toMatchObject({
      format: 'POSTER',
      askedFor: 'SPEAKER',
      formatIsConfirmed: true,
    });
    expect(state({ requestedFormat: 'SPEAKER' })).toMatchObject({ format: 'SPEAKER', askedFor: null });
  });

  it('CAB-05 tells a section that was not given from one that the list does not know', () => {
    expect(state({}).section).toEqual({ kind: 'none' });
    expect(state({ requestedSection: { id: '99', name: null } }).section).toEqual({ kind: 'unknown' });
    const confirmed = { requestedSection: { id: '1', name: 'А' }, confirmedSection: { id: '2', name: 'Б' } };
    expect(state(confirmed).section).toEqual({ kind: 'named', name: 'Б' });
  });

  it.each<[ParticipationFormat, ParticipationFormat | null, boolean]>([
    ['SPEAKER', null, true],
    ['SPEAKER', 'SPEAKER', false],
    ['POSTER', null, false],
    ['LISTENER', null, false],
  ])('REG-10 asked %s, confirmed %s: speaker notice %s', (requestedFormat, confirmedFormat, shows) => {
    expect(state({ requestedFormat, confirmedFormat }).showsSpeakerNotice).toBe(shows);
  });

  it.each<[ParticipationFormat | null, boolean, boolean, string]>([
    [null, false, true, 'none'],
    ['LISTENER', false, true, 'ready'],
    ['LISTENER', false, false, 'later'],
    ['SPEAKER', false, true, 'none'],
    ['SPEAKER', true, true, 'ready'],
    ['POSTER', true, true, 'ready'],
    ['POSTER', true, false, 'later'],
    ['UNRECOGNIZED', true, true, 'none'],
  ])(
    'DOC-02 confirmed %s, by the person %s, given %s: certificate %s',
    (confirmedFormat, isConfirmed, given, certificate) => {
      expect(state({ confirmedFormat, isConfirmed }, given).certificate).toBe(certificate);
    },
  );

  it.each<[ParticipationFormat | null, boolean, boolean]>([
    ['POSTER', false, true],
    ['POSTER', true, false],
    ['SPEAKER', false, false],
    [null, false, false],
  ])('REG-08 confirmed %s, by the person %s: may become a listener %s', (confirmedFormat, isConfirmed, may) => {
    expect(state({ requestedFormat: 'POSTER', confirmedFormat, isConfirmed }).canBecomeListener).toBe(may);
  });
});
