import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../scripts/browser.ts';

/** JavaScript that a browser with an empty cache loads for an address until it is quiet, in bytes. */
export interface FirstLoad {
  /** As the budgets are stated. */
  gzip: number;
  /** As the gateway sends it. */
  sent: number;
}

/** Opens an address and counts. */
export async function firstLoadBytes(address: string): Promise<FirstLoad> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    const sizes: Promise<FirstLoad>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const sent = response.request().sizes();
      sizes.push(
        response.body().then(async (body) => ({ gzip: gzipSync(body).length, sent: (await sent).responseBodySize })),
      );
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const loads = await Promise.all(sizes);
    const sum = (key: keyof FirstLoad) => loads.reduce((total, load) => total + load[key], 0);
    return { gzip: sum('gzip'), sent: sum('sent') };
  } finally {
    await browser.close();
  }
}
