import { Button, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, useState } from 'react';
import { bulkTexts } from '#texts/bulk.ts';
import { listTexts } from '#texts/participantList.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { SentLetterLine } from '../scope/letters/SentLetterLine.tsx';
import { useListScope } from '../scope/listContext.ts';
import { ChangeLine } from '../scope/record/ChangeLine.tsx';
import { type BulkRunRecordsQuery, useBulkRunRecordsQuery } from './BulkRunRecords.generated.ts';
import { RecordNumber } from './RecordNumber.tsx';

type RunRecord = NonNullable<NonNullable<BulkRunRecordsQuery['edition']>['bulkRunRecords']>[number];

const texts = bulkTexts.runs;
const PAGE_ROWS = 100;

function changesOf({ changes }: RunRecord) {
  return changes.map((change) => <ChangeLine key={`${change.field} ${change.day}`} {...change} />);
}

function lettersOf({ letters }: RunRecord) {
  if (!letters?.length)
    return (
      <Text size="sm" c="dimmed">
        {texts.noLetter}
      </Text>
    );
  return letters.map(({ key, ...letter }) => <SentLetterLine key={key} {...letter} />);
}

interface BulkRunRecordsProps {
  runKey: string;
  recordCount: number;
  onBack: () => void;
}

/** The result of a bulk run for each record, and the letter that each person got. */
export function BulkRunRecords({ runKey, recordCount, onBack }: BulkRunRecordsProps) {
  const { year } = useListScope();
  const slices = useSlices();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBulkRunRecordsQuery({
    variables: { year, runKey, offset: (page - 1) * PAGE_ROWS, first: PAGE_ROWS },
    fetchPolicy: 'network-only',
  });
  // On a phone there is no room for three columns of text.
  const isNarrow = useMediaQuery('(max-width: 36em)');
  const areLettersKnown = slices.has('recordLetters');
  const { title } = areLettersKnown ? texts.recordsAndLetters : texts.records;
  return (
    <Stack gap="md">
      <Loaded
        query={{ data, error, refetch }}
        data={data?.edition?.bulkRunRecords}
        subject={texts.recordsSubject}
        skeleton={<Skeleton height={220} />}
      >
        {(found) => (
          <ScrollBox mah="60vh" label={title}>
            <Table
              aria-label={title}
              stickyHeader
              layout="fixed"
              verticalSpacing="sm"
              style={{ overflowWrap: 'break-word' }}
              data={{
                head: [
                  isNarrow ? texts.personChanged : bulkTexts.person,
                  ...(isNarrow ? [] : [texts.changed]),
                  ...(areLettersKnown ? [texts.letter] : []),
                ],
                body: found.map((record) => [
                  <Fragment key="name">
                    {record.fullName ?? (
                      <>
                        <RecordNumber id={record.registration?.id ?? ''} />, {texts.cancelled}
                      </>
                    )}
                    {isNarrow ? changesOf(record) : null}
                  </Fragment>,
                  ...(isNarrow ? [] : [changesOf(record)]),
                  ...(areLettersKnown ? [lettersOf(record)] : []),
                ]),
              }}
            />
          </ScrollBox>
        )}
      </Loaded>
      {recordCount > PAGE_ROWS ? (
        <Pagination
          total={Math.ceil(recordCount / PAGE_ROWS)}
          value={page}
          onChange={setPage}
          getItemProps={(number) => ({ 'aria-label': listTexts.page(number) })}
          getControlProps={(control) => ({ 'aria-label': listTexts.pageControls[control] })}
        />
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {bulkTexts.back}
        </Button>
      </DialogActions>
    </Stack>
  );
}
