/**
 * A `fetch` that reports how much of the body was sent, which the platform's own cannot. Used only for uploads, when the
 * call's `context.fetchOptions` contains `onUploadProgress`; every other call uses the platform's fetch.
 */

/** Options of a call that wants to know its progress. */
export interface UploadFetchOptions extends RequestInit {
  onUploadProgress?: (fraction: number) => void;
}

function responseHeaders(raw: string): Headers {
  const headers = new Headers();
  for (const line of raw.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

function send(uri: string, options: UploadFetchOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { signal } = options;
    const abort = () => request.abort();
    request.open(options.method ?? 'GET', uri);
    new Headers(options.headers ?? {}).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) options.onUploadProgress?.(loaded / total);
    };
    request.onload = () => {
      const { status, statusText } = request;
      resolve(
        new Response(request.responseText, {
          status,
          statusText,
          headers: responseHeaders(request.getAllResponseHeaders()),
        }),
      );
    };
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) {
      reject(new DOMException('The upload was stopped', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(options.body as XMLHttpRequestBodyInit | null);
  });
}

/** The fetch that the Apollo link uses. */
export function uploadFetch(input: RequestInfo | URL, options: UploadFetchOptions = {}): Promise<Response> {
  if (options.onUploadProgress === undefined) return fetch(input, options);
  return send(input instanceof Request ? input.url : String(input), options);
}
