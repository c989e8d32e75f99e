import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { LinkChip } from '../../ui/LinkChip.tsx';
import { LoadedPage } from '../../ui/LoadedPage.tsx';
import { NeedsScripts } from '../../ui/NeedsScripts.tsx';
import { usePageNotes } from '../../ui/pageNotes.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { DocumentCheck } from './DocumentCheck.tsx';
import { useVerifyDocumentQuery } from './VerifyDocument.generated.ts';

const { verification: texts } = documentTexts;

/** The document with a code, as the service knows it. */
export function VerifiedDocument({ title, code }: { title: string; code: string }) {
  const hydrated = useHydrated();
  const [isRendered] = useState(!hydrated);
  const { data, error, refetch } = useVerifyDocumentQuery({
    variables: { code },
    // A document may lose its validity at any time. The gateway has just checked that of a rendered page, and checks
    // are limited.
    fetchPolicy: isRendered ? 'cache-first' : 'cache-and-network',
    ssr: usePageNotes()?.withRows ?? true,
  });
  return (
    <LoadedPage
      title={title}
      width="text"
      data={data}
      error={error}
      what={texts.what}
      onRetry={refetch}
      skeleton={
        <>
          <NeedsScripts>{texts.needsScripts}</NeedsScripts>
          <Stack gap="lg" data-needs-scripts>
            <Skeleton height={84} radius="lg" />
            <Skeleton height={260} radius="lg" />
          </Stack>
        </>
      }
    >
      {({ documentVerification }) => (
        <Stack gap="lg">
          <DocumentCheck code={code} verification={documentVerification} />
          <div>
            <LinkChip to={paths.verify}>{texts.another}</LinkChip>
          </div>
        </Stack>
      )}
    </LoadedPage>
  );
}
