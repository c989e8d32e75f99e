import { Stack, Text, Title } from '@mantine/core';
import { cabinetTexts } from '#texts/cabinet.ts';
import { formatDay } from '../../lib/dates.ts';
import { lastDay } from '../../lib/windowDays.ts';
import type {
  RegistrationFiles_EditionFragment,
  RegistrationFiles_RegistrationFragment,
} from './RegistrationFiles.generated.ts';
import { RegistrationSlot } from './RegistrationSlot.tsx';
import { registrationSlots } from './rules.ts';

interface RegistrationFilesProps {
  registration: RegistrationFiles_RegistrationFragment;
  edition: RegistrationFiles_EditionFragment;
}

const texts = cabinetTexts.files;

function deadline({ thesesWindow: { opensAt, closesAt, state } }: RegistrationFiles_EditionFragment): string {
  if (state === 'UPCOMING') return texts.thesesWindow.UPCOMING(formatDay(opensAt));
  return texts.thesesWindow[state](lastDay(closesAt));
}

/** The files of a talk or poster (FIL-01, FIL-03); empty without a talk. */
export function RegistrationFiles({ registration, edition }: RegistrationFilesProps) {
  const slots = registrationSlots(registration, edition);
  if (slots.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={4} size="h5">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {deadline(edition)}
      </Text>
      {slots.map((slot) => (
        <RegistrationSlot key={slot.kind} registrationId={registration.id} slot={slot} />
      ))}
    </Stack>
  );
}
