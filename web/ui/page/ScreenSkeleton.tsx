import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import classes from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** A screen's placeholder until its chunk is loaded. */
export function ScreenSkeleton({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <Stack gap="lg" aria-busy="true" className={classes.page}>
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={36} width="min(18rem, 70%)" />
      <Skeleton height={14} width="min(26rem, 90%)" />
      <Skeleton height={180} />
    </Stack>
  );
}
