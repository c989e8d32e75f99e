import { Button, Stack, Text, Title } from '@mantine/core';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import classes from './RegistrationCard.module.css';

const { text, why, fill } = registrationTexts.profileFirst;

/** A person without a profile cannot register: without it there is no name for invitation and certificate. */
export function ProfileFirst({ onFill }: { onFill: () => void }) {
  return (
    <div className={classes.notice}>
      <Stack gap="sm" align="flex-start">
        <Title order={3} className={classes.noticeTitle}>
          {text}
        </Title>
        <Text>{why}</Text>
        <Button mt="xs" onClick={onFill}>
          {fill}
        </Button>
      </Stack>
    </div>
  );
}
