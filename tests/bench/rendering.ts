import { createGateway } from '../../gateway/server.ts';

/**
 * Renders and compresses every public page and every static answer, as a gateway does at start; returns milliseconds.
 */
export async function renderingMs(): Promise<number> {
  const { renderPages, close } = await createGateway({
    port: 0,
    host: '127.0.0.1',
    // The public pages need no provider.
    providerUrl: 'http://127.0.0.1:9',
    providerExtensions: null,
    mediaUrls: [],
    publicUrl: 'http://127.0.0.1',
    portalClock: null,
    editionsFolder: null,
    isDemonstration: true,
    trustedProxies: [],
    corsOrigins: [],
    redisUrl: null,
    fileLinkSecrets: [],
    operationCostPerMinute: 1,
    metricsPort: null,
    traceEndpoint: null,
    logLevel: 'error',
    isProduction: true,
  });
  const begun = performance.now();
  await renderPages();
  const ms = performance.now() - begun;
  await close();
  return ms;
}
