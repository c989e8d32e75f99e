import { Button, Progress, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { commonTexts } from '#texts/common.ts';
import { exportTexts } from '#texts/exports.ts';
import { fileSize } from '#texts/fileSize.ts';
import { listTexts } from '#texts/participantList.ts';
import { nodeId } from '../../../lib/ids.ts';
import { sendInput } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useRecordSectionsQuery } from '../scope/record/RecordSections.generated.ts';
import { useAbstractBookQuery } from './AbstractBook.generated.ts';
import { useExportAbstractsMutation } from './ExportAbstracts.generated.ts';
import { MissingAbstracts } from './MissingAbstracts.tsx';
import { useDownload } from './useDownload.ts';

const texts = exportTexts.abstracts;
const ALL = 'all';

interface AbstractsDialogProps {
  year: number;
  /** The section that the list shows; null for none or several. */
  initialSection: string | null;
  onClose: () => void;
}

/** The book of abstracts: the section, its missing theses, and the download. */
export function AbstractsDialog({ year, initialSection, onClose }: AbstractsDialogProps) {
  const [sectionId, setSection] = useState(initialSection);
  const sections = useRecordSectionsQuery({ variables: { year } });
  const section = sectionId === null ? null : { ids: [sectionId] };
  const book = useAbstractBookQuery({
    variables: {
      year,
      talks: { thesis: { values: ['NOT_EXPECTED'], exclude: true }, effectiveSection: section },
      missing: { thesis: { values: ['MISSING'] }, effectiveSection: section },
    },
    fetchPolicy: 'cache-and-network',
  });
  const [make] = useExportAbstractsMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { progress, run, stop } = useDownload(setProblem);
  const isRunning = progress !== null;
  const talks = book.data?.edition?.talks;
  const missing = book.data?.edition?.missing;
  const options = (sections.data?.edition?.sections ?? [])
    .filter(({ id, isOpenToTalks }) => isOpenToTalks || id === sectionId)
    .map(({ id, name }) => ({ value: id, label: name ?? listTexts.sectionUnknown }));

  return (
    <Dialog
      opened
      title={texts.title}
      size="lg"
      closeOnClickOutside={!isRunning}
      closeButtonProps={{ 'aria-label': commonTexts.actions.close }}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        {sections.error && !sections.data ? (
          <LoadFailure error={sections.error} subject={texts.sectionsWhat} onRetry={sections.refetch} />
        ) : (
          <Select
            label={texts.section}
            data={[{ value: ALL, label: texts.allSections }, ...options]}
            value={sectionId ?? ALL}
            disabled={isRunning}
            onChange={(value) => setSection(value === ALL ? null : value)}
          />
        )}
        <Loaded
          query={book}
          data={talks && missing ? { talks, missing } : undefined}
          subject={texts.what}
          skeleton={<Skeleton height={120} />}
        >
          {(counts) => (
            <MissingAbstracts
              talkCount={counts.talks.totalCount}
              missingCount={counts.missing.totalCount}
              missing={counts.missing.nodes}
              sectionId={sectionId}
              onOpen={onClose}
            />
          )}
        </Loaded>
        {isRunning ? (
          <Stack gap="xs">
            <Progress value={100} animated aria-label={texts.running} />
            <Text size="sm" aria-live="polite">
              {exportTexts.progress(fileSize(progress.bytes), null)}
            </Text>
          </Stack>
        ) : null}
        <DialogActions
          problem={problem}
          onLeave={isRunning ? stop : onClose}
          leaveLabel={isRunning ? texts.stop : commonTexts.actions.close}
        >
          <Button
            leftSection={<IconFileZip size={18} aria-hidden />}
            loading={isRunning}
            disabled={talks === undefined || talks === null || talks.totalCount === 0}
            onClick={() =>
              void run(() =>
                sendInput(make, { editionId: nodeId('Edition', String(year)), effectiveSectionId: sectionId }),
              )
            }
          >
            {problem !== null ? texts.retry : texts.download}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
