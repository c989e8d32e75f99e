import { login } from '../../gateway/provider/calls/accounts.ts';
import {
  changeRegistration,
  findRegistration,
  listRegistrations,
  makeRegistration,
} from '../../gateway/provider/calls/registrations.ts';
import type { ProviderClient } from '../../gateway/provider/http/client.ts';
import type { Body } from '../../gateway/provider/records/requestNames.ts';
import type { SafeCall } from './calls.ts';
import { CheckFinding } from './outcome.ts';

/** The records that the writes of a check leave at the provider. */
export interface Left {
  lines: string[];
}

/** A section that no forum has. */
const unknownSection = 2 ** 31 - 2;

const listener: Body<'RegistrationRequest'> = {
  comment: '',
  type: 1,
  tour: false,
  requestedSectionId: null,
  oneMore: false,
  listeningSections: [],
};

const cancel = (client: ProviderClient, id: number) =>
  changeRegistration(client, { id, action: 'cancel', isActive: false });

/** Rejections, and a registration that the check cancels, with the token of a test participant. */
export function writeCalls(left: Left): SafeCall[] {
  let id: number | undefined;
  return [
    {
      name: 'login, unknown account',
      as: 'visitor',
      expects: 'rejection',
      run(client) {
        left.lines.push('one failed login of provider-check@example.invalid, which the provider may count');
        return login(client, { login: 'provider-check@example.invalid', password: 'Unknown2025' });
      },
    },
    {
      name: 'makeRegistration, unknown section',
      as: 'caller',
      expects: 'rejection',
      async run(client) {
        const request = { ...listener, type: 2, comment: 'Check', requestedSectionId: unknownSection } as const;
        const { record, id: madeId } = await makeRegistration(client, request, null);
        const made = record?.id ?? madeId;
        if (made === null) left.lines.push('a registration with an unknown section, which the provider accepted');
        else await cancel(client, made);
      },
    },
    {
      name: 'makeRegistration',
      as: 'caller',
      expects: 'value',
      unless: ({ registration }) => (registration ? 'the participant is registered already' : null),
      async run(client, { meetingId }) {
        const before = new Set((await listRegistrations(client, meetingId)).map((one) => one.id));
        const made = await makeRegistration(client, listener, null);
        const present = await listRegistrations(client, meetingId);
        id = made.record?.id ?? made.id ?? present.find((one) => !before.has(one.id))?.id;
        left.lines.push(`registration ${id ?? 'without an id'}, and the letters that the provider sends with it`);
        if (!present.some((one) => one.id === id)) throw new CheckFinding('the list lacks the new registration');
      },
    },
    {
      name: 'changeRegistration, cancel',
      as: 'caller',
      expects: 'value',
      unless: () => (id === undefined ? 'no registration was made' : null),
      async run(client, { meetingId }) {
        await cancel(client, id ?? 0);
        if ((await findRegistration(client, meetingId, id ?? 0)) !== undefined)
          throw new CheckFinding('the cancelled registration is still in the list');
        left.lines.push(`registration ${id} is cancelled`);
      },
    },
  ];
}
