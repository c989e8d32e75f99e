import { Button, Checkbox, NumberInput, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fragment, type ReactNode, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters, mostTalkNumber } from '../../../../schema/limits.ts';
import type { Problem } from '../../../lib/perform.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useListScope } from '../scope/listContext.ts';
import { editableFormats } from '../scope/record/editForm.ts';
import { useTalkSections } from '../scope/record/useTalkSections.ts';
import type { BulkValues } from './bulkForm.ts';
import type { ShowErrors } from './usePlan.ts';

const places = [
  { name: 'day', value: 'talkDay' },
  { name: 'track', value: 'talkTrack' },
  { name: 'slot', value: 'talkSlot' },
] as const;

interface BulkFormProps {
  /** Number of records that the plan reads. */
  count: number;
  form: UseFormReturnType<BulkValues>;
  isPlanning: boolean;
  /** Why the plan was not made. */
  problem: Problem | null;
  onPlan: (showErrors: ShowErrors) => Promise<void>;
  onCancel: () => void;
}

/** The new values for many records: a checkbox for each field, and its value if it is ticked. */
export function BulkForm({ count, form, isPlanning, problem, onPlan, onCancel }: BulkFormProps) {
  const { project } = useListScope();
  const sections = useTalkSections(null);
  const [isWarned, setWarned] = useState(false);
  const set = form.useWatchValue('set');
  const isEmpty = !Object.values(set).some(Boolean);
  const { formProps, showErrors } = useFormSubmit(form, {
    send: async () => {
      setWarned(isEmpty);
      if (!isEmpty) await onPlan(showErrors);
    },
  });
  const field = (name: keyof BulkValues['set'], input: ReactNode) => (
    <Stack gap="xs">
      <Checkbox
        key={form.key(`set.${name}`)}
        {...form.getInputProps(`set.${name}`, { type: 'checkbox' })}
        label={texts.set[name]}
      />
      {set[name] ? input : null}
    </Stack>
  );
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <div>
          <Text fw={600}>{texts.scope(count)}</Text>
          <Text size="sm" c="dimmed">
            {texts.lead}
          </Text>
        </div>
        {field(
          'format',
          <Radio.Group aria-label={texts.set.format} key={form.key('format')} {...form.getInputProps('format')}>
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
            <Select
              ms="xl"
              aria-label={texts.set.section}
              placeholder={recordTexts.form.sectionPlaceholder}
              data={sections.options}
              key={form.key('sectionId')}
              {...form.getInputProps('sectionId')}
            />
            {sections.error ? (
              <LoadFailure error={sections.error} subject={recordTexts.form.sectionsSubject} onRetry={sections.retry} />
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
            key={form.key('talkSchedule')}
            {...form.getInputProps('talkSchedule')}
          />,
        )}
        {project === null
          ? places.map(({ name, value }) => (
              <Fragment key={name}>
                {field(
                  name,
                  <NumberInput
                    ms="xl"
                    w="14rem"
                    aria-label={texts.set[name]}
                    description={texts.numberHint}
                    min={1}
                    max={mostTalkNumber}
                    key={form.key(value)}
                    {...form.getInputProps(value)}
                  />,
                )}
              </Fragment>
            ))
          : null}
        {isWarned && isEmpty ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {texts.nothing}
          </Text>
        ) : null}
        <DialogActions problem={problem} onLeave={onCancel}>
          <Button type="submit" loading={isPlanning}>
            {texts.plan}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
