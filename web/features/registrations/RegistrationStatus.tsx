import { Stack, Text } from '@mantine/core';
import { formatDayRange } from '../../lib/dates.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import classes from './RegistrationCard.module.css';
import type { RegistrationState } from './state.ts';

interface RegistrationStatusProps {
  state: RegistrationState;
  edition: RegistrationArea_EditionFragment;
}

const { status: texts, formats, speakerNotice } = registrationTexts;

function sentence({ stage }: RegistrationState, edition: RegistrationArea_EditionFragment): string {
  if (stage === 'confirmed') {
    // Certificates are given once the forum is over.
    const say = edition.certificatesAvailable ? texts.confirmed.past : texts.confirmed.text;
    return say(formatDayRange(edition.startsOn, edition.endsOn));
  }
  return texts[stage].text;
}

/** Where the registration stands, in a coloured box: a word, a sentence, what comes next (REG-04, REG-06, REG-10). */
export function RegistrationStatus({ state, edition }: RegistrationStatusProps) {
  return (
    <div className={classes.status} data-stage={state.stage}>
      <Stack gap={4}>
        <Text fw={650}>{texts[state.stage].title}</Text>
        <Text size="sm">{sentence(state, edition)}</Text>
        {state.askedFor === null ? null : (
          <Text size="sm">{texts.awaitingPerson.changed(formats[state.askedFor])}</Text>
        )}
        {state.showsSpeakerNotice ? <Text size="sm">{speakerNotice}</Text> : null}
      </Stack>
    </div>
  );
}
