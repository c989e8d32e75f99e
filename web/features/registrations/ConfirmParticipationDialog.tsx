import { Button, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useConfirmParticipationMutation } from './ConfirmParticipation.generated.ts';
import { confirmationInput, confirmationValues, posterChoices, tourDecisions, tshirtSizes } from './confirmation.ts';
import type { CabinetEdition } from './edition.ts';
import { InlineRadios } from './InlineRadios.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, stillOffered } from './sections.ts';
import type { RegistrationState } from './state.ts';
import { useOnce } from './useOnce.ts';

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

/** Confirms participation (REG-06); a confirmed poster may become a listener here (REG-08). The school asks nothing. */
export function ConfirmParticipationDialog(props: ConfirmParticipationDialogProps) {
  const { opened, registration, state, edition, sections, onClose, onDone } = props;
  const [confirm, { loading }] = useConfirmParticipationMutation();
  const form = useForm({ initialValues: confirmationValues(registration) });
  const offered = listeningSections(sections.items ?? [], confirmationValues(registration).listeningSectionIds);
  const asksTour = edition.excursionOn !== null && !edition.excursionIsOver;
  // Where it is not asked about, the answer stays as it is.
  const answers = asksTour ? form.values : { ...form.values, tour: '' as const };
  const values = { ...answers, listeningSectionIds: stillOffered(form.values.listeningSectionIds, offered) };
  // What is not known must not be overwritten with nothing.
  const isUnknown = registration.listeningSections === null || (sections.items === null && !registration.isSchool);

  const sendOnce = useOnce(async () => {
    const input = confirmationInput(registration.id, registration.isSchool ? answers : values);
    const done = await perform({
      call: async () => payloadOf(await confirm({ variables: { input } }), 'confirmParticipation'),
      success: { message: texts.success },
    });
    if (!done) return;
    onClose();
    await onDone();
  });
  const submit = form.onSubmit(sendOnce);

  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title} busy={loading}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {state.canBecomeListener ? (
            <Radio.Group
              size="md"
              {...form.getInputProps('posterChoice')}
              name="posterChoice"
              label={texts.posterFormat}
              {...(values.posterChoice === 'LISTENER' ? { description: texts.listenerWarning } : {})}
            >
              <InlineRadios options={posterChoices.map((value) => ({ value, label: formats[value] }))} />
            </Radio.Group>
          ) : null}
          {registration.isSchool ? <Text>{texts.school(edition.school.title)}</Text> : null}
          {isUnknown ? <LoadFailure error={sections.error} what={sectionsWhat} onRetry={sections.retry} /> : null}
          {isUnknown || registration.isSchool ? null : (
            <SectionChecks
              offered={offered}
              value={values.listeningSectionIds}
              onChange={(ids) => form.setFieldValue('listeningSectionIds', ids)}
            />
          )}
          {edition.excursionOn === null ? null : (
            <Radio.Group
              size="md"
              {...form.getInputProps('tour')}
              name="tour"
              label={texts.tour(dayInWords(edition.excursionOn))}
              disabled={!asksTour}
              {...(asksTour ? {} : { description: texts.tourOver })}
            >
              <InlineRadios options={tourDecisions.map((value) => ({ value, label: texts.tourOptions[value] }))} />
            </Radio.Group>
          )}
          {edition.asksTshirt ? (
            <Radio.Group size="md" {...form.getInputProps('tshirtSize')} name="tshirtSize" label={texts.tshirt}>
              <InlineRadios options={tshirtSizes.map((value) => ({ value, label: value }))} />
            </Radio.Group>
          ) : null}
          <DialogActions>
            <Button variant="default" onClick={onClose} disabled={loading}>
              {commonTexts.actions.cancel}
            </Button>
            <Button type="submit" loading={loading} disabled={isUnknown}>
              {texts.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
