import { describe, expect, it } from 'vitest';
import {
  conflictingFields,
  type EditValues,
  editInput,
  formerOf,
  mergeValues,
  undoInput,
  valuesOf,
} from '../../../web/features/participants/scope/record/editForm.ts';
import { cleanText } from '../../../web/lib/forms/cleanText.ts';
import { recordOf } from './listData.ts';

const talk = {
  format: 'SPEAKER',
  sectionId: '3',
  talkSchedule: '22 октября',
  talkDay: 4,
  talkTrack: 2,
  talkSlot: 3,
} as const;
const listener = {
  format: 'LISTENER',
  sectionId: '',
  talkSchedule: '',
  talkDay: '',
  talkTrack: '',
  talkSlot: '',
} as const;
type Chosen = Parameters<typeof editInput>[0];
const restored = { confirmedFormat: 'SPEAKER', confirmedSectionId: '3', talkSchedule: '22 октября' };

const undecided: EditValues = { ...listener, format: '', sectionId: '7' };

describe('a change by another moderator meanwhile', () => {
  it.each<[string, EditValues, EditValues, string[], EditValues]>([
    [
      'keeps all of a talk that became a listener',
      { ...talk, talkSlot: 9 },
      listener,
      ['format', 'talkSlot'],
      { ...talk, talkSlot: 9 },
    ],
    [
      'keeps all of a talk without a decision',
      { ...talk, talkSlot: '' },
      undecided,
      ['format'],
      { ...talk, talkSlot: '' },
    ],
    ['takes a listener where nothing is the person’s own', talk, listener, [], listener],
    [
      'takes another format of a talk',
      { ...talk, talkSlot: 9 },
      { ...talk, format: 'POSTER' },
      [],
      { ...talk, format: 'POSTER', talkSlot: 9 },
    ],
  ])('R25 %s', (_, mine, theirs, fields, merged) => {
    expect(conflictingFields(talk, mine, theirs)).toEqual(fields);
    expect(mergeValues(talk, mine, theirs)).toEqual(merged);
  });
});

describe('the input of a change', () => {
  it.each<[string, Chosen, EditValues, string | null, object]>([
    ['the main list changes a place', { ...talk, talkSlot: 9 }, talk, null, { talkSlot: 9 }],
    [
      'a project’s list names its project',
      { ...talk, sectionId: '4' },
      talk,
      'neutron',
      { project: 'neutron', confirmedSectionId: '4' },
    ],
    ['a listener has only the format', { ...listener, talkDay: 4 }, talk, null, { confirmedFormat: 'LISTENER' }],
    ['a project’s list has no place', talk, listener, 'neutron', { project: 'neutron', ...restored }],
  ])('LST-07 %s', (_, values, base, project, input) => {
    expect(editInput(values, base, project)).toEqual(input);
  });

  it('R25 does not send a saved date with double spaces that the moderator left as it is', () => {
    const record = recordOf('1', { talkSchedule: '22  октября,\n10:20' }) as never;
    const values = valuesOf(record);
    // The form cleans its texts when it is submitted.
    const cleaned = { ...values, talkSchedule: cleanText(values.talkSchedule), format: 'POSTER' as const };
    expect(editInput(cleaned, formerOf(record), null)).toEqual({ confirmedFormat: 'POSTER' });
  });

  it.each<[string, EditValues, object]>([
    ['in the project’s list', { ...talk, sectionId: '4' }, { project: 'neutron', confirmedSectionId: '3' }],
    ['in the main list where the place is lost', listener, { ...restored, talkDay: 4, talkTrack: 2, talkSlot: 3 }],
  ])('LST-07 an undo in a project’s list restores former values %s', (_, saved, input) => {
    expect(undoInput(talk, saved, 'neutron')).toEqual(input);
  });
});
