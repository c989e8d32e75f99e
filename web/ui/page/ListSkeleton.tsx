import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { Blocks } from './Blocks.tsx';

/** The list's shape while it loads. */
export function ListSkeleton() {
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={42} />
      <Skeleton height={20} width="min(16rem, 60%)" />
      <Blocks heights={[54, 54, 54, 54, 54, 54, 54, 54]} spacing={6} />
    </Stack>
  );
}
