import type { ProviderRejection } from '../../errors.ts';
import type { UserError } from '../../generated/types.ts';
import { type FieldMap, rejectionToUserErrors } from '../../graphql/userErrors.ts';
import { tooLargeError } from '../../http/uploads.ts';

/** User errors of a rejected upload; 413 may also come from a proxy. */
export const uploadErrors =
  (fields: FieldMap) =>
  (rejection: ProviderRejection): UserError[] =>
    rejection.status === 413 ? [tooLargeError('file')] : rejectionToUserErrors(rejection, fields);
