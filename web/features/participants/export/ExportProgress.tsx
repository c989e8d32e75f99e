import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { exportTexts as texts } from '../../../texts/ru/exports.ts';
import { fileSize } from '../../../texts/ru/fileSize.ts';

interface ExportProgressProps {
  progress: { bytes: number; rows: number | null };
  onStop: () => void;
}

/** An export on its way: how much came, how many rows it will have, and the means to stop it. */
export function ExportProgress({ progress, onStop }: ExportProgressProps) {
  return (
    <Paper p="sm" radius="md" flex="1 1 100%" component="section" aria-label={texts.running}>
      <Stack gap="xs">
        <Progress value={100} animated aria-label={texts.running} />
        <Group justify="space-between" gap="sm">
          <Text size="sm" aria-live="polite">
            {texts.progress(fileSize(progress.bytes), progress.rows)}
          </Text>
          <Button variant="default" size="xs" onClick={onStop}>
            {texts.stop}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
