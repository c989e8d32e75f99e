import { Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { formatDateTime } from '../../../lib/dates.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { useRecordHistoryQuery } from './RecordHistory.generated.ts';
import type { RecordValue_RecordValueFragment } from './RecordValue.generated.ts';
import { recordValue } from './recordValue.ts';

type Value = RecordValue_RecordValueFragment | null;

const texts = recordTexts.history;

/** Changes whose text is the same before and after are left out. */
const isVisible = ({ before, after }: { before: Value; after: Value }) => recordValue(before) !== recordValue(after);

/** Every change of a record, newest first: who, when, which field, before and after. */
export function RecordHistory({ id }: { id: string }) {
  const { data, error, refetch } = useRecordHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded data={data} error={error} what={texts.what} onRetry={refetch} skeleton={<Skeleton height={220} />}>
      {({ registration }) => {
        const history = registration?.history?.nodes ?? null;
        if (history === null) return <Text>{texts.unsupported}</Text>;
        if (history.length === 0) return <Text>{texts.none}</Text>;
        return (
          <Timeline bulletSize={14} lineWidth={2}>
            {history.map(({ id: entry, at, action, authorName, authorRole, changes }) => (
              <Timeline.Item key={entry} title={texts.actions[action]}>
                <Text size="sm" c="dimmed">
                  {formatDateTime(at)}, {authorName ?? texts.roles[authorRole]}
                  {authorName === null ? '' : ` (${texts.roles[authorRole]})`}
                </Text>
                <Stack gap={2} mt={4}>
                  {changes.filter(isVisible).map((change) => (
                    <ChangeLine key={change.field} {...change} />
                  ))}
                </Stack>
              </Timeline.Item>
            ))}
          </Timeline>
        );
      }}
    </Loaded>
  );
}
