import { Badge, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { exportTexts } from '#texts/exports.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { useExportHistoryQuery } from './ExportHistory.generated.ts';

const texts = exportTexts.history;

/** The exported lists: when, who, what, how many rows. Cards, because a table does not fit on a phone. */
export function ExportHistoryDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { data, error, refetch } = useExportHistoryQuery({ variables: { year }, fetchPolicy: 'network-only' });
  return (
    <Dialog opened onClose={onClose} title={texts.open} size="xl">
      <Loaded
        query={{ data, error, refetch }}
        data={data?.edition?.exports?.nodes}
        subject={texts.subject}
        skeleton={<Skeleton height={180} />}
      >
        {(exports) => {
          if (exports.length === 0) return <Text>{texts.none}</Text>;
          return (
            <ScrollBox mah="65vh" label={texts.open}>
              <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
                {exports.map(({ key: id, createdAt, authorName, viewParts, rowCount, isMailing }) => (
                  <Paper key={id} component="li" withBorder p="md" radius="md">
                    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
                      <Text size="sm" c="dimmed">
                        {formatDateTime(createdAt)}, {authorName ?? texts.unknown}
                      </Text>
                      {viewParts.map((part, index) => (
                        <Text key={part} {...(index > 0 && { size: 'xs', c: 'dimmed' })}>
                          {typeset(part)}
                        </Text>
                      ))}
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
