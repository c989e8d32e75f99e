/** Name of the tag with the time at which the page was stored. */
export const STORED_AT = 'stored-at';

/** Adds the time of the gateway's answer to the head of a stored document; the page shows this (see web/app/shell/OfflineNote.tsx). */
export async function withStoredTime(response: Response): Promise<Response> {
  const sent = response.headers.get('date') ?? '';
  const tag = `<meta name="${STORED_AT}" content="${sent.replace(/[^\w ,:+-]/g, '')}">`;
  const html = (await response.text()).replace('</head>', () => `${tag}</head>`);
  const headers = new Headers(response.headers);
  // The length and the encoding belong to the original answer.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(html, { status: response.status, headers });
}

/** Stores an answer of the gateway unless it reports errors. */
export async function putStored(cache: Cache, key: string, response: Response): Promise<void> {
  const answer = (await response.clone().json()) as { errors?: unknown };
  if (answer.errors === undefined) await cache.put(key, response);
}
