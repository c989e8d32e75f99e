import { readConfig } from '../../gateway/config.ts';
import { createGateway } from '../../gateway/server.ts';

/**
 * Renders and compresses every public page and every static answer, as a gateway does at start; returns milliseconds.
 */
export async function renderingMs(): Promise<number> {
  // The public pages need no provider.
  const settings = { PROVIDER_URL: 'http://127.0.0.1:9', DEMO_DATA: 'yes', LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const { renderPages, close } = await createGateway(readConfig(settings));
  const begun = performance.now();
  await renderPages();
  const ms = performance.now() - begun;
  await close();
  return ms;
}
