/** The settings that a peer is started with. */
export function readSettings() {
  const { PORT = '', PROVIDER_URL = '', PROVIDER_CLIENT = '', LISTS = '' } = process.env;
  return {
    port: Number(PORT),
    providerUrl: PROVIDER_URL,
    /** Whether it calls the provider with our client instead of its own. */
    hasOurClient: PROVIDER_CLIENT === 'ours',
    /** For our gateway: whether a list is cached, checked for changes each time, or read completely each time. */
    lists: LISTS,
  };
}
