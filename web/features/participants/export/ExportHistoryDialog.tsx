import { Badge, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { formatDateTime } from '../../../lib/dates.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { ExportedView } from './ExportedView.tsx';
import { useExportHistoryQuery } from './ExportHistory.generated.ts';

const texts = exportTexts.history;

/** Which lists left the service: when, who, what, how many rows; cards, because a table does not fit on a phone. */
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
            <ScrollBox mah="65vh" label={texts.open}>
              <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
                {exports.nodes.map(({ id, createdAt, authorName, view, rowCount, isMailing }) => (
                  <Paper key={id} component="li" withBorder p="md" radius="md">
                    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
                      <Text size="sm" c="dimmed">
                        {formatDateTime(createdAt)}, {authorName ?? texts.unknown}
                      </Text>
                      <div>
                        <ExportedView view={view} />
                      </div>
                      <Group gap="sm">
                        {rowCount === null ? null : <Text size="sm">{texts.rows(rowCount)}</Text>}
                        {isMailing ? <Badge variant="default">{texts.mailing}</Badge> : null}
                      </Group>
                    </Stack>
                  </Paper>
                ))}
              </Stack>
            </ScrollBox>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
