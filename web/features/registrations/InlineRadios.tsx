import { Group, Radio } from '@mantine/core';

interface InlineRadiosProps {
  options: readonly { value: string; label: string }[];
}

/** A few short choices of a radio group, side by side. */
export function InlineRadios({ options }: InlineRadiosProps) {
  return (
    <Group gap="lg" mt="sm">
      {options.map(({ value, label }) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </Group>
  );
}
