import { endAbove } from './endAbove.ts';

export { open } from './open.ts';

endAbove(160);
