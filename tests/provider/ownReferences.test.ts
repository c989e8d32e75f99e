import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCommands } from '../../provider/accounts/commands.ts';
import { withOwnData } from '../../provider/commands/database.ts';
import { readConfig } from '../../provider/config.ts';
import { applyReferences } from '../../provider/references/apply.ts';
import { differencesToEditions } from '../../provider/references/differences.ts';
import { readReferences } from '../../provider/references/read.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { sampleProvider } from '../testkit/provider.ts';

const SAMPLES = 'provider/references/samples';
const EDITIONS = 'gateway/editions';

const home = await temporaryFolder();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(home, 'own-'));
  cpSync(SAMPLES, folder, { recursive: true });
});
const edit = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};

describe('reading a folder', () => {
  it('names every mistake of all files', () => {
    rmSync(join(folder, 'degrees.yaml'));
    edit('organizations.yaml', 'id: 2,', 'id: 1,');
    edit('positions.yaml', 'title: Директор', 'title: ""');
    edit('positions.yaml', 'title: Заместитель директора', 'title: 2');
    edit('schoolStatuses.yaml', ', title: Студент', '');
    edit('schoolStatuses.yaml', 'title: Аспирант', 'title: ');
    edit('meetings/2025.yaml', "closesAt: '2025-10-02T00:00:00+03:00'", "closesAt: '2025-07-02'");
    edit('meetings/2025.yaml', 'schoolSectionId: 36', 'schoolSectionId: 3');
    edit('meetings/2024.yaml', 'year: 2024', 'year: 2026');
    edit('meetings/2023.yaml', 'place:', 'plce:');
    let message = '';
    try {
      readReferences(folder);
    } catch (error) {
      ({ message } = error as Error);
    }
    for (const part of [
      'degrees.yaml: the file is missing',
      'organizations.yaml: the id 1 is used twice',
      'positions.yaml:3: 0.title: is empty',
      'positions.yaml:4: 1.title: must be a text: put it in quotes',
      'schoolStatuses.yaml:3: 1.title: is missing',
      'schoolStatuses.yaml:4: 2.title: is empty',
      'meetings/2025.yaml:19: registrationWindow.closesAt: must be an instant with zone',
      'meetings/2024.yaml: year: the file is named after another year',
      'meetings/2023.yaml:6: Unrecognized key: "plce"',
    ]) {
      expect(message).toContain(part);
    }
  });

  it('reads the pictures of signature and stamp, and names one that is not a picture', () => {
    edit('meetings/2025.yaml', 'signatory: {', 'signatory: { facsimile: sign.png, stamp: stamp.png,');
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    writeFileSync(join(folder, 'meetings/sign.png'), png);
    writeFileSync(join(folder, 'meetings/stamp.png'), 'text');
    expect(() => readReferences(folder)).toThrow('meetings/2025.yaml: signatory: stamp.png must be a PNG or JPEG');
    writeFileSync(join(folder, 'meetings/stamp.png'), png);
    const meeting = readReferences(folder).meetings.find(({ year }) => year === 2025);
    expect(meeting?.signatory?.facsimile).toBe(png.toString('base64'));
  });

  it('names a file that is not UTF-8', () => {
    const cp1251 = Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]);
    writeFileSync(
      join(folder, 'positions.yaml'),
      Buffer.concat([Buffer.from('- { id: 1, title: '), cp1251, Buffer.from(' }')]),
    );
    expect(() => readReferences(folder)).toThrow('positions.yaml: is not UTF-8; save it as UTF-8');
  });

  it.each([
    ['certificatesFrom', /(?<=^certificatesFrom: ').*(?=T)/m, '2024-10-25', 'must not be before startsOn'],
    ['confirmationDueOn', '2025-10-09', '2025-07-31', 'must lie between the opening of the registration and endsOn'],
    ['confirmationDueOn', '2025-10-09', '2025-10-26', 'must lie between the opening of the registration and endsOn'],
    ['schoolWindow.closesAt', '2025-10-14T00:00', '2025-10-26T00:01', 'must not be after endsOn'],
    ['expiredWindows.registrationWindow.closesAt', '2025-10-23T00:00', '2025-10-27T00:00', 'must not be after endsOn'],
  ])('rejects a %s that contradicts the days of the forum', (place, from, to, message) => {
    edit('meetings/2025.yaml', from, to);
    expect(() => readReferences(folder)).toThrow(`: ${place}: ${message}`);
  });

  it('accepts a deadline and windows that end with the forum', () => {
    edit('meetings/2025.yaml', '2025-10-09', '2025-10-25');
    edit('meetings/2025.yaml', '2025-10-14T00:00', '2025-10-26T00:00');
    expect(readReferences(folder).meetings).toHaveLength(3);
  });

  it('wants a school section of the same meeting', () => {
    edit('meetings/2025.yaml', 'schoolSectionId: 36', 'schoolSectionId: 3');
    expect(() => readReferences(folder)).toThrow('schoolSectionId: names no section of this meeting');
  });
});

