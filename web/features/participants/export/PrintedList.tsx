import { Button, Group, Loader, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { exportTexts } from '#texts/exports.ts';
import { listTexts } from '#texts/participantList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostPageRows } from '../../../../schema/limits.ts';
import type { ParticipantFilter } from '../../../generated/types.ts';
import { formatDate } from '../../../lib/dates.ts';
import { perform } from '../../../lib/perform.ts';
import { serviceDay } from '../../../lib/serviceClock.ts';
import { typeset } from '../../../lib/typography.ts';
import { PrintSheet } from '../../../ui/page/PrintSheet.tsx';
import { useListScope } from '../scope/listContext.ts';
import { type PrintedRowsQuery, usePrintedRowsLazyQuery } from './PrintedRows.generated.ts';

const texts = exportTexts.print;

type Row = NonNullable<NonNullable<PrintedRowsQuery['edition']>['participants']>['nodes'][number];

/** All rows of a view; null until they are read. `onFailed` is called after a toast. */
function useAllRows(filter: ParticipantFilter, onFailed: () => void) {
  const { year, project, orderBy } = useListScope();
  const [query] = usePrintedRowsLazyQuery({ fetchPolicy: 'no-cache' });
  const [rows, setRows] = useState<Row[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view at the time of the request; the list may change meanwhile
  useEffect(() => {
    let isStopped = false;
    const readAll = async () => {
      const all: Row[] = [];
      for (let total = 1; all.length < total && !isStopped; ) {
        const variables = { year, project, filter, orderBy, first: mostPageRows, offset: all.length };
        const { data, error } = await query({ variables });
        const read = data?.edition?.participants;
        if (!read) throw error;
        all.push(...read.nodes);
        // If the list became shorter meanwhile, the loop ends here.
        total = read.nodes.length === 0 ? 0 : read.totalCount;
      }
      return { rows: all, userErrors: [] };
    };
    void perform({ call: readAll }).then((answer) => {
      if (isStopped) return;
      if (answer === null) onFailed();
      else setRows(answer.rows);
    });
    return () => {
      isStopped = true;
    };
  }, []);
  return rows;
}

/** The format as the list shows it: a requested one is marked as undecided (LST-03). */
function formatOf({ confirmedFormat, effectiveFormat }: NonNullable<Row['registration']>): string {
  const format = registrationTexts.formats[effectiveFormat];
  return confirmedFormat === null ? `${format}, ${listTexts.requestedOnly}` : format;
}

interface PrintedListProps {
  title: string;
  /** The active filters of the view, in words. */
  about: string;
  filter: ParticipantFilter;
  onDone: () => void;
}

/** All rows of a view on paper, with room for signatures. */
export function PrintedList({ onDone, ...view }: PrintedListProps) {
  // Of the start, as the rows are: the list may change meanwhile.
  const [{ title, about, filter }] = useState(view);
  const rows = useAllRows(filter, onDone);
  if (rows === null) {
    return (
      <Paper p="sm" radius="md" flex="1 1 100%" component="section" aria-label={texts.running}>
        <Group justify="space-between" gap="sm">
          <Group gap="sm" role="status">
            <Loader size="xs" />
            <Text size="sm">{texts.running}</Text>
          </Group>
          <Button variant="default" size="xs" onClick={onDone}>
            {texts.stop}
          </Button>
        </Group>
      </Paper>
    );
  }
  return (
    <PrintSheet onDone={onDone}>
      <h1>{title}</h1>
      <p>{[about, texts.rows(rows.length), formatDate(serviceDay())].filter((part) => part !== '').join('. ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{listTexts.columns.name}</th>
            <th scope="col">{listTexts.columns.org}</th>
            <th scope="col">{listTexts.columns.format}</th>
            <th scope="col">{texts.signature}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, fullName, organization, registration }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{fullName || listTexts.noName}</td>
              <td>{typeset(organization?.name ?? '')}</td>
              <td>{registration && formatOf(registration)}</td>
              <td style={{ width: '32mm' }} />
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
