/** Size of the parts that the browser may move out of memory. */
const PART = 8 * 1024 * 1024;

/**
 * Reads a response to its end and reports its progress. Parts become blobs on the way, which browsers keep on disk: a
 * large archive does not fill the memory.
 * @throws if the connection breaks before the end
 */
export async function readWhole(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, waiting] = [0, 0];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    waiting += part.value.byteLength;
    onBytes(bytes);
    if (waiting < PART) continue;
    blobs.push(new Blob(parts));
    parts = [];
    waiting = 0;
  }
  return new Blob([...blobs, ...parts], { type: answer.headers.get('content-type') ?? '' });
}