describe('comparing with the editions', () => {
  it('finds none in the samples', () => {
    expect(differencesToEditions(readReferences(SAMPLES), EDITIONS)).toEqual([]);
  });

  it('names an edition without a meeting', () => {
    rmSync(join(folder, 'meetings/2023.yaml'));
    expect(differencesToEditions(readReferences(folder), EDITIONS)).toEqual(['2023: there is no meetings/2023.yaml']);
  });

  it('names each missing edition where the folder of editions is a file', () => {
    expect(differencesToEditions(readReferences(folder), 'package.json')).toEqual(
      [2023, 2024, 2025].map((year) => `${year}: there is no package.json/${year}/edition.yaml`),
    );
  });

  it('names a differing address and name of the school', () => {
    edit('meetings/2025.yaml', /^address: .*/m, 'address: Москва, Примерная улица, дом 2');
    edit('meetings/2025.yaml', 'Школа молодых учёных «Материалы детекторов»', 'Школа молодых учёных');
    expect(differencesToEditions(readReferences(folder), EDITIONS)).toEqual([
      '2025.address: the reference data say Москва, Примерная улица, дом 2, edition.yaml says Москва, Образцовая площадь, дом 1',
      '2025.schoolSectionName: the reference data say Школа молодых учёных, edition.yaml says Школа молодых учёных «Материалы детекторов»',
    ]);
  });

  it('names each differing day, window and id', () => {
    edit('meetings/2025.yaml', "endsOn: '2025-10-25'", "endsOn: '2025-10-24'");
    edit(
      'meetings/2025.yaml',
      /schoolWindow.*/,
      "schoolWindow: { opensAt: '2025-08-01T00:00:00+03:00', closesAt: '2025-10-13T00:00:00+03:00' }",
    );
    edit('organizations.yaml', /- \{ id: 134.*/, '');
    expect(differencesToEditions(readReferences(folder), EDITIONS)).toEqual([
      '2025.endsOn: the reference data say 2025-10-24, edition.yaml says 2025-10-25',
      '2025.schoolWindow.closesAt: the reference data say 2025-10-13T00:00:00+03:00, edition.yaml says 2025-10-14T00:00:00+03:00',
      '2025.otherOrganizationId: edition.yaml says 134, which the reference data lack',
    ]);
  });
});

describe('an edition that is not YAML', () => {
  it('is reported as a difference', () => {
    const editions = mkdtempSync(join(home, 'editions-'));
    mkdirSync(join(editions, '2025'));
    writeFileSync(join(editions, '2025/edition.yaml'), 'title: Форум института: рассеяние');
    const data = readReferences(SAMPLES);
    const [line, ...others] = differencesToEditions(
      { ...data, meetings: data.meetings.filter(({ year }) => year === 2025) },
      editions,
    );
    expect(line).toMatch(/^2025: \S+edition\.yaml is not readable: Nested mappings are not allowed/);
    expect(others).toEqual([]);
  });
});

describe('writing to the database', async () => {
  const provider = await sampleProvider();
  const apply = () => provider.database.transaction().execute((trx) => applyReferences(trx, readReferences(folder)));
  const changes = async () =>
    (await apply()).flatMap(({ table, added, changed, hidden, deleted }) =>
      added + changed + hidden + deleted > 0 ? [{ table, added, changed, hidden, deleted }] : [],
    );

  it('changes nothing the second time, hides what people use and deletes the rest', async () => {
    expect(await changes()).toEqual([]);
    edit('organizations.yaml', /- \{ id: 1,.*/, '- { id: 900, name: Институт своих данных }');
    edit('meetings/2025.yaml', 'О. О. Образцов', 'П. П. Примеров');
    edit('meetings/2025.yaml', /.*id: 40,.*\n/, '');
    expect(await changes()).toEqual([
      { table: 'organizations', added: 1, changed: 0, hidden: 1, deleted: 0 },
      { table: 'meetings', added: 0, changed: 1, hidden: 0, deleted: 0 },
      { table: 'sections', added: 0, changed: 0, hidden: 0, deleted: 1 },
    ]);
    expect(await changes()).toEqual([]);
    const offered = (await provider.read<{ id: number }[]>(callPaths.listOrganizations)).map(({ id }) => id);
    expect([offered.includes(1), offered.includes(900)]).toEqual([false, true]);
    // A person whose profile names the hidden row keeps its name.
    const people = await provider.read<{ organisation: string }[]>(`${callPaths.listParticipants}?meeting_id=3`);
    expect(people.map(({ organisation }) => organisation)).toContain('Институт образцовых исследований');
  });

  it('wants the file of each meeting that has registrations', async () => {
    rmSync(join(folder, 'meetings/2025.yaml'));
    await expect(apply()).rejects.toThrow(
      'has registrations for 2025 (meeting 3): the folder needs meetings/2025.yaml',
    );
  });

  it('adds the meeting of a next year, which is then the current one', async () => {
    cpSync(join(folder, 'meetings/2025.yaml'), join(folder, 'meetings/2026.yaml'));
    edit('meetings/2026.yaml', /id: 3\nyear: 2025/, 'id: 4\nyear: 2026');
    edit('meetings/2026.yaml', /\{ id: (\d\d),/g, '{ id: 1$1,');
    edit('meetings/2026.yaml', 'schoolSectionId: 36', 'schoolSectionId: 136');
    await apply();
    const current = await provider.database
      .selectFrom('meetings')
      .select('year')
      .where('is_current', '=', true)
      .execute();
    expect(current).toEqual([{ year: 2026 }]);
  });
});

it('a command on an empty embedded database adds no sample accounts, whatever DEMO_DATA is', async () => {
  const config = readConfig({ DATA_DIR: join(home, 'data'), DEMO_DATA: 'yes' });
  const { accounts, applied } = await withOwnData(config, async (db) => ({
    accounts: await accountCommands.list?.(db),
    applied: await db.transaction().execute((trx) => applyReferences(trx, readReferences(folder))),
  }));
  expect(accounts?.lines.join()).toContain('No account may moderate yet');
  expect(applied).toContainEqual({ table: 'meetings', added: 3, changed: 0, hidden: 0, deleted: 0 });
});
