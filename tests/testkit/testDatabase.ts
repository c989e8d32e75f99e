import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The seeded database that those of the tests are copies of. */
export const TEMPLATE = 'forum_template';

/** The server of the project `postgres`; its global setup starts it. */
export function locateCluster(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('No PostgreSQL server: this test belongs to the project postgres.');
  return url;
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A new database for a test file: seeded, or empty. */
export async function createDatabase(
  cluster: string,
  content: 'seeded' | 'empty' = 'seeded',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `forum_${randomBytes(6).toString('hex')}`;
  const template = content === 'seeded' ? TEMPLATE : 'template0';
  await query(`${cluster}/postgres`, `create database ${name} template ${template}`);
  return { url: `${cluster}/${name}`, drop: () => query(`${cluster}/postgres`, `drop database ${name} with (force)`) };
}
