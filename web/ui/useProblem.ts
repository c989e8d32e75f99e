import { useState } from 'react';
import type { Problem } from '../lib/perform.ts';

/** Why a dialog's action was not done; a dialog that opens again begins without it. */
export function useProblem(opened: boolean) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setProblem(null);
  }
  return [problem, setProblem] as const;
}
