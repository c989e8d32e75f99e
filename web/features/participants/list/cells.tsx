import { Text } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { keyOf } from '../../../lib/ids.ts';
import { typeset } from '../../../lib/typography.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import type { DataColumn } from '../../../ui/dataColumns.ts';
import { type ColumnName, rulesOf } from './columns.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';
import type { ViewAddress } from './useView.ts';

// Visitors have no records to see.
const RecordCell = lazy(() => import('./RecordCell.tsx').then((it) => ({ default: it.RecordCell })));
const RecordName = lazy(() => import('./RecordCell.tsx').then((it) => ({ default: it.RecordName })));

type Participant = ParticipantRow_ParticipantFragment;

function renderName(linkTo: ViewAddress['linkTo'], hasState: boolean): (row: Participant) => ReactNode {
  return ({ id, fullName, registration: record }) =>
    record ? <RecordName {...{ id, fullName, record, hasState, linkTo }} /> : fullName;
}

function renderCell(name: Exclude<ColumnName, 'name'>): (row: Participant) => ReactNode {
  if (name === 'org') {
    return ({ organization }) =>
      typeset(organization?.name ?? '') || (
        <Text component="span" inherit c="dimmed">
          {listTexts.noOrganization}
        </Text>
      );
  }
  if (name === 'id') return ({ id }) => keyOf(id);
  return ({ registration: record }) => (record ? <RecordCell name={name} record={record} /> : null);
}

/** The chosen columns as the table and the cards draw them. */
export function columnsOf(names: readonly ColumnName[], linkTo: ViewAddress['linkTo']): DataColumn<Participant>[] {
  return rulesOf(names).map(({ name, width, orderBy }) => ({
    key: name,
    title: listTexts.columns[name],
    width,
    isSortable: orderBy.length > 0,
    render: name === 'name' ? renderName(linkTo, names.includes('status')) : renderCell(name),
  }));
}
