import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ParticipantRecordDocument, type ParticipantRecordQuery } from './ParticipantRecord.generated.ts';

/** Returns a function that reads a record into the cache again; after a failure it returns null, and the cache stays. */
export function useRecordReader() {
  const client = useApolloClient();
  return useCallback(
    async (id: string) => {
      const { data } = await client
        .query<ParticipantRecordQuery>({
          query: ParticipantRecordDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        .catch(() => ({ data: undefined }));
      return data?.registration ?? null;
    },
    [client],
  );
}
