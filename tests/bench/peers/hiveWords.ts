import type { Schemas } from '../../../gateway/provider/contract.ts';
import { meetingId, type PeerOperation, pageSize } from './operations.ts';
import { formatOf, nameOf, statusOf, toSection } from './schema.ts';

/** The names that Mesh gives to what the contract says, which are the contract's own. */
const registration = 'id created_at type confirm_type is_confirm comments';

const queries: Record<PeerOperation, string> = {
  cabinet: `query Cabinet {
  getAccount {
    account { id username profiles { individual { first_name last_name } } }
  }
  listRegistrations(meeting_id: ${meetingId}) {
    data { ${registration} org_comment section_choice_id section_confirm_id }
  }
  listSections(id: ${meetingId}) { data { id name is_active is_public is_speaker } }
}`,
  list: `query List($page: Int!) {
  listParticipations(input: { meeting_id: ${meetingId}, is_moderator: true }) {
    page(page: $page, pageSize: ${pageSize}) {
      totalCount totalPages
      items { ${registration} user_descr organization }
    }
  }
}`,
};

/** A record of the contract as Mesh has it: an enumeration of numbers is one of names. Only what was asked for is there. */
type Told<T extends Schemas['Registration']> = Omit<T, 'is_confirm'> & { is_confirm: '_0' | '_1' };

interface Cabinet {
  getAccount: { account: Schemas['Account'] };
  listRegistrations: { data: Told<Schemas['Registration']>[] };
  listSections: Schemas['SectionList'];
}

interface List {
  listParticipations: {
    page: { items: Told<Schemas['Participation']>[]; totalCount: number; totalPages: number };
  };
}

const isConfirmed = ({ is_confirm }: Told<Schemas['Registration']>) => is_confirm === '_1';

const inBoth = (it: Told<Schemas['Registration']>) => ({
  createdAt: it.created_at,
  requestedFormat: formatOf(it.type),
  confirmedFormat: formatOf(it.confirm_type),
  title: it.comments || null,
});

function toCabinet({ getAccount: { account }, listRegistrations, listSections }: Cabinet) {
  const sections = listSections.data.map(toSection);
  const sectionOf = (id: number | null | undefined) => {
    const found = sections.find((section) => section.id === String(id));
    return found === undefined ? null : { id: found.id, name: found.name };
  };
  const registrations = listRegistrations.data.map((it) => ({
    ...inBoth(it),
    id: String(it.id),
    isConfirmed: isConfirmed(it),
    talkSchedule: it.org_comment || null,
    requestedSection: sectionOf(it.section_choice_id),
    confirmedSection: sectionOf(it.section_confirm_id),
  }));
  return {
    viewer: { id: String(account.id), email: account.username, displayName: nameOf(account), registrations },
    sections,
  };
}

function toList({ listParticipations: { page } }: List) {
  const items = page.items.map((it) => ({
    id: String(it.id),
    fullName: it.user_descr,
    organizationName: it.organization || null,
    record: { status: statusOf({ ...it, is_confirm: isConfirmed(it) ? 1 : 0 }), registration: inBoth(it) },
  }));
  return { participants: { ...page, items } };
}

/** How Hive Gateway, whose schema is not ours, is asked. */
export const hiveQuery = (operation: PeerOperation) => queries[operation];

/** What it answers, in the names of our schema. */
export const fromHive = (operation: PeerOperation, data: unknown): unknown =>
  operation === 'cabinet' ? toCabinet(data as Cabinet) : toList(data as List);
