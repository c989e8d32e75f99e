import { createContext, useContext } from 'react';
import type { WindowSet } from '../generated/types.ts';

/** The windows that apply to the shown cabinet. Its mutations name them (CAB-06). */
export const WindowSetContext = createContext<WindowSet>('CURRENT');

/** The windows that apply to the shown cabinet. */
export const useWindowSet = (): WindowSet => useContext(WindowSetContext);
