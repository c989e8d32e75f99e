import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { atMostOnceIn, type Log } from './logging.ts';

/** What the gateways of one portal share while there is a Redis. Nothing waits long for it, and nothing fails without it. */
export interface SharedStore {
  /** For limiters, which have an insurance of their own. */
  client: Redis;
  /** The values of keys, null for those that are not there; null in all where Redis does not answer. */
  read(keys: string[]): Promise<(string | null)[] | null>;
  write(key: string, value: string, ttlMs: number): void;
  /** Adds one to a number that other gateways compare. */
  count(key: string): void;
  /** Tells every other gateway. What is told while Redis is away is lost. */
  tell(message: string): void;
  /** Listens to the others. */
  onTold(listener: (message: string) => void): void;
  /** After Redis was away: what the others told meanwhile was not heard. */
  onReturn(listener: () => void): void;
  close(): void;
}

const channel = 'portal:changes';

/** A cache that answers late is none: the provider itself takes 3 to 100 ms. */
const patienceMs = 250;
/** A connection that is silent so long after a question is given up, so that nobody waits for the next ones. */
const silenceMs = 1_000;
const logEveryMs = 60_000;

const settings = {
  // What cannot be asked now is not asked later: each reader has another way.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: patienceMs,
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
};

/** Connects to Redis, now or when it comes; one line a minute tells that it is away. */
export function connectRedis(url: string, log: Log): SharedStore {
  const client = new Redis(url, { ...settings, socketTimeout: silenceMs });
  const subscriber = new Redis(url, settings);
  const listeners: ((message: string) => void)[] = [];
  const returns: (() => void)[] = [];
  let isClosed = false;
  const complain = atMostOnceIn(logEveryMs, (error: unknown) => {
    if (isClosed) return;
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ area: 'redis', code }, 'Redis is away: limits and kept lists are this process’s own meanwhile');
  });
  client.on('error', complain);
  subscriber.on('error', complain);
  const join = () => {
    if (client.status !== 'ready' || subscriber.status !== 'ready') return;
    subscriber.subscribe(channel).then(() => {
      log.info({ area: 'redis' }, 'connected to Redis');
      for (const listener of returns) listener();
    }, complain);
  };
  client.on('ready', join);
  subscriber.on('ready', join);
  // Own messages come back too: what they tell was done already.
  const self = randomUUID();
  subscriber.on('message', (_, text) => {
    const [sender, message = ''] = text.split(' ');
    if (sender === self) return;
    for (const listener of listeners) listener(message);
  });

  return {
    client,
    read: (keys) =>
      client.mget(keys).catch((error: unknown) => {
        complain(error);
        return null;
      }),
    write: (key, value, ttlMs) => void client.set(key, value, 'PX', ttlMs).catch(complain),
    count: (key) => void client.incr(key).catch(complain),
    tell: (message) => void client.publish(channel, `${self} ${message}`).catch(complain),
    onTold: (listener) => void listeners.push(listener),
    onReturn: (listener) => void returns.push(listener),
    close() {
      isClosed = true;
      client.disconnect();
      subscriber.disconnect();
    },
  };
}
