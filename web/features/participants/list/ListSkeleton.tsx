import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The list's shape while it loads. */
export function ListSkeleton() {
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={42} />
      <Skeleton height={20} width="min(16rem, 60%)" />
      <Stack gap={6}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </Stack>
    </Stack>
  );
}
