import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../scripts/browser.ts';

/** JavaScript in bytes that a browser with an empty cache loads for an address until the network is idle. */
export interface FirstLoad {
  /** The unit of the budgets. */
  gzip: number;
  /** The size that the gateway sends. */
  sent: number;
}

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
