import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '../texts/ru/common.ts';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import classes from './HomeScreen.module.css';

/** The home page's shape while it loads. */
export function HomeScreenSkeleton() {
  useDocumentTitle(commonTexts.titles.home);
  return (
    <Stack gap={48} className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={400} radius="lg" />
      <Skeleton height={52} />
      <div className={classes.columns}>
        <Skeleton height={560} />
        <Skeleton height={460} radius="lg" />
      </div>
    </Stack>
  );
}
