import { Button, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useConfirmParticipationMutation } from './ConfirmParticipation.generated.ts';
import { confirmationInput, confirmationValues, posterChoices, tourDecisions, tshirtSizes } from './confirmation.ts';
import { InlineRadios } from './InlineRadios.tsx';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, stillOffered } from './sections.ts';
import type { RegistrationState } from './state.ts';

interface ConfirmParticipationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: RegistrationArea_EditionFragment;
  sections: SectionList;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { confirmDialog: texts, formats } = registrationTexts;

/** Confirms participation (REG-06); a confirmed poster may become a listener here (REG-08). */
export function ConfirmParticipationDialog(props: ConfirmParticipationDialogProps) {
  const { opened, registration, state, edition, sections, onClose, onDone } = props;
  const [confirm, { loading }] = useConfirmParticipationMutation();
  const form = useForm({ initialValues: confirmationValues(registration) });
  const offered = listeningSections(sections.items ?? [], confirmationValues(registration).listeningSectionIds);
  const values = { ...form.values, listeningSectionIds: stillOffered(form.values.listeningSectionIds, offered) };
  // What is not known must not be overwritten with nothing.
  const isUnknown = sections.items === null || registration.listeningSections === null;

  const submit = form.onSubmit(async () => {
    const input = confirmationInput(registration.id, values);
    const done = await perform({
      call: async () => payloadOf(await confirm({ variables: { input } }), 'confirmParticipation'),
      success: { message: texts.success },
    });
    if (!done) return;
    onClose();
    await onDone();
  });

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
          <SectionChecks
            sections={isUnknown ? { ...sections, items: null } : sections}
            offered={offered}
            value={values.listeningSectionIds}
            onChange={(ids) => form.setFieldValue('listeningSectionIds', ids)}
          />
          {edition.excursionOn === null ? null : (
            <Radio.Group
              size="md"
              {...form.getInputProps('tour')}
              name="tour"
              label={texts.tour(dayInWords(edition.excursionOn))}
            >
              <InlineRadios options={tourDecisions.map((value) => ({ value, label: texts.tourOptions[value] }))} />
            </Radio.Group>
          )}
          <Radio.Group size="md" {...form.getInputProps('tshirtSize')} name="tshirtSize" label={texts.tshirt}>
            <InlineRadios options={tshirtSizes.map((value) => ({ value, label: value }))} />
          </Radio.Group>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={loading}>
              {commonTexts.actions.cancel}
            </Button>
            <Button type="submit" loading={loading} disabled={isUnknown}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}
