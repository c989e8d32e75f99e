import { describe, expect, it } from 'vitest';
import { describeExport } from '../../../../gateway/domains/exports/describe.ts';
import { isPhoneText, phoneText } from '../../../../gateway/shared/phoneText.ts';

const names = {
  projects: [{ slug: 'neutron', title: 'Проект нейтронного источника', listFlag: 'neutron_only' }],
  sections: [{ id: 26, name: 'Детекторы', isActive: true, isPublic: true, takesTalks: true }],
  organizations: [{ id: 5, name: 'Институт' }],
};
const describeFilter = (filter: object) =>
  describeExport(
    'xlsx',
    { list: { year: 2025 }, rows: { filter: filter as never, orderBy: [] }, columns: [] },
    [{ heading: 'ФИО' }],
    names,
  );

describe('the note of an export', () => {
  it('LST-06 says in words which rows left the service, without codes and ids', () => {
    const note = describeFilter({
      search: 'прибор',
      effectiveSection: { ids: ['26', '99'], withNone: true },
      organization: { ids: ['5', '~0JjQvdGB'], exclude: true },
      files: { kinds: ['THESIS_PDF'] },
      thesis: { values: ['MISSING', 'INCOMPLETE'] },
      createdOn: { from: '2025-08-04', to: '2025-08-10' },
      isSchool: false,
      tour: { values: ['ATTENDING'] },
      tshirtSize: { values: [], withNone: true },
      talkSlot: { values: [], withNone: true, exclude: true },
    });
    expect(note).toBe(
      'Участники 2025, Excel (.xlsx)\nФильтры: поиск «прибор»; секция: Детекторы, Секция не найдена в справочнике, нет; ' +
        'организация: кроме Институт, Инс; есть файл: тезисы, PDF; тезисы: Нет тезисов, Только один файл; регистрация с 04.08.2025; ' +
        'регистрация по 10.08.2025; форум без школы; экскурсия: Придёт; размер футболки: нет; слот: кроме нет\nСтолбцы: ФИО',
    );
    expect(describeFilter({})).toBe('Участники 2025, Excel (.xlsx)\nСтолбцы: ФИО');
    expect(describeFilter({ search: 'а'.repeat(2000) })).toHaveLength(1000);
  });

  it.each([
    [{ isCancelled: true, ids: ['3', '4'] }, 'отменённые регистрации; выбранные записи: 2'],
    [
      { exceptIds: ['3'], status: { values: ['CONFIRMED'], exclude: true } },
      'без снятых с выбора: 1; состояние: кроме Подтвердил',
    ],
    [{ effectiveFormat: { values: ['SPEAKER', 'POSTER'] } }, 'формат: Устный доклад, Стендовый доклад'],
    [{ isTitleMissing: true, hasPossibleDouble: false }, 'доклады без названия; кроме возможных двойников'],
    [{ hasPlaceClash: true, talkDay: { values: [1, 2] } }, 'день доклада: 1, 2; место занято дважды'],
  ])('LST-06 of %j says %s', (filter, said) => {
    expect(describeFilter(filter)).toContain(`Фильтры: ${said}\n`);
  });

  it('LST-06 leaves out parts that take no row away', () => {
    const filter = { search: '', isCancelled: false, exceptIds: [], createdOn: {}, tour: null };
    expect(describeFilter(filter)).toBe('Участники 2025, Excel (.xlsx)\nСтолбцы: ФИО');
  });

  it('LST-07 names the project by its title', () => {
    const list = { year: 2025, project: 'neutron' };
    const note = describeExport('xlsx', { list, rows: { filter: null, orderBy: [] }, columns: [] }, [], names);
    expect(note).toMatch(/^Участники 2025, Проект нейтронного источника, Excel/);
  });
});

describe('a phone in a sheet', () => {
  it.each([
    ['+79001234567', '+7 (900) 123-45-67'],
    ['+7 900 123 45 67', '+7 (900) 123-45-67'],
    ['+375291234567', '+37529 123-45-67'],
    ['89001234567', '89001234567'],
    ['+1', '+1'],
    ['+7900123456=cmd()', '+7900123456=cmd()'],
  ])('LST-06 %s is written as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
    expect(isPhoneText(text)).toBe(text.startsWith('+') && text !== '+1' && !text.includes('='));
  });
});
