import type { Schemas } from '../../provider/contract.ts';

/** Rights that count as moderator (1§6). */
const moderatorRights = new Set(['moderator', 'conf_admin']);

/** The roles of an account: its first profile is the one that counts. */
export const rolesOf = ({ profiles }: Schemas['Account']): string[] =>
  profiles[0]?.role.map(({ access_rights }) => access_rights) ?? [];

export const isModerator = (roles: readonly string[]): boolean => roles.some((role) => moderatorRights.has(role));
