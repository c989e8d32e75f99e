/** Phone numbers: country, formatting while typing, value to send (ACC-06). */
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

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

/** Dial code plus number. A trunk prefix (8 in Russia) is replaced by the code; an unknown number is sent as typed. */
export function fullPhoneNumber(typed: string, country: string): string {
  const code = isSupportedCountry(country) ? country : PREFERRED[0];
  const parsed = parsePhoneNumberFromString(typed, code ? { defaultCountry: code } : {});
  if (parsed) return parsed.number;
  const digits = typed.replace(/\D/g, '');
  return typed.trim().startsWith('+') || !code ? `+${digits}` : `+${getCountryCallingCode(code)}${digits}`;
}
