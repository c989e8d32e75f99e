import { Button, Checkbox, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { mostCharacters, mostTalkNumber } from '../../../lib/limits.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { useListScope } from '../list/listContext.ts';
import { editableFormats } from '../record/editForm.ts';
import { useTalkSections } from '../record/useTalkSections.ts';
import { type BulkValues, bulkChange } from './bulkForm.ts';

interface BulkFormProps {
  /** How many records will be looked at. */
  count: number;
  values: BulkValues;
  errors: Record<string, string>;
  isPlanning: boolean;
  onValues: (values: BulkValues) => void;
  onPlan: () => void;
  onCancel: () => void;
}

/** What to set in many records: a box a field, and its value where it is ticked. */
export function BulkForm({ count, values, errors, isPlanning, onValues, onPlan, onCancel }: BulkFormProps) {
  const { project } = useListScope();
  const sections = useTalkSections(null);
  const [isWarned, setWarned] = useState(false);
  const put = (changes: Partial<BulkValues>) => onValues({ ...values, ...changes });
  const field = (name: keyof BulkValues['set'], input: ReactNode) => (
    <Stack gap="xs">
      <Checkbox
        label={texts.set[name]}
        checked={values.set[name]}
        onChange={({ currentTarget }) => put({ set: { ...values.set, [name]: currentTarget.checked } })}
      />
      {values.set[name] ? input : null}
    </Stack>
  );
  const isEmpty = bulkChange(values) === null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWarned(isEmpty);
        if (!isEmpty) onPlan();
      }}
    >
      <Stack gap="lg">
        <div>
          <Text fw={600}>{texts.scope(count)}</Text>
          <Text size="sm" c="dimmed">
            {texts.lead}
          </Text>
        </div>
        {field(
          'format',
          <Radio.Group
            aria-label={texts.set.format}
            value={values.format}
            error={errors.format}
            onChange={(value) => put({ format: editableFormats.find((it) => it === value) ?? values.format })}
          >
            <Stack gap="xs" ms="xl">
              {editableFormats.map((format) => (
                <Radio key={format} value={format} label={registrationTexts.formats[format]} />
              ))}
            </Stack>
          </Radio.Group>,
        )}
        {field(
          'section',
          <>
            <SearchSelect
              ms="xl"
              aria-label={texts.set.section}
              placeholder={recordTexts.form.sectionPlaceholder}
              options={sections.options}
              value={values.sectionId || null}
              error={errors.sectionId}
              onChange={(sectionId) => put({ sectionId })}
            />
            {sections.error ? (
              <LoadFailure error={sections.error} what={recordTexts.form.sectionsWhat} onRetry={sections.retry} />
            ) : null}
          </>,
        )}
        {field(
          'schedule',
          <TextInput
            ms="xl"
            aria-label={texts.set.schedule}
            description={texts.scheduleHint}
            maxLength={mostCharacters.talkSchedule}
            value={values.schedule}
            error={errors.talkSchedule}
            onChange={({ currentTarget }) => put({ schedule: currentTarget.value })}
          />,
        )}
        {project === null
          ? field(
              'slot',
              <NumberInput
                ms="xl"
                w="14rem"
                size="md"
                aria-label={texts.set.slot}
                description={texts.slotHint}
                min={1}
                max={mostTalkNumber}
                allowDecimal={false}
                value={values.slot}
                error={errors.talkSlot}
                onChange={(slot) => put({ slot: typeof slot === 'number' ? slot : '' })}
              />,
            )
          : null}
        {isWarned && isEmpty ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {texts.nothing}
          </Text>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {recordTexts.cancel}
          </Button>
          <Button type="submit" loading={isPlanning}>
            {texts.plan}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
