/**
 * A nightly program of a moderator: reads which registrations changed since its last run, confirms listeners, and saves the
 * list. Usage: npx tsx sync.ts, with PORTAL_URL and a moderator's PORTAL_TOKEN; the file sync.json is its memory.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  ConfirmFormatDocument,
  CreateParticipantsDownloadDocument,
  RegistrationChangesDocument,
  type RegistrationChangesQuery,
} from './generated/graphql.ts';
import { PortalError, portal } from './portal.ts';
import { describeErrors } from './userErrors.ts';

const { PORTAL_URL = 'http://localhost:4000', PORTAL_TOKEN = '' } = process.env;
const { request } = portal(PORTAL_URL, { token: PORTAL_TOKEN });
const memoryFile = 'sync.json';

type Edition = NonNullable<RegistrationChangesQuery['edition']>;
type Change = NonNullable<Edition['registrationChanges']>['nodes'][number];
type Registration = NonNullable<Change['registration']>;

/** The revision of the list at the last run; null before the first. */
interface Memory {
  revision: string | null;
}

const readMemory = (): Memory =>
  existsSync(memoryFile) ? (JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory) : { revision: null };

async function readPage(since: string | null, after: string | null) {
  const { edition } = await request(RegistrationChangesDocument, { since, after });
  if (!edition?.registrationChanges) throw new Error('The provider does not say what changed');
  return { editionId: edition.id, ...edition.registrationChanges };
}

/** All changes, page by page. The revision is that of the first page: a change while it reads is new to the next run. */
async function readChanges(since: string | null) {
  let page = await readPage(since, null);
  const { editionId, revision, isWhole } = page;
  const changes = [...page.nodes];
  while (page.pageInfo.hasNextPage) {
    page = await readPage(since, page.pageInfo.endCursor ?? null);
    changes.push(...page.nodes);
  }
  return { editionId, revision, isWhole, changes };
}

/** Another moderator's change since this program read the registration is a conflict, and wins. */
async function confirmListener(registration: Registration): Promise<void> {
  const { id: registrationId, version: expectedVersion, fullName, requestedFormat, confirmedFormat } = registration;
  if (requestedFormat !== 'LISTENER' || confirmedFormat != null) return;
  const input = { registrationId, expectedVersion, confirmedFormat: 'LISTENER' } as const;
  const { conflict, userErrors } = (await request(ConfirmFormatDocument, { input })).confirmFormat;
  if (conflict) console.log(`${fullName}: changed meanwhile by ${conflict.updatedBy ?? 'somebody'}`);
  else if (userErrors.length > 0) console.log(`${fullName}: ${describeErrors(userErrors)}`);
  else console.log(`${fullName}: confirmed`);
}

async function saveList(editionId: string): Promise<void> {
  const answer = await request(CreateParticipantsDownloadDocument, {
    input: { editionId, format: 'CSV', columns: ['NAME', 'ORGANIZATION', 'STATUS', 'UPDATED_AT'] },
  });
  const { download, userErrors } = answer.createParticipantsDownload;
  if (!download) throw new Error(describeErrors(userErrors));
  const file = await fetch(download.url, { headers: { authorization: `Token ${PORTAL_TOKEN}` } });
  if (!file.ok) throw new Error(`The list answered with status ${file.status}`);
  writeFileSync('participants.csv', Buffer.from(await file.arrayBuffer()));
  console.log('saved participants.csv');
}

try {
  const { editionId, revision, isWhole, changes } = await readChanges(readMemory().revision);
  const registrations = changes.flatMap(({ registration }) => registration ?? []);
  const removed = changes.length - registrations.length;
  if (changes.length === 0 && !isWhole) {
    console.log('nothing has changed');
  } else {
    console.log(`${registrations.length} ${isWhole ? 'in the list' : 'new or changed'}, ${removed} removed`);
    for (const registration of registrations) await confirmListener(registration);
    await saveList(editionId);
  }
  writeFileSync(memoryFile, JSON.stringify({ revision } satisfies Memory));
} catch (error) {
  if (!(error instanceof PortalError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`);
  process.exitCode = 1;
}
