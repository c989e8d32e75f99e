import type * as records from '../../provider/records.ts';

/** Rights that count as moderator (1§6). */
const moderatorRights = new Set(['moderator', 'conf_admin']);

/** The roles of an account: its first profile is the one that counts. */
export const rolesOf = ({ roles }: records.Account): string[] => roles;

export const isModerator = (roles: readonly string[]): boolean => roles.some((role) => moderatorRights.has(role));
