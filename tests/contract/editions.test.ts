import { afterAll, describe, expect, it } from 'vitest';
import { ownEditions } from '../testkit/editions.ts';
import { startProvider } from '../testkit/provider.ts';

const { all } = ownEditions;
const provider = await startProvider();
afterAll(() => provider.close());
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
      // The years before are an archive: nobody registers for their schools.
      expect(meeting.school_section_id).toBe(edition.isCurrent ? edition.school.sectionId : null);
    },
  );

  it('PRG-07 every poster of the provider hangs under a section that the edition names for its session', async () => {
    const lists = all.flatMap(({ posterLists }) => posterLists.flatMap(({ live }) => live ?? []));
    expect(lists.map(({ type }) => type)).toEqual(['poster_1', 'poster_2']);
    for (const { meetingId, type, sections } of lists) {
      const { body } = await provider.call<{ data: { section_confirm_id: number }[] }>(
        'GET',
        `/api/users/user_meeting/poster_list/?meeting_id=${meetingId}&type=${type}`,
      );
      const used = new Set(body.data.map((poster) => poster.section_confirm_id));
      expect([...used].sort()).toEqual(sections.map(({ id }) => id).sort());
    }
  });
});
