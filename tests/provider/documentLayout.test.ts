import { beforeEach, describe, expect, it } from 'vitest';
import { OPEN } from '../testkit/provider.ts';
import { talk } from '../testkit/samples.ts';
import { AFTER, openDocuments } from './openDocuments.ts';

const { provider, registered, ask, textOf, linesOf } = await openDocuments();

describe('a document of a person with double names', () => {
  const names = (last_name: string, first_name: string, middle_name: string) =>
    provider.database
      .updateTable('individuals')
      .set({ last_name, first_name, middle_name })
      .where('last_name', 'in', ['Примеров', 'Рождественский-Преображенский'])
      .execute();
  beforeEach(async () => {
    await names('Рождественский-Преображенский', 'Александр-Константин', 'Иоганнович-Вольфгангович-Амадеевич');
    return () => names('Примеров', 'Пример', 'Примерович');
  });

  it.each(['invite', 'sert'] as const)('DOC-01 DOC-02 breaks no line inside a name (%s)', async (kind) => {
    const id = await registered({ confirm_type: 3, is_confirm: 1 });
    if (kind === 'sert') provider.clock.set(AFTER);
    const texts = (await linesOf((await ask(kind, id)).body.url)).map(({ text }) => text.trim());
    expect(texts.filter((text) => text.endsWith('-'))).toEqual([]);
    expect(texts).toContain('Рождественский-Преображенский');
  });

  it('DOC-02 centres each line of a name', async () => {
    const id = await registered({ confirm_type: 3, is_confirm: 1 });
    provider.clock.set(AFTER);
    const lines = await linesOf((await ask('sert', id)).body.url);
    const named = lines.filter(({ text }) => /Преображенский|Александр|Иоганнович/.test(text));
    expect(named.length).toBeGreaterThan(1);
    for (const { middle } of named) expect(middle).toBeCloseTo(842 / 2, 0);
  });

  it('DOC-01 keeps the signature of a full page above the code', async () => {
    const id = await registered({ confirm_type: 3, is_confirm: 1 }, talk({ comment: 'Длинное название '.repeat(29) }));
    const org_comment = '22 октября, постерная сессия в холле; '.repeat(4);
    await provider.setRegistration(id, { org_comment });
    const lines = await linesOf((await ask('invite', id)).body.url);
    const heightOf = (part: string) => lines.find(({ text }) => text.includes(part))?.y ?? Number.NaN;
    expect(heightOf('Председатель')).toBeGreaterThan(heightOf('Подлинность') + 45);
  });
});

describe('a document with a long title', () => {
  it('DOC-01 DOC-02 prints the longest title completely, on one page', async () => {
    const comment = `${'Длинное название '.repeat(29)}конец`;
    const id = await registered({ confirm_type: 3, is_confirm: 1 }, talk({ comment }));
    expect(await textOf((await ask('invite', id)).body.url)).toContain(`«${comment}»`);
    provider.clock.set(AFTER);
    expect(await textOf((await ask('sert', id)).body.url)).toContain(`«${comment}»`);
  });

  it('DOC-02 fits a long name and title onto the certificate above its foot, and fills the sheet', async () => {
    const places = async (payload: object) => {
      const id = await registered({ confirm_type: 2, is_confirm: 1 }, payload);
      provider.clock.set(AFTER);
      const lines = await linesOf((await ask('sert', id)).body.url);
      const foot = lines.find(({ text }) => text.includes('21–25 октября'))?.y ?? 0;
      const lowest = lines.find(({ text }) => text.includes('электронов»'))?.y ?? 0;
      return { foot, lowest };
    };
    const long = await places(talk({ comment: 'Длинное название '.repeat(29) }));
    expect(long.lowest).toBeGreaterThan(long.foot + 20);
    provider.clock.set(OPEN);
    await provider.database.deleteFrom('participations').where('account_id', '<', 100).execute();
    const short = await places(talk());
    expect(short.lowest).toBeGreaterThan(short.foot + 20);
    expect(short.lowest, 'the words reach the lower half').toBeLessThan(595 / 2);
  });
});
