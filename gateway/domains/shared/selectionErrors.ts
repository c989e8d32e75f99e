import { mostNamed } from '../../../schema/limits.ts';
import { collect, userError } from '../../graphql/validation.ts';
import type { Selections } from '../../lists/lists.ts';
import { validationTexts } from '../../texts/validation.ts';

const tooMany = (ids: readonly string[] | null | undefined, field: string) =>
  (ids?.length ?? 0) > mostNamed ? userError('INVALID', validationTexts.mostRecords(mostNamed), field) : null;

/** The mistakes of a selection of the list. */
export const selectionErrors = ({ ids, exceptIds }: Selections['bulk']) =>
  collect(tooMany(ids, 'ids'), tooMany(exceptIds, 'exceptIds'));
