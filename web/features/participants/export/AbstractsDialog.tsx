import { Anchor, Button, List, Progress, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { exportTexts } from '#texts/exports.ts';
import { fileSize } from '#texts/fileSize.ts';
import { listTexts } from '#texts/participantList.ts';
import { keyOf, nodeId } from '../../../lib/ids.ts';
import { sendInput } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { noFilters } from '../scope/filters.ts';
import { useRecordSectionsQuery } from '../scope/record/RecordSections.generated.ts';
import { readView, writeView } from '../scope/view.ts';
import { type AbstractBookQuery, useAbstractBookQuery } from './AbstractBook.generated.ts';
import { useExportAbstractsMutation } from './ExportAbstracts.generated.ts';
import { useDownload } from './useDownload.ts';

const texts = exportTexts.abstracts;

type Missing = NonNullable<NonNullable<AbstractBookQuery['edition']>['missing']>['nodes'];

interface MissingAbstractsProps {
  talkCount: number;
  missingCount: number;
  /** The first of the missing theses. */
  missing: Missing;
  sectionId: string | null;
  /** Called when the list replaces the dialog. */
  onOpen: () => void;
}

/** How complete the book is, and which authors sent no thesis. */
function MissingAbstracts({ talkCount, missingCount, missing, sectionId, onOpen }: MissingAbstractsProps) {
  if (talkCount === 0) return <Text role="status">{texts.noTalks}</Text>;
  const view = readView(new URLSearchParams());
  const section = sectionId === null ? {} : { section: { values: [keyOf(sectionId)], isExcept: false } };
  const filters = { ...noFilters, thesis: { values: ['MISSING'], isExcept: false }, ...section };
  return (
    <Stack gap="xs">
      <Text role="status">{texts.counts(talkCount - missingCount, talkCount)}</Text>
      {missingCount === 0 ? null : (
        <>
          <Text fw={600}>
            {texts.missing(missingCount)}{' '}
            <Anchor
              component={Link}
              underline="always"
              fw={400}
              onClick={onOpen}
              to={{ search: writeView({ ...view, filters }) }}
            >
              {texts.openMissing}
            </Anchor>
          </Text>
          <ScrollBox mah="12rem" label={texts.missing(missingCount)}>
            <List size="sm" spacing={4}>
              {missing.map(({ id, fullName, registration }) => (
                <List.Item key={id}>
                  {fullName}
                  {registration?.title ? (
                    <Text span size="sm" c="dimmed">
                      {' '}
                      — {registration.title}
                    </Text>
                  ) : null}
                </List.Item>
              ))}
              {missing.length < missingCount ? (
                <List.Item>{texts.more(missingCount - missing.length)}</List.Item>
              ) : null}
            </List>
          </ScrollBox>
        </>
      )}
    </Stack>
  );
}

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
          <LoadFailure error={sections.error} subject={texts.sectionsSubject} onRetry={sections.refetch} />
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
          subject={texts.subject}
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
