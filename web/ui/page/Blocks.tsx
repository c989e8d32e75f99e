import { type MantineSpacing, Skeleton, Stack } from '@mantine/core';

interface BlocksProps {
  /** Heights in pixels. */
  heights: readonly number[];
  /** The least width of a block in a row, equal to that of the content's grid. */
  width?: string;
  spacing?: MantineSpacing;
}

const columns = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

/** The shape of content while it loads: blocks one below the other, or side by side. */
export function Blocks({ heights, width = '100%', spacing = 'md' }: BlocksProps) {
  return (
    <Stack gap={spacing} style={columns(width)}>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike, and their order never changes
        <Skeleton key={place} height={height} radius="lg" />
      ))}
    </Stack>
  );
}
