/** The node id of the record that an address of the page names. */
export const nodeId = (type: string, key: string): string => `${type}:${key}`;

/** The part of a record's id that addresses of the page contain. */
export const keyOf = (id: string): string => id.slice(id.indexOf(':') + 1);
