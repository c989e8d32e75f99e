import type { EditionData } from '../../editions/readEdition.ts';
import { moscowWall } from '../../lib/dates.ts';
import type { Meeting } from '../../provider/records/references.ts';

/** Names each section of an edition's data that its meeting lacks. */
export function sectionDifferences(edition: EditionData, sections: readonly { id: number }[]): string[] {
  const { year, meetingId, isCurrent, school, posterLists } = edition;
  if (sections.length === 0) return [`${year}: the provider's meeting ${meetingId} has no sections`];
  const lacks = (id: number) => !sections.some((section) => section.id === id);
  // Registration for the school of a past forum is closed, so its section does not matter.
  const named = isCurrent ? [['school.sectionId', school.sectionId] as const] : [];
  const shown = posterLists.flatMap(({ slug, live }) => (live?.sections ?? []).map(({ id }) => [slug, id] as const));
  return [...named, ...shown]
    .filter(([, id]) => lacks(id))
    .map(([place, id]) => `${year}.${place}: the provider's meeting ${meetingId} has no section ${id}`);
}

/** Moscow's time, as edition.yaml and the reference data have it. */
const inMoscow = (instant: string) =>
  moscowWall(instant)
    .toISOString()
    .replace(/\.\d+Z$/, '+03:00');

function compareYear(edition: EditionData, meeting: Meeting | undefined): string[] {
  const { year, meetingId, registrationWindow, thesesWindow, schoolWindow } = edition;
  if (meeting === undefined) return [`${year}: the provider has no meeting ${meetingId}`];
  const { isCurrent, sections } = meeting;
  const instants = [
    ['registrationWindow.opensAt', registrationWindow.opensAt, meeting.registrationOpens],
    ['registrationWindow.closesAt', registrationWindow.closesAt, meeting.registrationCloses],
    ['thesesWindow.closesAt', thesesWindow.closesAt, meeting.thesesClose],
    ['schoolWindow.opensAt', schoolWindow.opensAt, meeting.schoolOpens],
    ['schoolWindow.closesAt', schoolWindow.closesAt, meeting.schoolCloses],
    ['certificatesFrom', edition.certificatesFrom, meeting.certificatesFrom],
  ] as const;
  const days = [
    ['startsOn', edition.startsOn, meeting.startsOn],
    ['endsOn', edition.endsOn, meeting.endsOn],
  ] as const;
  const different = [
    ...days.filter(([, own, theirs]) => own !== theirs),
    ...instants
      .map(([name, own, theirs]) => [name, inMoscow(own), inMoscow(theirs)] as const)
      .filter(([, own, theirs]) => own !== theirs),
  ];
  const place = isCurrent === edition.isCurrent ? [] : [isCurrent ? 'is still the current' : 'is not the current'];
  return [
    ...place.map((is) => `${year}: the provider's meeting ${meetingId} ${is} one`),
    ...different.map(([name, own, theirs]) => `${year}.${name}: the edition says ${own}, the provider says ${theirs}`),
    ...sectionDifferences(edition, sections),
  ];
}

/** Compares the editions with the provider's meetings, which should have the same days and windows; one line for each difference. */
export const meetingDifferences = (editions: readonly EditionData[], meetings: readonly Meeting[]): string[] =>
  editions.flatMap((edition) =>
    compareYear(
      edition,
      meetings.find(({ id }) => id === edition.meetingId),
    ),
  );
