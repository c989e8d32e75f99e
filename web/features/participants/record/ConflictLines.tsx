import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { type SectionNames, valueText } from '../model/decisionText.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { type DecisionName, presentOf, type RecordValues } from './recordForm.ts';

interface ConflictLinesProps {
  /** The inputs whose two values nobody has chosen between. */
  names: readonly DecisionName[];
  /** What became of the person's confirmation; null if it is as it was. */
  confirmation: boolean | null;
  present: DeskRow;
  own: RecordValues;
  sections: SectionNames;
  /** The person chose one's own value, or the present one. */
  onChoice: (name: DecisionName, takesPresent: boolean) => void;
}

const { conflict: texts, fields } = deskRecordTexts;

/** A record that somebody changed meanwhile (R25): its present value beside one's own, and the choice between them. */
export function ConflictLines({ names, confirmation, present, own, sections, onChoice }: ConflictLinesProps) {
  const choices = (name: DecisionName) => [
    { label: texts.present, value: presentOf(present)[name], action: texts.take, takesPresent: true },
    { label: texts.own, value: own[name], action: texts.keep, takesPresent: false },
  ];
  return (
    <Alert color="red" title={texts.title} role="alert" styles={{ body: { minWidth: 0 } }}>
      <Stack gap="sm">
        {confirmation === null ? null : <Text size="sm">{confirmation ? texts.confirmed : texts.unconfirmed}</Text>}
        <Text size="sm">{names.length === 0 ? texts.nothing : texts.text}</Text>
        {names.map((name) => (
          <Stack key={name} gap={4} role="group" aria-label={fields[name]}>
            <Text size="sm" fw={600}>
              {fields[name]}
            </Text>
            {choices(name).map(({ label, value, action, takesPresent }) => (
              <Group key={label} gap="xs">
                <Text size="sm">
                  {label}: {valueText(name, value, sections)}
                </Text>
                <Button size="compact-sm" variant="default" onClick={() => onChoice(name, takesPresent)}>
                  {action}
                </Button>
              </Group>
            ))}
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}
