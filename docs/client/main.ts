import { MyRegistrationsDocument, ProgrammeDocument, RegisterForForumDocument } from './generated/graphql.ts';
import { PortalError, portal } from './portal.ts';
import { describeErrors } from './userErrors.ts';

const { PORTAL_URL = 'http://localhost:4000', PORTAL_TOKEN } = process.env;
const { request } = portal(PORTAL_URL, { token: PORTAL_TOKEN });

try {
  const { edition } = await request(ProgrammeDocument, {});
  console.log(edition?.title);
  for (const day of edition?.programme?.days ?? []) console.log(`${day.label}: ${day.items.length}`);

  const { viewer } = await request(MyRegistrationsDocument, {});
  console.log(viewer?.displayName ?? 'not signed in');
  for (const registration of viewer?.registrations ?? []) {
    console.log(`${registration.id}: ${registration.title ?? 'no talk'}, ${registration.requestedFormat}`);
  }

  // However often the program runs, the key makes one registration.
  const input = { requestedFormat: 'LISTENER', requestKey: 'portal-client-2025' } as const;
  const { registration, userErrors } = (await request(RegisterForForumDocument, { input })).registerForForum;
  console.log(
    userErrors.length > 0 ? `not registered: ${describeErrors(userErrors)}` : `registered: ${registration?.id}`,
  );
} catch (error) {
  if (!(error instanceof PortalError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`);
  process.exitCode = 1;
}
