import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { ParticipantRecordDocument, type ParticipantRecordQuery } from '../scope/record/ParticipantRecord.generated.ts';
import { loadPdf } from './pdfStore.ts';
import { ThesisTextDocument } from './ThesisText.generated.ts';

/** Reads the next record and its abstract while the present one is looked at. A failure is left to its showing. */
export function usePrefetch(id: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (id === null) return;
    const prefetch = async () => {
      const variables = { id };
      const { data } = await client.query<ParticipantRecordQuery>({ query: ParticipantRecordDocument, variables });
      const { thesisPdf, thesisDocument } = data?.registration ?? {};
      if (thesisPdf) await (await loadPdf(thesisPdf.url)).getPage(1);
      else if (thesisDocument) await client.query({ query: ThesisTextDocument, variables });
    };
    return whenIdle([() => prefetch().catch(() => undefined)]);
  }, [client, id]);
}
