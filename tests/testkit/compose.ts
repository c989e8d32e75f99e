import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The part of a service of docker-compose.yml that tests look at. */
export type ComposeService = {
  image?: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  logging?: { driver: string; options: Record<string, string> };
  networks?: string[];
  build?: { target: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
};

/** docker-compose.yml, its variables left at their defaults; one without a default is a text of 32 characters. */
export async function readCompose(): Promise<{
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  networks: Record<string, { internal?: boolean }>;
}> {
  const text = await readFile('docker-compose.yml', 'utf8');
  return parse(
    text.replaceAll(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind, preset: string) =>
      kind === '-' ? preset : 'from-outside'.padEnd(32, '-'),
    ),
    { merge: true },
  );
}

/** A size as Docker Compose writes it, in MiB. */
export function megabytes(size: string): number {
  const [, number, unit] = /^(\d+)([mg])$/.exec(size) ?? [];
  return Number(number) * (unit === 'g' ? 1024 : 1);
}
