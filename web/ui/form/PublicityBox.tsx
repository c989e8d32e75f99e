import { Anchor, Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { personTexts } from '#texts/person.ts';
import { type ConsentVersions, consentPath } from '../../lib/consents.ts';

interface PublicityBoxProps {
  form: UseFormReturnType<{ isListed: boolean }>;
  consents: ConsentVersions;
  /** Whether the provider lists everybody, so that the consent cannot be declined. */
  isRequired?: boolean;
}

/** The choice to be in the public list; if the edition asks for a consent, the box is that consent, with its document (R21). */
export function PublicityBox({ form, consents, isRequired = false }: PublicityBoxProps) {
  const texts = consents === null ? personTexts.isListed : personTexts.publication;
  return (
    <Stack gap={4} align="flex-start">
      <Checkbox
        key={form.key('isListed')}
        {...form.getInputProps('isListed', { type: 'checkbox' })}
        label={texts.label}
        description={isRequired ? personTexts.publication.requiredHint : texts.hint}
        required={isRequired}
      />
      {consents === null ? null : (
        <Anchor href={consentPath(consents.publication)} target="_blank" ml={36} size="sm">
          {personTexts.publication.open}
        </Anchor>
      )}
    </Stack>
  );
}
