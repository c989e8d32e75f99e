import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { accountRoutes } from './accounts/routes.ts';
import { createThrottle } from './accounts/throttle.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { type Clock, createClock } from './clock.ts';
import type { ProviderConfig } from './config.ts';
import { logFirstSteps } from './database/firstSteps.ts';
import { type Database, openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { lockDataDir, makeFolder } from './dataDirLock.ts';
import { documentRoutes } from './documents/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { extensionRoutes } from './extensions/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { TEMPORARY } from './files/storage.ts';
import { serveHealth } from './health.ts';
import { guardRoutes } from './http/access.ts';
import { answerErrors, readJson } from './http/errors.ts';
import { serializers } from './http/logging.ts';
import { mailingRoutes } from './mailings/routes.ts';
import { collectProcessMetrics, createMetrics, serveMetrics } from './metrics.ts';
import { createMail, logCaughtLetters } from './outbound/mail.ts';
import { mailboxRoutes } from './outbound/mailbox.ts';
import { participantRoutes } from './participants/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { referenceRoutes } from './references/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import type { Services } from './services.ts';
import { readSigningSecret } from './signingSecret.ts';
import { startSweeping } from './sweep.ts';

const REQUEST_ID = /^[\w.-]{1,100}$/;
const JSON_LIMIT = 256 * 1024;
/** Longer than callers keep idle connections, so that the callers close them. */
const KEEP_ALIVE_MS = 30_000;

/** A provider that does not listen yet. `checkMail` logs if the mail server accepts no letters. */
export type Provider = {
  app: FastifyInstance;
  database: Database;
  checkMail(): Promise<void>;
  /** Serves /metrics on a separate port until `close`. @returns the port */
  serveMetrics(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

/** The HTTP server without routes. */
export function createApp(config: ProviderConfig, stream: DestinationStream | undefined): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, base: { service: 'provider' }, serializers, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
}

/** Creates the service without listening. Tests pass a prepared database and a log stream. */
export async function createProvider(
  config: ProviderConfig,
  given: { clock?: Clock; database?: Database; logStream?: DestinationStream } = {},
): Promise<Provider> {
  const clock = given.clock ?? createClock(config.clock);
  const mediaDir = join(config.dataDir, 'media');
  await makeFolder(mediaDir);
  const app = createApp(config, given.logStream);
  const unlock = await lockDataDir(config.dataDir, (code) =>
    app.log.warn({ code }, 'cannot lock the data folder: do not start a second provider in it'),
  );
  // A killed process may have left half-written files.
  await rm(join(mediaDir, TEMPORARY), { recursive: true, force: true });
  await mkdir(join(mediaDir, TEMPORARY));
  const secrets = config.signingSecrets ?? [await readSigningSecret(config.dataDir)];
  const database = given.database ?? (await openDatabase(config, app.log));
  await prepareDatabase(database, { mediaDir, demoData: config.demoData });
  await logFirstSteps(database, app.log);
  logCaughtLetters(config, app.log);

  const mail = createMail(config, { db: database, clock, log: app.log });
  const metrics = createMetrics({ db: database, dataDir: config.dataDir });
  metrics.countRequests(app);
  let metricsServer: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  const services: Services = {
    db: database,
    clock,
    mail,
    limits: config.limits,
    log: app.log,
    metrics,
    throttle: createThrottle(config.limits.rates, clock),
    secrets,
    publicUrl: config.publicUrl,
    mediaDir,
    publicList: config.publicList,
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Load balancers and containers ask for the health every few seconds.
    if (request.routeOptions.url === '/healthz') return;
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  answerErrors(app);
  readJson(app);
  guardRoutes(app, services);
  serveHealth(app, services);
  await fileRoutes(app, services);
  accountRoutes(app, services);
  profileRoutes(app, services);
  registrationRoutes(app, services);
  participantRoutes(app, services);
  mailingRoutes(app, services);
  attendanceRoutes(app, services);
  exportRoutes(app, services);
  referenceRoutes(app, services);
  extensionRoutes(app, services, config.extensions);
  documentRoutes(app, services);
  if (!config.smtpUrl) mailboxRoutes(app, services);
  await app.ready();
  const stopSweeping = startSweeping(services);

  return {
    app,
    database,
    checkMail: mail.check,
    async serveMetrics(port, host) {
      collectProcessMetrics(metrics.registry);
      metricsServer = await serveMetrics(metrics.registry, { port, host });
      return metricsServer.port;
    },
    async close() {
      await metricsServer?.close();
      await app.close();
      await stopSweeping();
      await mail.close();
      await database.destroy();
      await unlock();
    },
  };
}
