import { describe, expect, it } from 'vitest';
import { confirmationInput, posterChoices } from '../../../web/features/registrations/confirmation.ts';
import {
  checkRegistration,
  emptyRegistration,
  offeredOnly,
  registrationInput,
} from '../../../web/features/registrations/rules.ts';
import { listeningSections, stillOffered, talkSections } from '../../../web/features/registrations/sections.ts';
import { closedFrom, lastDay } from '../../../web/lib/windowDays.ts';
import { sections } from '../cabinet/cabinetData.ts';

describe('the registration form', () => {
  it('REG-03 asks for section and title of a talk or poster, and for neither of a listener', () => {
    for (const format of ['SPEAKER', 'POSTER'] as const) {
      expect(checkRegistration({ ...emptyRegistration, format, title: '  ' })).toEqual({
        sectionId: 'Выберите секцию доклада',
        title: 'Введите название доклада',
      });
      expect(checkRegistration({ ...emptyRegistration, format, sectionId: '26', title: 'Доклад' })).toEqual({});
    }
    expect(checkRegistration(emptyRegistration)).toEqual({});
  });

  it('REG-01 sends neither section nor title for a listener, whatever was typed before', () => {
    const typed = { ...emptyRegistration, sectionId: '26', title: 'Доклад', listeningSectionIds: ['27'] };
    expect(registrationInput(typed)).toMatchObject({ sectionId: null, title: null, listeningSectionIds: ['27'] });
    expect(registrationInput({ ...typed, format: 'SPEAKER' })).toMatchObject({ sectionId: '26', title: 'Доклад' });
  });
});

describe('offered sections', () => {
  it('REG-02 offers active ones to listen to, those by invitation disabled', () => {
    expect(listeningSections(sections).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['26', false],
      ['27', false],
      ['38', false],
      ['39', true],
    ]);
  });

  it('REG-02 leaves one by invitation to who holds it already', () => {
    const offered = listeningSections(sections, ['39', '40']);
    expect(offered.find(({ id }) => id === '39')?.disabled).toBe(false);
    expect(stillOffered(['26', '39', '40', '99'], offered)).toEqual(['26', '39']);
    expect(stillOffered(['39'], listeningSections(sections))).toEqual([]);
  });

  it('REG-02 REG-03 drops from a draft what can be chosen no more, and asks for the section again', () => {
    const draft = { ...emptyRegistration, sectionId: '40', title: 'Доклад', listeningSectionIds: ['27', '40'] };
    const talk = offeredOnly({ ...draft, format: 'SPEAKER' }, sections);
    expect(talk.listeningSectionIds).toEqual(['27']);
    expect(checkRegistration(talk)).toEqual({ sectionId: 'Выберите секцию доклада' });
    expect(offeredOnly(draft, null)).toEqual(draft);
  });

  it('REG-02 offers only active, public sections that take talks for a talk', () => {
    expect(talkSections(sections).map(({ id }) => id)).toEqual(['26', '27']);
  });
});

describe('the confirmation form', () => {
  const values = { posterChoice: 'POSTER', listeningSectionIds: ['26'], tour: '', tshirtSize: '' } as const;

  it('REG-06 sends sections, excursion and T-shirt, null where nothing was chosen', () => {
    expect(
      confirmationInput('1', { ...values, listeningSectionIds: ['26'], tour: 'ATTENDING', tshirtSize: 'XL' }),
    ).toEqual({
      registrationId: '1',
      listeningSectionIds: ['26'],
      tour: 'ATTENDING',
      tshirtSize: 'XL',
      changePosterToListener: false,
    });
    expect(confirmationInput('1', { ...values, listeningSectionIds: [] })).toMatchObject({
      tour: null,
      tshirtSize: null,
    });
  });

  it('REG-08 offers a poster only poster and listener, and marks the change', () => {
    expect(posterChoices).toEqual(['POSTER', 'LISTENER']);
    const changed = { ...values, listeningSectionIds: [], posterChoice: 'LISTENER' } as const;
    expect(confirmationInput('1', { ...changed, listeningSectionIds: [] }).changePosterToListener).toBe(true);
  });
});

describe('days of a window', () => {
  it('CAB-03 REG-09 names the last open day and the first closed one in Moscow time', () => {
    const midnightOf2October = '2025-10-01T21:00:00.000Z';
    expect(lastDay(midnightOf2October)).toBe('1\u00a0октября\u00a02025');
    expect(closedFrom(midnightOf2October)).toBe('02.10.2025');
  });
});
