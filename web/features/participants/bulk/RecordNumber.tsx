import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { bulkTexts } from '#texts/bulk.ts';
import { keyOf } from '../../../lib/ids.ts';
import { listAddress } from '../scope/listAddress.ts';
import { useListScope } from '../scope/listContext.ts';

/** Link to a record whose name the list does not have: a cancelled one. */
export function RecordNumber({ id }: { id: string }) {
  const { year, isCurrent } = useListScope();
  const record = keyOf(id);
  return (
    // In another tab, because the dialog has no address.
    <Anchor inherit component={Link} to={listAddress(isCurrent ? null : year, {}, { record })} target="_blank">
      {bulkTexts.recordNumber(record)}
    </Anchor>
  );
}
