import type { ProviderConfig } from './config.ts';

const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
];

function databaseFault(code: string, message: string, url: string): string | null {
  const { host, pathname, username } = new URL(url);
  // The driver throws this without a code.
  if (message.includes('client password must be'))
    return `PGPASSWORD: the database at ${host} asks for a password (or put it into DATABASE_URL)`;
  if (UNREACHABLE.includes(code)) return `DATABASE_URL: no database answers at ${host} (${code})`;
  if (code === '28P01' || code === '28000')
    return `DATABASE_URL: the database at ${host} rejects the login of ${username}`;
  if (code === '3D000') return `DATABASE_URL: the server at ${host} has no database ${pathname.slice(1)}`;
  if (code === '42501') return `DATABASE_URL: ${username} may not create tables in ${pathname.slice(1)}`;
  return null;
}

/** Tells the operator what to change after a failed start, without secrets; null for every other error. */
export function explainStart(error: unknown, config: ProviderConfig): string | null {
  const {
    code = '',
    syscall,
    message = '',
    port = config.port,
    hostname,
  } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const hostFault = `HOST: this machine has no address ${config.host} (${code})`;
  if (syscall === 'listen') {
    const setting = port === config.metricsPort ? 'PROVIDER_METRICS_PORT' : 'PROVIDER_PORT';
    if (code === 'EADDRINUSE') return `${setting}: ${port} is taken at ${config.host}`;
    if (code === 'EACCES') return `${setting}: this user may not open ${port}`;
    return hostFault;
  }
  // A name of the database's host fails the same way.
  const databaseHost = config.databaseUrl && new URL(config.databaseUrl).hostname;
  if (syscall === 'getaddrinfo' && hostname === config.host && hostname !== databaseHost) return hostFault;
  const [, newer] = /^corrupted migrations: previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (newer) {
    return `A newer version of the portal has migrated the database (${newer}): run that version, or restore the backup from before its first start.`;
  }
  if (config.databaseUrl) {
    const isLate = /connection timeout/i.test(message);
    const fault = databaseFault(isLate ? 'ETIMEDOUT' : code, message, config.databaseUrl);
    if (fault) return fault;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC'].includes(code)) {
    return `DATA_DIR: the provider cannot write to ${config.dataDir} (${code})`;
  }
  return null;
}
