import { Progress, Stack, Text } from '@mantine/core';

interface UploadProgressProps {
  /** From 0 to 1. */
  progress: number;
  labels: { progress: string; checking: string };
}

/** The progress of an upload in percent (FIL-05). */
export function UploadProgress({ progress, labels }: UploadProgressProps) {
  const percent = Math.round(progress * 100);
  return (
    <Stack gap="xs">
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={percent} aria-label={labels.progress} />
      </Progress.Root>
      <Text size="sm" aria-live="polite">
        {percent < 100 ? `${percent}\u00a0%` : labels.checking}
      </Text>
    </Stack>
  );
}
