/** The query of the moderators' table. */
export const listQuery = `query ($filter: ParticipantFilter, $orderBy: [ParticipantOrder!]! = [], $offset: Int! = 0) {
  edition(year: 2025) { participants(filter: $filter, orderBy: $orderBy, offset: $offset, first: 100) {
    totalCount revision
    facets {
      requestedFormats { format count } confirmedFormats { format count } statuses { status count }
      effectiveSections { section { id name } count } organizations { organization { name } count } files { kind count }
    }
    nodes { id fullName organization { name } registration {
      id status version effectiveSection { id name } talkDay talkSlot createdAt requestedFormat confirmedFormat title talkSchedule
      thesisDocument { url } thesisPdf { url } expertConclusion { url }
    } }
  } }
}`;

/** Uses of the list. Some repeat, as on a working day: the gateway then reuses the view (decision 016). */
export const listUses: Record<string, (n: number) => object> = {
  opening: () => ({}),
  paging: (n) => ({ offset: 100 * (n % 10) }),
  filtering: (n) => ({
    filter: { search: 'абвгдеиклмнопрст'[n % 16], status: { values: ['CONFIRMED'], exclude: n % 2 === 0 } },
  }),
  sorting: (n) => ({
    orderBy: [{ field: ['TITLE', 'ORGANIZATION', 'SECTION', 'CREATED_AT'][n % 4], direction: 'DESC' }],
  }),
};
