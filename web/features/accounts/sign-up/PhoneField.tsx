import { type ComboboxItem, type ComboboxItemGroup, Group, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { personTexts } from '#texts/person.ts';
import { mostCharacters } from '../../../../schema/limits.ts';
import classes from './PhoneField.module.css';
import { initialValues, type SignUpValues } from './signUpForm.ts';

const { fields, registration: texts } = accountsTexts;

// Countries and number formats are large: they load at the field's first use.
const loadPhone = () => import('./phone.ts');

/** The only country before the list is loaded. */
const firstCountries: ComboboxItemGroup<ComboboxItem>[] = [
  { group: texts.preferredCountries, items: [{ value: initialValues.phoneCountry, label: texts.firstCountry }] },
];

async function loadCountries(): Promise<ComboboxItemGroup<ComboboxItem>[]> {
  const { preferred, others } = (await loadPhone()).phoneCountries();
  return [
    { group: texts.preferredCountries, items: preferred },
    { group: texts.allCountries, items: others },
  ];
}

/** Country and number. If a pasted number has a dial code, the field selects its country. */
export function PhoneField({ form }: { form: UseFormReturnType<SignUpValues> }) {
  const [countries, setCountries] = useState(firstCountries);
  const country = form.useWatchValue('phoneCountry');
  const load = () => void loadCountries().then(setCountries);
  useEffect(() => {
    if (country !== initialValues.phoneCountry) void loadCountries().then(setCountries);
  }, [country]);
  const onNumber = async (typed: string) => {
    if (!typed.trim().startsWith('+')) return;
    const { countryOfNumber } = await loadPhone();
    const phoneCountry = countryOfNumber(typed);
    if (phoneCountry !== null && form.getValues().phone === typed) form.setFieldValue('phoneCountry', phoneCountry);
  };
  const number = form.getInputProps('phone');
  return (
    <Group align="flex-start" gap="sm" className={classes.row}>
      <Select
        key={form.key('phoneCountry')}
        {...form.getInputProps('phoneCountry')}
        label={fields.phoneCountry}
        data={countries}
        className={classes.country}
        onFocus={load}
      />
      <TextInput
        key={form.key('phone')}
        {...number}
        label={personTexts.fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
        placeholder={texts.phonePlaceholder}
        required
        className={classes.number}
        onChange={(event) => {
          number.onChange(event);
          void onNumber(event.currentTarget.value);
        }}
      />
    </Group>
  );
}
