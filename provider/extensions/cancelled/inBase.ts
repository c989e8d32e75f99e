import { flagText } from '../../http/validation.ts';

/** `true` also answers a cancelled registration to a moderator. */
export const withCancelled = flagText;

/** Marks a cancelled registration; an active one has no mark. */
export const cancelledMark = ({ is_active }: { is_active: boolean }) => (is_active ? {} : { is_active: false });
