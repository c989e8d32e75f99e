import { createCount } from './count.ts';

/** Work that would be lost with the page: unsaved input, an open dialog. */
export const { add: addUnsavedWork, isAny: hasUnsavedWork } = createCount();
