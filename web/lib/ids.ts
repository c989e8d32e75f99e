/** The id in the graph of the record that an address of the page names. */
export const nodeId = (type: string, key: string): string => `${type}:${key}`;

/** What an address of the page holds of a record's id. */
export const keyOf = (id: string): string => id.slice(id.indexOf(':') + 1);
