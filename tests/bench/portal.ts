import { mebibytes, type Rows } from './figures.ts';
import { startFilledPortal } from './filledPortal.ts';
import { firstLoadBytes } from './firstLoad.ts';
import { paint } from './paint.ts';
import { renderingMs } from './rendering.ts';

/** Seconds until the largest part of a page is painted. */
const budgets = {
  '/': 1.5,
  '/program': 1.5,
  '/login': 1.5,
  '/registration': 1.5,
  '/reset-password': 1.5,
  '/users-list': 2,
  '/neutron-users': 2,
};
const MOST_SHIFT = 0.02;
/** JavaScript on the first load of each, gzip. */
const MOST_KB = 200;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Rendering, first loads, paint and memory of the portal with its sample data. */
export async function portalFigures(): Promise<Rows> {
  const rows: Rows = [['rendering of every public page after the start', seconds(await renderingMs())]];
  const { urls, gateways, provider, stop } = await startFilledPortal(0, 1);
  try {
    for (const [path, budget] of Object.entries(budgets)) {
      // The first visitor of a list starts the rendering of its rows.
      const { gzip, sent } = await firstLoadBytes(`${urls[0]}${path}`);
      const { largestMs, shift } = await paint(`${urls[0]}${path}`);
      rows.push(
        [`${path}, largest contentful paint, phone`, `${seconds(largestMs)} of ${budget}`],
        [`${path}, layout shift`, `${shift.toFixed(3)} of ${MOST_SHIFT}`],
        [`${path}, scripts, gzip`, `${kilobytes(gzip)} KB of ${MOST_KB} (sent with brotli: ${kilobytes(sent)})`],
      );
    }

    for (const [index, service] of [...gateways, provider].entries()) {
      const name = index === 0 ? 'gateway' : 'provider';
      const { heapUsed, rss } = await service.memory();
      rows.push(
        [`${name}, heap after a collection`, mebibytes(heapUsed)],
        [`${name}, resident memory`, mebibytes(rss)],
      );
    }
  } finally {
    await stop();
  }

  return rows;
}
