import type { TypedDocumentString } from './generated/graphql.ts';

/** What the portal answered instead of data: the codes are explained in docs/api.md. */
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

/** A portal at an address, asked as the owner of a token or as a visitor. */
export function portal(url: string, token?: string) {
  return {
    /**
     * Runs an operation.
     * @throws PortalError with its code where the portal did not answer everything that was asked
     */
    async ask<Data, Variables extends Record<string, unknown>>(
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
      if (!data) throw new PortalError(`The portal answered ${response.status}`, 'UNKNOWN');
      return data;
    },
  };
}
