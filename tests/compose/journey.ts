import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { mutationOf } from '../testkit/gateway.ts';
import { uploadForm } from '../testkit/load.ts';
import { sampleFiles, signUpInput } from '../testkit/samples.ts';
import { createToken, mutate } from '../testkit/tool.ts';
import { trustedText } from '../testkit/trustedDocuments.ts';
import type { ComposePortal } from './portal.ts';

/** A person with a confirmed registration, which holds a file. */
export type Participant = { token: string; registrationId: string };

type Rejectable = { userErrors: object[] };
type Letter = { to: string[]; text: string };

const email = 'novichkov@example.org';
const title = 'Доклад из контейнера';
const mailbox = 'http://127.0.0.1:8025/';
const letterMs = 30_000;

const accepted = <T extends Rejectable>(payload: T): T => {
  assert.deepEqual(payload.userErrors, []);
  return payload;
};

/** Waits for the letter, which the provider sends from its queue. */
async function linkInLetter(): Promise<URL> {
  for (const deadline = Date.now() + letterMs; Date.now() < deadline; await sleep(200)) {
    const letters = (await (await fetch(mailbox)).json()) as Letter[];
    const letter = letters.find(({ to }) => to.includes(email));
    const link = /https?:\/\/\S+\/verify-user\?\S+/.exec(letter?.text ?? '')?.[0];
    if (link !== undefined) return new URL(link);
  }
  throw new Error('no letter with a link arrived');
}

async function signUp(portal: ComposePortal): Promise<void> {
  type Choices = Record<'organizations' | 'positions' | 'academicDegrees', { id: string; isOther?: boolean }[]>;
  const choices = await portal.ask<Choices>(trustedText('RegistrationChoices'));
  const idOf = (kind: keyof Choices) => choices[kind].find(({ isOther }) => !isOther)?.id;
  const input = {
    ...{ ...signUpInput, email, organizationId: idOf('organizations'), positionId: idOf('positions') },
    academicDegreeId: idOf('academicDegrees'),
  };
  const { signUp: answer } = await portal.ask<{ signUp: Rejectable }>(trustedText('SignUp'), { input });
  accepted(answer);
}

async function verify(portal: ComposePortal): Promise<void> {
  const link = await linkInLetter();
  assert.equal(link.origin, portal.url);
  const input = { values: [...link.searchParams].map(([name, value]) => ({ name, value })) };
  const { verifyEmail } = await portal.ask<{ verifyEmail: Rejectable }>(trustedText('VerifyEmail'), { input });
  accepted(verifyEmail);
}

async function upload(portal: ComposePortal, token: string, registrationId: string): Promise<void> {
  const query = mutationOf('uploadRegistrationFile', 'userErrors { code message }');
  const file = new File([new Uint8Array(sampleFiles.pdf)], 'тезисы.pdf', { type: 'application/pdf' });
  const body = uploadForm({ query }, { registrationId, kind: 'THESIS_PDF' }, file);
  const headers = { authorization: `Token ${token}`, 'apollo-require-preflight': 'true' };
  const answer = await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { uploadRegistrationFile: Rejectable } };
  accepted(data.uploadRegistrationFile);
}

/** Fails unless an address of the portal serves a PDF. */
export async function expectPdf(portal: ComposePortal, address: string, token: string): Promise<void> {
  const { pathname, search } = new URL(address, portal.url);
  const { status, text } = await portal.get(pathname + search, token);
  assert.equal(status, 200);
  assert.equal(text.slice(0, 4), '%PDF');
}

interface Section {
  id: string;
  isPublic: boolean;
  isOpenToTalks: boolean;
}

/** From a new account to an invitation, through nginx. */
export async function participate(portal: ComposePortal): Promise<Participant> {
  await signUp(portal);
  await verify(portal);
  const token = await createToken(portal.url, email);
  const offered = await portal.ask<{ edition: { sections: Section[] } }>(
    '{ edition { sections { id isPublic isOpenToTalks } } }',
    {},
    token,
  );
  const sectionId = offered.edition.sections.find(({ isPublic, isOpenToTalks }) => isPublic && isOpenToTalks)?.id;

  const person = { url: portal.url, token };
  const talk = { requestedFormat: 'SPEAKER', requestedSectionId: sectionId, title, requestKey: 'compose-1' };
  type Made = { registration: { id: string } };
  const { registration } = await mutate<Made>(person, 'registerForForum', talk, 'registration { id }');
  const registrationId = registration.id;
  await upload(portal, token, registrationId);

  const moderator = await createToken(portal.url, 'moderator@example.org');
  type Found = { edition: { participants: { nodes: { registration: { id: string } }[] } } };
  const { edition } = await portal.ask<Found>(
    `query ($filter: ParticipantFilter) {
      edition(year: 2025) { participants(filter: $filter) { nodes { registration { id } } } }
    }`,
    { filter: { search: title } },
    moderator,
  );
  assert.deepEqual(
    edition.participants.nodes.map(({ registration }) => registration.id),
    [registrationId],
  );
  const decision = { confirmedFormat: 'SPEAKER', confirmedSectionId: sectionId, talkSchedule: '22 октября, 12:30' };
  await mutate({ url: portal.url, token: moderator }, 'confirmFormat', { registrationId, ...decision });
  await mutate(person, 'confirmParticipation', { registrationId });
  type Document = { download: { url: string } };
  const { download } = await mutate<Document>(
    person,
    'createInvitationDownload',
    { registrationId },
    'download { url }',
  );
  await expectPdf(portal, download.url, token);
  return { token, registrationId };
}
