import type { Operation } from './contract.ts';
import type { FaultKind, ProviderFault } from './faults.ts';

/** The part of an answer that shows a fault. */
interface Answer {
  status: number;
  contentType: string;
  location: string | null;
}

const mediaTypeOf = (contentType: string) => /^[\w.+-]+\/[\w.+-]+/.exec(contentType.trim())?.[0].toLowerCase() ?? null;
export const isJson = (contentType: string) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType);
const isHtml = (contentType: string) => /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);

const kindsByStatus: Record<number, FaultKind> = {
  405: 'method_not_allowed',
  406: 'not_acceptable',
  415: 'unsupported_media_type',
};

function kindOf({ status, contentType }: Answer, { needsToken, method }: Operation): FaultKind | null {
  if (status >= 300 && status < 400) return 'redirect';
  if (status >= 500) return 'server_error';
  const byStatus = kindsByStatus[status];
  if (byStatus !== undefined) return byStatus;
  if (status === 204 || status === 413 || status === 429) return null;
  if (!isJson(contentType)) {
    if (status === 404) return 'unknown_path';
    return isHtml(contentType) ? 'html' : 'not_json';
  }
  // A login may answer 401 for a wrong password.
  const isRefused = status === 401 || status === 403;
  return isRefused && !needsToken && method === 'GET' ? 'token_required' : null;
}

const withoutSlash = ({ pathname }: URL) => pathname.replace(/\/$/, '');

function redirectCheck(target: URL | null, sent: URL): string {
  if (target === null) return 'The provider redirects without a target. Check the path of PROVIDER_URL.';
  if (target.protocol === 'https:' && sent.protocol === 'http:') {
    return 'The provider redirects to https. PROVIDER_URL has to begin with https://.';
  }
  if (target.host !== sent.host) {
    return 'The provider redirects to another host. Check the host of PROVIDER_URL, and whether a login page stands before the provider.';
  }
  if (withoutSlash(target) === withoutSlash(sent) && target.pathname !== sent.pathname) {
    return 'The provider spells this path with or without the slash at its end. Correct it in schema/provider.openapi.yaml.';
  }
  return 'The provider redirects to another path. Check the path of PROVIDER_URL, and this path in schema/provider.openapi.yaml.';
}

function htmlCheck(status: number): string {
  if (status === 400) {
    return 'The provider or a proxy rejects the request. Check that it allows the host of PROVIDER_URL (ALLOWED_HOSTS), and whether its port expects https.';
  }
  if (status === 401 || status === 403) {
    return 'A proxy or a firewall before the provider rejects the gateway. Check its rules.';
  }
  return 'A web page answers instead of the service. Check host, port and path of PROVIDER_URL.';
}

const proxyStatuses = new Set([502, 503, 504]);
const notJsonCheck = 'The answer is not JSON. Check the path of PROVIDER_URL, and proxies that change or cut answers.';

function checkOf(kind: FaultKind, status: number): string {
  switch (kind) {
    case 'unknown_path':
      return 'The provider has no such path. Check the path of PROVIDER_URL, then this path in schema/provider.openapi.yaml.';
    case 'method_not_allowed':
      return 'The provider does not accept this method here. Check the call in schema/provider.openapi.yaml, and the rules of proxies.';
    case 'not_acceptable':
      return 'The provider does not answer JSON here. Check its renderers: the gateway sends Accept: application/json.';
    case 'unsupported_media_type':
      return 'The provider does not read this body. Check its parsers: JSON, and multipart/form-data for files.';
    case 'server_error':
      return proxyStatuses.has(status)
        ? 'A proxy answers in place of the provider. Check that the provider runs.'
        : "The provider failed. Check the provider's own log, by the request id.";
    case 'token_required':
      return 'The provider requires a token that the contract does not send. Check the rights of this call, or its security in schema/provider.openapi.yaml.';
    case 'html':
      return htmlCheck(status);
    default:
      return notJsonCheck;
  }
}

/**
 * The fault that status and headers of an answer show; null if they show none.
 * @param base the provider's address, for comparison with a redirect's target
 */
export function answerFault(called: Operation, answer: Answer, base: string): ProviderFault | null {
  const kind = kindOf(answer, called);
  if (kind === null) return null;
  const { status, location } = answer;
  const about = { status, contentType: mediaTypeOf(answer.contentType) };
  if (kind !== 'redirect') return { kind, check: checkOf(kind, status), ...about };
  const sent = new URL(base + called.path);
  const target = location !== null && URL.canParse(location, sent) ? new URL(location, sent) : null;
  return { kind, check: redirectCheck(target, sent), ...about, locationHost: target?.host || null };
}

/** The fault of an answer with a file. A file may have any type except that of a web page, and may be missing or forbidden. */
export function fileFault(called: Operation, answer: Answer, base: string): ProviderFault | null {
  const isOrdinary = answer.status < 300 ? !isHtml(answer.contentType) : [401, 403, 404].includes(answer.status);
  return isOrdinary ? null : answerFault(called, answer, base);
}

function brokenJsonCheck(body: string): string {
  if (body === '') return 'The body is empty. Check the call at the provider, and proxies that cut answers.';
  if (/[:[,]\s*-?(?:NaN|Infinity)\b/.test(body))
    return 'The JSON has NaN or Infinity, which JSON lacks. Let the provider send null in their place.';
  return 'The body is no valid JSON although its type says so. Check the serializer of the provider, and proxies that cut answers.';
}

/** The fault of a body that does not match its content type. */
export const brokenJson = ({ status, contentType, body }: Answer & { body: string }): ProviderFault => ({
  kind: 'not_json',
  check: brokenJsonCheck(body),
  status,
  contentType: mediaTypeOf(contentType),
});

/** The fault of an answer that leaves the contract. */
export const outsideContract = (status: number, check?: string): ProviderFault => ({
  kind: 'outside_contract',
  check: check ?? 'Another service or another version of it answers. Run `npm run provider:check`.',
  status,
});
