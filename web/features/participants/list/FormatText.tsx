import { Text } from '@mantine/core';
import type { ParticipationFormat } from '../../../generated/types.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';

interface FormatTextProps {
  requested: ParticipationFormat;
  confirmed: ParticipationFormat | null;
}

const { formats } = registrationTexts;

/** The format in force, the confirmed one first; a different requested format stands below it (LST-03). */
export function FormatText({ requested, confirmed }: FormatTextProps) {
  const note =
    confirmed === null ? listTexts.requestedOnly : confirmed === requested ? null : listTexts.requested[requested];
  return (
    <>
      {formats[confirmed ?? requested]}
      {note === null ? null : (
        <Text component="span" display="block" size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </>
  );
}
