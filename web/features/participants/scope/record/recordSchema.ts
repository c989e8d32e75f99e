import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { recordTexts } from '#texts/participation.ts';
import { required, withoutHidden } from '../../../../lib/forms/rules.ts';
import { isTalkFormat } from '../../../../lib/forms/talk.ts';
import { talkSchema } from '../../../../lib/forms/talkSchema.ts';
import type { EditValues } from './editForm.ts';

const recordSchema = z.object({
  format: required(recordTexts.form.rules.format),
  sectionId: talkSchema.shape.sectionId,
});

const resolve = schemaResolver(recordSchema, { sync: true });

/** Messages by field. */
export const checkEdit = (values: EditValues) =>
  withoutHidden(resolve(values), isTalkFormat(values.format) ? [] : ['sectionId']);
