import { describe, expect, it } from 'vitest';
import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import {
  changeOf,
  conflictNames,
  inputOf,
  mistakesOf,
  type RecordValues,
  valuesOf,
} from '../../../web/features/participants/record/recordForm.ts';
import { accelerators, decided, detectors, rowOf } from './recordData.ts';

const base = rowOf('1', decided);

describe('the form of a record', () => {
  it.each<[string, Partial<DeskRow>, Partial<RecordValues>]>([
    ['the confirmed values', decided, { confirmedFormat: 'SPEAKER', talkSchedule: '22 октября', talkDay: 2 }],
    ['the requested ones before a decision', {}, { confirmedFormat: 'SPEAKER', confirmedSectionId: accelerators.id }],
    ['no format that cannot be confirmed', { requestedFormat: 'UNRECOGNIZED' }, { confirmedFormat: '' }],
    ['no talk for the school', { isSchool: true }, { confirmedFormat: '' }],
  ])('LST-04 begins with %s', (_, row, values) => {
    expect(valuesOf(rowOf('1', row))).toMatchObject(values);
  });

  it.each<[string, DeskRow, Partial<RecordValues>, boolean, object]>([
    ['the format alone if nothing was touched', base, {}, false, { confirmedFormat: 'SPEAKER' }],
    ['what was touched', base, { talkSlot: 6 }, false, { confirmedFormat: 'SPEAKER', talkSlot: 6 }],
    [
      'null for what was emptied',
      base,
      { talkSchedule: ' ' },
      false,
      { confirmedFormat: 'SPEAKER', talkSchedule: null },
    ],
    [
      'the format alone for a listener',
      base,
      { confirmedFormat: 'LISTENER', talkSlot: 6 },
      false,
      { confirmedFormat: 'LISTENER' },
    ],
    [
      'no place from a project’s list',
      base,
      { talkSchedule: '23 октября', talkSlot: 6 },
      true,
      { confirmedFormat: 'SPEAKER', talkSchedule: '23 октября' },
    ],
    [
      'the offered section of a first decision',
      rowOf('1'),
      {},
      false,
      { confirmedFormat: 'SPEAKER', confirmedSectionId: accelerators.id },
    ],
  ])('LST-04 LST-07 sends %s', (_, row, touched, isProject, change) => {
    expect(changeOf({ ...valuesOf(row), ...touched }, row, isProject)).toEqual(change);
  });

  it('R25 a save names what the moderator saw', () => {
    expect(inputOf(base, { confirmedFormat: 'POSTER' }, 'neutron')).toEqual({
      registrationId: base.id,
      project: 'neutron',
      confirmedFormat: 'POSTER',
      seen: {
        confirmedFormat: 'SPEAKER',
        confirmedSectionId: accelerators.id,
        talkSchedule: '22 октября',
        talkDay: 2,
        talkTrack: 1,
        talkSlot: 5,
        isConfirmed: false,
      },
    });
  });

  it.each<[string, Partial<RecordValues>, Partial<DeskRow>, boolean, string[]]>([
    ['nothing that is as it was', { talkSlot: 6 }, {}, false, []],
    ['a field that both changed', { talkSlot: 6 }, { talkSlot: 7 }, false, ['talkSlot']],
    ['a field that only somebody else changed', { talkSlot: 6 }, { talkDay: 3 }, false, ['talkDay']],
    ['nothing that both changed alike', { talkSlot: 7 }, { talkSlot: 7 }, false, []],
    ['no place in a project’s list', { talkSchedule: '23 октября' }, { talkSlot: 7 }, true, []],
    [
      'the format alone for a listener',
      { confirmedFormat: 'LISTENER' },
      { confirmedFormat: 'POSTER', confirmedSection: detectors },
      false,
      ['confirmedFormat'],
    ],
  ])('R25 asks about %s', (_, touched, present, isProject, names) => {
    const values = { ...valuesOf(base), ...touched };
    expect(conflictNames(values, base, { ...base, ...present }, isProject)).toEqual(names);
  });

  it.each<[string, Partial<RecordValues>, string[]]>([
    ['a slot of zero', { talkSlot: 0 }, ['talkSlot']],
    ['a track that is too high', { talkTrack: 1001 }, ['talkTrack']],
    ['a day that is no number', { talkDay: '2a' }, ['talkDay']],
    ['nothing that a listener does not have', { confirmedFormat: 'LISTENER', talkSlot: 0 }, []],
  ])('LST-04 rejects %s', (_, touched, names) => {
    const values = { ...valuesOf(base), ...touched };
    expect(Object.keys(mistakesOf(values, { outcome: 'UNCHANGED' }, false))).toEqual(names);
  });

  it('LST-04 puts a refusal beside the input that it is about', () => {
    expect(mistakesOf(valuesOf(base), { outcome: 'REFUSED', refusal: 'NO_SECTION' }, false)).toEqual({
      confirmedSectionId: 'Выберите секцию',
    });
  });
});
