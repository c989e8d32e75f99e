import type { Caller, TestGateway } from '../../../testkit/gateway.ts';

/** A row of the moderators' list. */
interface Row {
  id: string;
  fullName: string;
  record: { version: string; status: string; email: string; section: { id: string } | null };
}

/** All rows of 2025 that pass a filter. */
export async function readRows(gateway: TestGateway, caller: Caller, filter: object): Promise<Row[]> {
  const query = `query ($filter: ParticipantFilter) { participants(year: 2025, filter: $filter, pageSize: 500) {
    items { id fullName record { version status email section { id } } }
  } }`;
  return (await gateway.read<{ participants: { items: Row[] } }>(query, { filter }, caller)).participants.items;
}

/** The filter of records whose format a moderator has not confirmed yet. */
export const awaiting = (format = 'SPEAKER') => ({
  confirmedFormat: { values: ['NONE'] },
  format: { values: [format] },
  section: { withNone: true, exclude: true },
});
