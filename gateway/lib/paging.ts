import { badArgument } from '../errors.ts';

const largestPage = 500;

export interface Page<Items> {
  items: Items;
  totalCount: number;
  page: number;
  pageSize: number;
  totalPages: number;
}

interface Sliceable<Items> {
  readonly length: number;
  slice(start: number, end: number): Items;
}

/** @throws BAD_USER_INPUT for a page or a size that does not exist */
export function checkPage({ page, pageSize }: { page: number; pageSize: number }): void {
  if (page < 1) throw badArgument('page', 'page is at least 1');
  if (pageSize < 1 || pageSize > largestPage) throw badArgument('pageSize', `pageSize is 1 to ${largestPage}`);
}

/**
 * Cuts a page out of a list; a page past the end is the last one.
 * @throws BAD_USER_INPUT for a page or a size that does not exist
 */
export function pageOf<Items>(all: Sliceable<Items>, requested: { page: number; pageSize: number }): Page<Items> {
  checkPage(requested);
  const { pageSize } = requested;
  const totalCount = all.length;
  const totalPages = Math.max(1, Math.ceil(totalCount / pageSize));
  const page = Math.min(requested.page, totalPages);
  return { items: all.slice((page - 1) * pageSize, page * pageSize), totalCount, page, pageSize, totalPages };
}
