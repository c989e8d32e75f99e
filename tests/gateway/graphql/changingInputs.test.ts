import { type GraphQLInputObjectType, isNonNullType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { individual, registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

/** Every input of a change: an omitted value stays unchanged; null clears it or is a user error at its field. */
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });
const schema = createSchema('http://localhost');

const stored = registration({
  confirm_type: 3,
  section_confirm_id: 26,
  org_comment: '22 октября',
  listen_sections: '26, 27',
  need_tour: 2,
  tshort_size: 3,
});
const record = { ...stored, user_descr: 'Примеров Пример', speak_day: 2, speak_slot: 4, speak_track: 1 };
/** Neither the organisation nor the position is 'other', so typed names may be cleared. */
const person = { ...individual, organization: 5, org_position: 6 };

const recordChange = `POST ${callPaths.changeParticipation}`;
const registrationChange = `POST ${callPaths.changeRegistration}`;
const profileChange = `PATCH ${callPaths.changeIndividual}`;

beforeEach(() => {
  provider
    .on(`GET ${callPaths.getAccount}`, ({ query }) => ({
      body:
        query.id === undefined
          ? { id: 7 }
          : {
              id: 7,
              username: 'a@example.org',
              profiles: [{ individual: person, role: [{ access_rights: 'moderator' }] }],
            },
    }))
    .on(`GET ${callPaths.getParticipation}`, { body: { data: record } })
    .on(`GET ${callPaths.listRegistrations}`, { body: { data: [stored] } })
    .on(recordChange, { body: { data: record } })
    .on(registrationChange, { body: { data: stored } })
    .on(profileChange, { body: { data: person } });
});

/** The provider's field; its value in the request if the input omits it, and if the input clears it. */
type Row = [wire: string, kept: unknown, cleared: unknown];
const notSent = undefined;
const required = Symbol('REQUIRED at the field');

interface Input {
  name: string;
  /** The input type whose optional fields the rows hold. */
  type: string;
  call: string;
  /** Wraps the tested values. */
  input: (values: object) => object;
  /** Path of the tested values in the input. */
  path: string[];
  /** A change that leaves the tested field out, for inputs that may not be empty. */
  other?: (field: string) => object;
  rows: Record<string, Row>;
}

const place = {
  talkDay: ['new_speak_day', 2, null],
  talkTrack: ['new_speak_track', 1, null],
  talkSlot: ['new_speak_slot', 4, null],
} satisfies Record<string, Row>;
const seen = {
  confirmedFormat: 'POSTER',
  confirmedSectionId: 'Section:26',
  talkSchedule: '22 октября',
  talkDay: 2,
  talkTrack: 1,
  talkSlot: 4,
  isConfirmed: stored.is_confirm === 1,
};
const talk = {
  confirmedFormat: ['new_user_type', 3, required],
  confirmedSectionId: ['new_section', 26, required],
  talkSchedule: ['new_org_comment', '22 октября', ''],
} satisfies Record<string, Row>;

const inputs: Input[] = [
  {
    name: 'confirmFormat',
    type: 'ConfirmFormatInput',
    call: recordChange,
    input: (values) => ({ registrationId: 'Registration:12', seen, ...values }),
    path: [],
    // What changes nothing is not sent.
    other: (field) => (field === 'talkSlot' ? { talkDay: 3 } : { talkSlot: 5 }),
    rows: {
      ...talk,
      ...place,
      project: ['project', notSent, notSent],
    },
  },
  {
    name: 'confirmParticipation',
    type: 'ConfirmParticipationInput',
    call: registrationChange,
    input: (values) => ({ registrationId: 'Registration:12', ...values }),
    path: [],
    rows: {
      listeningSectionIds: ['selected_listen_sections', [26, 27], []],
      tour: ['need_tour', notSent, required],
      tshirtSize: ['tshort_size', notSent, required],
      shown: ['shown', notSent, notSent],
    },
  },
  {
    name: 'updateProfile',
    type: 'UpdateProfileInput',
    call: profileChange,
    input: (values) => values,
    path: [],
    rows: {
      lastName: ['last_name', person.last_name, required],
      firstName: ['first_name', person.first_name, required],
      middleName: ['middle_name', notSent, ''],
      phone: ['phone_number', notSent, required],
      birthDate: ['birth_date', notSent, required],
      gender: ['is_female', notSent, required],
      citizenship: ['nationality', notSent, required],
      organizationId: ['organization', notSent, required],
      otherOrganization: ['other_org_descr', notSent, ''],
      positionId: ['org_position', notSent, required],
      otherPosition: ['other_position_descr', notSent, ''],
      academicDegreeId: ['academic_degree', notSent, required],
      schoolStatusId: ['school_status', notSent, required],
      isListed: ['is_listed', notSent, required],
      publicationConsentVersion: ['publication_consent_version', notSent, notSent],
    },
  },
];

async function send({ name, input }: Input, values: object): Promise<object[]> {
  type Payload = { userErrors: object[] };
  const { payload, errors } = await gateway.mutate<Payload>(name, input(values), 'userErrors { code field }', token);
  expect(errors).toEqual([]);
  return payload.userErrors;
}

const sent = ({ call }: Input) => provider.sent(call) as Record<string, unknown>;

describe.each(inputs)('$name', (tested) => {
  const rows = Object.entries(tested.rows);

  it('has a row for each optional field', () => {
    const fields = Object.values((schema.getType(tested.type) as GraphQLInputObjectType).getFields());
    const optional = fields.filter(({ type }) => !isNonNullType(type)).map(({ name }) => name);
    expect(Object.keys(tested.rows).sort()).toEqual(optional.sort());
  });

  it.each(rows)('keeps an omitted %s', async (field, [wire, kept]) => {
    expect(await send(tested, tested.other?.(field) ?? {})).toEqual([]);
    expect(sent(tested)[wire]).toEqual(kept);
  });

  it.each(rows.filter(([, [, , cleared]]) => cleared === required))('rejects null as %s', async (field) => {
    expect(await send(tested, { [field]: null })).toEqual([{ code: 'REQUIRED', field: [...tested.path, field] }]);
    expect(provider.callsTo(tested.call)).toEqual([]);
  });

  it.each(rows.filter(([, [, , cleared]]) => cleared !== required))(
    'clears %s by null',
    async (field, [wire, , cleared]) => {
      expect(await send(tested, { ...tested.other?.(field), [field]: null })).toEqual([]);
      expect(sent(tested)[wire]).toEqual(cleared);
    },
  );
});

/** A valid input may not fit the present record: the table's record has a confirmed poster. */
describe('confirmFormat', () => {
  const confirm = inputs[0] as Input;

  it.each([
    ['no format is confirmed', { confirm_type: 0 }, { confirmedFormat: null }, {}, 'REQUIRED', 'confirmedFormat'],
    [
      'a listener gets a slot',
      { confirm_type: 1 },
      { confirmedFormat: 'LISTENER' },
      { talkSlot: 3 },
      'INVALID',
      'confirmedFormat',
    ],
    [
      'a talk has no section',
      { section_confirm_id: null, section_choice_id: null },
      { confirmedSectionId: null },
      {},
      'REQUIRED',
      'confirmedSectionId',
    ],
  ])('is rejected if %s', async (_, present, before, values, code, field) => {
    provider.on(`GET ${callPaths.getParticipation}`, { body: { data: { ...record, ...present } } });
    expect(await send(confirm, { ...values, seen: { ...seen, ...before } })).toEqual([{ code, field: [field] }]);
    expect(provider.callsTo(recordChange)).toEqual([]);
  });
});
