import type { Role } from '../../generated/types.ts';
import type * as records from '../../provider/records.ts';
import type { OnUnknown } from './registrationFields.ts';

/** Rights that count as moderator (1§6). */
const moderatorRights = new Set(['moderator', 'conf_admin']);

/** The roles of an account: its first profile is the one that counts. */
export const rolesOf = ({ roles }: records.Account): string[] => roles;

const roles: Record<string, Role> = { user: 'USER', moderator: 'MODERATOR', conf_admin: 'CONFERENCE_ADMIN' };

/** An unknown right becomes UNRECOGNIZED and is reported. */
export function roleOf(right: string, onUnknown: OnUnknown): Role {
  const role = Object.hasOwn(roles, right) ? roles[right] : undefined;
  if (role === undefined) onUnknown('role', right);
  return role ?? 'UNRECOGNIZED';
}

export const isModerator = (roles: readonly string[]): boolean => roles.some((role) => moderatorRights.has(role));
