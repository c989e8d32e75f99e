import {
  Alert,
  Anchor,
  Button,
  Group,
  NumberInput,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters, mostTalkNumber } from '../../../../schema/limits.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { sectionName } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import type { DeskEdition } from '../model/useDeskEdition.ts';
import { ConflictLines } from './ConflictLines.tsx';
import { LetterBox } from './LetterBox.tsx';
import { formatsOf } from './recordForm.ts';
import { type RecordFormProps, useRecordForm } from './useRecordForm.ts';

const { form: texts, fields } = deskRecordTexts;
const { formats } = registrationTexts;
const places = ['talkDay', 'talkTrack', 'talkSlot'] as const;

/** The sections to choose from, by id: those that take talks, and the record's own. */
function offeredSections({ sections, talkSections }: DeskEdition, { confirmedSection, requestedSection }: DeskRow) {
  const all = [confirmedSection, requestedSection, ...(talkSections ?? [])].flatMap((section) => section ?? []);
  const nameOf = (name: string | null) => typeset(sectionName({ name, isListed: sections && name !== null }));
  return new Map(all.map(({ id, name }) => [id, nameOf(name)]));
}

/** The requested value beside an input, with a way back to it. */
function Requested({ value, label, onTake }: { value: string; label: string; onTake: (() => void) | null }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {texts.requested(value)}{' '}
      {onTake === null ? null : (
        <Anchor component="button" type="button" inherit aria-label={label} onClick={onTake}>
          {texts.asRequested}
        </Anchor>
      )}
    </Text>
  );
}

/** The values of a record that a moderator sets (LST-04, LST-07). */
export function RecordForm(props: RecordFormProps) {
  const { edition, hasNext, onCancel } = props;
  const edit = useRecordForm(props);
  const { form, base, plan, shown, isSaving, conflict } = edit;
  const { confirmedFormat, confirmedSectionId } = form.values;
  const { requestedFormat, requestedSection } = base;
  const sections = offeredSections(edition, base);
  const wished = formatsOf(base).find((one) => one === requestedFormat && one !== confirmedFormat);
  const buttonProps = { px: 'md', loading: isSaving, disabled: conflict !== null && conflict.names.length > 0 };

  return (
    <form
      {...edit.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        edit.save(hasNext);
      }}
    >
      <Stack gap="lg">
        {conflict === null ? null : (
          <ConflictLines {...conflict} present={base} own={form.values} sections={sections} onChoice={edit.choose} />
        )}
        {edit.isStale ? (
          <Alert color="yellow" role="status">
            <Group gap="xs">
              <Text size="sm">{deskRecordTexts.changed.text}</Text>
              <Button size="compact-sm" variant="default" onClick={edit.showPresent}>
                {deskRecordTexts.changed.show}
              </Button>
            </Group>
          </Alert>
        ) : null}
        <Stack gap={4}>
          <Radio.Group {...form.getInputProps('confirmedFormat')} label={fields.confirmedFormat} withAsterisk>
            <Group gap="md" mt="xs">
              {formatsOf(base).map((format) => (
                <Radio key={format} value={format} label={formats[format]} />
              ))}
            </Group>
          </Radio.Group>
          <Requested
            value={formats[requestedFormat]}
            label={texts.formatAsRequested}
            onTake={wished ? () => form.setFieldValue('confirmedFormat', wished) : null}
          />
        </Stack>
        {shown.includes('confirmedSectionId') ? (
          <>
            <Stack gap={4}>
              <Select
                {...form.getInputProps('confirmedSectionId')}
                label={fields.confirmedSectionId}
                placeholder={texts.sectionPlaceholder}
                withAsterisk
                searchable
                allowDeselect={false}
                data={[...sections].map(([value, label]) => ({ value, label }))}
              />
              <Requested
                value={typeset(sectionName(requestedSection))}
                label={texts.sectionAsRequested}
                onTake={
                  requestedSection && requestedSection.id !== confirmedSectionId
                    ? () => form.setFieldValue('confirmedSectionId', requestedSection.id)
                    : null
                }
              />
              {edition.error ? (
                <LoadFailure error={edition.error} subject={texts.sectionsSubject} onRetry={edition.query.refetch} />
              ) : null}
            </Stack>
            <TextInput
              {...form.getInputProps('talkSchedule')}
              label={fields.talkSchedule}
              description={texts.scheduleHint}
              maxLength={mostCharacters.talkSchedule}
            />
          </>
        ) : null}
        {confirmedFormat === 'LISTENER' ? (
          <Text size="sm" c="dimmed">
            {edition.rules.isProject ? texts.projectListener : texts.listener}
          </Text>
        ) : null}
        {shown.includes('talkDay') ? (
          <SimpleGrid cols={3} spacing="sm">
            {places.map((name) => (
              <NumberInput
                key={name}
                {...form.getInputProps(name)}
                label={fields[name]}
                max={mostTalkNumber}
                allowDecimal={false}
                allowNegative={false}
                hideControls
              />
            ))}
          </SimpleGrid>
        ) : null}
        {edit.letter === null ? null : (
          <LetterBox input={edit.letter} isSent={edit.isLetterSent} onSent={edit.setLetterSent} />
        )}
        <DialogActions problem={edit.problem} onLeave={onCancel} leaveLabel={deskRecordTexts.cancel} isBusy={isSaving}>
          {plan.outcome === 'CHANGED' && plan.losesConfirmation ? (
            <Text size="sm" c="red" role="status">
              {texts.losesConfirmation}
            </Text>
          ) : null}
          {hasNext ? (
            <Button {...buttonProps} variant="light" onClick={() => edit.save(false)}>
              {deskRecordTexts.save}
            </Button>
          ) : null}
          <Button {...buttonProps} type="submit">
            {hasNext ? deskRecordTexts.saveAndNext : deskRecordTexts.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
