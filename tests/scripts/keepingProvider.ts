import { beforeEach } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Checked, checkProvider } from '../../scripts/providerCheck/check.ts';
import { type Answer, individual, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../testkit/portal.ts';

/** The token that the provider knows. */
const token = 'secret-token';
/** Calls of the provider. */
export const listCall = `POST ${callPaths.listParticipations}`;
export const ownCall = `GET ${callPaths.listRegistrations}`;
export const getCall = `GET ${callPaths.getParticipation}`;
export const organizationsCall = `GET ${callPaths.listOrganizations}`;
const profileCall = `GET ${callPaths.getAccount}`;

/** A record of the moderators' list. */
export const row = (id: number, differences: object = {}) => ({
  ...registration({ id }),
  user_descr: 'Примеров Пример',
  organisation: 'Институт',
  organization_id: 5,
  ...differences,
});
/** The account of the token. */
const account = {
  id: 7,
  username: 'primer@example.org',
  profiles: [{ individual, role: [{ access_rights: 'moderator' }] }],
};
/** A list as the provider answers it. */
export const json = (data: unknown[]): Answer => ({ body: { data } });
/** What the provider answers where it has no record. */
const notFound: Answer = { status: 404, body: { detail: 'Не найдено.' } };

/** No call is too slow: a busy machine is no habit of the provider. */
export const never = Number.POSITIVE_INFINITY;
/** A call of the report by its name. */
export const call = ({ calls }: Checked, name: string) => calls.find((one) => one.name === name);

/** A provider that keeps the contract, before each test, and its check. */
export async function keepingProvider() {
  const provider = await scriptedProvider('moderator');
  beforeEach(() => {
    provider
      .on(profileCall, ({ headers, query }) => {
        if (headers.authorization !== `Token ${token}`)
          return { status: 401, body: { detail: 'Нет.' }, headers: { 'www-authenticate': 'Token realm="api"' } };
        return { body: query.id === undefined ? { id: 7 } : account };
      })
      .on(
        `GET ${callPaths.listParticipants}`,
        json([{ id: 12, user_descr: 'Примеров Пример', organisation: 'Институт' }]),
      )
      .on(`GET ${callPaths.listPosters}`, json([]))
      .on(ownCall, json([registration()]))
      .on(listCall, json([row(12), row(13)]))
      .on(`GET ${callPaths.listIndividuals}`, json([]))
      .on(`POST ${callPaths.listAttendance}`, json([]))
      .on(getCall, ({ query }) => (Number(query.id) > 100 ? notFound : { body: { data: row(Number(query.id)) } }))
      .on('GET /media/photos/7/photo.png', { body: 'x', headers: { 'content-type': 'image/png' } });
  });
  const check = (options: Partial<Parameters<typeof checkProvider>[0]> = {}) =>
    checkProvider({ providerUrl: provider.url, meetingId: 3, token, slow: never, ...options });
  return { provider, check };
}
