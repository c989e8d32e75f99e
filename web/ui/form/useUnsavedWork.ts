import { useEffect } from 'react';
import { addUnsavedWork } from '../../lib/unsavedWork.ts';

/** Counts a form with unsaved input, or an open dialog, as unsaved work while `isActive`. */
export function useUnsavedWork(isActive: boolean): void {
  useEffect(() => (isActive ? addUnsavedWork() : undefined), [isActive]);
}
