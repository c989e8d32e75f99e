import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { toFieldChange } from '../../gateway/domains/participants/values.ts';
import { historyName } from '../../gateway/provider/records/history.ts';
import { sampleProvider } from '../testkit/provider.ts';

const { fields } = deskRecordTexts.history;
const provider = await sampleProvider();

it('LST-03 every field that the reference provider records has a name and readable values', async () => {
  const { rows: columns } = await sql<{ field: string; data_type: string }>`
    select event_object_column as field, data_type
    from information_schema.triggered_update_columns
    join information_schema.columns on table_name = event_object_table and column_name = event_object_column
    where trigger_name = 'participations_watched'`.execute(provider.database);
  expect(columns.length).toBeGreaterThan(15);
  const slots = ['file', 'file_pdf', 'exp_file'].map((field) => ({ field, data_type: 'text' }));
  const unknown: unknown[] = [];
  const dictionary = {
    sections: [{ id: 1, name: 'Секция', isActive: true, isPublic: true, takesTalks: true }],
    onUnknown: (name: string, code: unknown) => unknown.push([name, code]),
  };
  for (const { field, data_type } of [...columns, ...slots]) {
    const isFlag = data_type === 'boolean';
    const change = toFieldChange({ field: historyName(field), before: null, after: isFlag ? 'true' : '1' }, dictionary);
    expect([field, change.field]).not.toEqual([field, 'UNRECOGNIZED']);
    expect(fields[change.field]).not.toBe(fields.UNRECOGNIZED);
    expect(change.after?.text).toMatch(isFlag ? /^да$/ : /\S/);
  }
  expect(unknown).toEqual([]);
});
