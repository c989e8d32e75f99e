import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { keyOf } from '../../../lib/ids.ts';
import { typeset } from '../../../lib/typography.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import type { DataColumn } from '../../../ui/table/dataColumns.ts';
import { type ColumnName, rulesOf } from '../scope/columns.ts';
import type { ViewAddress } from '../scope/useView.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';

// Visitors have no records to see.
const RecordCell = lazyPart('RecordCell', () => import('./RecordCell.tsx'));
const RecordName = lazyPart('RecordName', () => import('./RecordName.tsx'));
const UnreadableName = lazyPart('UnreadableName', () => import('./UnreadableName.tsx'));

type Participant = ParticipantRow_ParticipantFragment;

function renderName(linkTo: ViewAddress['linkTo'], hasState: boolean): (row: Participant) => ReactNode {
  return ({ id, fullName: read, unreadableFields, registration: record }) => {
    const fullName = read || listTexts.noName;
    const name = record ? <RecordName {...{ id, fullName, record, hasState, linkTo }} /> : fullName;
    return unreadableFields === null ? name : <UnreadableName fields={unreadableFields}>{name}</UnreadableName>;
  };
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
