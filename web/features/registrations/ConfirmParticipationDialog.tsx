import { Button, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { payloadOf } from '../../lib/payload.ts';
import type { Problem } from '../../lib/perform.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../ui/form/useFormWithDraft.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { useCabinetAction } from '../../ui/service/cabinet.ts';
import { useConfirmParticipationMutation } from './ConfirmParticipation.generated.ts';
import { cardName } from './cardName.ts';
import { type ConfirmationValues, confirmationInput, confirmationValues, posterChoices } from './confirmation.ts';
import type { CabinetEdition } from './edition.ts';
import { InlineRadios } from './InlineRadios.tsx';
import { PersonAnswers } from './PersonAnswers.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, stillOffered } from './sections.ts';
import type { RegistrationState } from './state.ts';

interface ConfirmedTalkProps {
  registration: RegistrationCard_RegistrationFragment;
  state: Pick<RegistrationState, 'format' | 'isTalk' | 'section'>;
  edition: Pick<CabinetEdition, 'school'>;
}

/** The talk to confirm: its title, with the format, the section and the date that moderators set. */
function ConfirmedTalk({ registration, state, edition }: ConfirmedTalkProps) {
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

interface ConfirmParticipationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: CabinetEdition;
  sections: SectionList;
  onClose: () => void;
}

const { confirmDialog: texts, formats, sectionsSubject } = registrationTexts;

/**
 * Confirms participation (REG-06), or repeats it with other answers; a confirmed poster may become a listener here (REG-08).
 * The school has no choices.
 */
export function ConfirmParticipationDialog(props: ConfirmParticipationDialogProps) {
  const { opened, registration, state, edition, sections, onClose } = props;
  const [confirm, { loading }] = useConfirmParticipationMutation();
  const act = useCabinetAction(() => {
    onClose();
    form.reset();
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const close = () => {
    // A dialog that opens again starts without the old message.
    setProblem(null);
    onClose();
  };
  const saved = confirmationValues(registration);
  const [form, { rebase }] = useFormWithDraft({ initialValues: saved }, null);
  // Takes answers that were given elsewhere meanwhile into the fields without input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values are news
  useEffect(() => rebase(saved), [JSON.stringify(saved)]);
  const becomesListener = form.useWatchValue('posterChoice') === 'LISTENER';
  const offered = listeningSections(sections.items ?? [], saved.listeningSectionIds);
  const asksTour = edition.tourOn !== null && !edition.isTourOver;
  // If the sections did not load, sending would replace the person's choice with an empty list.
  const isUnknown = registration.listeningSections === null || (sections.items === null && !registration.isSchool);

  const isAgain = state.stage === 'CONFIRMED';
  const words = isAgain ? texts.again : texts;
  const facts = useRef<HTMLDivElement>(null);

  const send = async (values: ConfirmationValues) => {
    // An answer that the dialog does not ask for stays unchanged (CAB-06).
    const answers = {
      ...values,
      ...(asksTour ? {} : { tour: '' as const }),
      ...(edition.asksTshirt ? {} : { tshirtSize: '' as const }),
    };
    const listeningSectionIds = stillOffered(values.listeningSectionIds, offered);
    const input = confirmationInput(
      registration,
      registration.isSchool ? answers : { ...answers, listeningSectionIds },
    );
    return act({
      call: async () => {
        const payload = payloadOf(await confirm({ variables: { input } }), 'confirmParticipation');
        // The dialog now shows the changed registration, and the person decides again (REG-06).
        if (payload.current) facts.current?.scrollIntoView({ block: 'nearest' });
        return payload;
      },
      onProblem: setProblem,
      success: { message: words.success },
    });
  };
  const { formProps } = useFormSubmit(form, { send });

  return (
    <FormDialog opened={opened} onClose={close} title={words.title} busy={loading}>
      <form {...formProps}>
        <Stack gap="lg">
          <div ref={facts}>
            {registration.isSchool ? (
              <Text>{texts.school(edition.school.title)}</Text>
            ) : (
              <ConfirmedTalk registration={registration} state={state} edition={edition} />
            )}
          </div>
          {state.canBecomeListener ? (
            <Radio.Group
              key={form.key('posterChoice')}
              {...form.getInputProps('posterChoice')}
              size="md"
              name="posterChoice"
              label={texts.posterFormat}
              {...(becomesListener ? { description: texts.listenerWarning } : {})}
            >
              <InlineRadios options={posterChoices.map((value) => ({ value, label: formats[value] }))} />
            </Radio.Group>
          ) : null}
          <PersonAnswers form={form} registration={registration} edition={edition} startsChanging={isAgain} />
          {isUnknown ? <LoadFailure error={sections.error} subject={sectionsSubject} onRetry={sections.retry} /> : null}
          {isUnknown || registration.isSchool ? null : <SectionChecks form={form} offered={offered} />}
          <DialogActions problem={problem} onLeave={close} isBusy={loading}>
            <Button type="submit" loading={loading} disabled={isUnknown || !state.formatIsConfirmed}>
              {words.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
