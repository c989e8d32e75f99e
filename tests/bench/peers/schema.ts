import type { Schemas } from '../../../gateway/provider/http/contract.ts';
import type { ProviderReader } from './readers.ts';

/** The part of our schema that the operations need, word for word. */
export const typeDefs = `
  scalar DateTime
  scalar EmailAddress
  enum ParticipationFormat { LISTENER SPEAKER POSTER UNRECOGNIZED }
  enum ParticipationStatus { CONFIRMED AWAITING_FORMAT AWAITING_PERSON }
  type Section { id: ID! name: String isActive: Boolean isPublic: Boolean isOpenToTalks: Boolean }
  type Registration {
    id: ID!
    createdAt: DateTime
    status: ParticipationStatus!
    requestedFormat: ParticipationFormat!
    confirmedFormat: ParticipationFormat
    isConfirmed: Boolean!
    title: String
    talkSchedule: String
    requestedSection: Section
    confirmedSection: Section
  }
  type Viewer { id: ID! email: EmailAddress displayName: String registrations: [Registration!] }
  type Organization { name: String }
  type Participant { id: ID! fullName: String! organization: Organization registration: Registration }
  type ParticipantConnection { nodes: [Participant!]! totalCount: Int! }
  type Edition { sections: [Section!] participants(first: Int! = 50, offset: Int! = 0): ParticipantConnection }
  type Query {
    viewer: Viewer
    edition(year: Int): Edition
  }
`;

/** What a peer's resolvers share within a request. */
export interface PeerContext {
  reader: ProviderReader;
}

type Registration = Schemas['Registration'];
type Participation = Schemas['Participation'];

const formats = ['LISTENER', 'SPEAKER', 'POSTER'];
/** The format for a provider's number. */
const formatOf = (code: number) => (code === 0 ? null : (formats[code - 1] ?? 'UNRECOGNIZED'));

/** A section as our schema has it. */
const toSection = ({ id, name, is_active, is_public, is_speaker }: Schemas['Section']) => ({
  id: `Section:${id}`,
  name,
  isActive: is_active,
  isPublic: is_public,
  isOpenToTalks: is_speaker,
});

async function sectionOf(id: number | null | undefined, { reader }: PeerContext) {
  const found = id ? (await reader.sections()).find((section) => section.id === id) : undefined;
  return found === undefined ? null : toSection(found);
}

/** The name of an account's person, as our schema has it. */
function nameOf({ profiles }: Pick<Schemas['Account'], 'profiles'>): string | null {
  const individual = profiles[0]?.individual;
  return [individual?.last_name, individual?.first_name].filter(Boolean).join(' ') || null;
}

/** The state of a registration. */
const statusOf = ({ is_confirm, confirm_type }: Pick<Participation, 'is_confirm' | 'confirm_type'>) =>
  is_confirm === 1 ? 'CONFIRMED' : confirm_type === 0 ? 'AWAITING_FORMAT' : 'AWAITING_PERSON';

/** The resolvers that a team would write first: a call and a mapping. The stub's list is sorted, so they only cut it. */
export const resolvers = {
  Query: {
    viewer: async (_: unknown, __: unknown, { reader }: PeerContext) => ({ id: await reader.accountId() }),
    edition: () => ({}),
  },
  Edition: {
    participants: async (_: unknown, { first, offset }: { first: number; offset: number }, { reader }: PeerContext) => {
      const all = await reader.participations();
      return { nodes: all.slice(offset, offset + first), totalCount: all.length };
    },
    sections: async (_: unknown, __: unknown, { reader }: PeerContext) => (await reader.sections()).map(toSection),
  },
  Viewer: {
    id: ({ id }: { id: number }) => `Viewer:${id}`,
    email: async ({ id }: { id: number }, _: unknown, { reader }: PeerContext) => (await reader.account(id)).username,
    displayName: async ({ id }: { id: number }, _: unknown, { reader }: PeerContext) =>
      nameOf(await reader.account(id)),
    registrations: (_: unknown, __: unknown, { reader }: PeerContext) => reader.registrations(),
  },
  Registration: {
    id: ({ id }: Registration) => `Registration:${id}`,
    createdAt: ({ created_at }: Registration) => new Date(created_at ?? '').toISOString(),
    requestedFormat: ({ type }: Registration) => formatOf(type),
    confirmedFormat: ({ confirm_type }: Registration) => formatOf(confirm_type ?? 0),
    status: statusOf,
    isConfirmed: ({ is_confirm }: Registration) => is_confirm === 1,
    title: ({ comments }: Registration) => comments || null,
    talkSchedule: ({ org_comment }: Registration) => org_comment || null,
    requestedSection: (it: Registration, _: unknown, context: PeerContext) => sectionOf(it.section_choice_id, context),
    confirmedSection: (it: Registration, _: unknown, context: PeerContext) => sectionOf(it.section_confirm_id, context),
  },
  Participant: {
    fullName: ({ user_descr }: Participation) => user_descr,
    organization: ({ organisation }: Participation) => (organisation ? { name: organisation } : null),
    registration: (record: Participation) => record,
  },
};
