import { expect, it } from 'vitest';
import { openGateway } from '../../testkit/portal.ts';

const gateway = await openGateway({ providerUrl: 'http://127.0.0.1:9' });

it('logs a line for a request, and none for probes of load balancers', async () => {
  for (const path of ['/healthz', '/readyz', '/readyz?from=nginx', '/robots.txt']) await fetch(gateway.url + path);
  const lines = () => gateway.log.map((line) => JSON.parse(line) as { component?: string; path?: string });
  const paths = () => lines().flatMap(({ component, path }) => (component === 'http' ? [path] : []));
  await expect.poll(paths).toEqual(['/robots.txt']);
});
