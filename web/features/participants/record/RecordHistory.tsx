import { Button, Group, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { perform } from '../../../lib/perform.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { ChangeLine, recordValue } from '../scope/record/ChangeLine.tsx';
import type { RecordValue_RecordValueFragment } from '../scope/record/RecordValue.generated.ts';
import { type RecordHistoryQuery, useRecordHistoryQuery } from './RecordHistory.generated.ts';
import { useRereadAt } from './useRereadAt.ts';

type Value = RecordValue_RecordValueFragment | null;

const texts = recordTexts.history;

/** Hides changes whose text is the same before and after. */
const isVisible = ({ before, after }: { before: Value; after: Value }) => recordValue(before) !== recordValue(after);

type History = NonNullable<NonNullable<RecordHistoryQuery['registration']>['history']>;

const historyOf = ({ registration }: RecordHistoryQuery): History | null => registration?.history ?? null;

/** Appends the entries of the next page. */
function append(shown: RecordHistoryQuery, next: RecordHistoryQuery): RecordHistoryQuery {
  const [first, more] = [historyOf(shown), historyOf(next)];
  if (shown.registration === null || first === null || more === null) return shown;
  return { registration: { ...shown.registration, history: { ...more, nodes: [...first.nodes, ...more.nodes] } } };
}

/** Every change of a record, newest first: who, when, which field, before and after. */
export function RecordHistory({ id, version }: { id: string; version: string | null }) {
  const { data, error, refetch, fetchMore, loading } = useRecordHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useRereadAt(version, refetch);
  const readEarlier = (after: string | null) =>
    perform({
      call: async () => {
        await fetchMore({
          variables: { after },
          updateQuery: (shown, { fetchMoreResult }) => append(shown, fetchMoreResult),
        });
        return { userErrors: [] };
      },
    });
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={data && historyOf(data)}
      subject={texts.subject}
      skeleton={<Skeleton height={220} />}
    >
      {({ nodes, pageInfo, totalCount }) => {
        if (nodes.length === 0) return <Text>{texts.none}</Text>;
        return (
          <Stack gap="lg">
            <Timeline bulletSize={14} lineWidth={2}>
              {nodes.map(({ key: entry, createdAt: at, action, authorName, authorRole, changes }) => (
                <Timeline.Item key={entry} title={texts.actions[action]}>
                  <Text size="sm" c="dimmed">
                    {formatDateTime(at)}, {authorName ?? texts.roles[authorRole]}
                    {authorName === null ? '' : ` (${texts.roles[authorRole]})`}
                  </Text>
                  <Stack gap={2} mt={4}>
                    {changes.filter(isVisible).map((change) => (
                      <ChangeLine key={`${change.field} ${change.day}`} {...change} />
                    ))}
                  </Stack>
                </Timeline.Item>
              ))}
            </Timeline>
            {pageInfo.hasNextPage ? (
              <Group justify="space-between" gap="sm">
                <Text size="sm" c="dimmed" role="status">
                  {texts.showing(nodes.length, totalCount)}
                </Text>
                <Button
                  variant="default"
                  size="sm"
                  loading={loading}
                  onClick={() => void readEarlier(pageInfo.endCursor)}
                >
                  {texts.earlier}
                </Button>
              </Group>
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}
