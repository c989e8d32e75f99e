import { useParams, useSearchParams } from 'react-router-dom';
import { CodeForm } from '../features/documents/CodeForm.tsx';
import { codeOf } from '../features/documents/codeOf.ts';
import { VerifiedDocument } from '../features/documents/VerifiedDocument.tsx';
import { commonTexts } from '../texts/ru/common.ts';
import { documentTexts } from '../texts/ru/documents.ts';
import { Page } from '../ui/Page.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { usePlainSearch } from '../ui/usePlainSearch.ts';

/**
 * /verify asks for a document's code; /verify/:code, where the QR code of an invitation or a certificate leads, and
 * /verify?code=, where the form leads without scripts, answer. For everyone.
 */
export function VerifyDocumentScreen() {
  const plain = usePlainSearch();
  const [search] = useSearchParams();
  const query = useHydrated() ? search : plain;
  const code = codeOf(useParams().code ?? query.get('code') ?? '');
  const { verify, verifyDocument } = commonTexts.titles;
  if (code !== '') return <VerifiedDocument key={code} title={verifyDocument} code={code} />;
  return (
    <Page title={verify} lead={documentTexts.verification.lead} width="text">
      <CodeForm />
    </Page>
  );
}
