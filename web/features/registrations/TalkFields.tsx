import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { mostCharacters } from '../../lib/limits.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { Field } from '../../ui/Field.tsx';
import type { Form } from '../../ui/form.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import type { RegistrationValues } from './registrationForm.ts';
import { type OfferedSection, stillOffered } from './sections.ts';

interface TalkFieldsProps {
  form: Form<RegistrationValues>;
  /** Null where they could not be loaded: the dialog says so. */
  sections: readonly OfferedSection[] | null;
}

/** The field shows the number of remaining characters from this number on. */
const NEAR_THE_END = 50;
const MOST_LINES = 6;

const texts = registrationTexts.dialog;

/** Section and title of a talk or poster, both needed (REG-01, REG-03). */
export function TalkFields({ form, sections }: TalkFieldsProps) {
  return (
    <>
      <Field form={form} name="sectionId">
        {({ value, ...input }) => (
          <Radio.Group
            {...input}
            value={sections === null ? value : (stillOffered([value], sections)[0] ?? '')}
            name="sectionId"
            size="md"
            label={texts.section}
            withAsterisk
            {...(input.error === undefined ? {} : { 'data-wrong-group': true })}
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
        )}
      </Field>
      <Field form={form} name="title">
        {(input) => {
          const left = mostCharacters.talkTitle - input.value.length;
          return (
            <Textarea
              {...input}
              // A title is one line, however many it takes on the screen: Enter sends the form.
              onChange={({ currentTarget }) => input.onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
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
          );
        }}
      </Field>
    </>
  );
}
