import type { ProviderRejection } from '../../errors.ts';
import type { DocumentAnswer, UserError } from '../../generated/types.ts';
import { type FieldMap, rejectionToUserErrors, settle } from '../../graphql/userErrors.ts';
import { tooLargeError } from '../../http/uploads.ts';

/** The gateway's address of a provider's file, or the provider's rejection. */
export async function documentAnswer(
  read: () => Promise<string>,
  { mediaUrl }: { mediaUrl(link: string): string | Promise<string> },
): Promise<DocumentAnswer> {
  const { value, userErrors } = await settle(read);
  return { url: value === null ? null : await mediaUrl(value), userErrors };
}

/** User errors of a rejected upload; 413 may also come from a proxy. */
export const uploadErrors =
  (fields: FieldMap) =>
  (rejection: ProviderRejection): UserError[] =>
    rejection.status === 413 ? [tooLargeError('file')] : rejectionToUserErrors(rejection, fields);
