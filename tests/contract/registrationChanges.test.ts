import { describe, expect, it } from 'vitest';
import {
  type ChangeRules,
  type DecidedRecord,
  type DecisionChange,
  decisionNames,
  differentNames,
  isChangedSince,
  planChange,
  sentNames,
} from '../../schema/registrationChanges.ts';

const poster: DecidedRecord = {
  confirmedFormat: 'POSTER',
  confirmedSectionId: '2',
  talkSchedule: '21 октября',
  talkDay: 1,
  talkTrack: null,
  talkSlot: 7,
  requestedSectionId: '1',
  isConfirmed: true,
  isSchool: false,
  isCancelled: false,
};
const undecided: DecidedRecord = {
  ...poster,
  confirmedFormat: null,
  confirmedSectionId: null,
  talkSchedule: null,
  talkDay: null,
  talkSlot: null,
  isConfirmed: false,
};
const listener: DecidedRecord = { ...undecided, confirmedFormat: 'LISTENER' };
const noPlace = { confirmedSectionId: null, talkSchedule: null, talkDay: null, talkTrack: null, talkSlot: null };

const rules: ChangeRules = {
  sections: [
    { id: '1', isActive: true, isOpenToTalks: true },
    { id: '2', isActive: true, isOpenToTalks: true },
    { id: '3', isActive: false, isOpenToTalks: true },
    { id: '4', isActive: true, isOpenToTalks: false },
  ],
  posterSectionIds: new Set(['2']),
  isProject: false,
  isForumOver: false,
};

type Row = [
  about: string,
  record: Partial<DecidedRecord>,
  change: DecisionChange,
  wanted: object,
  Partial<ChangeRules>?,
];
const refused = (refusal: string) => ({ outcome: 'REFUSED', refusal });
const unchanged = { outcome: 'UNCHANGED' };
const changed = (names: string[], rest: object = {}) => ({ outcome: 'CHANGED', names, ...rest });

const refusals: Row[] = [
  ['a cancelled registration', { isCancelled: true }, { confirmedFormat: 'LISTENER' }, refused('CANCELLED')],
  ['a talk at the school', { isSchool: true }, { confirmedFormat: 'SPEAKER' }, refused('SCHOOL')],
  ['a place for the school', { ...listener, isSchool: true }, { talkDay: 2 }, refused('SCHOOL')],
  ['no format yet', undecided, { talkDay: 2 }, refused('NO_FORMAT')],
  ['an empty format', {}, { confirmedFormat: null }, refused('NO_FORMAT')],
  ['a date for a listener', listener, { talkSchedule: '22 октября' }, refused('LISTENER')],
  ['a talk without a section', {}, { confirmedSectionId: null }, refused('NO_SECTION')],
  [
    'a talk of somebody who chose no section',
    { ...undecided, requestedSectionId: null },
    { confirmedFormat: 'SPEAKER' },
    refused('NO_SECTION'),
  ],
  ['an inactive section', {}, { confirmedSectionId: '3' }, refused('SECTION_INACTIVE')],
  ['an unknown section', {}, { confirmedSectionId: '9' }, refused('SECTION_INACTIVE')],
  ['a section without talks', {}, { confirmedSectionId: '4' }, refused('SECTION_WITHOUT_TALKS')],
  ['a section without posters', {}, { confirmedSectionId: '1' }, refused('SECTION_WITHOUT_POSTERS')],
];

const projects: Row[] = [
  ['a slot', {}, { talkSlot: 3 }, refused('PROJECT_WITHOUT_PLACE')],
  ['an empty day', {}, { talkDay: null }, refused('PROJECT_WITHOUT_PLACE')],
  [
    'a listener, whose place stays',
    {},
    { confirmedFormat: 'LISTENER' },
    changed(['confirmedFormat', 'confirmedSectionId', 'talkSchedule'], {
      after: { ...noPlace, confirmedFormat: 'LISTENER', talkDay: 1, talkSlot: 7 },
    }),
  ],
];

