import type { Schemas } from './provider/contract.ts';

/** Rights that count as moderator (1§6). */
const moderatorRights = new Set(['moderator', 'conf_admin']);

/** Whether one of the account's roles is a moderator's; the first profile is the one that counts. */
export const isModerator = (account: Schemas['Account']): boolean =>
  account.profiles[0]?.role.some((role) => moderatorRights.has(role.access_rights)) ?? false;
