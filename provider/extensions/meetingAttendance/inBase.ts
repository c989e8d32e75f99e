import { idText } from '../../http/validation.ts';

/** The meeting whose sections an export of attendance contains; without it those of the current one. */
export const exportedMeeting = idText.optional();
