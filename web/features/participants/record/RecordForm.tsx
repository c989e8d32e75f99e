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
import { type ReactNode, type RefObject, useRef } from 'react';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters, mostTalkNumber } from '../../../../schema/limits.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import type { DeskEdition } from '../model/useDeskEdition.ts';
import { ConflictLines } from './ConflictLines.tsx';
import { LetterBox } from './LetterBox.tsx';
import { sectionName } from './RecordFields.tsx';
import { type DecisionName, formatsOf, presentOf, type RecordValues } from './recordForm.ts';
import { useRecordForm } from './useRecordForm.ts';

interface RecordFormProps {
  record: DeskRow;
  edition: DeskEdition;
  project: string | null;
  hasLetters: boolean;
  isTouched: RefObject<boolean>;
  /** Whether another record follows. */
  hasNext: boolean;
  onCancel: () => void;
  /** `goesOn`: whether the next record is wanted. */
  onSaved: (goesOn: boolean) => void;
  onReload: () => Promise<unknown>;
}

const { form: texts, fields } = deskRecordTexts;
const { formats } = registrationTexts;
const places = ['talkDay', 'talkTrack', 'talkSlot'] as const;

/** The sections to choose from: those that take talks, and the record's own. */
function sectionOptions({ sections, talkSections }: DeskEdition, { confirmedSection, requestedSection }: DeskRow) {
  const offered = talkSections ?? [];
  const all = [confirmedSection, requestedSection, ...offered].flatMap((section) => section ?? []);
  const names = new Map(all.map(({ id, name }) => [id, sectionName({ name, isListed: sections && name !== null })]));
  return [...names].map(([value, label]) => ({ value, label }));
}

/** The requested value beside an input, with a way back to it. */
function Requested({ value, label, onTake }: { value: string; label: string; onTake: (() => void) | null }): ReactNode {
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
  const { edition, hasNext, onCancel, onSaved } = props;
  const goesOn = useRef(false);
  const edit = useRecordForm({ ...props, rules: edition.rules, onSaved: () => onSaved(goesOn.current) });
  const { form, base, plan, shown, isSaving, conflict } = edit;
  const options = sectionOptions(edition, base);
  const shows = (name: DecisionName) => shown.includes(name);
  const save = (isLast: boolean) => {
    if (isSaving) return;
    goesOn.current = !isLast;
    void edit.submit();
  };
  const set = (name: DecisionName, value: RecordValues[DecisionName]) => form.setFieldValue(name, value);
  const wordsOf = (name: DecisionName, value: string | number | null): string => {
    if (value === null || value === '') return deskRecordTexts.conflict.emptyValue;
    if (name === 'confirmedFormat') return formats[value as keyof typeof formats];
    if (name !== 'confirmedSectionId') return String(value);
    return options.find((one) => one.value === value)?.label ?? deskRecordTexts.section.unknown;
  };
  const { requestedFormat, requestedSection } = base;
  const wished = formatsOf(base).find((one) => one === requestedFormat);
  const isUndecided = conflict !== null && conflict.names.length > 0;

  return (
    <form
      {...edit.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUndecided) save(!hasNext);
      }}
    >
      <Stack gap="lg">
        {conflict === null ? null : (
          <ConflictLines
            confirmation={conflict.confirmation}
            rows={conflict.names.map((name) => ({
              name,
              present: wordsOf(name, presentOf(base)[name]),
              own: wordsOf(name, form.values[name]),
            }))}
            onTake={edit.take}
            onKeep={edit.keep}
          />
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
          <Radio.Group
            {...form.getInputProps('confirmedFormat')}
            label={fields.confirmedFormat}
            withAsterisk
            readOnly={isSaving}
          >
            <Group gap="md" mt="xs">
              {formatsOf(base).map((format) => (
                <Radio key={format} value={format} label={formats[format]} />
              ))}
            </Group>
          </Radio.Group>
          <Requested
            value={formats[requestedFormat]}
            label={texts.formatAsRequested}
            onTake={wished && wished !== form.values.confirmedFormat ? () => set('confirmedFormat', wished) : null}
          />
        </Stack>
        {shows('confirmedSectionId') ? (
          <>
            <Stack gap={4}>
              <Select
                {...form.getInputProps('confirmedSectionId')}
                value={form.values.confirmedSectionId || null}
                onChange={(id) => set('confirmedSectionId', id ?? '')}
                data-path="confirmedSectionId"
                label={fields.confirmedSectionId}
                placeholder={texts.sectionPlaceholder}
                withAsterisk
                searchable
                data={options}
                readOnly={isSaving}
              />
              <Requested
                value={sectionName(requestedSection)}
                label={texts.sectionAsRequested}
                onTake={
                  requestedSection && requestedSection.id !== form.values.confirmedSectionId
                    ? () => set('confirmedSectionId', requestedSection.id)
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
              readOnly={isSaving}
            />
          </>
        ) : form.values.confirmedFormat === 'LISTENER' ? (
          <Text size="sm" c="dimmed">
            {edition.rules.isProject ? texts.projectListener : texts.listener}
          </Text>
        ) : null}
        {shows('talkDay') ? (
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
                readOnly={isSaving}
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
          <Button
            px="md"
            variant={hasNext ? 'light' : 'filled'}
            loading={isSaving}
            disabled={isUndecided}
            onClick={() => save(true)}
          >
            {deskRecordTexts.save}
          </Button>
          {hasNext ? (
            <Button px="md" loading={isSaving} disabled={isUndecided} onClick={() => save(false)}>
              {deskRecordTexts.saveAndNext}
            </Button>
          ) : null}
        </DialogActions>
        {/* Enter in an input needs a submit button in the form. */}
        <button type="submit" hidden />
      </Stack>
    </form>
  );
}
