import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { reviewSearch } from './reviewAddress.ts';
import type { View } from './view.ts';

/** Leads to the review of this list: the same filter and order. */
export function ReviewLink({ view, project }: { view: View; project: string | null }) {
  return (
    <Button
      component={Link}
      to={{ pathname: paths.review, search: reviewSearch(view, project) }}
      variant="default"
      leftSection={<IconListCheck size={18} aria-hidden />}
    >
      {listTexts.review}
    </Button>
  );
}
