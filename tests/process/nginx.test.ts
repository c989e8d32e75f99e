import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { deadlines } from '../../gateway/context.ts';
import { endingTimes } from '../../gateway/http/draining.ts';
import { cuts, drains, gatewaysBehindNginx, isBusy, lacks } from '../testkit/gatewaysBehindNginx.ts';
import { send } from '../testkit/load.ts';

/** The deployment's nginx before misbehaving gateways: which requests it passes on, and which it never repeats. */
const { startGateway, startBefore, startBeforeTwo } = gatewaysBehindNginx();
const isAnswered = { status: 200, text: 'answered' };
const post = { method: 'POST', path: '/graphql', body: '{}' };

describe('nginx before two gateways', () => {
  it.each(['GET', 'POST'])('passes a %s of a draining gateway on to the other one, with its body', async (method) => {
    const [draining, other] = [await startGateway(drains), await startGateway()];
    const url = await startBeforeTwo(draining.port, other.port);
    const body = method === 'POST' ? 'x'.repeat(300_000) : '';
    expect(await send(url, { method, path: '/graphql', body })).toMatchObject(isAnswered);
    expect(other.requests).toEqual([`${method} ${body}`.trim()]);
  });

  it.each(['GET', 'POST'])(
    'returns a busy gateway’s answer to a %s, and sends it the next requests',
    async (method) => {
      const [busy, other] = [await startGateway(isBusy), await startGateway()];
      const url = await startBeforeTwo(busy.port, other.port);
      for (let n = 0; n < 5; n += 1) {
        const answer = await send(url, { method, path: '/graphql' });
        expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
        expect(answer.text).toContain('GATEWAY_BUSY');
      }
      expect([busy.requests.length, other.requests.length]).toEqual([5, 0]);
    },
  );

  it.each(['GET', 'POST'])('passes a %s on if a gateway accepts no connections', async (method) => {
    const url = await startBeforeTwo(undefined, (await startGateway()).port);
    expect(await send(url, { method, path: '/graphql' })).toMatchObject(isAnswered);
  });

  it.each(['/program', '/graphql?query={edition}'])(
    'passes a read on if a gateway cuts the connection: %s',
    async (path) => {
      const url = await startBeforeTwo((await startGateway(cuts)).port, (await startGateway()).port);
      expect(await send(url, { path })).toMatchObject(isAnswered);
    },
  );

  it.each(['/program', '/assets/entry-1a2b3c4d.js', '/graphql?query={edition}'])(
    'sends a read once more if the only gateway cuts the connection: %s',
    async (path) => {
      let isFirst = true;
      const gateway = await startGateway((request, response) => {
        if (!isFirst) return response.end('answered');
        isFirst = false;
        cuts(request, response);
      });
      expect(await send(await startBeforeTwo(gateway.port), { path })).toMatchObject(isAnswered);
    },
  );

  it('looks for a file of the page at the other gateway too: during an update each has its own version', async () => {
    const [old, updated] = [await startGateway(lacks), await startGateway()];
    const url = await startBeforeTwo(old.port, updated.port);
    expect(await send(url, { path: '/assets/entry-1a2b3c4d.js' })).toMatchObject(isAnswered);
    expect((await send(url, { path: '/program' })).status).toBe(404);
  });

  it('returns the gateways’ 404 for a file that none of them has', async () => {
    const gateways = [await startGateway(lacks), await startGateway(lacks)];
    const url = await startBeforeTwo(gateways[0]?.port, gateways[1]?.port);
    expect(await send(url, { path: '/assets/entry-1a2b3c4d.js' })).toMatchObject({ status: 404, text: 'Not found' });
    expect(gateways.map(({ requests }) => requests)).toEqual([['GET'], ['GET']]);
  });

  it.each([['a POST', 'gateway may have run it', post, 'POST {}']])(
    'never sends %s again after a cut connection, because the %s',
    async (_, __, request, received) => {
      const [broken, other] = [await startGateway(cuts), await startGateway()];
      const url = await startBeforeTwo(broken.port, other.port);
      expect((await send(url, request)).status).toBe(502);
      expect([broken.requests, other.requests]).toEqual([[received], []]);
    },
  );

  it('passes a POST on if a gateway drains and closes its port', async () => {
    const draining = await startGateway((request, response) => {
      draining.server.close();
      drains(request, response);
    });
    const other = await startGateway();
    expect(await send(await startBeforeTwo(draining.port, other.port), post)).toMatchObject(isAnswered);
    expect([draining.requests, other.requests]).toEqual([['POST {}'], ['POST {}']]);
  });

  it('sends a draining gateway no POST after three, so that none waits at its port when that closes', async () => {
    const [draining, other] = [await startGateway(drains), await startGateway()];
    const servers = [draining, other].map(({ port }) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=60s;`);
    const url = await startBefore(servers.join(' '));
    for (let n = 0; n < 20; n += 1) expect(await send(url, post)).toMatchObject(isAnswered);
    expect([draining.requests.length, other.requests.length]).toEqual([3, 20]);
  });

  it('does not send a POST a third time if the other gateway cuts the connection', async () => {
    const other = await startGateway(cuts);
    const url = await startBeforeTwo((await startGateway(drains)).port, other.port);
    expect((await send(url, post)).status).toBe(502);
    expect(other.requests).toEqual(['POST {}']);
  });
});

const template = await readFile('deploy/nginx/portal.conf.template', 'utf8');

it('nginx leaves an idle connection before a gateway that ends closes it, so that no POST is lost with it', async () => {
  const gateway = await startGateway();
  expect((await send(await startBeforeTwo(gateway.port), post)).status).toBe(200);
  const connections = () => new Promise((resolve) => gateway.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  const [, ms] = /^ *keepalive_timeout (\d+)ms;$/m.exec(template) ?? [];
  expect(2 * Number(ms)).toBeLessThan(endingTimes.notice + endingTimes.grace);
});

it('nginx waits longer than a gateway may take', () => {
  const [, seconds] = /^ *proxy_read_timeout (\d+)s;$/m.exec(template) ?? [];
  // An upload may start when the operation's time is nearly over; the gateway deletes its file afterwards.
  const { uploadMs, finishingMs, cleanupMs } = deadlines;
  expect(Number(seconds) * 1000).toBeGreaterThan(uploadMs + finishingMs + cleanupMs);
});
