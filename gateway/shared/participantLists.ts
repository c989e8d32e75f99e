import { foldText } from '../../schema/searchText.ts';
import { type Cache, createCache } from '../cache.ts';
import { oncePer } from '../lib/oncePer.ts';
import { shortHash } from '../lib/shortHash.ts';
import type { Participant, Participation } from '../provider/records/participants.ts';
import { type NamedOrganization, organizationOf } from './organizations.ts';

/** The registrations of a meeting or a project, by name. */
export interface RegistrationList {
  meetingId: number;
  readAt: string;
  /** Rows of the provider that could not be used and are left out. */
  unreadableCount: number;
  nodes: Participation[];
}

/** A row of the public list: what everybody may see. */
export interface PublicRow {
  id: number;
  fullName: string;
  organization: NamedOrganization | null;
  unreadableFields: readonly string[] | null;
}

/** The public list, by name. `text` is what a search compares: the two shown texts, and nothing else (LST-08). */
export interface PublicList {
  unreadableCount: number;
  rows: readonly { row: PublicRow; text: string }[];
}

/** The lists that callers of one right share. */
export interface ParticipantLists {
  registrations: Cache<RegistrationList>;
  people: Cache<PublicList>;
}

/** Far above the real number: one list for each meeting and project. */
const mostLists = 50;

export const createParticipantLists = (now?: () => number): ParticipantLists => ({
  registrations: createCache<RegistrationList>({ most: mostLists, now }),
  people: createCache<PublicList>({ most: mostLists, now }),
});

/** The key of a list: nothing else shares it. */
export const listKey = (meetingId: number, projectFlag: string | null): string => `${meetingId} ${projectFlag ?? ''}`;

/** Whether a key is one of the meeting's lists. */
export const isListOf =
  (meetingId: number) =>
  (key: string): boolean =>
    key.startsWith(`${meetingId} `);

const russian = new Intl.Collator('ru', { numeric: true });

/** By name, then by id, so that two gateways have the same order. */
const byName = <Row extends { id: number; fullName: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => russian.compare(one.fullName, other.fullName) || one.id - other.id);

export const toRegistrationList = (
  records: readonly Participation[],
  about: Omit<RegistrationList, 'nodes'>,
): RegistrationList => ({ ...about, nodes: byName(records) });

/** The version of a list: a hash of what it holds, which is the same at every gateway. */
export const listVersion = oncePer(({ nodes, unreadableCount }: RegistrationList): string =>
  shortHash(JSON.stringify([unreadableCount, nodes])),
);

/** The list with the newest state of a record that it has. */
export function withRecord(list: RegistrationList, record: Participation): RegistrationList {
  if (!list.nodes.some(({ id }) => id === record.id)) return list;
  const replaced = (row: Participation): Participation => ({
    ...record,
    meetingId: record.meetingId ?? row.meetingId,
    // The list names organisations that the record may name by an id alone.
    organisation: record.organisation ?? (record.organizationId === row.organizationId ? row.organisation : null),
  });
  return { ...list, nodes: list.nodes.map((row) => (row.id === record.id ? replaced(row) : row)) };
}

export function toPublicList(
  people: readonly Participant[],
  otherOrganizationId: number,
  unreadableCount: number,
): PublicList {
  const rows = byName(people).map((person) => {
    const { id, fullName, unreadable = null } = person;
    const organization = organizationOf(person, otherOrganizationId);
    const row: PublicRow = { id, fullName, organization, unreadableFields: unreadable };
    return { row, text: foldText(`${fullName}\n${organization?.name ?? ''}`) };
  });
  return { unreadableCount, rows };
}
