import { afterEach, describe, expect, it, vi } from 'vitest';
import { quoted } from '#texts/registrations.ts';
import {
  type ConfirmationValues,
  confirmationInput,
  posterChoices,
} from '../../../web/features/registrations/confirmation.ts';
import type { RegistrationCard_RegistrationFragment } from '../../../web/features/registrations/RegistrationCard.generated.ts';
import {
  emptyRegistration as empty,
  extraTalksLeft,
  offeredOnly,
  registrationInput,
  requestableFormats,
  talkInput,
} from '../../../web/features/registrations/registrationForm.ts';
import { checkRegistration } from '../../../web/features/registrations/registrationSchema.ts';
import { removeRequestKey, requestKeyFor } from '../../../web/features/registrations/requestKey.ts';
import {
  forumSections,
  listeningSections,
  stillOffered,
  talkSections,
} from '../../../web/features/registrations/sections.ts';
import { edition, registration, sections } from '../cabinet/cabinetData.ts';

describe('the registration form', () => {
  it('REG-03 asks for section and title of a talk or poster, and for neither of a listener', () => {
    for (const format of ['SPEAKER', 'POSTER'] as const) {
      expect(checkRegistration({ ...empty.first, format, title: '  ' })).toEqual({
        sectionId: 'Выберите секцию доклада',
        title: 'Введите название доклада',
      });
      expect(checkRegistration({ ...empty.first, format, sectionId: '26', title: 'Доклад' })).toEqual({});
    }
    expect(checkRegistration(empty.first)).toEqual({});
  });

  it('REG-01 sends neither section nor title for a listener, even if they were typed', () => {
    const typed = { ...empty.first, sectionId: '26', title: 'Доклад', listeningSectionIds: ['27'] };
    expect(registrationInput(typed)).toMatchObject({
      requestedSectionId: null,
      title: null,
      listeningSectionIds: ['27'],
    });
    expect(registrationInput({ ...typed, format: 'SPEAKER' })).toMatchObject({
      requestedSectionId: '26',
      title: 'Доклад',
    });
  });
});

describe('an additional talk', () => {
  it("REG-07 is a speaker's or a poster, with section and title", () => {
    expect(requestableFormats.extra).toEqual(['SPEAKER', 'POSTER']);
    expect(checkRegistration(empty.extra)).toHaveProperty('title');
    const typed = { ...empty.extra, format: 'POSTER', sectionId: '26', title: ' Второй ' } as const;
    expect(talkInput(typed)).toEqual({ requestedFormat: 'POSTER', requestedSectionId: '26', title: 'Второй' });
  });

  it.each([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 0],
  ])('REG-07 with %s registrations there can be %s more', (count, left) => {
    expect(extraTalksLeft(count)).toBe(left);
  });
});

describe('the key of a request', () => {
  afterEach(() => removeRequestKey('first'));

  it('REG-11 stays the same for the same content, and changes with new content and after success', () => {
    const key = requestKeyFor('first', { title: 'А' });
    expect(key).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
    expect(requestKeyFor('first', { title: 'А' })).toBe(key);
    const other = requestKeyFor('first', { title: 'Б' });
    expect(other).not.toBe(key);
    removeRequestKey('first');
    expect(requestKeyFor('first', { title: 'Б' })).not.toBe(other);
  });

  it('REG-11 is generated without a secure context too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(requestKeyFor('first', { title: 'В' })).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a title in quotation marks', () => {
  it.each([
    ['Структура белка', '«Структура белка»'],
    ['Опыт «Плюс» и его итоги', '«Опыт „Плюс“ и его итоги»'],
    ['Метод "Плюс"', '«Метод „Плюс“»'],
    ['Метод “Плюс”', '«Метод „Плюс“»'],
  ])('REG-09 %s', (title, expected) => {
    expect(quoted(title)).toBe(expected);
  });
});

describe('offered sections', () => {
  const forum = forumSections(sections, edition.school) ?? [];

  it("REG-13 are those of the forum, without the school's own", () => {
    expect(sections.map(({ id }) => id)).toContain('36');
    expect(forum.map(({ id }) => id)).toEqual(['26', '27', '38', '39', '40']);
    expect(forumSections(null, edition.school)).toBeNull();
  });

  it('REG-02 offers active ones to listen to, those by invitation disabled', () => {
    expect(listeningSections(forum).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['26', false],
      ['27', false],
      ['38', false],
      ['39', true],
    ]);
  });

  it('REG-02 keeps a section by invitation for people who have chosen it already', () => {
    const offered = listeningSections(sections, ['39', '40']);
    expect(offered.find(({ id }) => id === '39')?.disabled).toBe(false);
    expect(stillOffered(['26', '39', '40', '99'], offered)).toEqual(['26', '39']);
    expect(stillOffered(['39'], listeningSections(sections))).toEqual([]);
  });

  it('REG-02 REG-03 drops sections of a draft that are no longer offered, and requires the section again', () => {
    const draft = { ...empty.first, sectionId: '40', title: 'Доклад', listeningSectionIds: ['27', '40'] };
    const talk = offeredOnly({ ...draft, format: 'SPEAKER' }, sections);
    expect(talk.listeningSectionIds).toEqual(['27']);
    expect(checkRegistration(talk)).toEqual({ sectionId: 'Выберите секцию доклада' });
    expect(offeredOnly(draft, null)).toEqual(draft);
  });

  it('REG-02 offers active, public sections that accept talks, those by invitation disabled', () => {
    expect(talkSections(forum).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['26', false],
      ['27', false],
      ['39', true],
    ]);
    const draft = { ...empty.first, format: 'SPEAKER', sectionId: '39', title: 'Доклад' } as const;
    expect(offeredOnly(draft, forum).sectionId).toBe('');
  });
});

