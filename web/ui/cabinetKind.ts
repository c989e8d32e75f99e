import { createContext, useContext } from 'react';
import type { CabinetKind } from '../generated/types.ts';

/** The cabinet that is shown. Its mutations name it, because its windows decide (CAB-06). */
export const CabinetKindContext = createContext<CabinetKind>('CURRENT');

/** The cabinet that is shown. */
export const useCabinetKind = (): CabinetKind => useContext(CabinetKindContext);
