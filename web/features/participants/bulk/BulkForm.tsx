import { Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters, mostTalkNumber } from '../../../../schema/limits.ts';
import { sentNames } from '../../../../schema/registrationChanges.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { type BulkValues, talkNames } from './plan.ts';

const hasValue = (mode: string): boolean => mode === 'SET' || mode === 'ORDER';

const isEmpty = ({ format, section, modes }: BulkValues): boolean =>
  [format, section, ...Object.values(modes)].every((value) => value === 'KEEP');

/** The rules of the form: something changes, and a value that is to be set is there. */
export function bulkMistakes(values: BulkValues): FormErrors {
  if (isEmpty(values)) return { nothing: texts.nothing };
  const missing = talkNames.filter((name) => hasValue(values.modes[name]) && String(values[name]).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, texts.noValue]));
}

const fixedChoices = [
  { value: 'KEEP', label: texts.keep },
  { value: 'REQUESTED', label: texts.requested },
];
const formatChoices = (['LISTENER', 'SPEAKER', 'POSTER'] as const).map((value) => ({
  value,
  label: registrationTexts.formats[value],
}));

interface BulkFormProps {
  count: number;
  isProject: boolean;
  /** Sections that a talk can get; null if they could not be read. */
  sections: readonly { id: string; name: string | null }[] | null;
  form: UseFormReturnType<BulkValues>;
  onPlan: () => void;
  onCancel: () => void;
}

/** The new values for many records; a project's list has format, section and date alone (LST-07). */
export function BulkForm({ count, isProject, sections, form, onPlan, onCancel }: BulkFormProps) {
  const { modes } = form.values;
  const { formProps } = useFormSubmit(form, { send: async () => onPlan() });
  const value = (name: (typeof talkNames)[number]) => {
    const props = { 'aria-label': texts.valueOf(texts.names[name]), flex: '1 1 12rem', ...form.getInputProps(name) };
    if (name === 'talkSchedule') return <TextInput maxLength={mostCharacters.talkSchedule} {...props} />;
    return <NumberInput min={1} max={mostTalkNumber} allowDecimal={false} {...props} />;
  };
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">{texts.scope(count)}</Text>
        <NativeSelect
          label={texts.names.confirmedFormat}
          data={[...fixedChoices, ...formatChoices]}
          {...form.getInputProps('format')}
        />
        <NativeSelect
          label={texts.names.confirmedSectionId}
          description={sections === null ? texts.noSections : undefined}
          data={[...fixedChoices, ...(sections ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))]}
          {...form.getInputProps('section')}
        />
        {talkNames
          .filter((name) => sentNames(isProject).includes(name))
          .map((name) => (
            <Group key={name} gap="sm" align="flex-end">
              <NativeSelect
                flex="1 1 12rem"
                label={texts.names[name]}
                description={modes[name] === 'ORDER' ? texts.orderHint : undefined}
                data={(['KEEP', 'SET', 'CLEAR', ...(name === 'talkSlot' ? (['ORDER'] as const) : [])] as const).map(
                  (mode) => ({ value: mode, label: texts.modes[mode] }),
                )}
                {...form.getInputProps(`modes.${name}`)}
              />
              {hasValue(modes[name]) ? value(name) : null}
            </Group>
          ))}
        {isEmpty(form.values) && form.errors.nothing ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors.nothing}
          </Text>
        ) : null}
        <DialogActions onLeave={onCancel}>
          <Button type="submit">{texts.plan}</Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
