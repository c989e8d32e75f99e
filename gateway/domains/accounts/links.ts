/** Mailed links with signed values. */
import type { LinkValueInput, SignedLinkInput, UserError } from '../../generated/types.ts';
import { rejectionToUserErrors, toUserErrors } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { asRejection, type ProviderRejection } from '../../lib/errors.ts';
import { sanitizeProviderText } from '../../lib/sanitizeProviderText.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { WriteResult } from '../../provider/http/written.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { accountsTexts } from '../../texts/accounts.ts';

const linkFields = {
  userId: ['link', 'values'],
  timestamp: ['link', 'values'],
  signature: ['link', 'values'],
  password: ['password'],
} satisfies FieldsOf<Body<'ResetPasswordRequest'>>;

/** The person can correct a rejected password; every other rejection means an invalid link. */
export const rejectedLinkErrors = (rejection: ProviderRejection): UserError[] =>
  rejectionToUserErrors(rejection, linkFields, (field) => (field?.[0] === 'password' ? 'INVALID' : 'LINK_EXPIRED'));

/** Limits of a mailed link (API-04, API-05); browsers and servers accept addresses of a few thousand characters. */
const linkLimits = { values: 50, name: 100, value: 2_000 };

const fits = ({ name, value }: LinkValueInput) =>
  name !== '' && name.length <= linkLimits.name && value.length <= linkLimits.value;

/** Rejects a link without values or with more than a link has. `path` leads to the link: a person edits none of its values. */
export function linkErrors({ values }: SignedLinkInput, ...path: string[]): UserError[] {
  return values.length > 0 && values.length <= linkLimits.values && values.every(fits)
    ? []
    : [userError('INVALID', accountsTexts.brokenLink, ...path, 'values')];
}

/** All values of a link under their own names (API-04, API-05); a repeated name becomes a list. */
export function toSignedLink({ values }: SignedLinkInput): Schemas['SignedLink'] {
  const named = new Map<string, string[]>();
  for (const { name, value } of values) named.set(name, [...(named.get(name) ?? []), value]);
  return Object.fromEntries([...named].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

/** Sends the values of a link to the provider; the detail is its text of the success. */
export async function followLink(
  input: SignedLinkInput,
  send: (link: Schemas['SignedLink']) => Promise<WriteResult<Schemas['Done']>>,
) {
  const userErrors = linkErrors(input);
  if (userErrors.length > 0) return { detail: null, userErrors };
  const done = await toUserErrors(() => send(toSignedLink(input)).catch(asRejection), rejectedLinkErrors);
  return { detail: sanitizeProviderText(done.value?.record?.detail ?? ''), userErrors: done.userErrors };
}
