import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatDay } from '../../lib/dates.ts';
import { lastDay } from '../../lib/windowDays.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import type { CabinetEdition } from './edition.ts';
import classes from './RegistrationCard.module.css';
import { SchoolDialog } from './SchoolDialog.tsx';

interface SchoolWindowProps {
  edition: CabinetEdition;
  onRegistered: () => Promise<unknown>;
}

const { window: windowTexts, school: texts } = registrationTexts;

/** What a person sees who is not registered for the school: it has a window of its own (REG-13). */
export function SchoolWindow({ edition, onRegistered }: SchoolWindowProps) {
  const [opened, dialog] = useDisclosure(false);
  const { opensAt, closesAt, state } = edition.schoolWindow;
  const sentences = {
    OPEN: () => `${texts.open} ${texts.openUntil(lastDay(closesAt))}`,
    UPCOMING: () => `${texts.UPCOMING} ${windowTexts.opens(formatDay(opensAt), lastDay(closesAt))}`,
    CLOSED: () => `${texts.CLOSED} ${windowTexts.closed(lastDay(closesAt))}`,
  };
  return (
    <Paper>
      <Stack gap="sm" align="flex-start">
        <Title order={3}>{edition.school.title}</Title>
        <Text {...(state === 'OPEN' ? {} : { c: 'dimmed' })}>{sentences[state]()}</Text>
        {state === 'OPEN' ? (
          <Button variant="light" className={classes.wrappingButton} onClick={dialog.open}>
            {texts.register}
          </Button>
        ) : null}
      </Stack>
      <SchoolDialog opened={opened} title={edition.school.title} onClose={dialog.close} onDone={onRegistered} />
    </Paper>
  );
}
