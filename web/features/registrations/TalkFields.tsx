import { Radio, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters } from '../../lib/limits.ts';
import { hintBelow } from '../../ui/form/hintBelow.ts';
import type { RegistrationValues } from './registrationForm.ts';
import { type OfferedSection, stillOffered } from './sections.ts';

interface TalkFieldsProps {
  form: UseFormReturnType<RegistrationValues>;
  /** Null where they could not be loaded: the dialog says so. */
  sections: readonly OfferedSection[] | null;
}

/** The field shows the number of remaining characters from this number on. */
const NEAR_THE_END = 50;
const MOST_LINES = 6;

const texts = registrationTexts.dialog;

/** Section and title of a talk or poster, both needed (REG-01, REG-03). */
export function TalkFields({ form, sections }: TalkFieldsProps) {
  const sectionId = form.useWatchValue('sectionId');
  const left = mostCharacters.talkTitle - form.useWatchValue('title').length;
  return (
    <>
      <Radio.Group
        {...form.getInputProps('sectionId')}
        value={sections === null ? sectionId : (stillOffered([sectionId], sections)[0] ?? '')}
        name="sectionId"
        size="md"
        label={texts.section}
        withAsterisk
        {...(form.errors.sectionId === undefined ? {} : { 'data-wrong-group': true })}
      >
        <Stack gap="xs" my="sm">
          {(sections ?? []).map(({ id, name, disabled }) => (
            <Radio
              key={id}
              value={id}
              disabled={disabled}
              label={name}
              {...(disabled ? { description: texts.byInvitation } : {})}
            />
          ))}
          {sections?.every(({ disabled }) => disabled) ? <Text size="sm">{texts.noSections}</Text> : null}
        </Stack>
      </Radio.Group>
      <Textarea
        key={form.key('title')}
        {...form.getInputProps('title')}
        // A title is one line, however many it takes on the screen: Enter sends the form.
        onChange={({ currentTarget }) => {
          const line = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ');
          if (line !== currentTarget.value) currentTarget.value = line;
          form.setFieldValue('title', line, { forceUpdate: false });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        autosize
        minRows={1}
        maxRows={MOST_LINES}
        label={texts.talkTitle}
        withAsterisk
        maxLength={mostCharacters.talkTitle}
        {...(left > NEAR_THE_END ? {} : { description: texts.left(left) })}
        inputWrapperOrder={hintBelow}
      />
    </>
  );
}
