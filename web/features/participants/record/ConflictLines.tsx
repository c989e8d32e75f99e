import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import type { DecisionName } from './recordForm.ts';

interface ConflictLinesProps {
  /** The undecided inputs, each with both values in words. */
  rows: readonly { name: DecisionName; present: string; own: string }[];
  /** What became of the person's confirmation; null if it is as it was. */
  confirmation: boolean | null;
  onTake: (name: DecisionName) => void;
  onKeep: (name: DecisionName) => void;
}

const texts = deskRecordTexts.conflict;

/** A record that somebody changed meanwhile (R25): its present value beside one's own, and the choice between them. */
export function ConflictLines({ rows, confirmation, onTake, onKeep }: ConflictLinesProps) {
  return (
    <Alert color="red" title={texts.title} role="alert" styles={{ body: { minWidth: 0 } }}>
      <Stack gap="sm">
        {confirmation === null ? null : <Text size="sm">{confirmation ? texts.confirmed : texts.unconfirmed}</Text>}
        <Text size="sm">{rows.length === 0 ? texts.nothing : texts.text}</Text>
        {rows.map(({ name, present, own }) => (
          <Stack key={name} gap={4} role="group" aria-label={deskRecordTexts.fields[name]}>
            <Text size="sm" fw={600}>
              {deskRecordTexts.fields[name]}
            </Text>
            <Text size="sm">
              {texts.present}: {present}
            </Text>
            <Text size="sm">
              {texts.own}: {own}
            </Text>
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => onTake(name)}>
                {texts.take}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => onKeep(name)}>
                {texts.keep}
              </Button>
            </Group>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}
