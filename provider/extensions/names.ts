/** The extensions of the contract that this provider has; each has its folder. */
export const extensionNames = [
  'history',
  'changes',
  'batches',
  'letterPreviews',
  'letterLog',
  'views',
  'badges',
  'abstracts',
  'verification',
  'archive',
  'sessions',
  'cancelled',
  'exportLog',
  'consent',
  'olderCabinet',
  'meetings',
  'fileReplacement',
  'withdrawals',
  'publicity',
  'meetingAttendance',
] as const;
export type ExtensionName = (typeof extensionNames)[number];
