import { idText } from '../../http/validation.ts';

/** The meeting whose sections an export of attendance contains; by default the current one. */
export const exportedMeeting = idText.optional();
