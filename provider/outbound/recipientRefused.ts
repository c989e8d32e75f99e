/** The recipient's mail server rejected the address for good. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}
