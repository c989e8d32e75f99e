import { createCount } from '../../../lib/count.ts';

/** Cells of the list that are open for editing: the list is not read again under them, because their row may leave it. */
export const { add: addOpenCell, isAny: isCellOpen } = createCount();
