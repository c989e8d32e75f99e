import { Badge, Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronRight, IconMinus } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx';
import { ConfirmParticipationDialog } from './ConfirmParticipationDialog.tsx';
import { badgeNote, badgeOf, cardName } from './cardName.ts';
import type { CabinetEdition } from './edition.ts';
import foldClasses from './FoldedWhen.module.css';
import { RegistrationActions, type RenderDocument } from './RegistrationActions.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';
import { RegistrationDetails } from './RegistrationDetails.tsx';
import stepClasses from './RegistrationSteps.module.css';
import { RegistrationStory } from './RegistrationStory.tsx';
import type { SectionList } from './sections.ts';
import type { RegistrationState } from './state.ts';
import type { Step } from './steps.ts';

const { label: stepsLabel, names: stepNames, states: stepStates } = registrationTexts.steps;

function Mark({ state, number }: { state: Step['state']; number: number }) {
  if (state === 'done') return <IconCheck size={16} stroke={3} />;
  return state === 'missed' ? <IconMinus size={16} stroke={3} /> : number;
}

/** The steps of a registration as an ordered list, with the current step marked. */
function RegistrationSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className={stepClasses.steps} aria-label={stepsLabel}>
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          className={stepClasses.step}
          data-state={state}
          {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={stepClasses.mark} aria-hidden>
            <Mark state={state} number={index + 1} />
          </span>
          <span className={stepClasses.name}>{stepNames[name]}</span>
          <VisuallyHidden>, {stepStates[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

interface FoldedWhenProps {
  isFolded: boolean;
  /** The label of the folded part. */
  label: string;
  children: ReactNode;
}

/** Shows a part, or folds it under its label: for a finished registration the result is enough. */
function FoldedWhen({ isFolded, label, children }: FoldedWhenProps) {
  const content = <Stack gap="lg">{children}</Stack>;
  if (!isFolded) return content;
  return (
    <details className={foldClasses.details}>
      <summary className={foldClasses.summary}>
        <IconChevronRight size={16} aria-hidden />
        {label}
      </summary>
      {content}
    </details>
  );
}

interface RegistrationCardProps {
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: CabinetEdition;
  sections: SectionList;
  /** Whether it shows the person's answers about excursion and T-shirt; only one card does (TOU-02, ruling R17). */
  showsAnswers: boolean;
  /** The slots of the registration's files. */
  files: ReactNode;
  renderDocument: RenderDocument;
}

const { card: texts } = registrationTexts;

/** One registration: its state and its actions (CAB-05). */
export function RegistrationCard(props: RegistrationCardProps) {
  const { registration, state, edition, sections, showsAnswers, files, renderDocument } = props;
  const [confirming, confirmDialog] = useDisclosure(false);
  const [cancelling, cancelDialog] = useDisclosure(false);
  const headingId = useId();
  const fileArea = useRef<HTMLDivElement>(null);
  const name = cardName(registration, edition);
  const tour = showsAnswers && edition.tourOn !== null ? (edition.isTourOver ? 'over' : 'open') : null;
  return (
    <Paper component="article" aria-labelledby={headingId}>
      <Stack gap="lg">
        <Stack gap="xs" align="flex-start" miw={0}>
          <Group gap="xs">
            <Badge variant={state.formatIsConfirmed ? 'filled' : 'outline'} size="lg" tt="none">
              {badgeOf(registration)}
            </Badge>
            <Text size="sm" c="dimmed">
              {badgeNote(registration)}
            </Text>
          </Group>
          <Title order={3} id={headingId} className={classes.title}>
            {name}
          </Title>
        </Stack>
        {edition.isOver ? null : <RegistrationSteps steps={state.steps} />}
        <RegistrationStory isSchool={registration.isSchool} state={state} edition={edition}>
          <RegistrationActions
            isSchool={registration.isSchool}
            actions={state.actions}
            edition={edition}
            renderDocument={renderDocument}
            onFiles={() => fileArea.current?.focus()}
            onConfirm={confirmDialog.open}
          />
        </RegistrationStory>
        <FoldedWhen isFolded={edition.isOver} label={texts.more}>
          {edition.isOver ? <RegistrationSteps steps={state.steps} /> : null}
          <RegistrationDetails
            registration={registration}
            state={state}
            isOver={edition.isOver}
            tour={tour}
            hasTshirt={showsAnswers && edition.asksTshirt}
            onTshirt={
              state.stage === 'CONFIRMED' && state.formatIsConfirmed && !edition.isOver ? confirmDialog.open : null
            }
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
          <div role="group" aria-label={texts.files} ref={fileArea} tabIndex={-1} className={classes.files}>
            {files}
          </div>
        </FoldedWhen>
        {edition.isOver ? null : (
          <Group justify="flex-end">
            <Button
              variant="subtle"
              color="red"
              size="sm"
              aria-label={texts.cancelNamed(name)}
              onClick={cancelDialog.open}
            >
              {texts.cancel}
            </Button>
          </Group>
        )}
      </Stack>
      <ConfirmParticipationDialog
        opened={confirming}
        registration={registration}
        state={state}
        edition={edition}
        sections={sections}
        onClose={confirmDialog.close}
      />
      <CancelRegistrationDialog
        opened={cancelling}
        registration={registration}
        state={state}
        edition={edition}
        onClose={cancelDialog.close}
      />
    </Paper>
  );
}