describe('the confirmation form', () => {
  const values: ConfirmationValues = { posterChoice: 'POSTER', listeningSectionIds: ['26'], tour: '', tshirtSize: '' };
  const poster = {
    ...registration,
    id: '1',
    confirmedFormat: 'POSTER',
    talk: null,
    posterSession: null,
  } as RegistrationCard_RegistrationFragment;
  const shown = { confirmedFormat: 'POSTER', effectiveSectionId: '26', talkSchedule: null };

  it('REG-06 sends sections, excursion and T-shirt, and leaves out what was not chosen', () => {
    expect(
      confirmationInput(poster, { ...values, listeningSectionIds: ['26'], tour: 'ATTENDING', tshirtSize: 'XL' }),
    ).toEqual({
      registrationId: '1',
      listeningSectionIds: ['26'],
      tour: 'ATTENDING',
      tshirtSize: 'XL',
      changePosterToListener: false,
      shown,
    });
    expect(confirmationInput(poster, { ...values, listeningSectionIds: [] })).toEqual({
      registrationId: '1',
      listeningSectionIds: [],
      changePosterToListener: false,
      shown,
    });
  });

  it('REG-06 sends only changed answers of a confirmed registration, as others may have changed elsewhere', () => {
    const confirmed = { ...poster, isConfirmed: true, tour: 'ATTENDING', tshirtSize: 'L' } as typeof poster;
    const same: ConfirmationValues = { ...values, listeningSectionIds: ['27'], tour: 'ATTENDING', tshirtSize: 'L' };
    const unchanged = { registrationId: '1', changePosterToListener: false, shown };
    const sent = (change: Partial<ConfirmationValues>) => confirmationInput(confirmed, { ...same, ...change });
    expect(sent({ tshirtSize: 'XL' })).toEqual({ ...unchanged, tshirtSize: 'XL' });
    expect(sent({ tour: 'DECLINED' })).toEqual({ ...unchanged, tour: 'DECLINED' });
    expect(sent({ listeningSectionIds: [] })).toEqual({ ...unchanged, listeningSectionIds: [] });
  });

  it('REG-06 sends the shown values: the confirmed section before the requested one, and the date', () => {
    const confirmedSection = { id: '27', name: null };
    const shownOf = (change: object) =>
      confirmationInput({ ...poster, ...change } as RegistrationCard_RegistrationFragment, values).shown;
    expect(shownOf({ confirmedSection, talkSchedule: '22 октября' })).toEqual({
      confirmedFormat: 'POSTER',
      effectiveSectionId: '27',
      talkSchedule: '22 октября',
    });
    expect(shownOf({ confirmedFormat: 'LISTENER', requestedSection: null })).toEqual({
      confirmedFormat: 'LISTENER',
      effectiveSectionId: null,
      talkSchedule: null,
    });
  });

  it('REG-08 offers a poster only poster and listener, and marks the change', () => {
    expect(posterChoices).toEqual(['POSTER', 'LISTENER']);
    const changed: ConfirmationValues = { ...values, posterChoice: 'LISTENER' };
    expect(confirmationInput(poster, changed).changePosterToListener).toBe(true);
    expect(confirmationInput({ ...poster, confirmedFormat: 'SPEAKER' }, changed).changePosterToListener).toBe(false);
    // Confirmed elsewhere meanwhile: the dialog does not ask any more.
    expect(confirmationInput({ ...poster, isConfirmed: true }, changed).changePosterToListener).toBe(false);
  });
});
