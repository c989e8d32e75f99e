import { Radio, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { mostCharacters } from '../../lib/limits.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import type { OfferedSection } from './sections.ts';

interface TalkFieldsProps {
  /** Null where they could not be loaded: the dialog says so. */
  sections: readonly OfferedSection[] | null;
  sectionId: string;
  title: string;
  errors: { sectionId?: ReactNode; title?: ReactNode };
  onSection: (id: string) => void;
  onTitle: (title: string) => void;
}

/** From so many characters left on, the field tells how many. */
const NEAR_THE_END = 50;

const texts = registrationTexts.dialog;

/** Section and title of a talk or poster, both needed (REG-01, REG-03). */
export function TalkFields({ sections, sectionId, title, errors, onSection, onTitle }: TalkFieldsProps) {
  const left = mostCharacters.talkTitle - title.length;
  return (
    <>
      <Radio.Group
        name="sectionId"
        size="md"
        label={texts.section}
        withAsterisk
        value={sectionId}
        onChange={onSection}
        error={errors.sectionId}
        {...(errors.sectionId === undefined ? {} : { 'data-wrong-group': true })}
      >
        <Stack gap="xs" my="sm">
          {(sections ?? []).map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
          {sections?.length === 0 ? <Text size="sm">{texts.noSections}</Text> : null}
        </Stack>
      </Radio.Group>
      <TextInput
        label={texts.talkTitle}
        withAsterisk
        value={title}
        error={errors.title}
        maxLength={mostCharacters.talkTitle}
        {...(left > NEAR_THE_END ? {} : { description: texts.left(left) })}
        inputWrapperOrder={hintBelow}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
    </>
  );
}
