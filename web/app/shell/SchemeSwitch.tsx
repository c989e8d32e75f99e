import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { shellTexts } from '#texts/shell.ts';
import classes from './SchemeSwitch.module.css';

const { label, auto, light, dark } = shellTexts.scheme;
const schemes: { value: MantineColorScheme; name: string; icon: typeof IconSun }[] = [
  { value: 'auto', name: auto, icon: IconDeviceDesktop },
  { value: 'light', name: light, icon: IconSun },
  { value: 'dark', name: dark, icon: IconMoon },
];

/** Light, dark, or as the system has it. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A prerendered page does not know this browser's choice.
  const chosen = useMounted() ? colorScheme : 'auto';
  return (
    <fieldset className={classes.group} aria-label={label}>
      {schemes.map(({ value, name, icon: Icon }) => (
        <ActionIcon
          key={value}
          variant={chosen === value ? 'light' : 'transparent'}
          size={32}
          radius="xl"
          aria-label={name}
          title={name}
          aria-pressed={chosen === value}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      ))}
    </fieldset>
  );
}
