import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCertificate, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import type { RecordFiles_RegistrationFragment } from './RecordFiles.generated.ts';

const icons = {
  THESIS_DOCUMENT: IconFileTypeDocx,
  THESIS_PDF: IconFileTypePdf,
  EXPERT_CONCLUSION: IconCertificate,
} as const;

/** The files of a registration in the order of their slots. */
export function filesOf({ thesisDocument, thesisPdf, expertConclusion }: RecordFiles_RegistrationFragment) {
  const slots = [
    { kind: 'THESIS_DOCUMENT', file: thesisDocument },
    { kind: 'THESIS_PDF', file: thesisPdf },
    { kind: 'EXPERT_CONCLUSION', file: expertConclusion },
  ] as const;
  return slots.flatMap(({ kind, file }) => (file ? [{ kind, ...file }] : []));
}

/** Files of a registration as icons, each a link (LST-02). */
export function FileLinks({ registration }: { registration: RecordFiles_RegistrationFragment }) {
  const files = filesOf(registration);
  if (files.length === 0) {
    return (
      <Text span inherit c="dimmed">
        {recordTexts.empty}
      </Text>
    );
  }
  return (
    <Group component="span" gap={2} wrap="nowrap" display="inline-flex">
      {files.map(({ kind, name, url }) => {
        const Icon = icons[kind];
        return (
          <ActionIcon
            key={kind}
            component="a"
            href={ownPath(url)}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            title={listTexts.files[kind]}
            aria-label={listTexts.openFile(listTexts.files[kind], name)}
          >
            <Icon size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        );
      })}
    </Group>
  );
}
