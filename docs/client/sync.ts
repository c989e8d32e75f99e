/**
 * A nightly program of a moderator: reads who is new or changed since its last run, confirms listeners, and saves the list.
 * Usage: npx tsx sync.ts, with PORTAL_URL and a moderator's PORTAL_TOKEN; the file sync.json is its memory.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  ConfirmFormatDocument,
  CreateParticipantsDownloadDocument,
  ParticipantsDocument,
  type ParticipantsQuery,
  ParticipantsRevisionDocument,
} from './generated/graphql.ts';
import { PortalError, portal } from './portal.ts';
import { describeErrors } from './userErrors.ts';

const { PORTAL_URL = 'http://localhost:4000', PORTAL_TOKEN = '' } = process.env;
const { request } = portal(PORTAL_URL, { token: PORTAL_TOKEN });
const year = 2025;
const memoryFile = 'sync.json';

type Page = NonNullable<NonNullable<ParticipantsQuery['edition']>['participants']>;
type Row = Page['nodes'][number];

/** The list's revision, and the version of each registration. */
interface Memory {
  revision: string;
  versions: Record<string, string>;
}

const readMemory = (): Memory =>
  existsSync(memoryFile) ? (JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory) : { revision: '', versions: {} };

async function readPage(after: string | null): Promise<Page> {
  const { edition } = await request(ParticipantsDocument, { year, after });
  if (!edition?.participants) throw new Error(`There is no list of ${year}`);
  return edition.participants;
}

/** All rows, page by page. The revision is that of the first page: a change while it reads is new to the next run. */
async function readParticipants(): Promise<{ revision: string; rows: Row[] }> {
  let page = await readPage(null);
  const { revision } = page;
  const rows = [...page.nodes];
  while (page.pageInfo.hasNextPage) {
    page = await readPage(page.pageInfo.endCursor ?? null);
    rows.push(...page.nodes);
  }
  return { revision, rows };
}

/** Another moderator's change since this program read the registration is a conflict, and wins. */
async function confirmListener({ fullName, registration }: Row): Promise<void> {
  if (registration?.requestedFormat !== 'LISTENER' || registration.confirmedFormat != null) return;
  const { id: registrationId, version: expectedVersion } = registration;
  const input = { registrationId, expectedVersion, confirmedFormat: 'LISTENER' } as const;
  const { conflict, userErrors } = (await request(ConfirmFormatDocument, { input })).confirmFormat;
  if (conflict) console.log(`${fullName}: changed meanwhile by ${conflict.updatedBy ?? 'somebody'}`);
  else if (userErrors.length > 0) console.log(`${fullName}: ${describeErrors(userErrors)}`);
  else console.log(`${fullName}: confirmed`);
}

async function saveList(editionId: string): Promise<void> {
  const answer = await request(CreateParticipantsDownloadDocument, {
    input: { editionId, format: 'CSV', columns: ['NAME', 'ORGANIZATION', 'STATUS'] },
  });
  const { download, userErrors } = answer.createParticipantsDownload;
  if (!download) throw new Error(describeErrors(userErrors));
  const file = await fetch(new URL(download.url, PORTAL_URL), { headers: { authorization: `Token ${PORTAL_TOKEN}` } });
  if (!file.ok) throw new Error(`The list answered with status ${file.status}`);
  writeFileSync('participants.csv', Buffer.from(await file.arrayBuffer()));
  console.log('saved participants.csv');
}

try {
  const memory = readMemory();
  const { edition } = await request(ParticipantsRevisionDocument, { year });
  if (!edition) throw new Error(`There is no edition ${year}`);
  if (edition.participantsRevision === memory.revision) {
    console.log('nothing has changed');
  } else {
    const { revision, rows } = await readParticipants();
    const versions = Object.fromEntries(
      rows.map((row) => [row.registration?.id ?? '', row.registration?.version ?? '']),
    );
    const changed = rows.filter(({ registration: it }) => it && memory.versions[it.id] !== it.version);
    console.log(`${rows.length} participants, ${changed.length} new or changed`);
    for (const row of changed) await confirmListener(row);
    await saveList(edition.id);
    writeFileSync(memoryFile, JSON.stringify({ revision, versions } satisfies Memory));
  }
} catch (error) {
  if (!(error instanceof PortalError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`);
  process.exitCode = 1;
}
