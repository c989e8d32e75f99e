import { Stack, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDay, formatDayRange } from '../../lib/dates.ts';
import { dayInWords, lastDay } from '../../lib/windowDays.ts';
import type { CabinetEdition } from './edition.ts';
import classes from './RegistrationCard.module.css';
import type { Deadline, RegistrationState } from './state.ts';

interface RegistrationStoryProps {
  isSchool: boolean;
  state: RegistrationState;
  edition: CabinetEdition;
  /** The actions. */
  children: ReactNode;
}

const { story, schoolStory, notes, missing, idle, deadline: deadlines, formats } = registrationTexts;

/** The day that the organisers set; after it, the last day on which the service accepts an answer (REG-06, ruling R7). */
function confirmationText({ confirmationDueOn, isConfirmationOverdue, endsOn }: CabinetEdition): string {
  return confirmationDueOn === null || isConfirmationOverdue
    ? deadlines.confirmation(dayInWords(endsOn))
    : deadlines.confirmationDue(dayInWords(confirmationDueOn));
}

function deadlineText(deadline: NonNullable<Deadline>, edition: CabinetEdition): string {
  switch (deadline) {
    case 'theses':
      return deadlines.theses(lastDay(edition.thesesWindow.closesAt));
    case 'confirmation':
      return confirmationText(edition);
    case 'certificate':
      return deadlines.certificate(formatDay(edition.certificatesFrom));
    case 'forum':
      return deadlines.forum(formatDayRange(edition.startsOn, edition.endsOn));
  }
}

function notesOf({ askedFor, hasGivenUpPoster, missingFiles }: RegistrationState): string[] {
  return [
    ...(askedFor === null ? [] : [notes.changed(formats[askedFor])]),
    ...(hasGivenUpPoster ? [notes.hasGivenUpPoster] : []),
    ...(missingFiles.length === 0 ? [] : [notes.missingFiles(missingFiles.map((kind) => missing[kind]))]),
  ];
}

/** The state of the registration in a coloured box: a sentence, the next deadline, the actions (REG-04, REG-06). */
export function RegistrationStory({ isSchool, state, edition, children }: RegistrationStoryProps) {
  const { title, text } = (isSchool ? { ...story, ...schoolStory } : story)[state.story];
  return (
    <div className={classes.story} data-stage={state.stage}>
      <Stack gap="md">
        <Stack gap={6}>
          <Text fw={650}>{title}</Text>
          <Text size="sm">
            {text}
            {state.idle === null ? null : ` ${idle[state.idle]}`}
          </Text>
          {notesOf(state).map((note) => (
            <Text key={note} size="sm">
              {note}
            </Text>
          ))}
          {state.deadline === null ? null : (
            <Text size="sm" className={classes.deadline}>
              <IconCalendarEvent size={16} aria-hidden />
              <span>{deadlineText(state.deadline, edition)}</span>
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </div>
  );
}
