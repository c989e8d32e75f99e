import { buildPageIfNeeded } from '../../scripts/build.ts';

/** Once a run: the page that the journeys open is the one of the present sources. */
export default () => buildPageIfNeeded();
