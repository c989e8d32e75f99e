/** The rules of a person's data, shared by the sign-up and the profile (ACC-07, CAB-01). */
import * as z from 'zod/mini';
import { dayTexts } from '#texts/days.ts';
import { personRules as rules } from '#texts/personRules.ts';
import { fewestCharacters, namePattern, phonePattern } from '../../../schema/limits.ts';
import { formatDate, isDayBetween } from '../dates.ts';
import type { DayRange } from './person.ts';
import { required, textRule } from './rules.ts';

const ofNameCharacters = z.refine<string>((name) => namePattern.test(name.trim()), rules.nameCharacters);

/** Rules of the person's fields; the forms differ in the birth dates that they accept. */
export const personSchema = ({ min, max }: DayRange) =>
  z.object({
    lastName: required(rules.lastName).check(ofNameCharacters),
    firstName: required(rules.firstName).check(ofNameCharacters),
    middleName: textRule((name) => name.trim().length >= fewestCharacters.middleName, rules.middleName).check(
      ofNameCharacters,
    ),
    phone: textRule((number) => phonePattern.test(number), rules.phone),
    otherOrganization: required(rules.otherOrganization),
    otherPosition: required(rules.otherPosition),
    birthDate: textRule((day) => isDayBetween(day, min, max), dayTexts.wrong(formatDate(min), formatDate(max))),
    otherCitizenship: required(rules.otherCitizenship),
  });
