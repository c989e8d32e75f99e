import { NumberInput, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { ParticipationFormatChoice } from '../../../generated/types.ts';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import { mostCharacters, mostTalkNumber } from '../../../lib/limits.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Form, useFormValue } from '../../../ui/form.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { FormScheduleWarning } from '../places/FormScheduleWarning.tsx';
import type { EditValues } from './editForm.ts';
import type { useTalkSections } from './useTalkSections.ts';

/** Parts of the form; a format that takes a talk brings the section with it. */
type EditPart = 'format' | 'section' | 'schedule' | 'place';

interface EditInputsProps {
  form: Form<EditValues>;
  formats: readonly ParticipationFormatChoice[];
  sections: ReturnType<typeof useTalkSections>;
  /** A project's list knows no day, track and slot (LST-07). */
  hasPlace: boolean;
  /** A part of the form: the inputs of one column. */
  only?: EditPart;
  sectionRef: Ref<HTMLInputElement>;
}

const texts = recordTexts.form;

const place = [
  { name: 'talkDay', label: texts.day },
  { name: 'talkTrack', label: texts.track },
  { name: 'talkSlot', label: texts.slot },
] as const;

/** The inputs of a decision: the format, and above listener section, talk date and place. */
export function EditInputs({ form, formats, sections, hasPlace, only, sectionRef }: EditInputsProps) {
  const format = useFormValue(form, 'format');
  const shows = (...parts: EditPart[]) => only === undefined || parts.includes(only);
  return (
    <>
      {shows('format') ? (
        <Field form={form} name="format">
          {(input) => (
            <Radio.Group {...input} name="format" label={texts.format} withAsterisk>
              <Stack gap="xs" mt="xs">
                {formats.map((it) => (
                  <Radio key={it} value={it} label={registrationTexts.formats[it]} />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </Field>
      ) : null}
      {isTalkFormat(format) ? (
        <>
          {shows('format', 'section') ? (
            <Field form={form} name="sectionId">
              {(input) => (
                <SearchSelect
                  {...input}
                  ref={sectionRef}
                  label={texts.section}
                  placeholder={texts.sectionPlaceholder}
                  withAsterisk
                  options={sections.options}
                />
              )}
            </Field>
          ) : null}
          {sections.error && shows('format', 'section') ? (
            <LoadFailure error={sections.error} what={texts.sectionsWhat} onRetry={sections.retry} />
          ) : null}
          {shows('schedule') ? (
            <Field form={form} name="talkSchedule">
              {(input) => (
                <TextInput
                  {...input}
                  label={texts.schedule}
                  description={texts.scheduleHint}
                  maxLength={mostCharacters.talkSchedule}
                />
              )}
            </Field>
          ) : null}
          {hasPlace && shows('place') ? (
            <SimpleGrid cols={3} spacing="sm">
              {place.map(({ name, label }) => (
                <Field key={name} form={form} name={name}>
                  {({ onChange, ...input }) => (
                    <NumberInput
                      {...input}
                      size="md"
                      label={label}
                      min={1}
                      max={mostTalkNumber}
                      allowDecimal={false}
                      hideControls
                      onChange={(value) => onChange(typeof value === 'number' ? value : '')}
                    />
                  )}
                </Field>
              ))}
            </SimpleGrid>
          ) : null}
          {hasPlace ? <FormScheduleWarning form={form} /> : null}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {format === 'LISTENER' ? texts.listener : null}
        </Text>
      )}
    </>
  );
}
