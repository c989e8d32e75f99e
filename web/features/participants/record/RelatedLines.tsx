import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { formatOf, stateOf } from '../model/rowFacts.ts';
import { useDeskState } from '../model/useDesk.ts';
import { relatedRows } from './related.ts';

interface RelatedLinesProps {
  record: DeskRow;
  sessionOf: ReadonlyMap<string, string>;
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
