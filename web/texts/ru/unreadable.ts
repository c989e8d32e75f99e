import { plural } from './plural.ts';

/** Rows that the service sent and nobody can use. */
export const unreadableRows = (n: number): string =>
  plural(n, 'запись не\u00a0прочитана', 'записи не\u00a0прочитаны', 'записей не\u00a0прочитано');
