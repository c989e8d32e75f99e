import { Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useDeskHistoryQuery } from './DeskHistory.generated.ts';

const texts = deskRecordTexts.history;

/** The gateway answers no more. */
const mostEntries = 100;

type Value = { text: string } | null;
const textOf = (value: Value): string => value?.text ?? deskRecordTexts.conflict.emptyValue;
/** An answer that nobody gave changes from nothing to nothing. */
const isVisible = ({ before, after }: { before: Value; after: Value }) => before?.text !== after?.text;

/** The newest changes of a record: who, when, which field, before and after. */
export function RecordHistory({ id }: { id: string }) {
  const { data, error, refetch } = useDeskHistoryQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const start = useRef<HTMLElement>(null);
  // It comes below the fields, often out of sight.
  useEffect(() => {
    if (data) start.current?.scrollIntoView();
  }, [data]);
  return (
    <section ref={start} aria-label={texts.open} style={{ scrollMarginBlockStart: '4.5rem' }}>
      <Title order={3} size="h5" mb="xs">
        {texts.open}
      </Title>
      <Loaded
        query={{ data, error, refetch }}
        data={data?.registration?.history}
        subject={texts.subject}
        skeleton={<Skeleton height={220} />}
      >
        {(entries) => (
          <Stack gap="md">
            <Timeline bulletSize={14} lineWidth={2}>
              {entries.map(({ key, createdAt, action, authorName, authorRole, changes }) => (
                <Timeline.Item key={key} title={texts.actions[action]}>
                  <Text size="sm" c="dimmed">
                    {[formatDateTime(createdAt), authorName, texts.roles[authorRole]].filter(Boolean).join(', ')}
                  </Text>
                  {changes.filter(isVisible).map(({ field, day, before, after }) => (
                    <Text key={`${field} ${day}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
                      {texts.day(texts.fields[field], day)}: {textOf(before)} → {textOf(after)}
                    </Text>
                  ))}
                </Timeline.Item>
              ))}
            </Timeline>
            {entries.length === 0 ? <Text>{texts.none}</Text> : null}
            {entries.length < mostEntries ? null : (
              <Text size="sm" c="dimmed">
                {texts.newest(entries.length)}
              </Text>
            )}
          </Stack>
        )}
      </Loaded>
    </section>
  );
}
