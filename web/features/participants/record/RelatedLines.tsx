import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { foldText } from '../../../../schema/searchText.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { type PosterSessions, timeKey } from '../model/questions.ts';
import { formatOf, placeKey, stateOf } from '../model/rowFacts.ts';
import { useDeskState } from '../model/useDesk.ts';

/** How another row relates to a record, the most urgent first. */
const relationKinds = ['SAME_TIME', 'SAME_PLACE', 'SAME_PERSON', 'MAYBE_SAME_PERSON'] as const;

const isSameText = (one: string | null, other: string | null): boolean => {
  const folded = foldText(one ?? '');
  return folded !== '' && folded === foldText(other ?? '');
};

function kindOf(record: DeskRow, row: DeskRow, sessionOf: PosterSessions) {
  const [place, time] = [placeKey(record, sessionOf), timeKey(record)];
  if (place !== null && place === placeKey(row, sessionOf)) return 'SAME_PLACE';
  if (time !== null && time === timeKey(row)) return 'SAME_TIME';
  if (isSameText(record.email, row.email)) return 'SAME_PERSON';
  return isSameText(record.fullName, row.fullName) ? 'MAYBE_SAME_PERSON' : null;
}

/** The active rows that a record should be compared with, each with its most urgent reason. */
export function relatedRows(record: DeskRow, rows: readonly DeskRow[], sessionOf: PosterSessions) {
  const others = rows.filter(({ id, isCancelled }) => id !== record.id && !isCancelled);
  const relations = others.map((row) => ({ row, kind: kindOf(record, row, sessionOf) }));
  return relationKinds.flatMap((kind) =>
    relations.filter((relation) => relation.kind === kind).map(({ row }) => ({ kind, row })),
  );
}

interface RelatedLinesProps {
  record: DeskRow;
  sessionOf: PosterSessions;
  onOpen: (id: string) => void;
}

const texts = deskRecordTexts.related;

const lineOf = (row: DeskRow): string =>
  [
    texts.line(row.fullName ?? '', row.title),
    row.isSchool ? deskRecordTexts.school : registrationTexts.formats[formatOf(row)],
    deskRecordTexts.states[stateOf(row)],
  ].join(' · ');

/** Other rows that a moderator should see with a record; each opens. */
export function RelatedLines({ record, sessionOf, onOpen }: RelatedLinesProps) {
  const { rows } = useDeskState();
  const related = useMemo(() => relatedRows(record, rows ?? [], sessionOf), [record, rows, sessionOf]);
  if (related.length === 0) return null;
  return (
    <Alert color="yellow" title={texts.title}>
      <Stack gap="xs">
        {related.map(({ kind, row }) => (
          <Text key={row.id} size="sm" component="div">
            {texts.kinds[kind]}:{' '}
            <Anchor component="button" type="button" ta="left" inherit onClick={() => onOpen(row.id)}>
              {lineOf(row)}
            </Anchor>
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
