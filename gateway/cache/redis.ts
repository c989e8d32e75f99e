import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { atMostOnceIn, type Log } from '../telemetry/logging.ts';

/** What the gateways of one portal share. Commands time out quickly, and the gateway also works without Redis. */
export type SharedStore = ReturnType<typeof connectRedis>;

const channel = 'portal:changes';

/** The provider itself answers in 3 to 100 ms, so a slower cache is useless. */
const commandTimeoutMs = 250;
/** A connection without an answer for this long is closed, so that later commands do not wait for it. */
const socketTimeoutMs = 1_000;
const logEveryMs = 60_000;

const settings = {
  // A failed command is not queued: each reader has a fallback.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  socketTimeout: socketTimeoutMs,
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
};

/** Reconnects by itself; logs at most one line a minute while Redis is away. */
export function connectRedis(url: string, log: Log) {
  const client = new Redis(url, settings);
  // Not before: the event loop of a gateway that starts is late, and the library's own commands would time out then.
  client.on('ready', () => {
    client.options.commandTimeout = commandTimeoutMs;
  });
  client.on('close', () => {
    delete client.options.commandTimeout;
  });
  // `join` subscribes again and handles a rejection; the library's own resubscription would leave it unhandled, which ends the
  // process.
  const subscriber = new Redis(url, { ...settings, autoResubscribe: false });
  const listeners: ((message: string) => void)[] = [];
  const reconnectListeners: (() => void)[] = [];
  let isClosed = false;
  const logError = atMostOnceIn(logEveryMs, (error: unknown) => {
    if (isClosed) return;
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ component: 'redis', code }, 'Redis is away, this process uses its own limits and caches');
  });
  client.on('error', logError);
  subscriber.on('error', logError);
  const join = () => {
    if (client.status !== 'ready' || subscriber.status !== 'ready') return;
    subscriber.subscribe(channel).then(() => {
      log.info({ component: 'redis' }, 'connected to Redis');
      for (const listener of reconnectListeners) listener();
    }, logError);
  };
  client.on('ready', join);
  subscriber.on('ready', join);
  // Redis also delivers a gateway's own messages, which it has handled already.
  const self = randomUUID();
  subscriber.on('message', (_, text) => {
    const [sender, message = ''] = text.split(' ');
    if (sender === self) return;
    for (const listener of listeners) listener(message);
  });

  return {
    client,
    /** Sends a message to the other gateways; it is lost while Redis is away. */
    publish: (message: string) => void client.publish(channel, `${self} ${message}`).catch(logError),
    onMessage: (listener: (message: string) => void) => void listeners.push(listener),
    /** Runs after each connection to Redis: messages sent while it was away are lost. */
    onReconnect: (listener: () => void) => void reconnectListeners.push(listener),
    close() {
      isClosed = true;
      client.disconnect();
      subscriber.disconnect();
    },
  };
}
