import { Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { mostCharacters } from '../../../lib/limits.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { personTexts } from '../../../texts/ru/person.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Form, useFormValue } from '../../../ui/form.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { ChoiceGroup } from '../../../ui/SearchSelectOptions.tsx';
import classes from './PhoneField.module.css';
import { initialValues, type SignUpValues } from './signUpForm.ts';

const { fields, registration: texts } = accountsTexts;

// Countries and number formats are heavy: they load when the field is used.
const loadPhone = () => import('./phone.ts');

/** The only country before the list is loaded. */
const firstCountries: ChoiceGroup[] = [
  { group: texts.preferredCountries, items: [{ value: initialValues.phoneCountry, label: texts.firstCountry }] },
];

async function loadCountries(): Promise<ChoiceGroup[]> {
  const { preferred, others } = (await loadPhone()).phoneCountries();
  return [
    { group: texts.preferredCountries, items: preferred },
    { group: texts.allCountries, items: others },
  ];
}

/** Country and number. A number pasted with its dial code chooses its country by itself. */
export function PhoneField({ form }: { form: Form<SignUpValues> }) {
  const [countries, setCountries] = useState(firstCountries);
  const country = useFormValue(form, 'phoneCountry');
  const load = () => void loadCountries().then(setCountries);
  useEffect(() => {
    if (country !== initialValues.phoneCountry) void loadCountries().then(setCountries);
  }, [country]);
  const onNumber = async (typed: string) => {
    form.set({ phone: typed });
    if (!typed.trim().startsWith('+')) return;
    const { countryOfNumber } = await loadPhone();
    const phoneCountry = countryOfNumber(typed);
    if (phoneCountry !== null && form.read().values.phone === typed) form.set({ phoneCountry });
  };
  return (
    <Group align="flex-start" gap="sm" className={classes.row}>
      <Field form={form} name="phoneCountry">
        {(input) => (
          <SearchSelect
            {...input}
            label={fields.phoneCountry}
            options={countries}
            className={classes.country}
            onFocus={load}
          />
        )}
      </Field>
      <Field form={form} name="phone">
        {(input) => (
          <TextInput
            {...input}
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
        )}
      </Field>
    </Group>
  );
}
