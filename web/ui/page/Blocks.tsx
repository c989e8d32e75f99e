import { SimpleGrid, type SimpleGridProps, Skeleton } from '@mantine/core';

interface BlocksProps extends Pick<SimpleGridProps, 'cols' | 'spacing'> {
  /** In pixels. */
  heights: readonly number[];
}

/** The shape of content while it loads: blocks one below the other, or side by side. */
export function Blocks({ heights, cols = 1, spacing = 'md' }: BlocksProps) {
  return (
    <SimpleGrid cols={cols} spacing={spacing}>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike, and their order never changes
        <Skeleton key={place} height={height} radius="lg" />
      ))}
    </SimpleGrid>
  );
}
