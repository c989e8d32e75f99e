import { Button, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { type ConfirmationValues, tourDecisions, tshirtSizes } from './confirmation.ts';
import type { CabinetEdition } from './edition.ts';
import { InlineRadios } from './InlineRadios.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

interface PersonAnswersProps {
  form: UseFormReturnType<ConfirmationValues>;
  registration: Pick<RegistrationCard_RegistrationFragment, 'tour'>;
  edition: Pick<CabinetEdition, 'tourOn' | 'isTourOver' | 'asksTshirt'>;
  /** Whether the fields are open without the button, for a person who came to change the answers. */
  startsChanging: boolean;
}

const { confirmDialog: texts } = registrationTexts;

/**
 * Excursion and T-shirt size, which the person answers once for all registrations (REG-06, ruling R17). Given answers are
 * shown, with a button to change them.
 */
export function PersonAnswers({ form, registration, edition, startsChanging }: PersonAnswersProps) {
  const [wantsChange, setWantsChange] = useState(false);
  const isChanging = startsChanging || wantsChange;
  const fields = useRef<HTMLDivElement>(null);
  const { tour } = registration;
  const { tourOn, isTourOver, asksTshirt } = edition;
  const tourDay = tourOn === null ? null : dayInWords(tourOn);
  const values = form.getValues();
  const saved = form.getInitialValues();
  // A choice that was not sent yet stays on the screen when an answer comes from elsewhere.
  const asksTour = tourDay !== null && (isChanging || isTourOver || tour === null || values.tour !== saved.tour);
  const asksSize = asksTshirt && (isChanging || saved.tshirtSize === '' || values.tshirtSize !== saved.tshirtSize);
  const given = [
    ...(tourDay !== null && !asksTour && tour !== null ? [texts.tourGiven(tourDay, texts.tourOptions[tour])] : []),
    ...(asksTshirt && !asksSize ? [texts.tshirtGiven(saved.tshirtSize)] : []),
  ];
  const change = () => {
    setWantsChange(true);
    // Runs after the fields are rendered.
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus());
  };
  return (
    <Stack gap="lg" ref={fields}>
      {asksTour ? (
        <Radio.Group
          key={form.key('tour')}
          {...form.getInputProps('tour')}
          size="md"
          name="tour"
          label={texts.tour(tourDay)}
          disabled={isTourOver}
          {...(isTourOver ? { description: texts.tourOver } : {})}
        >
          <InlineRadios options={tourDecisions.map((value) => ({ value, label: texts.tourOptions[value] }))} />
        </Radio.Group>
      ) : null}
      {asksSize ? (
        <Radio.Group
          key={form.key('tshirtSize')}
          {...form.getInputProps('tshirtSize')}
          size="md"
          name="tshirtSize"
          label={texts.tshirt}
        >
          <InlineRadios options={tshirtSizes.map((value) => ({ value, label: value }))} />
        </Radio.Group>
      ) : null}
      {given.length === 0 ? null : (
        <Stack gap={4} align="flex-start">
          {given.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Text size="sm" c="dimmed">
            {texts.answersShared}
          </Text>
          <Button variant="default" size="xs" mt={4} onClick={change}>
            {texts.changeAnswers}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
