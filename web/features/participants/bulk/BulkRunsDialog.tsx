import { Button, Modal, Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import { formatDateTime } from '../../../lib/dates.ts';
import { bulkTexts } from '../../../texts/ru/bulk.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { number } from '../../../texts/ru/plural.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useListScope } from '../list/listContext.ts';
import { recordValue } from '../record/recordValue.ts';
import { type BulkRunsQuery, useBulkRunsQuery } from './BulkRuns.generated.ts';

type Run = NonNullable<NonNullable<BulkRunsQuery['edition']>['bulkRuns']>[number];

interface BulkRunsDialogProps {
  onUndo: (runId: string) => void;
  onClose: () => void;
}

const texts = bulkTexts.runs;

const changeText = ({ field, isSame, after }: Run['changes'][number]) =>
  `${recordTexts.recordFields[field]}: ${isSame ? recordValue(after) : texts.various}`;

/** Who changed many records at once, when, what and how many, with the undo of each. */
export function BulkRunsDialog({ onUndo, onClose }: BulkRunsDialogProps) {
  const { year } = useListScope();
  const { data, error, refetch } = useBulkRunsQuery({ variables: { year }, fetchPolicy: 'network-only' });
  return (
    <Modal opened onClose={onClose} title={texts.open} size="xl">
      <Loaded data={data} error={error} what={texts.what} onRetry={refetch} skeleton={<Skeleton height={180} />}>
        {({ edition }) => {
          const runs = edition?.bulkRuns ?? null;
          if (runs === null) return <Text>{texts.unsupported}</Text>;
          if (runs.length === 0) return <Text>{texts.none}</Text>;
          return (
            <ScrollBox mah="65vh" label={texts.open}>
              <Table stickyHeader miw={620}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{texts.when}</Table.Th>
                    <Table.Th>{texts.who}</Table.Th>
                    <Table.Th>{texts.changes}</Table.Th>
                    <Table.Th>{texts.count}</Table.Th>
                    <Table.Th>
                      <VisuallyHidden>{texts.undo}</VisuallyHidden>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {runs.map((run) => {
                    const when = formatDateTime(run.at);
                    return (
                      <Table.Tr key={run.id}>
                        <Table.Td>{when}</Table.Td>
                        <Table.Td>{run.authorName ?? texts.unknown}</Table.Td>
                        <Table.Td>
                          {run.undoes === null ? null : <Text size="sm">{texts.isUndo}</Text>}
                          {run.changes.map((change) => (
                            <Text key={change.field} size="sm">
                              {changeText(change)}
                            </Text>
                          ))}
                        </Table.Td>
                        <Table.Td>
                          {number(run.recordCount)}
                          {run.undoneCount === 0 ? null : (
                            <Text size="sm" c="dimmed">
                              {texts.undone(run.undoneCount, run.recordCount)}
                            </Text>
                          )}
                        </Table.Td>
                        <Table.Td>
                          {run.undoneCount >= run.recordCount ? null : (
                            <Button
                              variant="default"
                              size="compact-sm"
                              aria-label={texts.undoOf(when)}
                              onClick={() => onUndo(run.id)}
                            >
                              {texts.undo}
                            </Button>
                          )}
                        </Table.Td>
                      </Table.Tr>
                    );
                  })}
                </Table.Tbody>
              </Table>
            </ScrollBox>
          );
        }}
      </Loaded>
    </Modal>
  );
}
