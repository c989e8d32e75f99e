import type { Caller, TestGateway } from '../../../testkit/gateway.ts';

/** A registration of the moderators' list. */
interface Row {
  id: string;
  fullName: string;
  version: string;
  status: string;
  email: string;
  effectiveSection: { id: string } | null;
}

/** All rows of 2025 that pass a filter. */
export async function readRows(gateway: TestGateway, caller: Caller, filter: object): Promise<Row[]> {
  const query = `query ($filter: ParticipantFilter) { edition(year: 2025) {
    participants(filter: $filter, first: 500) { nodes { registration { id fullName version status email effectiveSection { id } } } }
  } }`;
  type Read = { edition: { participants: { nodes: { registration: Row }[] } } };
  const { edition } = await gateway.read<Read>(query, { filter }, caller);
  return edition.participants.nodes.map(({ registration }) => registration);
}

/** The filter of records whose format a moderator has not confirmed yet. */
export const awaiting = (format = 'SPEAKER') => ({
  confirmedFormat: { withNone: true },
  requestedFormat: { values: [format] },
  effectiveSection: { withNone: true, exclude: true },
});
