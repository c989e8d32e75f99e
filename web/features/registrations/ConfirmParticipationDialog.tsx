import { Button, Radio, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useForm, useFormState } from '../../ui/form.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useRegistrationGone } from '../../ui/registrationGone.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useProblem } from '../../ui/useProblem.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { ConfirmedTalk } from './ConfirmedTalk.tsx';
import { useConfirmParticipationMutation } from './ConfirmParticipation.generated.ts';
import { confirmationInput, confirmationValues, posterChoices } from './confirmation.ts';
import type { CabinetEdition } from './edition.ts';
import { InlineRadios } from './InlineRadios.tsx';
import { PersonAnswers } from './PersonAnswers.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, stillOffered } from './sections.ts';
import type { RegistrationState } from './state.ts';

interface ConfirmParticipationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: CabinetEdition;
  sections: SectionList;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { confirmDialog: texts, formats, sectionsWhat } = registrationTexts;

/**
 * Confirms participation (REG-06); a confirmed poster may become a listener here (REG-08). The school needs no choices.
 */
export function ConfirmParticipationDialog(props: ConfirmParticipationDialogProps) {
  const { opened, registration, state, edition, sections, onClose, onDone } = props;
  const [confirm, { loading }] = useConfirmParticipationMutation();
  const onGone = useRegistrationGone(onClose);
  const [problem, setProblem] = useProblem(opened);
  const form = useForm(confirmationValues(registration));
  const becomesListener = useFormState(form, ({ values }) => values.posterChoice === 'LISTENER');
  const offered = listeningSections(sections.items ?? [], confirmationValues(registration).listeningSectionIds);
  const asksTour = edition.excursionOn !== null && !edition.excursionIsOver;
  const windows = useWindowSet();
  // Sections that did not load must not be overwritten with an empty list.
  const isUnknown = registration.listeningSections === null || (sections.items === null && !registration.isSchool);

  const facts = useRef<HTMLDivElement>(null);

  const sendOnce = useOnce(async () => {
    const { values } = form.read();
    // An answer stays unchanged where the dialog does not ask for it (CAB-06).
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
    const done = await perform({
      call: async () => {
        const payload = payloadOf(
          await confirm({ variables: { input: { ...input, windows } } }),
          'confirmParticipation',
        );
        // The dialog shows the registration as it is now, and the person decides again (REG-06).
        if (payload.current) facts.current?.scrollIntoView({ block: 'nearest' });
        return payload;
      },
      onProblem: setProblem,
      onGone,
      success: { message: texts.success },
    });
    if (!done) return;
    onClose();
    await onDone();
  });

  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title} busy={loading}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sendOnce();
        }}
        noValidate
      >
        <Stack gap="lg">
          <div ref={facts}>
            {registration.isSchool ? (
              <Text>{texts.school(edition.school.title)}</Text>
            ) : (
              <ConfirmedTalk registration={registration} state={state} edition={edition} />
            )}
          </div>
          {state.canBecomeListener ? (
            <Field form={form} name="posterChoice">
              {(input) => (
                <Radio.Group
                  {...input}
                  size="md"
                  name="posterChoice"
                  label={texts.posterFormat}
                  {...(becomesListener ? { description: texts.listenerWarning } : {})}
                >
                  <InlineRadios options={posterChoices.map((value) => ({ value, label: formats[value] }))} />
                </Radio.Group>
              )}
            </Field>
          ) : null}
          {isUnknown ? <LoadFailure error={sections.error} what={sectionsWhat} onRetry={sections.retry} /> : null}
          {isUnknown || registration.isSchool ? null : (
            <Field form={form} name="listeningSectionIds">
              {({ value, onChange }) => <SectionChecks offered={offered} value={value} onChange={onChange} />}
            </Field>
          )}
          <PersonAnswers form={form} registration={registration} edition={edition} />
          <DialogActions problem={problem}>
            <Button variant="default" onClick={onClose} disabled={loading}>
              {commonTexts.actions.cancel}
            </Button>
            <Button type="submit" loading={loading} disabled={isUnknown || !state.formatIsConfirmed}>
              {texts.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
