import { hideForbidden, nullIfMissing } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import { ofMeeting, type Registration, toRegistration } from '../records/registrations.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { changedBy, whenVisible } from './accepted.ts';
import { getParticipation } from './participants.ts';

/** API-13: the caller's active registrations, oldest first. */
export const listRegistrations = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listRegistrations', 'RegistrationList', { query: { meeting_id: meetingId } })).data.map((wire) =>
    ofMeeting(toRegistration(wire), meetingId),
  );

/** One of the caller's active registrations; undefined if they have none with this id. */
export const findRegistration = async (client: ProviderClient, meetingId: number, id: number) =>
  (await listRegistrations(client, meetingId)).find((registration) => registration.id === id);

/** API-14. A provider that keeps request keys answers a repeated key with the registration it made for the first. */
export const makeRegistration = (
  client: ProviderClient,
  request: Body<'RegistrationRequest'>,
  requestKey: string | null,
) =>
  client.write('makeRegistration', 'Registration', toRegistration, {
    json: toWire<'RegistrationRequest'>(request),
    requestKey,
  });

/** The values that the registration has after a change, by its own names. */
function valuesOf(request: Body<'RegistrationChange'>): object {
  if (request.action === 'confirmTour') return { tour: request.confirmTour };
  const { id: _, action: __, ...values } = request;
  return { ...values, cancelPoster: undefined };
}

/** API-15: one action on a registration of the caller. */
export function changeRegistration(client: ProviderClient, request: Body<'RegistrationChange'>) {
  const writing = client.write('changeRegistration', 'Registration', toRegistration, {
    json: toWire<'RegistrationChange'>(request),
  });
  return whenVisible(writing, async () => {
    const reading = getParticipation(client, request.id);
    if (request.action === 'cancel') {
      const left = await reading.catch(nullIfMissing);
      return left === null || 'isActive' in left ? { record: null } : null;
    }
    return changedBy(valuesOf(request))<Registration>(await reading);
  }).catch(hideForbidden);
}
