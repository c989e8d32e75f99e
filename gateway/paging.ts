import { GraphQLError } from 'graphql';

const largestPage = 500;

/** A part of a list with what its page tells of the whole. */
interface Page<Items> {
  items: Items;
  totalCount: number;
  page: number;
  pageSize: number;
  totalPages: number;
}

/** What can be cut into pages: lists, and numbers packed together. */
interface Sliceable<Items> {
  readonly length: number;
  slice(start: number, end: number): Items;
}

/**
 * The page of a list; beyond the last one the last one.
 * @throws BAD_USER_INPUT where the page or its size is none
 */
export function pageOf<Items>(all: Sliceable<Items>, asked: { page: number; pageSize: number }): Page<Items> {
  const { pageSize } = asked;
  if (asked.page < 1 || pageSize < 1 || pageSize > largestPage) {
    const message = `page is from 1, pageSize is 1 to ${largestPage}`;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  const totalCount = all.length;
  const totalPages = Math.max(1, Math.ceil(totalCount / pageSize));
  const page = Math.min(asked.page, totalPages);
  return { items: all.slice((page - 1) * pageSize, page * pageSize), totalCount, page, pageSize, totalPages };
}
