import { describe, expect, it } from 'vitest';
import type { RegistrationCard_RegistrationFragment } from '../../../web/features/registrations/RegistrationCard.generated.ts';
import { registrationState } from '../../../web/features/registrations/state.ts';
import type { ParticipationFormat } from '../../../web/generated/types.ts';
import { base, editionAt, files, theses } from './sampleStates.ts';

const state = (change: Partial<RegistrationCard_RegistrationFragment>, edition = editionAt('OPEN')) =>
  registrationState({ ...base, ...change }, edition);

const open = editionAt('OPEN');
const closed = editionAt('CLOSED');
const lastDay = editionAt('CLOSED', true);
const over = editionAt('CLOSED', true, true);
const overWithoutCertificates = editionAt('CLOSED', false, true);
const talk = { requestedFormat: 'SPEAKER', title: 'Доклад' } as const;

describe('the states that people meet', () => {
  it.each([
    ['a listener who registered', {}, open, 'moderatorDecides', 'format', null, 'moderatorsTurn', 'forum'],
    ['a speaker without files', talk, open, 'moderatorDecides', 'format', 'files', null, 'theses'],
    ['with some files', { ...talk, ...files.some }, open, 'moderatorDecides', 'format', 'files', null, 'theses'],
    ['with theses only', { ...talk, ...theses }, open, 'moderatorDecides', 'format', 'files', null, 'forum'],
    ['with all files', { ...talk, ...files.all }, open, 'moderatorDecides', 'format', null, 'moderatorsTurn', 'forum'],
    ['after closing', talk, closed, 'moderatorDecides', 'format', 'files', null, 'forum'],
    [
      'a confirmed speaker',
      { ...talk, confirmedFormat: 'SPEAKER' },
      open,
      'personConfirms',
      'confirmation',
      'confirm',
      null,
      'confirmation',
    ],
    [
      'who confirmed, without files',
      { ...talk, confirmedFormat: 'SPEAKER', isConfirmed: true },
      open,
      'welcome',
      'invitation',
      'files',
      null,
      'theses',
    ],
    [
      'who confirmed, with files',
      { ...talk, ...files.all, confirmedFormat: 'SPEAKER', isConfirmed: true },
      open,
      'welcome',
      'invitation',
      'invitation',
      null,
      'forum',
    ],
    [
      'who confirmed, when theses are closed',
      { ...talk, confirmedFormat: 'SPEAKER', isConfirmed: true },
      closed,
      'welcome',
      'invitation',
      'files',
      null,
      'forum',
    ],
    [
      'who confirmed, on the last day',
      { ...talk, confirmedFormat: 'SPEAKER', isConfirmed: true },
      lastDay,
      'certificateReady',
      'certificate',
      'certificate',
      null,
      null,
    ],
    [
      'who confirmed, after the forum and before certificates',
      { ...talk, confirmedFormat: 'SPEAKER', isConfirmed: true },
      overWithoutCertificates,
      'past',
      'invitation',
      'invitation',
      null,
      'certificate',
    ],
    [
      'a confirmed listener who never confirmed, after the forum',
      { confirmedFormat: 'LISTENER' },
      over,
      'certificateReady',
      'certificate',
      'certificate',
      null,
      null,
    ],
    [
      'a confirmed speaker who never confirmed, after the forum',
      { ...talk, confirmedFormat: 'SPEAKER' },
      over,
      'personDidNot',
      undefined,
      null,
      'forumIsOver',
      null,
    ],
    ['whom no moderator confirmed', talk, over, 'moderatorDidNot', undefined, null, 'moderatorDidNot', null],
    [
      'a confirmed listener who never confirmed, before certificates',
      { confirmedFormat: 'LISTENER' },
      overWithoutCertificates,
      'certificateLater',
      'certificate',
      null,
      null,
      'certificate',
    ],
  ] as const)('REG-04 REG-06 DOC-02 %s', (_, registration, edition, story, step, main, idle, deadline) => {
    const shown = state(registration, edition);
    expect({
      story: shown.story,
      step: shown.steps.find(({ state: at }) => at === 'current')?.name,
      main: shown.actions.find(({ isMain }) => isMain)?.kind ?? null,
      idle: shown.idle,
      deadline: shown.deadline,
    }).toEqual({ story, step, main, idle, deadline });
  });

  it.each([
    ['ahead on the last day', lastDay, 'ahead'],
    ['missed after the forum', over, 'missed'],
  ])('DOC-02 marks the confirmation of a listener with a certificate as %s', (_, edition, at) => {
    const { steps } = state({ confirmedFormat: 'LISTENER' }, edition);
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', at, at, 'current']);
  });
});

