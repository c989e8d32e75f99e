import { Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '../texts/ru/common.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The programme's placeholder while it loads. */
export function ProgrammeSkeleton() {
  return (
    <Paper aria-busy="true">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Stack gap="md">
        <Skeleton height={42} />
        <Skeleton height={54} radius="lg" />
        {ROWS.map((row) => (
          <Skeleton key={row} height={76} />
        ))}
      </Stack>
    </Paper>
  );
}
