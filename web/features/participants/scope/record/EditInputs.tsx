import { Box, NumberInput, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Ref } from 'react';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters, mostTalkNumber } from '../../../../../schema/limits.ts';
import type { FormatChoice } from '../../../../generated/types.ts';
import { isTalkFormat } from '../../../../lib/forms/talk.ts';
import { LoadFailure } from '../../../../ui/page/LoadFailure.tsx';
import type { EditableColumn } from '../editable.ts';
import { WarningLine } from '../places/WarningLine.tsx';
import { type EditName, type EditValues, shownFields } from './editForm.ts';
import type { useTalkSections } from './useTalkSections.ts';

interface EditInputsProps {
  form: UseFormReturnType<EditValues>;
  formats: readonly FormatChoice[];
  sections: ReturnType<typeof useTalkSections>;
  /** Whether a talk of this format would have no title. */
  lacksTitle: (format: EditValues['format']) => boolean;
  /** Whether the form has day, track and slot; a project's list has none (LST-07). */
  hasPlace: boolean;
  /** While the form is saved: a later value would not be part of it. The focus stays, unlike in disabled inputs. */
  readOnly: boolean;
  /** Renders only the inputs of one column. */
  only?: EditableColumn | undefined;
  sectionRef: Ref<HTMLInputElement>;
}

const texts = recordTexts.form;

const place = [
  { name: 'talkDay', label: texts.day },
  { name: 'talkTrack', label: texts.track },
  { name: 'talkSlot', label: texts.slot },
] as const;

/** The inputs of a decision: the format and, except for a listener, section, talk date and place. */
export function EditInputs(props: EditInputsProps) {
  const { form, formats, sections, lacksTitle, hasPlace, readOnly, only, sectionRef } = props;
  const format = form.useWatchValue('format');
  const shows = (name: EditName) => shownFields(format, only).includes(name);
  return (
    <>
      {shows('format') ? (
        <div>
          {/* Controlled, so that a key that chooses the format does not move the focus. */}
          <Radio.Group
            {...form.getInputProps('format')}
            value={format}
            name="format"
            label={texts.format}
            withAsterisk
            readOnly={readOnly}
          >
            <Stack gap="xs" mt="xs">
              {formats.map((it) => (
                <Radio key={it} value={it} label={registrationTexts.formats[it]} />
              ))}
            </Stack>
          </Radio.Group>
          <div aria-live="polite">
            {lacksTitle(format) ? (
              <Box mt="xs">
                <WarningLine text={recordTexts.noTitle} />
              </Box>
            ) : null}
          </div>
        </div>
      ) : null}
      {isTalkFormat(format) ? (
        <>
          {shows('sectionId') ? (
            <Select
              key={form.key('sectionId')}
              {...form.getInputProps('sectionId')}
              ref={sectionRef}
              label={texts.section}
              placeholder={texts.sectionPlaceholder}
              withAsterisk
              data={sections.options}
              readOnly={readOnly}
              // In a form the focus also returns from the letter; a cell has only this input.
              openOnFocus={only !== undefined}
            />
          ) : null}
          {sections.error && shows('sectionId') ? (
            <LoadFailure error={sections.error} subject={texts.sectionsSubject} onRetry={sections.retry} />
          ) : null}
          {shows('talkSchedule') ? (
            <TextInput
              key={form.key('talkSchedule')}
              {...form.getInputProps('talkSchedule')}
              label={texts.schedule}
              description={texts.scheduleHint}
              maxLength={mostCharacters.talkSchedule}
              readOnly={readOnly}
            />
          ) : null}
          {hasPlace && shows('talkDay') ? (
            <SimpleGrid cols={3} spacing="sm">
              {place.map(({ name, label }) => (
                <NumberInput
                  key={form.key(name)}
                  {...form.getInputProps(name)}
                  label={label}
                  min={1}
                  max={mostTalkNumber}
                  readOnly={readOnly}
                  hideControls
                />
              ))}
            </SimpleGrid>
          ) : null}
        </>
      ) : format === 'LISTENER' ? (
        <Text size="sm" c="dimmed">
          {texts.listener}
        </Text>
      ) : null}
    </>
  );
}
