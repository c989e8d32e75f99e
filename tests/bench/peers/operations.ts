import { callPaths } from '../../../schema/generated/callPaths.ts';
/** The operations that every peer runs. */
export type PeerOperation = 'cabinet' | 'list';

/** Rows of a page of the list. */
const pageSize = 100;

const cabinet = `query Cabinet {
  viewer {
    id email displayName
    registrations {
      id createdAt requestedFormat confirmedFormat isConfirmed title talkSchedule
      requestedSection { id name }
      confirmedSection { id name }
    }
  }
  edition { sections { id name isActive isPublic isOpenToTalks } }
}`;

const list = `query List($offset: Int!) {
  edition(year: 2025) {
    participants(offset: $offset, first: ${pageSize}) {
      totalCount
      nodes {
        fullName organization { name }
        registration { status requestedFormat confirmedFormat title createdAt }
      }
    }
  }
}`;

const pages = 5;

/** The variables of the n-th request of an operation; they repeat after `kinds` requests. */
export const requests: Record<PeerOperation, { query: string; kinds: number; variables(n: number): object }> = {
  cabinet: { query: cabinet, kinds: 1, variables: () => ({}) },
  list: { query: list, kinds: pages, variables: (n) => ({ offset: pageSize * (n % pages) }) },
};

interface ProviderCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** The meeting of the current edition. */
export const meetingId = 3;

/** The provider's calls that an operation takes. */
export const providerCalls: Record<PeerOperation, ProviderCall[]> = {
  cabinet: [
    { method: 'GET', path: callPaths.getAccount },
    { method: 'GET', path: `${callPaths.getAccount}?id=1` },
    { method: 'GET', path: `${callPaths.listRegistrations}?meeting_id=${meetingId}` },
    { method: 'GET', path: `${callPaths.listSections}?id=${meetingId}` },
  ],
  list: [
    {
      method: 'POST',
      path: callPaths.listParticipations,
      body: JSON.stringify({ meeting_id: meetingId, is_moderator: true }),
    },
  ],
};
