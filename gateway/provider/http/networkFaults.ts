import type { FaultKind, ProviderFault } from './faults.ts';

/** What error codes of a connection mean, the first match first. */
const faults: [codes: RegExp, kind: FaultKind, check: string][] = [
  [
    /^ECONNREFUSED$/,
    'connection_refused',
    'Nothing listens at PROVIDER_URL. Check that the provider runs, and its host and port.',
  ],
  [/^ENOTFOUND$|^EAI_/, 'host_not_found', 'The host of PROVIDER_URL has no address. Check its name, and DNS.'],
  [
    /TIMEOUT|TIMEDOUT|^TimeoutError$|^EHOSTUNREACH$|^ENETUNREACH$/,
    'timeout',
    'The provider does not answer in time. Check host and port of PROVIDER_URL, and firewalls on the way.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'tls',
    'The certificate of the provider is for another host than PROVIDER_URL names.',
  ],
  [
    /^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,
    'tls',
    'The certificate of the provider has expired or is not valid yet. Check its dates, and the clock of this machine.',
  ],
  [
    /^EPROTO$|^ERR_SSL_/,
    'tls',
    'The provider does not speak TLS at this port. PROVIDER_URL has to begin with http://, or to name another port.',
  ],
  [
    /SELF_SIGNED|^UNABLE_TO_|^CERT_|ISSUER|^ERR_TLS_/,
    'tls',
    'The authority of the certificate of the provider is unknown here. NODE_EXTRA_CA_CERTS may name its file.',
  ],
  [
    /^(?:UND_ERR_HEADERS|HPE_HEADER)_OVERFLOW$/,
    'unreadable',
    'The headers of the answer are larger than 16 KiB. Check what the provider, or a proxy before it, puts into them: often cookies.',
  ],
  [
    /^HPE_/,
    'not_http',
    'What answers at PROVIDER_URL does not speak HTTP. Check its port, and whether PROVIDER_URL has to begin with https://.',
  ],
  [
    /^ECONNRESET$|^EPIPE$|^UND_ERR_SOCKET$/,
    'connection_closed',
    'The provider closes the connection without an answer. Check its own log, and whether PROVIDER_URL has to begin with https://.',
  ],
];

/** The fault behind a failed connection, found by its code only: the message contains addresses. */
export function networkFault(error: unknown): ProviderFault {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const known = String(typeof code === 'string' ? code : name);
  const [, kind, check] = faults.find(([codes]) => codes.test(known)) ?? [
    null,
    'network' as const,
    'The connection failed. Check host and port of PROVIDER_URL.',
  ];
  return { kind, check };
}
