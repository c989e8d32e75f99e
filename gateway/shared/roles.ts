import type { Role } from '../generated/types.ts';
import { codeReader } from './registrationFields.ts';

/** Rights that count as moderator (1§6). */
const moderatorRights = new Set(['moderator', 'conferenceAdmin']);

export const roleOf = codeReader<Role>('role', {
  user: 'USER',
  moderator: 'MODERATOR',
  conferenceAdmin: 'CONFERENCE_ADMIN',
});

export const isModerator = (roles: readonly string[]): boolean => roles.some((role) => moderatorRights.has(role));
