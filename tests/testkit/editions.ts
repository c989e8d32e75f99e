import { loadEditions } from '../../gateway/editions/load.ts';

/**
 * The editions of the repository that tests know: a folder that is added changes no test. They are frozen, so all tests of
 * a process share them.
 */
export const ownEditions = loadEditions(undefined, ['2023', '2024', '2025']);
