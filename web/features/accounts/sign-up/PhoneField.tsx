import { type ComboboxItem, type ComboboxItemGroup, Group, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { personTexts } from '#texts/person.ts';
import { mostCharacters } from '../../../lib/limits.ts';
import classes from './PhoneField.module.css';
import { initialValues, type SignUpValues } from './signUpForm.ts';

const { fields, registration: texts } = accountsTexts;

// Countries and number formats are heavy: they load when the field is used.
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

/** Country and number. A number pasted with its dial code chooses its country by itself. */
export function PhoneField({ form }: { form: UseFormReturnType<SignUpValues> }) {
  const [countries, setCountries] = useState(firstCountries);
  const country = form.useWatchValue('phoneCountry');
  const load = () => void loadCountries().then(setCountries);
  useEffect(() => {
    if (country !== initialValues.phoneCountry) void loadCountries().then(setCountries);
  }, [country]);
  const onNumber = async (typed: string) => {
    form.setFieldValue('phone', typed, { forceUpdate: false });
    if (!typed.trim().startsWith('+')) return;
    const { countryOfNumber } = await loadPhone();
    const phoneCountry = countryOfNumber(typed);
    if (phoneCountry !== null && form.getValues().phone === typed) form.setFieldValue('phoneCountry', phoneCountry);
  };
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
        {...form.getInputProps('phone')}
        label={personTexts.fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
        placeholder={texts.phonePlaceholder}
        required
        className={classes.number}
        onChange={(event) => void onNumber(event.currentTarget.value)}
      />
    </Group>
  );
}
