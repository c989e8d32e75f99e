import { mostFileBytes } from '../../../schema/limits.ts';

/** Returns the reason why a chosen file is rejected, or null. The service checks again, including the content. */
export function checkFile(file: File, extensions: readonly string[]): 'tooLarge' | 'wrongFormat' | 'empty' | null {
  const dot = file.name.lastIndexOf('.');
  const extension = dot < 0 ? '' : file.name.slice(dot + 1).toLowerCase();
  if (!extensions.includes(extension)) return 'wrongFormat';
  if (file.size === 0) return 'empty';
  return file.size > mostFileBytes ? 'tooLarge' : null;
}
