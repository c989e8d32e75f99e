import { Button, Group, Progress, Stack, Text } from '@mantine/core';

interface UploadProgressProps {
  /** From 0 to 1. */
  progress: number;
  labels: { progress: string; checking: string; stop: string };
  /** Absent if another control stops the upload. */
  onStop?: () => void;
}

/** The progress of an upload in percent, with a button that stops it (FIL-05). */
export function UploadProgress({ progress, labels, onStop }: UploadProgressProps) {
  const percent = Math.round(progress * 100);
  return (
    <Stack gap="xs">
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={percent} aria-label={labels.progress} />
      </Progress.Root>
      <Group justify="space-between" gap="sm">
        <Text size="sm" aria-live="polite">
          {percent < 100 ? `${percent}\u00a0%` : labels.checking}
        </Text>
        {onStop === undefined ? null : (
          <Button variant="default" size="xs" onClick={onStop}>
            {labels.stop}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
