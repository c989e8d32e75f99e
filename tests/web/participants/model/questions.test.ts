import { describe, expect, it } from 'vitest';
import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { answerQuestions, type QuestionName } from '../../../../web/features/participants/model/questions.ts';
import { deskFile, leanRow, rowOf } from '../recordData.ts';

const sessions = new Map([
  ['Section:3', 'p1'],
  ['Section:4', 'p1'],
  ['Section:5', 'p2'],
]);
const section = (key: string) => ({ id: `Section:${key}`, name: key, isListed: true });
const poster = (key: string, talkSlot: number): Partial<DeskRow> => ({
  confirmedFormat: 'POSTER',
  confirmedSection: section(key),
  talkSlot,
});
const talk = (email: string, talkDay: number, talkTrack: number, talkSlot: number): Partial<DeskRow> => ({
  confirmedFormat: 'SPEAKER',
  confirmedSection: section('3'),
  email,
  talkDay,
  talkTrack,
  talkSlot,
});

function answer(name: QuestionName, changes: readonly Partial<DeskRow>[]): number[] | undefined {
  const rows = changes.map((change, index) => rowOf(String(index), change));
  const found = answerQuestions(rows, sessions).get(name);
  return found && [...found].map((row) => rows.indexOf(row)).sort();
}

describe('standing questions', () => {
  it.each<[QuestionName, string, Partial<DeskRow>[], number[] | undefined]>([
    ['undecided', 'no format', [{}, { confirmedFormat: 'POSTER' }, { isCancelled: true }], [0]],
    [
      'unconfirmed',
      'a format and no confirmation',
      [{}, { confirmedFormat: 'POSTER' }, { confirmedFormat: 'POSTER', isConfirmed: true }],
      [1],
    ],
    [
      'withoutTheses',
      'talks without a file',
      [{ thesisPdf: deskFile('a') }, {}, { confirmedFormat: 'LISTENER' }, { isCancelled: true }],
      [1],
    ],
    [
      'withoutConclusion',
      'talks without a conclusion',
      [{ expertConclusion: deskFile('a') }, {}, { requestedFormat: 'LISTENER' }],
      [1],
    ],
    [
      'samePlace',
      'one board in one session, whatever the section',
      [poster('3', 7), poster('4', 7), poster('5', 7), poster('3', 8)],
      [0, 1],
    ],
    [
      'samePlace',
      'one slot of a talk',
      [talk('a@b.example', 1, 1, 2), talk('c@b.example', 1, 1, 2), talk('d@b.example', 1, 2, 2)],
      [0, 1],
    ],
    ['samePlace', 'not with a cancelled one', [poster('3', 7), { ...poster('3', 7), isCancelled: true }], []],
    [
      'sameTime',
      'one person in two tracks',
      [talk('A@b.example', 1, 1, 2), talk('a@b.example', 1, 2, 2), talk('a@b.example', 1, 2, 3)],
      [0, 1],
    ],
    ['left', 'cancelled rows', [{}, { isCancelled: true }], [1]],
    ['left', 'not offered where no cancelled row is given', [{}], undefined],
    ['withoutTheses', 'not offered where no row has a thesis', [{}], undefined],
    ['samePlace', 'not offered where no row has a slot', [{}], undefined],
    ['sameTime', 'not offered without the time of a talk', [poster('3', 7)], undefined],
  ])('%s: %s', (name, _, rows, expected) => expect(answer(name, rows)).toEqual(expected));

  it('LST-02 asks only what a list without details can answer', () => {
    expect([...answerQuestions([leanRow('1')], new Map()).keys()]).toEqual(['undecided', 'unconfirmed']);
  });
});
