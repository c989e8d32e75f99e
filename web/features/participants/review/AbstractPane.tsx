import { Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { recordTexts } from '#texts/participation.ts';
import { reviewTexts as texts } from '#texts/review.ts';
import { isNotFound } from '../../../lib/failures.ts';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import { typeset } from '../../../lib/typography.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { FieldGroup } from '../scope/record/FieldGroup.tsx';
import type { Record_RegistrationFragment } from '../scope/record/Record.generated.ts';
import { RelatedRecords } from '../scope/record/RelatedRecords.tsx';
import { fileRows, planRows, requestRows } from '../scope/record/recordRows.tsx';
import { StatusMark } from '../scope/StatusMark.tsx';
import type { ViewAddress } from '../scope/useView.ts';
import { PdfPages } from './PdfPages.tsx';
import { ThesisNote } from './ThesisNote.tsx';
import { useThesisTextQuery } from './ThesisText.generated.ts';

interface DocumentTextProps {
  /** The registration. */
  id: string;
  file: { name: string; url: string };
}

/** The text of a .docx by paragraphs, as the gateway reads it; never the file's own markup. */
function DocumentText({ id, file }: DocumentTextProps) {
  const { data, error, refetch } = useThesisTextQuery({ variables: { id } });
  if (isNotFound(error)) return <ThesisNote {...texts.missing} />;
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={data?.registration?.thesisDocument}
      subject={texts.fileSubject}
      skeleton={<Skeleton height={420} />}
    >
      {({ text }) =>
        text === null || text.length === 0 ? (
          <ThesisNote title={texts.unreadable.title} text={texts.unreadable.document} file={file} />
        ) : (
          <Stack gap="sm">
            {text.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs repeat, and their order never changes
              <Text key={place} style={{ overflowWrap: 'anywhere' }}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface AbstractPaneProps {
  registration: Record_RegistrationFragment;
  linkTo: ViewAddress['linkTo'];
}

/** The abstract of a record: the drawn PDF or the document's text, with title, author and wishes. */
export function AbstractPane({ registration, linkTo }: AbstractPaneProps) {
  const { id, title, fullName, organization, status, thesisPdf, thesisDocument } = registration;
  const pdf = thesisPdf && <PdfPages key={thesisPdf.key} url={thesisPdf.url} name={thesisPdf.name} />;
  const document = thesisDocument && <DocumentText key={thesisDocument.key} id={id} file={thesisDocument} />;
  const needsThesis = isTalkFormat(registration.effectiveFormat) && !registration.isSchool;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is announced by its heading
  useEffect(() => {
    // The button that saved the previous record has been removed.
    if (window.document.activeElement === window.document.body) heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {texts.author}
          </Text>
          <StatusMark status={status} isCancelled={registration.isCancelled} />
        </Group>
        <Text fw={600}>{fullName}</Text>
        <Text size="sm">{organization?.name && typeset(organization.name)}</Text>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title ? typeset(title) : texts.noTitle}
        </Title>
      </Stack>
      {pdf && document ? (
        <Tabs key={id} defaultValue="pdf" keepMounted={false}>
          <Tabs.List mb="md" aria-label={texts.files}>
            <Tabs.Tab value="pdf">{texts.pdf}</Tabs.Tab>
            <Tabs.Tab value="document">{texts.document}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="pdf">{pdf}</Tabs.Panel>
          <Tabs.Panel value="document">{document}</Tabs.Panel>
        </Tabs>
      ) : (
        pdf || document || <ThesisNote {...(needsThesis ? texts.noThesis : texts.noThesisNeeded)} />
      )}
      <FieldGroup title={recordTexts.groups.request} rows={requestRows(registration).slice(0, 2)} />
      <FieldGroup title={recordTexts.groups.wishes} rows={planRows(registration)} />
      <FieldGroup title={recordTexts.groups.files} rows={fileRows(registration)} />
      {registration.isCancelled ? null : <RelatedRecords id={id} linkTo={linkTo} />}
    </Stack>
  );
}
