import { Tabs } from '@mantine/core';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { DocumentText } from './DocumentText.tsx';
import { PdfPages } from './PdfPages.tsx';
import { ThesisNote } from './ThesisNote.tsx';

/** The abstract itself: the PDF drawn, the document as text. */
export function Thesis({ registration }: { registration: Record_RegistrationFragment }) {
  const { id, thesisPdf, thesisDocument } = registration;
  const pdf = thesisPdf && <PdfPages key={thesisPdf.id} url={thesisPdf.url} name={thesisPdf.name} />;
  const document = thesisDocument && <DocumentText key={thesisDocument.id} id={id} file={thesisDocument} />;
  if (!pdf || !document) {
    return pdf || document || <ThesisNote title={texts.noThesis.title} text={texts.noThesis.text} />;
  }
  return (
    <Tabs defaultValue="pdf" keepMounted={false}>
      <Tabs.List mb="md" aria-label={texts.files}>
        <Tabs.Tab value="pdf">{texts.pdf}</Tabs.Tab>
        <Tabs.Tab value="document">{texts.document}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="pdf">{pdf}</Tabs.Panel>
      <Tabs.Panel value="document">{document}</Tabs.Panel>
    </Tabs>
  );
}
