import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { paths } from '../../../lib/paths.ts';
import { useListScope } from '../scope/listContext.ts';
import { type View, writeView } from '../scope/view.ts';

/** Leads to the review of this list: what chooses and orders the records, the project, and an earlier year. */
export function ReviewLink({ view }: { view: View }) {
  const { year, isCurrent, project } = useListScope();
  const params = new URLSearchParams(writeView({ ...view, page: 1, columns: null }));
  params.delete('size');
  if (!isCurrent) params.set('year', String(year));
  if (project !== null) params.set('project', project);
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
