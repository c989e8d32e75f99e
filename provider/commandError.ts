/** A wrong command or wrong data: the message is for the operator, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
