import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { documentTexts } from '#texts/documents.ts';
import { codeError, codeOf } from '../features/documents/codeOf.ts';
import { VerifiedDocument } from '../features/documents/VerifiedDocument.tsx';
import { paths } from '../lib/paths.ts';
import { useFormSubmit } from '../ui/form/useFormSubmit.ts';
import { Page } from '../ui/page/Page.tsx';
import { useLacksSlice } from '../ui/service/useSlices.ts';

const { verification: texts } = documentTexts;
/** Long enough for a pasted address. */
const LONGEST = 200;

/** Asks for the code of a document. It works without scripts too: the address then has what was typed. */
function CodeForm({ typed }: { typed: string | null }) {
  const navigate = useNavigate();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: typed ?? '' },
    initialErrors: typed === null ? {} : { code: codeError(typed) },
    validate: { code: codeError },
  });
  const { formProps } = useFormSubmit(form, {
    send: async ({ code }) => navigate(`${paths.verify}/${encodeURIComponent(codeOf(code))}`),
  });
  return (
    <form {...formProps} action={paths.verify} method="get">
      <TextInput
        key={form.key('code')}
        {...form.getInputProps('code')}
        name="code"
        label={texts.codeOf}
        description={texts.codeHint}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
      />
      <Group mt="md">
        <Button type="submit">{texts.check}</Button>
      </Group>
    </form>
  );
}

/**
 * /verify asks for a document's code. /verify/:code, the target of the QR code of a document, and /verify?code=, the target of
 * the form without scripts, show the result. Open to everyone.
 */
export function VerifyDocumentScreen() {
  const [search] = useSearchParams();
  const { code: inPath = '' } = useParams();
  const typed = search.get('code');
  const code = inPath.trim() || (typed !== null && codeError(typed) === null ? typed : null);
  const { verify, verifyDocument } = commonTexts.titles;
  if (useLacksSlice('verification')) return <Navigate to={paths.notFound} replace />;
  if (code !== null) return <VerifiedDocument key={code} title={verifyDocument} code={codeOf(code)} />;
  return (
    <Page title={verify} lead={documentTexts.verification.lead} width="text">
      <CodeForm typed={typed} />
    </Page>
  );
}
