import type { MeetingsTable, SectionsTable } from '../tables.ts';

const moscow = (local: string) => new Date(`${local}+03:00`);
const place = 'Москва';
/** Samples for the organisers to replace. */
const signatory = { signatory_name: 'О. О. Образцов', signatory_post: 'Председатель оргкомитета' };
const title = 'Форум по исследованиям с использованием синхротронного излучения, нейтронов и электронов';

const noVariant = {
  variant_registration_opens: null,
  variant_registration_closes: null,
  variant_thesis_closes: null,
};

/** The samples' present, mid-September 2025: the time at which a demonstration starts its clock. */
export const SAMPLES_UNTIL = moscow('2025-09-15T12:00:00');

/** The three editions with their windows in Moscow time (ruling R7). */
export const meetings: MeetingsTable[] = [
  {
    id: 1,
    year: 2023,
    title,
    place,
    address: null,
    ...signatory,
    starts_on: '2023-10-24',
    ends_on: '2023-10-27',
    excursion_on: '2023-10-24',
    registration_opens: moscow('2023-07-01T00:00:00'),
    registration_closes: moscow('2023-09-16T00:00:00'),
    thesis_closes: moscow('2023-09-16T00:00:00'),
    school_opens: moscow('2023-07-01T00:00:00'),
    school_closes: moscow('2023-09-16T00:00:00'),
    certificates_from: moscow('2023-10-28T00:00:00'),
    ...noVariant,
    school_section_id: null,
    is_current: false,
  },
  {
    id: 2,
    year: 2024,
    title,
    place,
    address: null,
    ...signatory,
    starts_on: '2024-10-21',
    ends_on: '2024-10-23',
    excursion_on: '2024-10-21',
    registration_opens: moscow('2024-07-01T00:00:00'),
    registration_closes: moscow('2024-09-21T00:00:00'),
    thesis_closes: moscow('2024-09-21T00:00:00'),
    school_opens: moscow('2024-07-01T00:00:00'),
    school_closes: moscow('2024-09-21T00:00:00'),
    certificates_from: moscow('2024-10-24T00:00:00'),
    ...noVariant,
    school_section_id: null,
    is_current: false,
  },
  {
    id: 3,
    year: 2025,
    title,
    place,
    address: 'Москва, Образцовая площадь, дом 1',
    ...signatory,
    starts_on: '2025-10-21',
    ends_on: '2025-10-25',
    excursion_on: '2025-10-21',
    registration_opens: moscow('2025-08-01T00:00:00'),
    registration_closes: moscow('2025-10-02T00:00:00'),
    thesis_closes: moscow('2025-10-02T00:00:00'),
    school_opens: moscow('2025-08-01T00:00:00'),
    school_closes: moscow('2025-10-14T00:00:00'),
    certificates_from: moscow('2025-10-25T00:00:00'),
    variant_registration_opens: moscow('2025-09-30T00:00:00'),
    variant_registration_closes: moscow('2025-10-23T00:00:00'),
    variant_thesis_closes: moscow('2025-10-23T00:00:00'),
    school_section_id: 36,
    is_current: true,
  },
];

const science = (id: number, meeting_id: number, poster_session: number | null, name: string): SectionsTable => ({
  id,
  meeting_id,
  name,
  is_active: true,
  is_public: true,
  is_speaker: true,
  poster_session,
});

export const sections: SectionsTable[] = [
  science(1, 1, 1, 'Источники синхротронного излучения и нейтронов'),
  science(2, 1, 1, 'Материаловедение'),
  science(3, 1, 1, 'Структурная биология'),
  science(4, 1, 2, 'Химия и катализ'),
  science(5, 1, 2, 'Науки о Земле'),
  science(6, 1, 2, 'Культурное наследие'),
  science(11, 2, 1, 'Источники излучения и ускорители'),
  science(12, 2, 1, 'Функциональные материалы'),
  science(13, 2, 1, 'Биология и медицина'),
  science(14, 2, 2, 'Химия, катализ, энергетика'),
  science(15, 2, 2, 'Аппаратура и детекторы'),
  science(16, 2, 2, 'Природоподобные технологии'),
  science(26, 3, 1, 'Источники синхротронного и нейтронного излучения'),
  science(27, 3, 1, 'Ускорительная техника'),
  science(28, 3, 2, 'Материаловедение и нанотехнологии'),
  science(29, 3, 1, 'Структурная биология и медицина'),
  science(30, 3, 1, 'Рентгеновская и нейтронная оптика'),
  science(31, 3, 2, 'Химия, катализ и энергетика'),
  science(32, 3, 2, 'Науки о Земле и экология'),
  science(33, 3, 2, 'Электронная микроскопия и дифракция'),
  science(34, 3, 1, 'Физика конденсированного состояния'),
  science(35, 3, 2, 'Культурное наследие'),
  { ...science(36, 3, null, 'Школа молодых учёных «Материалы детекторов»'), is_public: false, is_speaker: false },
  science(37, 3, 2, 'Детекторы и методы обработки данных'),
  { ...science(38, 3, null, 'Пленарное заседание'), is_speaker: false },
  { ...science(39, 3, null, 'Приглашённые доклады'), is_public: false },
  { ...science(40, 3, null, 'Методические вопросы (секция объединена с другой)'), is_active: false },
];
