import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { paths } from '../../../lib/paths.ts';
import { changedParams } from '../../../lib/searchParams.ts';
import { useListScope } from '../scope/listContext.ts';
import { type View, writeView } from '../scope/view.ts';

/** Links to the review of this list. The address keeps filters, order, project and an earlier year. */
export function ReviewLink({ view }: { view: View }) {
  const { year, isCurrent, project } = useListScope();
  const params = changedParams(new URLSearchParams(writeView({ ...view, page: 1, columns: null })), {
    size: null,
    year: isCurrent ? null : String(year),
    project,
  });
  return (
    <Button
      component={Link}
      to={{ pathname: paths.review, search: params.toString() }}
      variant="default"
      leftSection={<IconListCheck size={18} aria-hidden />}
    >
      {listTexts.review}
    </Button>
  );
}
