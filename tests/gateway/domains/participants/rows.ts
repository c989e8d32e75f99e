import type { Caller, TestGateway } from '../../../testkit/gateway.ts';

/** A registration of the moderators' list. */
export interface Row {
  id: string;
  fullName: string;
  email: string | null;
  requestedFormat: string;
  confirmedFormat: string | null;
  confirmedSection: { id: string } | null;
  requestedSection: { id: string } | null;
  talkSchedule: string | null;
  talkDay: number | null;
  talkTrack: number | null;
  talkSlot: number | null;
  isConfirmed: boolean;
  isSchool: boolean;
  isCancelled: boolean;
}

const fields = `id fullName email requestedFormat confirmedFormat confirmedSection { id } requestedSection { id }
  talkSchedule talkDay talkTrack talkSlot isConfirmed isSchool isCancelled`;

/** All rows of the moderators' list of 2025. */
export async function readRows(gateway: TestGateway, caller: Caller): Promise<Row[]> {
  const query = `{ edition(year: 2025) { registrations { nodes { ${fields} } } } }`;
  type Read = { edition: { registrations: { nodes: Row[] } } };
  return (await gateway.read<Read>(query, {}, caller)).edition.registrations.nodes;
}

/** What a moderator saw of a row, for a decision about it. */
export const seenOf = ({ confirmedSection, ...row }: Row) => ({
  confirmedFormat: row.confirmedFormat,
  confirmedSectionId: confirmedSection?.id ?? null,
  talkSchedule: row.talkSchedule,
  talkDay: row.talkDay,
  talkTrack: row.talkTrack,
  talkSlot: row.talkSlot,
  isConfirmed: row.isConfirmed,
});

/** A registration for a talk that waits for a format. @throws without one */
export async function readAwaiting(gateway: TestGateway, caller: Caller): Promise<Row> {
  const found = (await readRows(gateway, caller)).find(
    ({ confirmedFormat, requestedFormat, requestedSection, isSchool, isCancelled, isConfirmed }) =>
      confirmedFormat === null &&
      requestedFormat === 'SPEAKER' &&
      requestedSection !== null &&
      !isSchool &&
      !isCancelled &&
      !isConfirmed,
  );
  if (found === undefined) throw new Error('no registration waits for a format');
  return found;
}
