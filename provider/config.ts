import { z } from 'zod';
import { describeSetting, isNetwork, isSiteRoot, siteRootMessage } from '../schema/settingShapes.ts';
import type { Secrets } from './accounts/links.ts';
import { type ExtensionName, extensionNames } from './extensions/names.ts';
import { defaultLimits, type Limits } from './limits.ts';

/** The message names every wrong or missing setting, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value < 65_536, 'must be a port number');
const address = (...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
    error: `must be an address, ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
/** `x@y` or `Name <x@y>`; in a name without quotes, `:` and `;` would separate several addresses. */
const sender = /^(?:(?:"[^"]*" *|[^<>@:;]*)<[^\s<>@,:;]+@[^\s<>@,:;]+>|[^\s<>@,:;]+@[^\s<>@,:;]+)$/;
const listOf = (text: string | undefined) => text?.split(/[\s,]+/).filter(Boolean) ?? [];

/** More than two secrets are a mistake: no change of a secret needs them. */
/** The number of characters below which a secret could be guessed. */
export const SHORTEST_SECRET = 32;

const isSecrets = (texts: string[]): texts is [string, ...string[]] =>
  texts.length > 0 && texts.length <= 2 && texts.every(({ length }) => length >= SHORTEST_SECRET);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whom the public list of participants shows: everybody with a registration, or those with a confirmed one (ruling R23). */
const publicListModes = ['registered', 'confirmed'] as const;
export type PublicListMode = (typeof publicListModes)[number];

const settings = z.object({
  PROVIDER_PORT: port.default(4001),
  PROVIDER_METRICS_PORT: port.optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => listOf(text).every(isNetwork), {
      error: 'must be addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas',
    })
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address: Форум <forum@example.org>')
    .default('Форум <noreply@example.org>'),
  PUBLIC_URL: address('http', 'https').refine(isSiteRoot, siteRootMessage).default('http://localhost:4000'),
  PORTAL_CLOCK: z.iso.datetime({ offset: true, error: 'must be an ISO instant' }).optional(),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(', ')}` }).default('info'),
  DATA_DIR: z.string().default('.data'),
  DEMO_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).optional(),
  PUBLIC_LIST: z.enum(publicListModes, { error: `must be ${publicListModes.join(' or ')}` }).default('registered'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
  SIGNING_SECRET: z
    .string()
    .transform(listOf)
    .refine(isSecrets, {
      error: `must be one secret of at least ${SHORTEST_SECRET} characters, or the new one and the previous one, separated by a comma`,
    })
    .optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type ProviderConfig = {
  port: number;
  /** Port of /metrics; without it the provider does not serve them. */
  metricsPort?: number | undefined;
  /** Addresses or networks of gateways and proxies whose X-Forwarded-For names the caller. */
  trustedProxies: string[];
  host: string;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  publicUrl: string;
  clock?: string | undefined;
  logLevel: string;
  dataDir: string;
  signingSecrets?: Secrets | undefined;
  /** Whether an empty database gets sample people, and accounts with a published password. */
  demoData: boolean;
  /** Whom the public list of participants shows. */
  publicList: PublicListMode;
  /** The extensions that the provider names to its callers. */
  extensions: readonly ExtensionName[];
  limits: Limits;
};

/** A deployment gets accounts with a published password only if it asks for them. */
export const isDemonstration = ({ DEMO_DATA, DATABASE_URL, NODE_ENV }: NodeJS.ProcessEnv): boolean =>
  DEMO_DATA ? DEMO_DATA === 'yes' : !DATABASE_URL && NODE_ENV !== 'production';

/** @throws ConfigError that names every wrong or missing setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ProviderConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = settings.safeParse(filled);
  if (!read.success) {
    const describe = ({ path, message }: { path: PropertyKey[]; message: string }) =>
      describeSetting(String(path[0]), message, filled[String(path[0])]);
    throw new ConfigError(read.error.issues.map(describe).join('\n'));
  }
  const value = read.data;
  return {
    port: value.PROVIDER_PORT,
    metricsPort: value.PROVIDER_METRICS_PORT,
    trustedProxies: listOf(value.TRUST_PROXY),
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    publicUrl: value.PUBLIC_URL.replace(/\/+$/, ''),
    clock: value.PORTAL_CLOCK,
    logLevel: value.LOG_LEVEL,
    dataDir: value.DATA_DIR,
    signingSecrets: value.SIGNING_SECRET,
    demoData: isDemonstration(filled),
    publicList: value.PUBLIC_LIST,
    extensions: extensionNames,
    limits: defaultLimits,
  };
}
