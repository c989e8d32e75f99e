import { Radio, Stack, Text, TextInput } from '@mantine/core';
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
              {(sections ?? []).map(({ id, name }) => (
                <Radio key={id} value={id} label={name} />
              ))}
              {sections?.length === 0 ? <Text size="sm">{texts.noSections}</Text> : null}
            </Stack>
          </Radio.Group>
        )}
      </Field>
      <Field form={form} name="title">
        {(input) => {
          const left = mostCharacters.talkTitle - input.value.length;
          return (
            <TextInput
              {...input}
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
