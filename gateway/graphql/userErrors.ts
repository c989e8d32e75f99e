import { ProviderRejection, rejectedMessage } from '../errors.ts';
import type { UserError, UserErrorCode } from '../generated/types.ts';
import { sanitizeProviderText } from '../lib/sanitizeProviderText.ts';

/** The provider's dotted field names and the input fields they come from. */
export type FieldMap = Record<string, string[]>;

function inputField(path: string[], fields: FieldMap): string[] | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = fields[path.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return null;
}

export function rejectionToUserErrors(
  rejection: ProviderRejection,
  fields: FieldMap = {},
  code?: UserErrorCode,
): UserError[] {
  const errors = rejection.problems.map(({ path, text }): UserError => {
    const field = inputField(path, fields);
    return {
      code: code ?? (field === null ? 'REFUSED' : 'INVALID'),
      message: sanitizeProviderText(text) ?? rejectedMessage,
      field,
    };
  });
  return errors.length > 0 ? errors : [{ code: code ?? 'REFUSED', message: rejectedMessage, field: null }];
}

/** Runs a call; turns a rejection into user errors by the domain's field map, and rethrows other errors. */
export async function settle<T>(
  call: () => Promise<T>,
  toErrors: FieldMap | ((rejection: ProviderRejection) => UserError[]) = {},
): Promise<{ value: T; userErrors: [] } | { value: null; userErrors: UserError[] }> {
  try {
    return { value: await call(), userErrors: [] };
  } catch (error) {
    if (!(error instanceof ProviderRejection)) throw error;
    const userErrors = typeof toErrors === 'function' ? toErrors(error) : rejectionToUserErrors(error, toErrors);
    return { value: null, userErrors };
  }
}
