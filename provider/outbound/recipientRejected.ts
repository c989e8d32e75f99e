/** The recipient's mail server rejected the address for good. */
export class RecipientRejected extends Error {
  override name = 'RecipientRejected';
}
