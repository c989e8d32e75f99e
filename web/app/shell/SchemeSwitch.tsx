import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { shellTexts } from '../../texts/ru/shell.ts';

const { label, auto, light, dark } = shellTexts.scheme;
const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: auto },
  { value: 'light', label: light },
  { value: 'dark', label: dark },
];

/** Light, dark, or as the system has it. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl<MantineColorScheme>
      size="xs"
      aria-label={label}
      data={schemes}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
