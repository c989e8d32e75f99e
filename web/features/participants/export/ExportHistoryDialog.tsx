import { Badge, Skeleton, Table, Text } from '@mantine/core';
import { formatDateTime } from '../../../lib/dates.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { number } from '../../../texts/ru/plural.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { ExportedView } from './ExportedView.tsx';
import { useExportHistoryQuery } from './ExportHistory.generated.ts';

const texts = exportTexts.history;

/** Which lists left the service: when, who, what, how many rows. */
export function ExportHistoryDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { data, error, refetch } = useExportHistoryQuery({ variables: { year }, fetchPolicy: 'network-only' });
  return (
    <Dialog opened onClose={onClose} title={texts.open} size="xl">
      <Loaded data={data} error={error} what={texts.what} onRetry={refetch} skeleton={<Skeleton height={180} />}>
        {({ edition }) => {
          const exports = edition?.exports ?? null;
          if (exports === null) return <Text>{texts.unsupported}</Text>;
          if (exports.nodes.length === 0) return <Text>{texts.none}</Text>;
          return (
            <ScrollBox mah="60vh" label={texts.open}>
              <Table stickyHeader miw="34rem">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{texts.when}</Table.Th>
                    <Table.Th>{texts.who}</Table.Th>
                    <Table.Th>{texts.view}</Table.Th>
                    <Table.Th>{texts.rows}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {exports.nodes.map(({ id, createdAt, authorName, view, rowCount, isMailing }) => (
                    <Table.Tr key={id}>
                      <Table.Td>{formatDateTime(createdAt)}</Table.Td>
                      <Table.Td>{authorName ?? texts.unknown}</Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere' }}>
                        <ExportedView view={view} />
                        {isMailing ? <Badge variant="default">{texts.mailing}</Badge> : null}
                      </Table.Td>
                      <Table.Td>{rowCount === null ? '—' : number(rowCount)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollBox>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
