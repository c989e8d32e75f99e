import { Group, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { mostCharacters } from '../../lib/limits.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import classes from './PhoneField.module.css';
import { countryOfNumber, phoneCountries } from './phone.ts';
import type { RegistrationValues } from './registrationForm.ts';

const { fields, registration: texts } = accountsTexts;

/** Country and number. A number pasted with its dial code chooses its country by itself. */
export function PhoneField({ form }: { form: UseFormReturnType<RegistrationValues> }) {
  const groups = useMemo(() => {
    const { preferred, others } = phoneCountries();
    return [
      { group: texts.preferredCountries, items: preferred },
      { group: texts.allCountries, items: others },
    ];
  }, []);
  const onNumber = (typed: string) => {
    form.setFieldValue('phone', typed);
    const country = countryOfNumber(typed);
    if (country !== null) form.setFieldValue('phoneCountry', country);
  };
  return (
    <Group align="flex-start" gap="sm" className={classes.row}>
      <Select
        label={fields.phoneCountry}
        data={groups}
        searchable
        allowDeselect={false}
        nothingFoundMessage={commonTexts.nothingFound}
        autoComplete="off"
        className={classes.country}
        {...form.getInputProps('phoneCountry')}
      />
      <TextInput
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
        placeholder={texts.phonePlaceholder}
        required
        className={classes.number}
        {...form.getInputProps('phone')}
        onChange={(event) => onNumber(event.currentTarget.value)}
      />
    </Group>
  );
}
