import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf } from '../../../provider/outbound/pdf/document.ts';
import { signUpInput } from '../../testkit/samples.ts';
import { type Outcome, Person } from './person.ts';

export interface RushPortal {
  url: string;
  providerUrl: string;
  /** E-mails of people who have a certificate. */
  certified: readonly string[];
}

/** Many people who do the same within a short time. */
export interface Rush {
  /** The instant at which the portal's clock starts; without it the demonstration's. */
  clock?: string;
  people: number;
  /** The time within which they begin. */
  ms: number;
  /**
   * The actions of one person, up to the first error, which is counted with the others.
   * @returns what was answered and then, when read back, was lost or doubled; empty if everything is right
   */
  act(person: Person, number: number, portal: RushPortal): Promise<string[]>;
}

type Data = Record<string, unknown> | null;
const field = <T>(data: Data, name: string) => (data?.[name] ?? null) as T | null;

/** The newest letter's link to confirm an address: a demonstration stores letters instead of sending them. */
async function mailedValues(providerUrl: string, email: string): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${providerUrl}/mailbox/messages/`);
  const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
  const text = data.find(({ to }) => to === email)?.text ?? '';
  const link = /https?:\/\/\S+\/verify-user\?\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('a letter is missing');
  return [...new URL(link).searchParams].map(([name, value]) => ({ name, value }));
}

/** A thesis of nearly the largest size, which no archive can shrink. */
const largeThesis = () =>
  makePdf({ title: 'Тезисы', createdAt: new Date(0) }, (page) => {
    page.text('Тезисы доклада', 40, 40);
    page.file(randomBytes(6_000_000), { name: 'attachment.bin' });
  });
let thesis: Promise<Buffer> | null = null;

type Registration = { id: string; thesisPdf: { url: string } | null };

/** Signs up, confirms the address, registers for the forum with a talk, and uploads a thesis. */
async function evening(person: Person, number: number, { providerUrl }: RushPortal): Promise<string[]> {
  const email = `novichok-${number}@example.org`;
  await person.run('RegistrationChoices');
  await person.run('SignUp', { input: { ...signUpInput, email } });
  await person.run('VerifyEmail', { input: { values: await mailedValues(providerUrl, email) } });
  await person.login(email);
  type Cabinet = { sections: { id: string; isPublic: boolean; isOpenToTalks: boolean; isActive: boolean }[] };
  const cabinet = await person.run('Cabinet');
  const section = field<Cabinet>(cabinet, 'edition')?.sections.find(
    ({ isPublic, isOpenToTalks, isActive }) => isPublic && isOpenToTalks && isActive,
  );
  const talk = {
    requestedFormat: 'SPEAKER',
    title: `Доклад ${number}`,
    requestedSectionId: section?.id,
    listeningSectionIds: [],
  };
  const made = await person.run('RegisterForForum', { input: { ...talk, requestKey: `evening-${number}` } });
  const registrationId = field<{ registration: { id: string } | null }>(made, 'registerForForum')?.registration?.id;
  if (registrationId === undefined) return [];
  thesis ??= largeThesis();
  const bytes = await thesis;
  const file = new File([new Uint8Array(bytes)], 'theses.pdf', { type: 'application/pdf' });
  const sent = await person.upload('UploadRegistrationFile', { registrationId, kind: 'THESIS_PDF' }, file);
  const isUploaded = field<{ registration: object | null }>(sent, 'uploadRegistrationFile')?.registration != null;

  const read = await person.run('CabinetRegistrations');
  const registrations = field<{ registrations: Registration[] }>(read, 'viewer')?.registrations;
  if (registrations === undefined || !isUploaded) return [];
  if (registrations.length !== 1) return [`${email} has ${registrations.length} registrations`];
  const url = registrations[0]?.thesisPdf?.url;
  if (url === undefined) return [`thesis of ${email}`];
  const stored = await person.download(url);
  return stored === null || stored.equals(bytes) ? [] : [`thesis of ${email}`];
}

/** Logs in and opens the certificate, twice as people do: one person has one certificate. */
async function morning(person: Person, number: number, { certified }: RushPortal): Promise<string[]> {
  const email = certified[number];
  if (email === undefined) throw new Error('too few people have a certificate');
  await person.login(email);
  type Viewer = { registrations: { id: string; confirmedFormat: string | null }[] };
  const read = await person.run('CabinetRegistrations');
  const registrations = field<Viewer>(read, 'viewer')?.registrations ?? [];
  for (const { id, confirmedFormat } of registrations) {
    if (confirmedFormat !== 'LISTENER') continue;
    const asked = await person.run('DownloadCertificate', { input: { registrationId: id } });
    const url = field<{ download: { url: string } | null }>(asked, 'createCertificateDownload')?.download?.url;
    if (url === undefined) continue;
    const [first, second] = [await person.download(url), await person.download(url)];
    if (first === null || second === null) continue;
    if (!first.subarray(0, 5).equals(Buffer.from('%PDF-'))) return [`certificate of ${email}`];
    if (!second.equals(first)) return [`${email} has two certificates`];
  }
  return [];
}

export const rushes = {
  evening: { people: 100, ms: 600_000, act: evening },
  morning: { people: 500, ms: 600_000, act: morning, clock: '2025-11-10T09:00:00+03:00' },
} satisfies Record<string, Rush>;

/** Lets the people of a rush begin one after the other. @returns what is lost or doubled */
export async function runRush(
  { people, ms, act }: Rush,
  portal: RushPortal,
  note: (outcome: Outcome) => void,
): Promise<string[]> {
  const acting = Array.from({ length: people }, async (_, number) => {
    await sleep((ms * number) / people);
    // Addresses that no person of the mix has.
    const person = new Person(portal.url, 1_000 + number, note);
    const lost = await act(person, number, portal).catch((error: Error) => [error.message]);
    person.close();
    return lost;
  });
  return (await Promise.all(acting)).flat();
}
