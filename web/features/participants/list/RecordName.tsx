import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { recordTexts } from '#texts/participation.ts';
import { useListScope } from '../scope/listContext.ts';
import { clashText } from '../scope/places/clashText.ts';
import { lacksTitle } from '../scope/places/lacksTitle.ts';
import { RecordWarning } from '../scope/places/RecordWarning.tsx';
import { StatusSign } from '../scope/StatusMark.tsx';
import type { ViewAddress } from '../scope/useView.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';

type Record = NonNullable<ParticipantRow_ParticipantFragment['registration']>;

interface RecordNameProps {
  id: string;
  fullName: string;
  record: Record;
  /** Whether a column shows the state; otherwise the name has its icon, so that colour is never the only sign. */
  hasState: boolean;
  linkTo: ViewAddress['linkTo'];
}

/** The name as the link to the record. */
export function RecordName({ id, fullName, record, hasState, linkTo }: RecordNameProps) {
  const isCancelled = useListScope().filter.isCancelled === true;
  const link = (
    <Anchor component={Link} {...linkTo(id)} inherit fw={550} underline="hover">
      {fullName}
    </Anchor>
  );
  const warning = [
    clashText(record.placeClashes ?? []),
    lacksTitle(record, record.confirmedFormat) ? recordTexts.noTitle : null,
  ]
    .filter(Boolean)
    .join(' ');
  if (hasState && warning === '') return link;
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" maw="100%">
      {hasState ? null : <StatusSign status={record.status} isCancelled={isCancelled} />}
      {warning === '' ? null : <RecordWarning text={warning} />}
      {link}
    </Group>
  );
}
