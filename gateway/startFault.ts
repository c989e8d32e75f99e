import { EditionsError } from './editions/source.ts';

/** A port and the setting that names it. */
type Listening = { name: 'PORT' | 'METRICS_PORT'; port: number; host: string };

/** Tells the operator what to change if a port could not be opened; null for every other error. */
export function explainListen(error: unknown, { name, port, host }: Listening): string | null {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${name}: ${port} is taken at ${host}`;
  if (code === 'EACCES') return `${name}: this user may not open ${port}`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST: this machine has no address ${host} (${code})`;
  return null;
}

/** Names the setting before a mistake in the editions of `folder`, if it is set; null for every other error. */
export function explainEditions(error: unknown, folder: string | null): string | null {
  if (!(error instanceof EditionsError)) return null;
  return folder === null ? error.message : `EDITIONS_DIR: ${error.message}`;
}
