import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { commonTexts } from '../../../texts/ru/common.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { fileSize } from '../../../texts/ru/fileSize.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { RequestCode } from '../../../ui/RequestCode.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { useRecordSectionsQuery } from '../record/RecordSections.generated.ts';
import { useAbstractBookQuery } from './AbstractBook.generated.ts';
import { MissingAbstracts } from './MissingAbstracts.tsx';
import { useAbstractBook } from './useAbstractBook.ts';

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
      talks: { thesis: { values: ['NOT_EXPECTED'], exclude: true }, section },
      missing: { thesis: { values: ['MISSING'] }, section },
    },
    fetchPolicy: 'cache-and-network',
  });
  const { state, run, stop } = useAbstractBook(year);
  const isRunning = state.name === 'running';
  const talks = book.data?.edition?.talks;
  const missing = book.data?.edition?.missing;
  const options = (sections.data?.edition?.sections ?? [])
    .filter(({ id, takesTalks }) => takesTalks || id === sectionId)
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
          <LoadFailure
            error={sections.error}
            what={texts.sectionsWhat}
            onRetry={() => void sections.refetch().catch(() => undefined)}
          />
        ) : (
          <SearchSelect
            label={texts.section}
            options={sections.data ? [{ value: ALL, label: texts.allSections }, ...options] : null}
            value={sectionId ?? ALL}
            disabled={isRunning}
            onChange={(value) => setSection(value === ALL ? null : value)}
          />
        )}
        <Loaded
          data={talks && missing ? { talks, missing } : undefined}
          error={book.error}
          what={texts.what}
          onRetry={book.refetch}
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
              {texts.progress(fileSize(state.bytes))}
            </Text>
          </Stack>
        ) : null}
        {state.name === 'failed' ? (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={texts.failed}>
            <Text size="sm">{state.message}</Text>
            {state.requestId === null ? null : <RequestCode id={state.requestId} />}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="sm">
          {isRunning ? (
            <Button variant="default" onClick={stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {commonTexts.actions.close}
            </Button>
          )}
          <Button
            leftSection={<IconFileZip size={18} aria-hidden />}
            loading={isRunning}
            disabled={talks === undefined || talks === null || talks.totalCount === 0}
            onClick={() => void run(sectionId)}
          >
            {state.name === 'failed' ? texts.retry : texts.download}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
