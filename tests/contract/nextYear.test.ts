import { cp, readFile, writeFile } from 'node:fs/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { applyReferences } from '../../provider/references/apply.ts';
import { readReferences } from '../../provider/references/read.ts';
import { meetingShape } from '../../provider/references/shape.ts';
import { ownEditions } from '../testkit/editions.ts';
import { startGateway } from '../testkit/gateway.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { sampleEditions } from '../testkit/sampleEdition.ts';

/** An invented forum after those of the repository: its folder for the gateway, and its meeting for the provider. */
const year = 2031;
const [section, school] = [901, 902];

const editions = await sampleEditions();
const provider = await sampleProvider({ clock: `${year}-09-15T12:00:00+03:00` });
afterAll(() => editions.remove());

it('adds the next forum by an edition and a meeting, while moderators finish the previous one', async () => {
  for (const { year: earlier } of ownEditions.all)
    await cp(`gateway/editions/${earlier}`, `${editions.folder}/${earlier}`, { recursive: true });
  const before2031 = `${editions.folder}/2025/edition.yaml`;
  await writeFile(before2031, `${await readFile(before2031, 'utf8')}closesOn: '${year}-09-15'\n`);
  await editions.write(year, {
    'edition.yaml': (text) =>
      text
        .replace('sectionId: 36', `sectionId: ${school}`)
        .replace('otherOrganizationId: 134', 'otherOrganizationId: 9134'),
    'posters.yaml': (text) => text.replace('id: 33', `id: ${section}`),
  });
  const window = (closes: string) => ({
    opensAt: `${year}-08-01T00:00:00+03:00`,
    closesAt: `${year}-${closes}T00:00:00+03:00`,
  });
  const meeting = meetingShape.parse({
    id: year - 2022,
    year,
    title: 'Образцовый форум',
    place: 'Москва',
    startsOn: `${year}-10-20`,
    endsOn: `${year}-10-23`,
    excursionOn: `${year}-10-20`,
    registrationWindow: window('10-02'),
    thesesWindow: window('10-02'),
    schoolWindow: window('10-14'),
    certificatesFrom: `${year}-10-24T00:00:00+03:00`,
    schoolSectionId: school,
    sections: [
      { id: section, name: 'Дифракция', posterSession: 2 },
      { id: school, name: 'Школа', isPublic: false, isSpeaker: false },
    ],
  });
  const references = readReferences('provider/references/samples');
  await provider.database
    .transaction()
    .execute((trx) => applyReferences(trx, { ...references, meetings: [...references.meetings, meeting] }));

  const gateway = await startGateway({
    providerUrl: provider.url,
    clock: provider.clock,
    editionsFolder: editions.folder,
  });
  onTestFinished(() => gateway.close());
  await gateway.gateway.compareMeetings();
  expect(gateway.log.filter((line) => line.includes('an edition differs'))).toEqual([]);

  const [person, moderator] = await Promise.all(
    ['participant', 'moderator'].map(async (name) => ({ token: await provider.login(`${name}@example.org`) })),
  );
  const talk = { requestedFormat: 'SPEAKER', requestedSectionId: `Section:${section}`, title: 'Образцовый доклад' };
  const registered = await gateway.mutate(
    'registerForForum',
    { ...talk, wantsTour: false, listeningSectionIds: [`Section:${section}`] },
    'registration { requestedFormat } userErrors { message }',
    person,
  );
  expect(registered.payload).toEqual({ registration: { requestedFormat: 'SPEAKER' }, userErrors: [] });

  type People = { participants: { totalCount: number }; attendance: { totalCount: number } };
  const people = 'participants { totalCount } attendance { totalCount }';
  const { current, before, listed } = await gateway.read<{ current: People; before: People; listed: object[] }>(
    `{ current: edition { year ${people} }
      before: edition(year: 2025) { isCurrent programme { days { items { title } } } ${people} }
      listed: editions { year isCurrent isOpenToModerators } }`,
    {},
    moderator,
  );
  expect(current).toMatchObject({ year, participants: { totalCount: 1 }, attendance: { totalCount: 0 } });
  expect(before).toMatchObject({ isCurrent: false, programme: { days: expect.any(Array) } });
  expect(before.participants.totalCount).toBeGreaterThan(50);
  expect(before.attendance.totalCount).toBeGreaterThan(50);
  expect(listed).toEqual([
    { year, isCurrent: true, isOpenToModerators: true },
    { year: 2025, isCurrent: false, isOpenToModerators: true },
    { year: 2024, isCurrent: false, isOpenToModerators: false },
    { year: 2023, isCurrent: false, isOpenToModerators: false },
  ]);

  // The data of the year before describe its records.
  type Row = {
    id: string;
    isSchool: boolean;
    isConfirmed: boolean;
    confirmedFormat: string | null;
    title: string | null;
    organization: { isOther: boolean };
    requestedSection: { name: string | null } | null;
  };
  const { edition } = await gateway.read<{ edition: { registrations: { nodes: Row[] } } }>(
    `{ edition(year: 2025) { registrations { nodes {
      id isSchool isConfirmed confirmedFormat title organization { isOther } requestedSection { name }
    } } } }`,
    {},
    moderator,
  );
  const rows = edition.registrations.nodes;
  const schoolRows = rows.filter(({ isSchool }) => isSchool);
  expect(schoolRows.length).toBeGreaterThan(0);
  expect(schoolRows.every(({ title }) => title === null)).toBe(true);
  expect(rows.some(({ organization }) => organization.isOther)).toBe(true);
  const names = new Set(rows.flatMap(({ requestedSection }) => (requestedSection ? [requestedSection.name] : [])));
  expect(names.size).toBeGreaterThan(3);
  expect(names).not.toContain(null);
  const [schoolRow] = schoolRows;
  const decision = {
    registrationId: schoolRow?.id,
    confirmedFormat: 'SPEAKER',
    confirmedSectionId: 'Section:26',
    seen: { confirmedFormat: schoolRow?.confirmedFormat, isConfirmed: schoolRow?.isConfirmed },
  };
  const confirmed = await gateway.mutate('confirmFormat', decision, 'userErrors { message }', moderator);
  expect(confirmed.payload).toEqual({ userErrors: [{ message: 'В школе можно участвовать только слушателем' }] });
  const closed = await gateway.graphql('{ edition(year: 2024) { registrations { version } } }', {}, moderator);
  expect(closed.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
