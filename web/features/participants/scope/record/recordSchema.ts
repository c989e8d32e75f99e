import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { recordTexts } from '#texts/participation.ts';
import { required, withoutHidden } from '../../../../lib/forms/rules.ts';
import { talkSchema } from '../../../../lib/forms/talkSchema.ts';
import type { EditableColumn } from '../editable.ts';
import { type EditValues, shownFields } from './editForm.ts';

const recordSchema = z.object({
  format: required(recordTexts.form.rules.format),
  sectionId: talkSchema.shape.sectionId,
});

const resolve = schemaResolver(recordSchema, { sync: true });

/** Messages by field; the service checks a section that the form does not show. */
export const checkEdit = (values: EditValues, only?: EditableColumn) =>
  withoutHidden(resolve(values), shownFields(values.format, only).includes('sectionId') ? [] : ['sectionId']);
