import { loadEditions } from '../../../gateway/editions/load.ts';

/** The mistakes of a folder of editions, without the folder's own place. */
export function mistakesIn(folder: string): string[] {
  try {
    loadEditions(folder);
  } catch (error) {
    return String(error)
      .replaceAll(`${folder}/`, '')
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}
