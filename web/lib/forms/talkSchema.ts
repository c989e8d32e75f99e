import * as z from 'zod/mini';
import { registrationTexts } from '#texts/registrations.ts';
import { required } from './rules.ts';

const { rules } = registrationTexts.dialog;

/** Rules of a talk or poster, shared by the registration and the moderator's record (REG-03, LST-04). */
export const talkSchema = z.object({ sectionId: required(rules.section), title: required(rules.title) });
