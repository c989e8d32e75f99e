import { describe, expect, it } from 'vitest';
import {
  type ColumnName,
  columns,
  firstColumns,
  offeredColumns,
  shownColumns,
} from '../../../../web/features/participants/model/columns.ts';
import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { deskFile, leanRow, rowOf } from '../recordData.ts';

const columnOf = (name: ColumnName) => columns.find((column) => column.name === name) as (typeof columns)[number];
const unknown = { id: 'Section:9', name: null, isListed: false };
const loading = { id: 'Section:9', name: null, isListed: null };

describe('columns', () => {
  it.each<[string, ColumnName, Partial<DeskRow>, string]>([
    ['LST-02 names the state in words', 'state', { isConfirmed: true, confirmedFormat: 'POSTER' }, 'Подтвердил'],
    ['LST-02 names a cancelled registration', 'state', { isConfirmed: true, isCancelled: true }, 'Отменена'],
    ['LST-03 marks a requested format', 'format', {}, 'Устный доклад, не\u00a0подтверждён'],
    [
      'LST-03 shows the confirmed format first',
      'format',
      { confirmedFormat: 'POSTER' },
      'Стендовый доклад, заявлен устный',
    ],
    ['LST-03 shows an unchanged format alone', 'format', { confirmedFormat: 'SPEAKER' }, 'Устный доклад'],
    ['LST-09 names the section', 'section', {}, 'Ускорительная техника'],
    [
      'LST-09 says that no section was chosen',
      'section',
      { requestedSection: null },
      'Не\u00a0указано при\u00a0регистрации!',
    ],
    [
      'LST-09 says that a section is unknown',
      'section',
      { confirmedSection: unknown },
      'Секция не\u00a0найдена в\u00a0справочнике',
    ],
    ['LST-09 says that a name is being loaded', 'section', { confirmedSection: loading }, 'Название загружается…'],
    ['R27 a talk that became a listener needs no section', 'section', { confirmedFormat: 'LISTENER' }, ''],
    ['a school registration has no section', 'section', { isSchool: true }, 'Школа'],
    ['LST-12 writes the time of registration', 'created', {}, '05.08.2025 12:30'],
    ['LST-12 writes the birth date', 'birth', {}, '07.03.1990'],
    ['LST-11 an unreadable date is empty', 'birth', { birthDate: null }, ''],
    ['place', 'place', { talkDay: 2, talkSlot: 7 }, '2 / — / 7'],
    ['no place', 'place', {}, ''],
    [
      'files',
      'files',
      { thesisPdf: deskFile('a.pdf'), expertConclusion: deskFile('b.pdf') },
      'Тезисы, PDF; Экспертное заключение',
    ],
    ['id', 'id', {}, '1'],
    ['phone', 'phone', { phone: '+7 (999) 000-00-00' }, '+7 (999) 000-00-00'],
    ['tour', 'tour', { tour: 'DECLINED' }, 'Не\u00a0придёт'],
    [
      'listening',
      'listening',
      { listeningSections: [{ id: 'Section:4', name: 'Детекторы', isListed: true }, unknown] },
      'Детекторы; Секция не\u00a0найдена в\u00a0справочнике',
    ],
  ])('%s', (_, name, changes, text) => {
    expect(columnOf(name).text(rowOf('1', changes))).toBe(text);
  });

  it('LST-02 offers the first columns, and no column that every row lacks', () => {
    const names = offeredColumns([leanRow('1'), leanRow('2')]).map(({ name }) => name);
    expect(names).toEqual([...firstColumns.filter((name) => name !== 'files'), 'id']);
    expect(
      offeredColumns([leanRow('1'), leanRow('2', { thesisPdf: deskFile('a.pdf'), title: 'Доклад' })]).map(
        ({ name }) => name,
      ),
    ).toEqual(expect.arrayContaining(['files', 'title']));
  });

  it('shows chosen columns that are offered, the name always first', () => {
    const offered = offeredColumns([leanRow('1')]);
    expect(shownColumns(['phone', 'section', 'org'], offered).map(({ name }) => name)).toEqual([
      'name',
      'org',
      'section',
    ]);
  });
});
