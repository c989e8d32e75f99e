import type { UserError, UserErrorCode } from '../generated/types.ts';
import { GatewayError, type Problem, ProviderRejection, rejectedRead } from '../lib/errors.ts';
import { sanitizeProviderText } from '../lib/sanitizeProviderText.ts';
import { plainName } from '../provider/records/requestNames.ts';
import { errorsTexts } from '../texts/errors.ts';

/** Our names of a request's fields, dotted, and the input fields that they come from. */
export type FieldMap = Record<string, string[]>;

/** Our texts, for a rejection whose own text is not Russian or must not be shown. */
const codeTexts: Record<UserErrorCode, string> = errorsTexts.byCode;

/** Chooses the code of a problem by its input field. */
type ChooseCode = (field: string[] | null, problem: Problem) => UserErrorCode;

const usualCode: ChooseCode = (field) => (field === null ? 'REFUSED' : 'INVALID');

function inputField(path: string[], fields: FieldMap): string[] | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = fields[path.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return null;
}

const isSame = (a: UserError) => (b: UserError) =>
  a.code === b.code && a.message === b.message && a.field?.join('.') === b.field?.join('.');

/** The user errors of a rejection: each problem once, on its input field. */
export function rejectionToUserErrors(
  rejection: ProviderRejection,
  fields: FieldMap = {},
  chooseCode: ChooseCode = usualCode,
): UserError[] {
  const errors = rejection.problems.map((problem): UserError => {
    const field = inputField(problem.path.map(plainName), fields);
    const code = chooseCode(field, problem);
    return { code, message: sanitizeProviderText(problem.text) ?? codeTexts[code], field };
  });
  if (errors.length > 0) return errors.filter((error, index) => errors.findIndex(isSame(error)) === index);
  // A rejection without any text (MSG-01).
  const code = chooseCode(null, { path: [], text: '' });
  return [{ code, message: code === 'REFUSED' ? errorsTexts.withoutText : codeTexts[code], field: null }];
}

/** The input names a record that does not exist, or that the caller must not know about. */
export const unknownRecord = (...field: string[]): UserError => ({
  code: 'NOT_FOUND',
  message: codeTexts.NOT_FOUND,
  field,
});

const meansUnknownRecord = (error: unknown): boolean =>
  error instanceof ProviderRejection
    ? rejectedRead(error).code === 'NOT_FOUND'
    : error instanceof GatewayError && error.code === 'NOT_FOUND';

/**
 * Runs a call; turns a rejection into user errors by the domain's field map, and rethrows other errors. `idField` names the
 * input field with the record's id: an unknown record becomes an error of that field.
 */
export async function toUserErrors<T>(
  call: () => Promise<T>,
  toErrors: FieldMap | ((rejection: ProviderRejection) => UserError[]) = {},
  idField?: string,
): Promise<{ value: T; userErrors: [] } | { value: null; userErrors: UserError[] }> {
  try {
    return { value: await call(), userErrors: [] };
  } catch (error) {
    if (idField !== undefined && meansUnknownRecord(error)) {
      return { value: null, userErrors: [unknownRecord(idField)] };
    }
    if (!(error instanceof ProviderRejection)) throw error;
    const userErrors = typeof toErrors === 'function' ? toErrors(error) : rejectionToUserErrors(error, toErrors);
    return { value: null, userErrors };
  }
}
