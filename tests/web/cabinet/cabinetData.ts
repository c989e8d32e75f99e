/** Sample answers of the cabinet's query, each field overridable. */

const window2025 = { opensAt: '2025-07-31T21:00:00.000Z', closesAt: '2025-10-01T21:00:00.000Z', state: 'OPEN' };

export const sections = [
  { id: '26', name: 'Образцовая секция', isActive: true, isPublic: true, isOpenToTalks: true },
  { id: '27', name: 'Вторая секция', isActive: true, isPublic: true, isOpenToTalks: true },
  { id: '38', name: 'Пленарное заседание', isActive: true, isPublic: true, isOpenToTalks: false },
  { id: '39', name: 'Приглашённые доклады', isActive: true, isPublic: false, isOpenToTalks: true },
  { id: '40', name: 'Закрытая секция', isActive: false, isPublic: true, isOpenToTalks: true },
  { id: '36', name: 'Раздел школы', isActive: true, isPublic: false, isOpenToTalks: false },
];

export const profile = {
  id: '5',
  lastName: 'Примеров',
  firstName: 'Пример',
  middleName: 'Примерович',
  fullName: 'Примеров Пример Примерович',
  phone: '+79000000000',
  birthDate: '1990-05-17',
  gender: 'MALE',
  citizenship: 'РФ',
  organization: { id: '1', name: 'Институт образцовых исследований', isOther: false },
  otherOrganization: null,
  position: { id: '2', title: 'Старший научный сотрудник', isOther: false },
  otherPosition: null,
  academicDegree: { id: '3', title: 'Кандидат наук' },
  schoolStatus: { id: '4', title: 'Научный работник' },
  photoUrl: null as string | null,
  isListed: null as boolean | null,
};

export const registration = {
  id: '10001',
  createdAt: '2025-09-15T09:00:00.000Z',
  requestedFormat: 'POSTER',
  confirmedFormat: null as string | null,
  isConfirmed: false,
  isSchool: false,
  title: 'Образцовый доклад' as string | null,
  talkSchedule: null as string | null,
  requestedSection: sections[0] as object | null,
  confirmedSection: null as object | null,
  listeningSections: [sections[1]] as object[] | null,
  tour: null as string | null,
  tshirtSize: null as string | null,
  hasGivenUpPoster: false,
  talk: null as object | null,
  posterSession: null as object | null,
  thesisDocument: null as object | null,
  thesisPdf: null as object | null,
  expertConclusion: null as object | null,
};

export const edition = {
  year: 2025,
  title: 'Научный форум',
  startsOn: '2025-10-21',
  endsOn: '2025-10-25',
  tourOn: '2025-10-21' as string | null,
  isTourOver: false,
  registrationWindow: window2025,
  thesesWindow: window2025,
  schoolWindow: window2025,
  certificatesFrom: '2025-10-24T21:00:00.000Z',
  hasCertificates: false,
  isOver: false,
  confirmationDueOn: null as string | null,
  isConfirmationOverdue: false,
  school: { section: { id: '36' }, title: 'Образцовая школа' },
  expiredWindows: null as object | null,
  consentDocuments: [] as object[],
};

export const references = {
  organizations: [
    { id: '1', name: 'Институт образцовых исследований', isOther: false },
    { id: '134', name: 'Другая организация', isOther: true },
  ],
  positions: [
    { id: '2', title: 'Старший научный сотрудник', isOther: false },
    { id: '47', title: 'Другая должность', isOther: true },
  ],
  academicDegrees: [{ id: '3', title: 'Кандидат наук' }],
  schoolStatuses: [{ id: '4', title: 'Научный работник' }],
};

/** A window in this state. */
export const windowIn = (state: string) => ({ ...window2025, state });

interface CabinetAnswers {
  registrations?: (args: { editionId?: string }) => object[];
  profile?: () => object | null;
  edition?: Partial<typeof edition>;
  /** Years of earlier forums. */
  pastYears?: number[];
  references?: Partial<Record<keyof typeof references, () => object[]>>;
  sections?: () => object[];
}

/** The service's clock, with which the extensions come. */
export const clock = () => ({ now: '2025-09-15T09:00:00.000Z', isDemo: false });

/**
 * Resolvers of the cabinet's query; a field that throws is a failed field. Without a clock its windows keep their answered
 * states.
 */
export function cabinetQuery(answers: CabinetAnswers = {}) {
  const lists = Object.fromEntries(Object.entries(references).map(([name, list]) => [name, () => list]));
  return {
    viewer: () => ({
      id: '1',
      email: 'participant@example.org',
      displayName: 'Примеров Пример',
      isModerator: false,
      profile: answers.profile ?? (() => profile),
      registrations: answers.registrations ?? (() => []),
    }),
    edition: () => ({ ...edition, sections: answers.sections ?? (() => sections), ...answers.edition }),
    editions: () => [
      { year: edition.year, isCurrent: true },
      ...(answers.pastYears ?? []).map((year) => ({ year, isCurrent: false })),
    ],
    ...lists,
    ...answers.references,
    clock: fault,
  };
}

/** The answer of a mutation that was rejected. */
export const rejection = (message: string, field: string[] | null = null) => ({
  registration: null,
  cancelledId: null,
  viewer: null,
  userErrors: [{ code: 'REFUSED', message, field }],
});

/** A call that fails as a service that is down. */
export const fault = () => {
  throw new Error('Сервис не отвечает');
};
