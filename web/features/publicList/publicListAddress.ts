/** Rows per page of the public list; the second is the default (LST-01). */
export const pageSizes = [20, 100, 500] as const;
const usualSize = pageSizes[1];

/** What the address of a public list says. */
export interface PublicListView {
  search: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reads the address; a value that makes no sense is the default. */
export function publicListOf(params: URLSearchParams): PublicListView {
  const size = Number(params.get('size'));
  const page = Number(params.get('page'));
  return {
    search: params.get('q')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((known) => known === size) ?? usualSize,
  };
}

/** The parameters of a changed view; defaults are not in the address. */
export function addressOf({ search, page, pageSize }: Partial<PublicListView>): Record<string, string | null> {
  return {
    ...(search !== undefined && { q: search }),
    ...(page !== undefined && { page: page === 1 ? null : String(page) }),
    ...(pageSize !== undefined && { size: pageSize === usualSize ? null : String(pageSize) }),
  };
}