describe('why an action is not possible', () => {
  it.each<
    [string, Partial<RegistrationCard_RegistrationFragment>, ReturnType<typeof editionAt>, string, string | null]
  >([
    ['REG-06 the format comes first', {}, open, 'confirm', 'formatFirst'],
    ['REG-06 the forum is over', { confirmedFormat: 'POSTER' }, over, 'confirm', 'forumIsOver'],
    ['REG-10 a speaker waits for the format', { requestedFormat: 'SPEAKER' }, open, 'invitation', 'speakerFormatFirst'],
    ['REG-10 a poster has no such notice', { requestedFormat: 'POSTER' }, open, 'invitation', 'formatFirst'],
    ['DOC-01 participation is confirmed first', { confirmedFormat: 'LISTENER' }, open, 'invitation', 'confirmFirst'],
    ['DOC-01 it was never confirmed', { confirmedFormat: 'SPEAKER' }, over, 'invitation', 'forumIsOver'],
    ['DOC-02 its day has not come', { confirmedFormat: 'LISTENER' }, open, 'certificate', 'certificateLater'],
    ['DOC-02 not confirmed on the last day', { confirmedFormat: 'POSTER' }, lastDay, 'certificate', 'confirmBefore'],
    ['DOC-02 no format on the last day', {}, lastDay, 'certificate', 'confirmBefore'],
    ['DOC-02 without the right', { confirmedFormat: 'SPEAKER' }, over, 'certificate', 'notEntitled'],
    ['DOC-02 it was never confirmed', {}, overWithoutCertificates, 'certificate', 'notEntitled'],
    ['DOC-02 an unknown format gives none', { confirmedFormat: 'UNRECOGNIZED' }, over, 'certificate', 'notEntitled'],
  ])('%s', (_, registration, edition, kind, reason) => {
    expect(state(registration, edition).actions.find((action) => action.kind === kind)?.blockedBy).toBe(reason);
  });
});

describe('other contents of the card', () => {
  it('CAB-05 shows the confirmed format, and the requested one where they differ', () => {
    const shown = state({ requestedFormat: 'SPEAKER', confirmedFormat: 'POSTER' });
    expect(shown).toMatchObject({ format: 'POSTER', askedFor: 'SPEAKER', formatIsConfirmed: true });
    expect(state({ requestedFormat: 'SPEAKER' })).toMatchObject({ format: 'SPEAKER', askedFor: null });
  });

  it('REG-08 says that the person gave up a poster, and mentions no other requested format', () => {
    const gaveUp = {
      requestedFormat: 'POSTER',
      confirmedFormat: 'LISTENER',
      isConfirmed: true,
      hasGivenUpPoster: true,
    };
    const shown = state(gaveUp as Partial<RegistrationCard_RegistrationFragment>);
    expect(shown).toMatchObject({ hasGivenUpPoster: true, askedFor: null, isTalk: false });
  });

  it('CAB-05 LST-09 distinguishes a missing section, an unknown one, and one whose name is to come', () => {
    expect(state({}).section).toEqual({ kind: 'none' });
    const unnamed = (isListed: boolean | null) => state({ requestedSection: { id: '99', name: null, isListed } });
    expect(unnamed(false).section).toEqual({ kind: 'unknown' });
    expect(unnamed(null).section).toEqual({ kind: 'loading' });
    const [requestedSection, confirmedSection] = ['А', 'Б'].map((name) => ({ id: name, name, isListed: true }));
    const confirmed = { requestedSection: requestedSection ?? null, confirmedSection: confirmedSection ?? null };
    expect(state(confirmed).section).toEqual({ kind: 'named', name: 'Б' });
  });

  it.each<[ParticipationFormat | null, boolean, boolean]>([
    ['POSTER', false, true],
    ['POSTER', true, false],
    ['SPEAKER', false, false],
    [null, false, false],
  ])('REG-08 confirmed %s, by the person %s: may become a listener %s', (confirmedFormat, isConfirmed, may) => {
    expect(state({ requestedFormat: 'POSTER', confirmedFormat, isConfirmed }).canBecomeListener).toBe(may);
  });

  it.each([
    ['UPCOMING', true],
    ['OPEN', true],
    ['CLOSED', false],
  ] as const)('REG-09 while registration is %s, a cancelled one can be made again: %s', (window, can) => {
    expect(state({}, editionAt(window)).canBeRedone).toBe(can);
  });

  it.each([
    ['while theses are taken', {}, editionAt('OPEN'), ['thesisDocument', 'thesisPdf', 'expertConclusion']],
    ['some are there', files.some, editionAt('OPEN'), ['thesisPdf', 'expertConclusion']],
    ['all are there', files.all, editionAt('OPEN'), []],
    ['theses are closed', {}, editionAt('CLOSED'), ['expertConclusion']],
    ['the forum is over', {}, over, []],
  ] as const)('FIL-03 names the files that can still be uploaded: %s', (_, slots, edition, missing) => {
    expect(state({ requestedFormat: 'POSTER', ...slots }, edition).missingFiles).toEqual(missing);
    expect(state({ requestedFormat: 'LISTENER', ...slots }, edition).missingFiles).toEqual([]);
  });
});
