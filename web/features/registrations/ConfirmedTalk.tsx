import { Stack, Text } from '@mantine/core';
import { registrationTexts } from '#texts/registrations.ts';
import { cardName } from './cardName.ts';
import type { CabinetEdition } from './edition.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';
import type { RegistrationState } from './state.ts';

interface ConfirmedTalkProps {
  registration: RegistrationCard_RegistrationFragment;
  state: Pick<RegistrationState, 'format' | 'isTalk' | 'section'>;
  edition: Pick<CabinetEdition, 'school'>;
}

const { confirmDialog: texts, formats } = registrationTexts;

/** What the person confirms: the talk by its title, with the format, the section and the date that moderators set. */
export function ConfirmedTalk({ registration, state, edition }: ConfirmedTalkProps) {
  const { isTalk, section, format } = state;
  const facts = [
    formats[format],
    ...(isTalk && section.kind === 'named' ? [section.name] : []),
    ...(isTalk ? [texts.talkDate(registration.talkSchedule)] : []),
  ];
  return (
    <Stack gap={4}>
      <Text fw={650} className={classes.title}>
        {cardName(registration, edition)}
      </Text>
      {facts.map((fact) => (
        <Text key={fact} size="sm">
          {fact}
        </Text>
      ))}
    </Stack>
  );
}
