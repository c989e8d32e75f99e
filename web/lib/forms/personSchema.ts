/** The rules of a person's data, shared by the sign-up and the profile (ACC-07, CAB-01). */
import * as z from 'zod/mini';
import { personRules as rules } from '#texts/personRules.ts';
import { formatDate, isDayBetween } from '../dates.ts';
import type { DayRange } from './person.ts';
import { required, text } from './rules.ts';

const MIDDLE_NAME_MIN_LENGTH = 2;

/** Digits and signs, and a short word only before the digits of an extension; at least one digit. */
const PHONE = /^(?=.*\d)[\d\s()+.,;:#*/\p{Pd}]*(?:[\s,]\p{L}{2,4}[\s.]*\d+)?$/u;

const NAME = /^[\p{L}\p{M}\p{Zs}\p{Pd}'’‘`´.]*$/u;
const ofNameCharacters = z.refine<string>((name) => NAME.test(name.trim()), rules.nameCharacters);

/** Rules of the person's fields; the forms differ in the birth dates that they accept. */
export const personSchema = ({ min, max }: DayRange) =>
  z.object({
    lastName: required(rules.lastName).check(ofNameCharacters),
    firstName: required(rules.firstName).check(ofNameCharacters),
    middleName: text((name) => name.trim().length >= MIDDLE_NAME_MIN_LENGTH, rules.middleName).check(ofNameCharacters),
    phone: text((number) => PHONE.test(number), rules.phone),
    otherOrganization: required(rules.otherOrganization),
    otherPosition: required(rules.otherPosition),
    birthDate: text((day) => isDayBetween(day, min, max), rules.birthDate(formatDate(min), formatDate(max))),
    otherCitizenship: required(rules.otherCitizenship),
  });
