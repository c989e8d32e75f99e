/** The query of the moderators' table. */
export const listQuery = `query ($filter: ParticipantFilter, $orderBy: [ParticipantOrder!]! = [], $page: Int! = 1) {
  participants(year: 2025, filter: $filter, orderBy: $orderBy, page: $page, pageSize: 100) {
    totalCount totalPages revision
    facets {
      formats { format count } confirmedFormats { format count } statuses { status count }
      sections { section { id name } count } organizations { name count } files { kind count }
    }
    items { id fullName organizationName record {
      status version section { id name } talkDay talkSlot
      registration { createdAt requestedFormat confirmedFormat title talkSchedule
        thesisDocument { url } thesisPdf { url } expertConclusion { url } }
    } }
  }
}`;

/** Uses of the list. Some repeat, as on a working day: the gateway then reuses the view (decision 016). */
export const listUses: Record<string, (n: number) => object> = {
  opening: () => ({}),
  paging: (n) => ({ page: 1 + (n % 10) }),
  filtering: (n) => ({
    filter: { search: 'абвгдеиклмнопрст'[n % 16], status: { values: ['CONFIRMED'], exclude: n % 2 === 0 } },
  }),
  sorting: (n) => ({ orderBy: [{ by: ['TITLE', 'ORGANIZATION', 'SECTION', 'CREATED_AT'][n % 4], direction: 'DESC' }] }),
};

/** A value of sorted times, for example 0.5 for the median. */
export const percentile = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
