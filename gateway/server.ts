import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSchema } from './apollo/schema.ts';
import { createPublicAnswers } from './apollo/sharedAnswers.ts';
import { createPublicReads } from './cache/publicLists.ts';
import type { GatewayConfig } from './config.ts';
import { meetingDifferences } from './domains/editions/meetingDifferences.ts';
import type { Editions } from './editions/load.ts';
import { watchEditions } from './editions/watchEditions.ts';
import { serveCalendar } from './http/calendar.ts';
import { serveCrashReports } from './http/crashReports.ts';
import { stopListening, watchSilentConnections } from './http/draining.ts';
import { indexAssets, serveAssets } from './http/editionAssets.ts';
import { serveGraphql } from './http/graphqlRoute.ts';
import { serveHealth } from './http/health.ts';
import { serveMedia } from './http/media.ts';
import { createPublicPages } from './http/page/publicPages.ts';
import { serveExplorer } from './http/page/serveExplorer.ts';
import { servePage, serveSitemap, serveWorker } from './http/page/servePage.ts';
import { requestAsVisitor } from './http/page/visitor.ts';
import { serveSchemaText } from './http/schemaText.ts';
import { createWebServer, type WebServerOptions } from './http/webServer.ts';
import { countAttempts } from './limits/attempts.ts';
import { loadTrustedDocuments } from './limits/trustedDocuments.ts';
import { countRequests, createMetrics } from './metrics/metrics.ts';
import { listMeetings } from './provider/extensions/meetings.ts';
import { createServices, type ServiceOptions } from './services.ts';

const built = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

/** How long the first question to the provider may take. */
const startProbeMs = 3_000;
/** Connections that are still open this long after the end began are closed. */
const mostClosingMs = 10_000;
/** How soon the gateway asks for the meetings again if the provider did not answer. */
const compareAgainMs = 5_000;

type GatewayOptions = ServiceOptions &
  Pick<WebServerOptions, 'logStream' | 'bodyLimits'> & {
    /** Folder of the built page. */
    pageFolder?: string;
    /** File of the page's server build. */
    pageServer?: string;
  };

/** Builds the gateway for the process and for tests. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}) {
  const { pageFolder = built('web'), pageServer = built('page-server/entryServer.js'), ...replaced } = options;
  const { logStream, bodyLimits, ...serviceOptions } = replaced;
  let isDraining = false;

  const app = await createWebServer(config, { pageFolder, isDraining: () => isDraining, logStream, bodyLimits });
  const silentConnections = watchSilentConnections(app.server);
  const metrics = createMetrics();
  countRequests(app, metrics);
  const { services, close } = await createServices(config, { ...serviceOptions, log: app.log, metrics });
  const { provider } = services;
  const schema = createSchema(config.publicUrl);
  const documents = loadTrustedDocuments();

  const everybody = { requestId: 'shared', address: config.host, log: app.log, token: () => null };
  const publicReads = createPublicReads(services.publicCache, () => provider.bind(everybody));

  /** Everything that is computed from the editions. */
  const publish = (editions: Editions) => {
    const answers = createPublicAnswers(schema, editions, documents, publicReads, serviceOptions.now);
    const pages = createPublicPages({
      pageFolder,
      pageServer,
      publicUrl: config.publicUrl,
      answers,
      answerVisitor: requestAsVisitor(app),
      mayRenderDocument: (visitor) => countAttempts(services.attemptLimiters, visitor).mayRenderDocument(),
      hasExtension: (name) => services.extensions.known()?.includes(name) === true,
      log: app.log,
    });
    return { answers, pages, assets: indexAssets(editions) };
  };
  let published = publish(services.editions);
  const pages = () => published.pages;

  async function replaceEditions(editions: Editions): Promise<void> {
    const next = publish(editions);
    await next.answers.prepareAll();
    await next.pages.renderAll();
    services.editions = editions;
    published = next;
    void compareMeetings();
  }

  /** Logs each difference between the editions and the provider's meetings: the provider would reject what the page offers. */
  async function compareMeetings(): Promise<void> {
    try {
      if (!(await services.extensions.has('meetings'))) return;
      const meetings = await listMeetings(provider.bind({ ...everybody, requestId: 'meetings' }));
      for (const difference of meetingDifferences(services.editions.all, meetings))
        app.log.warn({ component: 'editions', difference }, 'an edition differs from the provider');
    } catch {
      // The provider does not answer yet.
      await sleep(compareAgainMs, undefined, { ref: false });
      if (!isDraining) await compareMeetings();
    }
  }
  const { editionsFolder } = config;
  const watch = editionsFolder === null ? null : watchEditions(editionsFolder, app.log, replaceEditions);

  const graphql = {
    schema,
    services,
    documents,
    answers: () => published.answers,
    isProduction: config.isProduction,
    metrics,
  };
  await serveGraphql(app, graphql);
  serveSchemaText(app, services, config.isProduction);
  serveMedia(app, services);
  await serveAssets(app, () => published.assets);
  serveCalendar(app, services);
  serveCrashReports(app, services, metrics);
  serveHealth(app, provider, services.clock, pages, () => isDraining);
  serveSitemap(app, config.publicUrl, pages);
  await serveExplorer(app, built('explorer'));
  serveWorker(app, pageFolder, () => published);
  await servePage(app, pageFolder, pages);

  return {
    app,
    /** Logs why the provider cannot be used, if it cannot. */
    probeProvider: () => provider.probe({ requestId: 'start', address: config.host, log: app.log }, startProbeMs),
    /** Renders the public pages. A visitor who comes earlier waits for that page only. */
    renderPages: () => published.pages.renderAll(),
    compareMeetings,
    /** Reads the folder of editions again; nothing to do for the shipped ones. */
    readEditions: async () => watch?.readNow(),
    extensions: services.extensions,
    /** Makes /readyz answer 503, so that load balancers send no new visitors. */
    drain() {
      isDraining = true;
    },
    /** Accepts no more connections; those that are open may send one more request within this time. */
    stopListening: (graceMs: number) => stopListening(app.server, silentConnections, graceMs),
    metrics: metrics.registry,
    providerState: provider.state,
    /** Lets running requests finish, then frees everything. */
    async close() {
      isDraining = true;
      watch?.stop();
      const timer = setTimeout(() => app.server.closeAllConnections(), mostClosingMs);
      await app.close();
      clearTimeout(timer);
      await close();
    },
  };
}
