import { expect } from 'vitest';
import type { ParticipantConnection } from '../../../../gateway/generated/types.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

/** A type of the schema as an answer has it: a field without a value is null. */
type Answered<T> = T extends object ? { [Field in keyof T]: Answered<Exclude<T[Field], undefined>> } : T;
export type Page = Answered<ParticipantConnection>;
export type Item = Page['nodes'][number];

/** The registration of a row of the moderators' list. */
export const recordOf = ({ registration }: Item) => {
  if (registration === null) throw new Error('a row of a moderators’ list has no registration');
  return registration;
};

const query = `query (
  $year: Int! = 2025 $project: String $filter: ParticipantFilter $orderBy: [ParticipantOrder!]! = []
  $first: Int $after: String $last: Int $before: String $offset: Int $organizations: [ID!]
) {
  edition(year: $year) {
    participants(
      project: $project filter: $filter orderBy: $orderBy
      first: $first after: $after last: $last before: $before offset: $offset
    ) {
      totalCount listCount peopleCount listPeopleCount isModeratorList revision
      facets {
        requestedFormats { format count } confirmedFormats { format count } statuses { status count }
        effectiveSections { section { id } count } files { kind count }
        theses { state count } createdOn { date count } schoolCount tours { decision count }
        tshirtSizes { size count } attendanceDays { value count }
        talkDays { value count } talkTracks { value count } talkSlots { value count }
        organizations(ids: $organizations, first: 500) { organization { id name } count }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { id } }
      nodes { id fullName organization { id name } registration {
        id status effectiveFormat talkDay effectiveSection { id name } requestedFormat confirmedFormat createdAt title
        thesisPdf { key } thesisDocument { key } expertConclusion { key } email phone
        isSchool tour tshirtSize attendanceDays talkTrack talkSlot thesisState
      } }
    }
  }
}`;

/** A portal with sample data whose lists of participants the gateway computes, and how its callers read them. */
export async function openLists() {
  const portal = await samplePortal();
  const ask = (variables: object, caller: Caller = portal.moderator) =>
    portal.gateway.graphql(query, variables, caller);

  async function list(variables: object = {}, caller: Caller = portal.moderator): Promise<Page> {
    const paged = 'last' in variables ? variables : { first: 500, ...variables };
    const answer = await ask(paged, caller);
    expect(answer.errors).toEqual([]);
    return (answer.data as { edition: { participants: Page } }).edition.participants;
  }
  return { ...portal, ask, list };
}
