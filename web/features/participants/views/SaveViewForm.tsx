import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { viewsTexts as texts } from '#texts/participantViews.ts';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';

const longestName = 100;

interface SaveViewFormProps {
  /** Names that are taken: saving under one replaces its view. */
  names: readonly string[];
  isSaving: boolean;
  /** Answers whether the view is saved. */
  onSave: (name: string, onName: (message: string) => void) => Promise<boolean>;
}

/** Saves the present view under a name. */
export function SaveViewForm({ names, isSaving, onSave }: SaveViewFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? texts.rules.name : null) },
  });
  const isTaken = names.includes(form.useWatchValue('name').trim());
  const { formProps, showErrors } = useFormSubmit(form, {
    send: async ({ name }) => {
      if (await onSave(name.trim(), (message) => showErrors({ name: message }))) form.reset();
    },
  });
  return (
    <form {...formProps}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          label={texts.save.label}
          placeholder={texts.save.placeholder}
          maxLength={longestName}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Button
          size="sm"
          type="submit"
          loading={isSaving}
          style={{ alignSelf: form.errors.name ? 'center' : undefined }}
        >
          {isTaken ? texts.save.replace : texts.save.submit}
        </Button>
      </Group>
    </form>
  );
}
