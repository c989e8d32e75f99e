/** Phone numbers: country, formatting while typing, value to send (ACC-06). */
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { accountsTexts } from '#texts/accounts.ts';

const { registration } = accountsTexts;

/** Countries at the top of the selector (1§5). */
const PREFERRED: readonly CountryCode[] = ['RU', 'UA', 'KZ', 'BY'];

/** A country of the selector: `Россия +7`. */
export interface PhoneCountry {
  value: string;
  label: string;
}

function toCountry(code: CountryCode, names: Intl.DisplayNames): PhoneCountry {
  return { value: code, label: `${names.of(code) ?? code} +${getCountryCallingCode(code)}` };
}

/** The countries: the preferred ones in their own order, the others by their Russian names. */
export function phoneCountries(): { preferred: PhoneCountry[]; others: PhoneCountry[] } {
  const names = new Intl.DisplayNames('ru', { type: 'region' });
  const others = getCountries().filter((code) => !PREFERRED.includes(code));
  return {
    preferred: PREFERRED.map((code) => toCountry(code, names)),
    others: others.map((code) => toCountry(code, names)).sort((a, b) => a.label.localeCompare(b.label, 'ru')),
  };
}

/** The country that a number pasted with its dial code belongs to; null for a number without one. */
export function countryOfNumber(typed: string): string | null {
  if (!typed.trim().startsWith('+')) return null;
  const formatter = new AsYouType();
  formatter.input(typed);
  return formatter.getCountry() ?? null;
}

/** More digits than this after a number are a second number. */
const LONGEST_EXTENSION = 6;

/**
 * Dial code plus number, and its extension. A trunk prefix (8 in Russia) is replaced by the code. A text that is not one
 * possible number is sent as typed, because its digits together may be another person's number.
 */
export function fullPhoneNumber(typed: string, country: string): string {
  const code = isSupportedCountry(country) ? country : PREFERRED[0];
  const parsed = parsePhoneNumberFromString(typed, code ? { defaultCountry: code } : {});
  const extension = parsed?.ext ?? '';
  if (!parsed?.isPossible() || extension.length > LONGEST_EXTENSION) return typed.trim();
  return extension === '' ? parsed.number : parsed.number + registration.phoneExtension(extension);
}
