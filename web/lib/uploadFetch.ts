/**
 * A `fetch` that reports how much of the body was sent, which the platform's own cannot. Used only for uploads, when the
 * call's `context.fetchOptions` contains `onUploadProgress`.
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

/** The fetch of the Apollo link that sends files. */
export function uploadFetch(address: RequestInfo | URL, options: UploadFetchOptions = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { signal } = options;
    const abort = () => request.abort();
    request.open(options.method ?? 'GET', String(address));
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
