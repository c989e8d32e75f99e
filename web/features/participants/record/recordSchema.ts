import * as z from 'zod/mini';
import { checkForm, type Messages, required } from '../../../lib/forms/rules.ts';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import { talkSchema } from '../../../lib/forms/talkSchema.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import type { EditValues } from './editForm.ts';

const recordSchema = z.object({
  format: required(recordTexts.form.rules.format),
  sectionId: talkSchema.shape.sectionId,
});

/** Messages by field. */
export const checkEdit = (values: EditValues): Messages<EditValues> =>
  checkForm(recordSchema, values, isTalkFormat(values.format) ? [] : ['sectionId']);
