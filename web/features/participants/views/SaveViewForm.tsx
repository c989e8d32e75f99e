import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { viewsTexts as texts } from '../../../texts/ru/participantViews.ts';

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
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isTaken = names.includes(name.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setError(texts.rules.name);
      return;
    }
    if (await onSave(name.trim(), setError)) setName('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          label={texts.save.label}
          placeholder={texts.save.placeholder}
          maxLength={longestName}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(null);
          }}
        />
        <Button size="sm" type="submit" loading={isSaving} style={{ alignSelf: error ? 'center' : undefined }}>
          {isTaken ? texts.save.replace : texts.save.submit}
        </Button>
      </Group>
    </form>
  );
}
