/** The extensions of the contract that this provider has; each has a folder of its name. */
export const extensionNames = [
  'history',
  'letterPreviews',
  'verification',
  'archive',
  'sessions',
  'cancelled',
  'consent',
  'olderCabinet',
  'meetings',
  'fileReplacement',
  'publicity',
  'meetingAttendance',
  'accountChanges',
  'verificationLetters',
] as const;
export type ExtensionName = (typeof extensionNames)[number];
