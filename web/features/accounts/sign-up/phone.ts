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

/** «вн. 12», which the library does not read as an extension. */
const russianExtension = /(?<!\p{L})вн(?:утр)?\.?(?=\s*\d+\s*$)/iu;
/** More digits than this after a number are a second number. */
const LONGEST_EXTENSION = 6;

/**
 * Dial code plus number, and its extension. A trunk prefix (8 in Russia) is replaced by the code. The digits of a text that is
 * not one possible number may together be another person's number: it is sent as typed, after the country's code if it has
 * neither a code nor a trunk prefix.
 */
export function fullPhoneNumber(typed: string, country: string): string {
  const code = isSupportedCountry(country) ? country : 'RU';
  const text = typed.trim();
  const parsed = parsePhoneNumberFromString(text.replace(russianExtension, 'доб.'), code);
  const extension = parsed?.ext ?? '';
  if (parsed?.isPossible() && extension.length <= LONGEST_EXTENSION)
    return extension === '' ? parsed.number : parsed.number + registration.phoneExtension(extension);
  return /^[+8]/.test(text) ? text : `+${getCountryCallingCode(code)} ${text}`;
}
