/**
 * `npm run test:compose`: builds docker-compose.yml on images of Debian's packages, runs it, and checks what only containers
 * show. No registry of images is needed; the first run takes minutes, the next ones reuse `.cache/compose`.
 */
import { run } from '../../scripts/run.ts';
import { requireEngine } from './engine.ts';
import { makeImages } from './images.ts';
import { participate } from './journey.ts';
import { openPortal } from './portal.ts';
import {
  backUpAndRestore,
  expectApart,
  expectCleanLogs,
  expectHardened,
  expectTwoGateways,
  expectWell,
  restartGateways,
  start,
} from './steps.ts';

/** Runs a step and prints one line. */
async function step<T>(name: string, action: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const print = (mark: string, remark: unknown) =>
    console.log(
      `${mark} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}${typeof remark === 'string' ? `: ${remark}` : ''}`,
    );
  try {
    const result = await action();
    print('✓', result);
    return result;
  } catch (error) {
    print('✗', (error as Error).message);
    throw error;
  }
}

await run(async () => {
  const engine = await requireEngine();
  if (typeof engine === 'string') {
    console.log(`skipped: ${engine}`);
    return 0;
  }
  try {
    const portal = await openPortal(engine);
    const removeAll = () => portal.compose('down', '--volumes', '--remove-orphans');
    await removeAll();
    try {
      await step('base images', async () => (await makeImages(portal.run)).join(' ') || 'present');
      await step('images of the project', () => portal.compose('build').then(() => undefined));
      await step('every container starts and is healthy', () => start(portal));
      await step('no root, no capabilities, a read-only file system', () => expectHardened(portal));
      await step('a gateway reaches provider and Redis, not database and mail', () => expectApart(portal));
      const participant = await step('from a new account to an invitation through nginx', () => participate(portal));
      await step('two gateways behind nginx', () => expectTwoGateways(portal));
      await step('both gateways restart under load', () => restartGateways(portal, participant));
      await step('logs of gateways and provider', () => expectCleanLogs(portal));
      await step('health and memory', () => expectWell(portal));
      await step('backup, and restore into an empty system', () => backUpAndRestore(portal, participant));
      await step('health and memory after the restore', () => expectWell(portal));
    } catch (error) {
      console.log(await portal.compose('logs', '--tail=20').catch(() => ''));
      throw error;
    } finally {
      await removeAll();
    }
  } finally {
    await engine.stop();
  }
});
