/** The code that a person typed, or the end of the address that the document prints. */
export const codeOf = (typed: string): string => typed.trim().split('/').at(-1) ?? '';
