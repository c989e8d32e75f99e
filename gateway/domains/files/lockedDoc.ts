/** Offsets in a compound file, the container of Word's old format ([MS-CFB], [MS-DOC]). */
const SECTOR_SHIFT_AT = 30;
const START_IN_ENTRY = 116;
const WORD_IDENTITY = 0xa5ec;
const FLAGS_AT = 11;
const IS_ENCRYPTED = 1;

const stream = (name: string) => Buffer.from(name, 'utf16le');

/** Whether a compound file is a .docx with a password. */
export const isLockedDocx = (bytes: Buffer): boolean => bytes.includes(stream('EncryptedPackage'));

/** Whether a .doc has a password: its text's stream says so in its first bytes. */
export function isLockedDoc(bytes: Buffer): boolean {
  const entry = bytes.indexOf(stream('WordDocument'));
  if (entry < 0 || bytes.length < entry + START_IN_ENTRY + 4) return false;
  const at = (bytes.readUInt32LE(entry + START_IN_ENTRY) + 1) * 2 ** bytes.readUInt16LE(SECTOR_SHIFT_AT);
  if (at + FLAGS_AT >= bytes.length || bytes.readUInt16LE(at) !== WORD_IDENTITY) return false;
  return ((bytes[at + FLAGS_AT] ?? 0) & IS_ENCRYPTED) !== 0;
}
