import { SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** The shape of the statistics while they load. */
export function StatisticsSkeleton() {
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} height={84} radius="md" />
        ))}
      </SimpleGrid>
      <Skeleton height={420} radius="md" />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={240} radius="md" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
