import { flagText } from '../../http/validation.ts';

/** With `true`, a moderator's call answers a cancelled registration too. */
export const withCancelled = flagText;

/** Marks a cancelled registration; an active one has no mark. */
export const cancelledMark = ({ is_active }: { is_active: boolean }) => (is_active ? {} : { is_active: false });
