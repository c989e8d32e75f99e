/** The recipient's mail server will never take a letter to this address. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}
