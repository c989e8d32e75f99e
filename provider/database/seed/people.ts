import type { Insertable } from 'kysely';
import type { AccountsTable, IndividualsTable } from '../tables.ts';
import type { Random } from './random.ts';
import { OTHER_ORGANIZATION, references } from './references.ts';

const { organizations, positions, degrees, schoolStatuses: statuses } = references;

export type Person = {
  account: Insertable<AccountsTable> & { id: number };
  individual: (Insertable<IndividualsTable> & { id: number }) | null;
  roles: string[];
};

/** Sample people follow the demo accounts; a person's individual has the account's id. */
export const FIRST_SAMPLE = 101;
const SAMPLE_COUNT = 420;
/** Participants of 2023, from 42 organisations including the typed one (PUB-01). */
export const SAMPLES_OF_2023 = 280;

const lastNames = ['Образцов', 'Примеров', 'Шаблонов', 'Макетов', 'Эскизов', 'Черновиков', 'Эталонов'] as const;
const men: [[string, string], ...[string, string][]] = [
  ['Пример', 'Образцович'],
  ['Образец', 'Примерович'],
  ['Эталон', 'Шаблонович'],
];
const women: [[string, string], ...[string, string][]] = [
  ['Проба', 'Образцовна'],
  ['Модель', 'Примеровна'],
  ['Схема', 'Шаблоновна'],
];

export function makeSample(number: number, id: number, random: Random): Person {
  const is_female = random.chance(0.45);
  const [first_name, middle_name] = random.pick(is_female ? women : men);
  const organization = organizations[(number - 1) % organizations.length]?.id ?? OTHER_ORGANIZATION;
  const typed = number <= SAMPLES_OF_2023 ? 'Лаборатория примеров' : `Лаборатория примеров № ${number % 7}`;
  return {
    account: {
      id,
      username: `sample-${String(number).padStart(4, '0')}@example.org`,
      password_hash: null,
      site_type: 'forum',
      is_verified: true,
      created_at: new Date(Date.UTC(2023, 6, 1 + (number % 28), 9, number % 60)),
    },
    individual: {
      id,
      account_id: id,
      last_name: `${random.pick(lastNames)}${is_female ? 'а' : ''}-${number}`,
      first_name,
      middle_name: random.chance(0.9) ? middle_name : null,
      birth_date: `${1950 + random.below(54)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
      phone_number: `+7900${String(random.below(10_000_000)).padStart(7, '0')}`,
      academic_degree_id: 1 + random.below(degrees.length),
      organization_id: organization,
      other_org_descr: organization === OTHER_ORGANIZATION ? typed : null,
      org_position_id: 1 + random.below(positions.length - 1),
      other_position_descr: null,
      school_status_id: random.chance(0.8) ? 1 + random.below(statuses.length) : null,
      is_female,
      nationality: random.chance(0.9) ? 'РФ' : random.pick(['Беларусь', 'Казахстан', 'Армения']),
    },
    roles: ['user'],
  };
}

const DEMO_SIGN_UP = '2025-08-01T09:00:00Z';
const CONSENT_VERSION = '2025-08-01';

type Names = Pick<IndividualsTable, 'first_name' | 'last_name' | 'middle_name' | 'is_female'>;

function demo(id: number, username: string, roles: string[], names: Names | null, site_type = 'forum') {
  return (password_hash: string): Person => ({
    account: {
      id,
      username,
      password_hash,
      site_type,
      is_verified: true,
      created_at: new Date(DEMO_SIGN_UP),
      // The sister portal has a separate consent.
      ...(site_type === 'forum' && { consent_version: CONSENT_VERSION, consent_given_at: new Date(DEMO_SIGN_UP) }),
    },
    individual: names && {
      ...names,
      id,
      account_id: id,
      birth_date: '1990-05-17',
      phone_number: '+79000000000',
      academic_degree_id: 2,
      organization_id: 1,
      other_org_descr: null,
      org_position_id: 8,
      other_position_descr: null,
      school_status_id: 5,
      nationality: 'РФ',
    },
    roles,
  });
}

/** Confirms the samples' formats. */
export const MODERATOR = 2;

const demos = [
  demo(1, 'participant@example.org', ['user'], {
    last_name: 'Примеров',
    first_name: 'Пример',
    middle_name: 'Примерович',
    is_female: false,
  }),
  demo(MODERATOR, 'moderator@example.org', ['user', 'moderator'], {
    last_name: 'Образцова',
    first_name: 'Проба',
    middle_name: 'Образцовна',
    is_female: true,
  }),
  demo(3, 'admin@example.org', ['user', 'conf_admin'], {
    last_name: 'Эталонов',
    first_name: 'Образец',
    middle_name: null,
    is_female: false,
  }),
  // ACC-20: accounts of the sister portal, one of them still without an individual.
  demo(
    4,
    'sister@example.org',
    ['user'],
    { last_name: 'Шаблонова', first_name: 'Схема', middle_name: 'Шаблоновна', is_female: true },
    'sister',
  ),
  demo(5, 'sister-new@example.org', ['user'], null, 'sister'),
];

/** Sample people cannot log in. */
export function makePeople(passwordHash: string, random: Random): Person[] {
  return [
    ...demos.map((make) => make(passwordHash)),
    ...Array.from({ length: SAMPLE_COUNT }, (_, index) => makeSample(index + 1, FIRST_SAMPLE + index, random)),
  ];
}
