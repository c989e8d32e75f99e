import type { TypedDocumentString } from './generated/graphql.ts';

/** An error of the portal. docs/api.md explains the codes. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A client of the portal at this address, for the owner of the token or for a visitor. */
export function portal(url: string, token?: string) {
  return {
    /**
     * Runs an operation.
     * @throws PortalError if any part of the answer failed
     */
    async request<Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentString<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
        body: JSON.stringify({ query: document.toString(), variables }),
      });
      const { data, errors } = (await response.json()) as Answer<Data>;
      const [error] = errors ?? [];
      if (error) throw new PortalError(error.message, error.extensions?.code ?? 'UNKNOWN');
      if (!data) throw new PortalError(`The portal answered with status ${response.status}`, 'UNKNOWN');
      return data;
    },
  };
}
