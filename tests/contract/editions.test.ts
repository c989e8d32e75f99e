import { describe, expect, it, onTestFinished } from 'vitest';
import { meetingDifferences, sectionDifferences } from '../../gateway/domains/editions/meetingDifferences.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { ownEditions } from '../testkit/editions.ts';
import { startGateway } from '../testkit/gateway.ts';
import { sampleProvider } from '../testkit/provider.ts';

const { all } = ownEditions;
const provider = await sampleProvider();
const instants = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) => [
  new Date(opensAt),
  new Date(closesAt),
];

describe('editions, written down at both services', () => {
  it.each(all.map((edition) => [edition.year, edition] as const))(
    'REG-12 %i has the same days and windows at the gateway and at the reference provider',
    async (year, edition) => {
      const meeting = await provider.database
        .selectFrom('meetings')
        .selectAll()
        .where('id', '=', edition.meetingId)
        .executeTakeFirstOrThrow();
      expect(meeting).toMatchObject({
        year,
        starts_on: edition.startsOn,
        ends_on: edition.endsOn,
        excursion_on: edition.excursionOn,
        confirmation_due_on: edition.keyDates.find(({ deadlineOf }) => deadlineOf === 'confirmation')?.startsOn ?? null,
      });
      expect([meeting.registration_opens, meeting.registration_closes]).toEqual(instants(edition.registrationWindow));
      expect([meeting.registration_opens, meeting.thesis_closes]).toEqual(instants(edition.thesesWindow));
      expect([meeting.school_opens, meeting.school_closes]).toEqual(instants(edition.schoolWindow));
      const variant = edition.expiredWindows;
      expect([meeting.variant_registration_opens, meeting.variant_registration_closes]).toEqual(
        variant === null ? [null, null] : instants(variant.registrationWindow),
      );
      expect([meeting.variant_registration_opens, meeting.variant_thesis_closes]).toEqual(
        variant === null ? [null, null] : instants(variant.thesesWindow),
      );
      expect(meeting.certificates_from).toEqual(new Date(edition.certificatesFrom));
      expect(meeting.is_current).toBe(edition.isCurrent);
      // Earlier years are archived: registration for their schools is closed.
      expect(meeting.school_section_id).toBe(edition.isCurrent ? edition.school.sectionId : null);
    },
  );

  it('the gateway logs each difference, and none between the shipped data', async () => {
    const gateway = await startGateway({ providerUrl: provider.url });
    onTestFinished(() => gateway.close());
    const differences = async () => {
      gateway.log.length = 0;
      await gateway.gateway.compareMeetings();
      return gateway.log.flatMap((line) => (JSON.parse(line) as { difference?: string }).difference ?? []);
    };
    expect(await differences()).toEqual([]);
    const change = (values: object) =>
      provider.database.updateTable('meetings').set(values).where('id', '=', 3).execute();
    await change({ registration_closes: new Date('2025-10-03T00:00:00+03:00'), is_current: false });
    onTestFinished(async () => {
      await change({ registration_closes: new Date('2025-10-02T00:00:00+03:00'), is_current: true });
    });
    expect(await differences()).toEqual([
      "2025: the provider's meeting 3 is not the current one",
      '2025.registrationWindow.closesAt: the edition says 2025-10-02T00:00:00+03:00, the provider says 2025-10-03T00:00:00+03:00',
    ]);
  });

  it('names a meeting or a section that the provider lacks', () => {
    const [edition] = all;
    if (!edition) throw new Error('there is an edition');
    expect(meetingDifferences([edition], [])).toEqual([
      `${edition.year}: the provider has no meeting ${edition.meetingId}`,
    ]);
    expect(sectionDifferences(edition, [])).toEqual([
      `${edition.year}: the provider's meeting ${edition.meetingId} has no sections`,
    ]);
    expect(sectionDifferences(edition, [{ id: 1 }])).toContain(
      `${edition.year}.school.sectionId: the provider's meeting ${edition.meetingId} has no section ${edition.school.sectionId}`,
    );
  });

  it('PRG-07 every poster of the provider has a section that the edition names for its session', async () => {
    const lists = all.flatMap(({ posterLists }) => posterLists.flatMap(({ live }) => live ?? []));
    expect(lists.map(({ type }) => type)).toEqual(['poster_1', 'poster_2']);
    for (const { meetingId, type, sections } of lists) {
      const { body } = await provider.call<{ data: { section_confirm_id: number }[] }>(
        'GET',
        `${callPaths.listPosters}?meeting_id=${meetingId}&type=${type}`,
      );
      const used = new Set(body.data.map((poster) => poster.section_confirm_id));
      expect([...used].sort()).toEqual(sections.map(({ id }) => id).sort());
    }
  });
});