const changes: Row[] = [
  ['the same values', {}, { confirmedFormat: 'POSTER', talkSlot: 7 }, unchanged],
  [
    'an empty text for an empty date',
    undecided,
    { talkSchedule: '', confirmedFormat: 'LISTENER' },
    changed(['confirmedFormat']),
  ],
  ['an empty date of a listener', listener, { talkSchedule: '' }, unchanged],
  ['the same listener', listener, { confirmedFormat: 'LISTENER' }, unchanged],
  [
    'another format, which takes the confirmation back (REG-05)',
    {},
    { confirmedFormat: 'SPEAKER' },
    changed(['confirmedFormat'], { losesConfirmation: true, sendsLetter: true }),
  ],
  [
    'another format after the forum',
    {},
    { confirmedFormat: 'SPEAKER' },
    changed(['confirmedFormat'], { losesConfirmation: false }),
    { isForumOver: true },
  ],
  [
    'another format of somebody who has not confirmed',
    { isConfirmed: false },
    { confirmedFormat: 'SPEAKER' },
    changed(['confirmedFormat'], { losesConfirmation: false }),
  ],
  [
    'a place, without a letter',
    {},
    { talkDay: 2, talkTrack: 1 },
    changed(['talkDay', 'talkTrack'], { sendsLetter: false }),
  ],
  [
    'a date in words',
    {},
    { talkSchedule: null },
    changed(['talkSchedule'], { losesConfirmation: false, sendsLetter: true }),
  ],
  [
    'a first decision, in the requested section',
    undecided,
    { confirmedFormat: 'SPEAKER' },
    changed(['confirmedFormat', 'confirmedSectionId'], {
      after: { ...noPlace, confirmedFormat: 'SPEAKER', confirmedSectionId: '1' },
    }),
  ],
  [
    'a listener, whatever else is said (LST-04)',
    {},
    { confirmedFormat: 'LISTENER', confirmedSectionId: '1', talkSlot: 9 },
    changed(['confirmedFormat', 'confirmedSectionId', 'talkSchedule', 'talkDay', 'talkSlot'], {
      after: { ...noPlace, confirmedFormat: 'LISTENER' },
    }),
  ],
  [
    'a section that the provider judges',
    {},
    { confirmedSectionId: '3' },
    changed(['confirmedSectionId']),
    { sections: null },
  ],
  [
    'a poster of an edition without poster lists',
    {},
    { confirmedSectionId: '1' },
    changed(['confirmedSectionId']),
    { posterSectionIds: null },
  ],
  [
    'a poster of another meeting, whose poster sections are unknown',
    {},
    { confirmedSectionId: '1' },
    changed(['confirmedSectionId']),
    { posterSectionIds: new Set(['77']) },
  ],
];

const plan = (record: Partial<DecidedRecord>, change: DecisionChange, special: Partial<ChangeRules> = {}) =>
  planChange({ ...poster, ...record }, change, { ...rules, ...special });

describe('the rules of a change', () => {
  it.each(refusals)('LST-04 refuse %s', (_, record, change, wanted) => {
    expect(plan(record, change)).toEqual(wanted);
  });

  it.each(projects)("LST-07 in a project's list: %s", (_, record, change, wanted) => {
    expect(plan(record, change, { isProject: true })).toMatchObject(wanted);
  });

  it.each(changes)('REG-05, LST-04 accept %s', (_, record, change, wanted, special) => {
    expect(plan(record, change, special)).toMatchObject(wanted);
  });
});

describe('the values that a change sends', () => {
  it("LST-07 are three from a project's list, else six", () => {
    expect(sentNames(true)).toEqual(['confirmedFormat', 'confirmedSectionId', 'talkSchedule']);
    expect(sentNames(false)).toEqual(decisionNames);
  });

  it('LST-04 differ only where both are not empty', () => {
    expect(differentNames(poster, { ...poster, talkSchedule: '', talkSlot: 8 })).toEqual(['talkSchedule', 'talkSlot']);
    expect(differentNames({ ...poster, talkSchedule: '' }, { ...poster, talkSchedule: null })).toEqual([]);
  });
});

describe('a record that somebody else changed', () => {
  it.each([
    ['nothing', {}, false, false],
    ['the format', { confirmedFormat: 'SPEAKER' as const }, true, true],
    ['the section', { confirmedSectionId: '1' }, true, true],
    ['the date', { talkSchedule: null }, true, true],
    ['the slot', { talkSlot: 8 }, true, false],
    ["the person's confirmation", { isConfirmed: false }, true, true],
  ])('LST-04, LST-07 is one in which %s changed', (_, values, inMainList, inProject) => {
    const present = { ...poster, ...values };
    expect(isChangedSince(poster, present, false)).toBe(inMainList);
    expect(isChangedSince(poster, present, true)).toBe(inProject);
  });
});
