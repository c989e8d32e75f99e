/** What a peer is started with. */
export function readSettings() {
  const { PORT = '', PROVIDER_URL = '', PROVIDER_CLIENT = '', LISTS = '' } = process.env;
  return {
    port: Number(PORT),
    providerUrl: PROVIDER_URL,
    /** Whether it asks the provider by our client instead of its own way. */
    hasOurClient: PROVIDER_CLIENT === 'ours',
    /** Ours: whether a list is cached, checked for changes each time, or read whole each time. */
    lists: LISTS,
  };
}
