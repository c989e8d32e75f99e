/** Talks and posters have a section and a title; a listener has neither (REG-03, LST-04). */
import * as z from 'zod/mini';
import type { ParticipationFormat } from '../../generated/types.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { required } from './rules.ts';

/** Whether a format is above listener: it has a title, a section and files. */
export const isTalkFormat = (format: ParticipationFormat | ''): boolean => format === 'SPEAKER' || format === 'POSTER';

const { rules } = registrationTexts.dialog;

/** Rules of a talk's or poster's fields. */
export const talkSchema = z.object({ sectionId: required(rules.section), title: required(rules.title) });
