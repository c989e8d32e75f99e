/** The largest file the service takes (FIL-02). */
export const MAX_FILE_BYTES = 6_291_456;

/** The reason why a chosen file is rejected, or null. The service checks again, by content as well. */
export function checkFile(file: File, extensions: readonly string[]): 'tooLarge' | 'wrongFormat' | 'empty' | null {
  const dot = file.name.lastIndexOf('.');
  const extension = dot < 0 ? '' : file.name.slice(dot + 1).toLowerCase();
  if (!extensions.includes(extension)) return 'wrongFormat';
  if (file.size === 0) return 'empty';
  return file.size > MAX_FILE_BYTES ? 'tooLarge' : null;
}
