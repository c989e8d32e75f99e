import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDay, formatDayRange } from '../../lib/dates.ts';
import { lastDay } from '../../lib/windowDays.ts';
import wrapping from '../../ui/page/WrappingButton.module.css';
import type { CabinetEdition } from './edition.ts';
import classes from './RegistrationCard.module.css';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import type { SectionList } from './sections.ts';

interface RegistrationWindowProps {
  account: string;
  edition: CabinetEdition;
  sections: SectionList;
}

const { window: texts, register } = registrationTexts;

/** Tells a person without a registration whether the registration is open. The service's clock decides, not the browser's (CAB-03,
 * ruling R7). */
export function RegistrationWindow({ account, edition, sections }: RegistrationWindowProps) {
  const [opened, dialog] = useDisclosure(false);
  const { opensAt, closesAt, state } = edition.registrationWindow;
  const forum = edition.isOver ? null : texts.forum(formatDayRange(edition.startsOn, edition.endsOn));
  return (
    <>
      {state === 'OPEN' ? (
        <div className={classes.notice}>
          <Stack gap="sm" align="flex-start">
            <Title order={3} className={classes.noticeTitle}>
              {texts.openTitle}
            </Title>
            <Text>{texts.open}</Text>
            <Text>
              {texts.openUntil(lastDay(closesAt))} {forum}
            </Text>
            <Button mt="xs" className={wrapping.button} onClick={dialog.open}>
              {register}
            </Button>
          </Stack>
        </div>
      ) : (
        <Paper>
          <Stack gap="xs">
            <Title order={3}>{texts[state]}</Title>
            <Text c="dimmed">
              {state === 'UPCOMING'
                ? texts.opens(formatDay(opensAt), lastDay(closesAt))
                : texts.closed(lastDay(closesAt))}{' '}
              {forum}
            </Text>
          </Stack>
        </Paper>
      )}
      {/* The dialog stays open when the window closes, with everything typed. */}
      <RegistrationDialog
        purpose="first"
        account={account}
        opened={opened}
        sections={sections}
        onClose={dialog.close}
      />
    </>
  );
}
