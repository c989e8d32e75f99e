import type { UserError } from '../../generated/types.ts';
import { tooLargeError } from '../../graphql/receiveUpload.ts';
import { type FieldMap, rejectionToUserErrors } from '../../graphql/userErrors.ts';
import type { ProviderRejection } from '../../lib/errors.ts';

/** User errors of a rejected upload; 413 may also come from a proxy. */
export const uploadErrors =
  (fields: FieldMap) =>
  (rejection: ProviderRejection): UserError[] =>
    rejection.status === 413 ? [tooLargeError] : rejectionToUserErrors(rejection, fields);
