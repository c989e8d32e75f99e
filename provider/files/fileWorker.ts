import { endProcessAbove } from './endProcessAbove.ts';

export { open } from './open.ts';

endProcessAbove(160);
