import type { ParticipationFormat } from '../../generated/types.ts';

/** Whether a format is more than listening: it has a title, a section and files (REG-03, LST-04). */
export const isTalkFormat = (format: ParticipationFormat | ''): boolean => format === 'SPEAKER' || format === 'POSTER';
