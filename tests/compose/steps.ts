import assert from 'node:assert/strict';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from '../testkit/load.ts';
import { createToken } from '../testkit/tool.ts';
import { trustedText } from '../testkit/trustedDocuments.ts';
import { expectPdf, type Participant } from './journey.ts';
import { type ComposePortal, services } from './portal.ts';

const healthyMs = 180_000;
/** nginx leaves a gateway that failed alone for two seconds (docs/operations.md). */
const untilUsedMs = 3_000;

/** Starts what does not run yet and waits until all of it is healthy. */
export async function start(portal: ComposePortal): Promise<void> {
  await portal.compose('up', '-d');
  await portal.untilHealthy(services, healthyMs);
}

/** Nobody in a container is root, and nothing outside of its volumes can be written, not even by root. */
export async function expectHardened(portal: ComposePortal): Promise<string> {
  const containers = await portal.containers();
  assert.deepEqual([...new Set(containers.map(({ service }) => service))].sort(), services.toSorted());
  const write = (id: string, ...user: string[]) =>
    portal.run('docker', ['exec', ...user, id, 'sh', '-c', 'echo x > /written']).then(
      () => 'written',
      (error: Error) => error.message,
    );
  for (const { id, service, isReadOnly } of containers) {
    assert.equal(isReadOnly, true, service);
    const status = await portal.run('docker', ['exec', id, 'cat', '/proc/1/status']);
    const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    assert.notEqual(value('Uid'), '0', service);
    assert.equal(value('CapEff'), '0000000000000000', service);
    assert.equal(value('NoNewPrivs'), '1', service);
    assert.match(await write(id, '-u', '0'), /Read-only file system/, service);
    assert.doesNotMatch(await write(id), /^written$/, service);
  }
  return `${containers.length} containers`;
}

/** Each service reaches only its own networks. */
export async function expectApart(portal: ComposePortal): Promise<void> {
  const [gateway = ''] = await portal.idsOf('gateway');
  const resolves = (name: string) =>
    portal.run('docker', ['exec', gateway, 'node', '-e', `require('node:dns').promises.lookup('${name}')`]).then(
      () => true,
      () => false,
    );
  assert.deepEqual(await Promise.all(['provider', 'redis', 'database', 'mail'].map(resolves)), [
    true,
    true,
    false,
    false,
  ]);
}

/** How many answers with 200 each gateway has given through nginx. */
async function answersByGateway(portal: ComposePortal): Promise<Map<string, number>> {
  const [proxy = ''] = await portal.idsOf('proxy');
  const log = await portal.run('docker', ['logs', proxy]);
  const counts = new Map<string, number>();
  for (const [, address = ''] of log.matchAll(/ gateway (\S+:4000) 200 /g))
    counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}

/** nginx sends requests to each of two gateways. */
export async function expectTwoGateways(portal: ComposePortal): Promise<string> {
  const before = await answersByGateway(portal);
  for (let request = 0; request < 20; request += 1) assert.equal((await portal.get('/')).status, 200);
  const shares = [...(await answersByGateway(portal))].map(([address, count]) => count - (before.get(address) ?? 0));
  const answered = shares.filter((count) => count > 0);
  assert.equal(answered.length, 2, `answers by gateway: ${shares.join(', ')}`);
  return `${answered.join(' and ')} answers`;
}

/** Restarts the gateways one after the other under load, as docs/operations.md says; no request may fail. */
export async function restartGateways(portal: ComposePortal, { token }: Participant): Promise<string> {
  const others = ['participant@example.org', 'moderator@example.org'].map((email) => createToken(portal.url, email));
  const tokens = [token, ...(await Promise.all(others))];
  const load = startLoad(portal.url, tokens);
  try {
    for (const id of await portal.idsOf('gateway')) {
      await portal.run('docker', ['restart', '-t', '30', id]);
      await portal.untilHealthy(['gateway'], healthyMs);
      await sleep(untilUsedMs);
    }
  } finally {
    await load.stop();
  }
  assert.deepEqual(load.failures, []);
  assert.ok(load.answered() > 100, `only ${load.answered()} requests`);
  return `${load.answered()} requests, none failed`;
}

/** Fails unless the person has this registration, and its file opens. */
async function expectRegistration(portal: ComposePortal, { token, registrationId }: Participant): Promise<void> {
  type Answer = { viewer: { registrations: { id: string; thesisPdf: { url: string } | null }[] } };
  const { viewer } = await portal.ask<Answer>('{ viewer { registrations { id thesisPdf { url } } } }', {}, token);
  assert.deepEqual(
    viewer.registrations.map(({ id }) => id),
    [registrationId],
  );
  await expectPdf(portal, viewer.registrations[0]?.thesisPdf?.url ?? '', token);
}

/** A backup, the loss of every volume, a restore into the empty system: registration, file and session are there again. */
export async function backUpAndRestore(portal: ComposePortal, participant: Participant): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-compose-'));
  const archive = join(folder, 'portal.tar.gz');
  try {
    await expectRegistration(portal, participant);
    await portal.maintain('backup', { output: createWriteStream(archive) });
    const { size } = await stat(archive);
    await portal.compose('down', '--volumes');
    await start(portal);
    // An empty system does not know the token.
    await assert.rejects(portal.ask(trustedText('Viewer'), {}, participant.token), /UNAUTHENTICATED/);
    await portal.compose('stop', 'gateway', 'provider');
    await portal.maintain('restore', { input: createReadStream(archive) });
    await start(portal);
    await expectRegistration(portal, participant);
    return `${Math.round(size / 1024)} KB`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Memory that the kernel has counted for a container at most, by the files of both generations of cgroups. */
const peakFiles = ['/sys/fs/cgroup/memory/memory.max_usage_in_bytes', '/sys/fs/cgroup/memory.peak'];

/** Everything is healthy, nothing was restarted or killed by its memory, and each container stays below its limit. */
export async function expectWell(portal: ComposePortal): Promise<string> {
  await portal.untilHealthy(services, healthyMs);
  const lines: string[] = [];
  for (const { id, service, state, health, restarts, wasOutOfMemory, memoryLimit } of await portal.containers()) {
    assert.deepEqual(
      { state, health, restarts, wasOutOfMemory },
      { state: 'running', health: 'healthy', restarts: 0, wasOutOfMemory: false },
      service,
    );
    const peak = Number(await portal.run('docker', ['exec', id, 'sh', '-c', `cat ${peakFiles.join(' ')} 2>&-; true`]));
    assert.ok(memoryLimit > 0 && peak > 0 && peak < memoryLimit, `${service}: ${peak} of ${memoryLimit}`);
    lines.push(`${service} ${mebibytes(peak)} of ${mebibytes(memoryLimit)} MiB`);
  }
  return lines.sort().join(', ');
}

/** Gateways and provider write JSON lines, and no warning or error that this run did not cause. */
export async function expectCleanLogs(portal: ComposePortal): Promise<string> {
  let count = 0;
  for (const service of ['gateway', 'provider']) {
    for (const id of await portal.idsOf(service)) {
      const lines = (await portal.run('sh', ['-c', `docker logs ${id} 2>&1`])).split('\n').filter(Boolean);
      const strange = lines.filter((line) => !line.startsWith('{') || Number(JSON.parse(line).level) >= 40);
      assert.deepEqual(strange, [], service);
      count += lines.length;
    }
  }
  return `${count} lines`;
}
