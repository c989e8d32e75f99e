/** A key that no record has, used for a malformed id or an id of another type. */
const noKey = '0';

/** The id of a record in the graph, unique across all types: `Registration:3068`. */
export const toNodeId = (type: string, key: string | number): string => `${type}:${key}`;

/** Takes an id of the graph apart; null for a malformed one. */
export function parseNodeId(id: string): { type: string; key: string } | null {
  const at = id.indexOf(':');
  return at < 1 || at === id.length - 1 ? null : { type: id.slice(0, at), key: id.slice(at + 1) };
}

/** The key behind an id of this type; a key that no record has for any other text. */
export function keyOfNodeId(type: string, id: string): string {
  const parsed = parseNodeId(id);
  return parsed?.type === type ? parsed.key : noKey;
}
