/** A rejection that a person can correct: a value of the answer, not an error. */
export interface UserError {
  code: string;
  message: string;
  field: string[] | null;
}

/** Rejections as one line, each with its field. */
export const describeErrors = (errors: UserError[]): string =>
  errors.map(({ code, message, field }) => [code, field?.join('.'), message].filter(Boolean).join(' ')).join('; ');
