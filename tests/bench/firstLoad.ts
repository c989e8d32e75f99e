import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../scripts/browser.ts';

/** Bytes of JavaScript, gzip, that a browser with an empty cache loads for an address until it is quiet. */
export async function firstLoadBytes(address: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  } finally {
    await browser.close();
  }
}
