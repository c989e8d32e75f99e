import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { useAddress } from './context.ts';
import type { Entry } from './model.ts';

/** 'подробнее' of a session: a link works before hydration and without scripts. */
export function DetailLink({ entry }: { entry: Entry }) {
  return (
    <Button
      component={Link}
      {...useAddress().linkTo(entry)}
      aria-haspopup="dialog"
      data-needs-scripts
      size="xs"
      variant="outline"
      color="red"
    >
      {programmeTexts.details}
      <VisuallyHidden>: {entry.session.title}</VisuallyHidden>
    </Button>
  );
}
