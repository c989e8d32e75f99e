import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openServer } from '../../provider/database/open.ts';
import { locateCluster } from '../testkit/testDatabase.ts';

/** The provider's connections to a server that closes them. A fault without a listener would end the process. */
const WARNING = 'the database server closed a connection';

let warnings: string[];
let database: Database;
let cut: () => void;
let close: () => Promise<void>;
beforeEach(async () => {
  warnings = [];
  const { hostname, port } = new URL(locateCluster());
  const sockets = new Set<Socket>();
  const network = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    sockets.add(socket.on('error', () => onward.destroy()));
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  const log = { warn: (_: object, text: string) => warnings.push(text) };
  database = openServer(`postgres://forum@127.0.0.1:${(network.address() as AddressInfo).port}/postgres`, log);
  cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  close = async () => {
    await database.destroy();
    network.close();
    await once(network, 'close');
  };
});
afterEach(() => close());

const processId = async (db: Database) =>
  (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)).rows[0]?.id;

/** Ends a connection as an administrator's restart does; resolves once it is closed. */
async function terminate(id: number | undefined): Promise<void> {
  const administrator = openServer(`${locateCluster()}/postgres`);
  await sql`select pg_terminate_backend(${id}, 10000)`.execute(administrator);
  await administrator.destroy();
}

it.each([
  ['the server ends', terminate],
  ['the network cuts', async () => cut()],
])('a transaction fails when %s its connection, and the next one runs', async (_, lose) => {
  const broken = database.transaction().execute(async (trx) => {
    await lose(await processId(trx));
    await expect.poll(() => warnings).toContain(WARNING);
    await processId(trx);
  });
  await expect(broken).rejects.toThrow(/connection|terminated/i);
  expect(await processId(database)).toEqual(expect.any(Number));
});

it('the provider replaces an idle connection that the server ended', async () => {
  const ended = await processId(database);
  await terminate(ended);
  await expect.poll(() => warnings).toContain(WARNING);
  expect(await processId(database)).not.toBe(ended);
});
