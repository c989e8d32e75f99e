import { loadEditions } from '../../gateway/editions/load.ts';

/** The editions of the repository. They are frozen, so all tests of a process share them. */
export const ownEditions = loadEditions();
