import { z } from 'zod';
import { describeSetting, isNetwork, isSiteRoot, siteRootMessage } from '../schema/settingShapes.ts';
import { costPerMinute } from './limits/operations.ts';
import { type ExtensionName, extensionNames, isExtensionName } from './provider/http/extensionNames.ts';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An address without path, as browsers send it in the header Origin. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** An address that a path can be appended to. */
function isFolder(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username, password } = new URL(text);
  return [search, hash, username, password].every((part) => part === '');
}

const listOf = (text: string | undefined) => text?.split(/[\s,]+/).filter(Boolean) ?? [];

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

const values = z.object({
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PROVIDER_URL: z.url({ protocol: /^https?$/, error: 'address of the provider, http:// or https://, is required' }),
  PROVIDER_EXTENSIONS: z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : listOf(text)))
    .refine((names) => names.every(isExtensionName), {
      error: `must be none, or names separated by commas: ${extensionNames.join(', ')}`,
    })
    .optional(),
  PROVIDER_MEDIA_URL: z
    .string()
    .optional()
    .transform(listOf)
    .refine((folders) => folders.every(isFolder), {
      error:
        'must be addresses without query, http:// or https://, separated by commas: https://files.example.org/forum/',
    }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, http:// or https://' })
    .refine(isSiteRoot, siteRootMessage)
    .optional(),
  PORTAL_CLOCK: z.iso.datetime({ offset: true, error: 'must be an ISO instant with zone' }).optional(),
  EDITIONS_DIR: z.string().optional(),
  DEMO_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => listOf(text).every(isNetwork), {
      error: 'must be addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas',
    })
    .optional(),
  CORS_ORIGINS: z
    .string()
    .optional()
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin), {
      error: 'must be exact origins, separated by commas: https://tools.example.org, without path, final slash or *',
    }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address, redis:// or rediss://' }).optional(),
  FILE_LINK_SECRET: z
    .string()
    .optional()
    .transform(listOf)
    .refine((secrets) => secrets.length <= 2 && secrets.every(({ length }) => length >= 32), {
      error: 'must be one secret of at least 32 characters, or the new one and the previous one, separated by a comma',
    }),
  OPERATION_COST_PER_MINUTE: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(costPerMinute),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address, http:// or https://' })
    .optional(),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(', ')}` }).default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
});

export const settingNames: readonly string[] = Object.keys(values.shape);

const settings = values
  .refine((given) => given.REDIS_URL === undefined || given.FILE_LINK_SECRET?.length !== 0, {
    path: ['FILE_LINK_SECRET'],
    error: 'is required with REDIS_URL: several gateways must accept the same file links',
    // Runs even if other settings are wrong, so that the start names all of them.
    when: () => true,
  })
  .refine((given) => given.DEMO_DATA !== 'no' || given.EDITIONS_DIR !== undefined, {
    path: ['EDITIONS_DIR'],
    error:
      'is required without demonstration data: the folder of your editions (npm run edition -- YEAR DIR makes one)',
    when: () => true,
  });

export type GatewayConfig = ReturnType<typeof readConfig>;

/** The only reader of the environment; an empty value counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const mistakes = result.error.issues.map(
      ({ path, message }) => `  ${describeSetting(String(path[0]), message, given[String(path[0])])}`,
    );
    throw new ConfigError(`Settings of the gateway are wrong:\n${mistakes.join('\n')}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    providerUrl: data.PROVIDER_URL.replace(/\/+$/, ''),
    /** The provider's extensions, if configured; null: the gateway asks the provider. */
    providerExtensions: (data.PROVIDER_EXTENSIONS?.filter(isExtensionName) ?? null) as readonly ExtensionName[] | null,
    /** Further folders with the provider's files, besides its media path. */
    mediaUrls: data.PROVIDER_MEDIA_URL,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    portalClock: data.PORTAL_CLOCK ?? null,
    /** One subfolder a year; null selects the editions that ship with the gateway, which are samples. */
    editionsFolder: data.EDITIONS_DIR ?? null,
    /** Whether the operator chose to show sample data. */
    isDemonstration: data.DEMO_DATA === 'yes',
    /** Addresses or CIDR ranges of reverse proxies whose X-Forwarded-For the gateway trusts. */
    trustedProxies: listOf(data.TRUST_PROXY),
    /** Origins of other sites whose pages may read answers; none by default. */
    corsOrigins: data.CORS_ORIGINS,
    /** Address of the Redis that several gateways share; null for a single gateway. */
    redisUrl: data.REDIS_URL ?? null,
    /** Secrets that sign addresses of documents: the first signs, all are accepted; if empty, the process generates one. */
    fileLinkSecrets: data.FILE_LINK_SECRET,
    operationCostPerMinute: data.OPERATION_COST_PER_MINUTE,
    /** Trace collector; null turns traces off. */
    traceEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    /** Port of /metrics; null turns it off. */
    metricsPort: data.METRICS_PORT ?? null,
    logLevel: data.LOG_LEVEL,
    isProduction: data.NODE_ENV === 'production',
  };
}
