import { formatTexts, sizeTexts, statusTexts, thesisTexts, tourTexts } from './records.ts';

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

type Values<Value> = Choice & { values?: readonly Value[] | null };

/** Names of the records that a filter holds by id. */
export interface NameOf {
  section(id: string): string;
  organization(id: string): string;
}

/** The chosen values; «нет» means rows without a value. */
function choice(name: string, values: readonly string[] | undefined, { withNone, exclude }: Choice): string {
  const all = [...(values ?? []), ...(withNone ? ['нет'] : [])];
  return `${name}: ${exclude ? 'кроме ' : ''}${all.join(', ') || 'ничего'}`;
}

const codes =
  <Code extends string>(name: string, words: Record<Code, string>) =>
  ({ values, ...rest }: Values<Code>) =>
    choice(
      name,
      values?.map((value) => words[value]),
      rest,
    );

const numbers =
  (name: string) =>
  ({ values, ...rest }: Values<number>) =>
    choice(name, values?.map(String), rest);

const either = (yes: string, no: string) => (is: boolean) => (is ? yes : no);

const shownDay = (day: string) => day.split('-').reverse().join('.');

const files = {
  THESIS_DOCUMENT: 'тезисы, документ',
  THESIS_PDF: 'тезисы, PDF',
  EXPERT_CONCLUSION: 'экспертное заключение',
};

/** Each part of a filter in words, by its name in the schema; null if it leaves all rows. */
export const exportFilterTexts = {
  search: (text: string) => (text === '' ? null : `поиск «${text}»`),
  isCancelled: (is: boolean) => (is ? 'отменённые регистрации' : null),
  ids: ({ length }: readonly string[]) => `выбранные записи: ${length}`,
  exceptIds: ({ length }: readonly string[]) => (length === 0 ? null : `без снятых с выбора: ${length}`),
  status: codes('состояние', statusTexts),
  requestedFormat: codes('заявленный формат', formatTexts),
  confirmedFormat: codes('подтверждённый формат', formatTexts),
  effectiveFormat: codes('формат', formatTexts),
  effectiveSection: ({ ids, ...rest }: Choice & { ids?: readonly string[] }, nameOf: NameOf) =>
    choice('секция', ids?.map(nameOf.section), rest),
  organization: ({ ids, ...rest }: Choice & { ids?: readonly string[] }, nameOf: NameOf) =>
    choice('организация', ids?.map(nameOf.organization), rest),
  files: ({ kinds, ...rest }: Choice & { kinds?: readonly (keyof typeof files)[] }) =>
    choice(
      'есть файл',
      kinds?.map((kind) => files[kind]),
      rest,
    ),
  thesis: codes('тезисы', thesisTexts),
  isTitleMissing: either('доклады без названия', 'кроме докладов без названия'),
  hasPossibleDouble: either('возможные двойники', 'кроме возможных двойников'),
  createdOn: ({ from, to }: { from?: string | null | undefined; to?: string | null | undefined }) =>
    [from && `регистрация с ${shownDay(from)}`, to && `регистрация по ${shownDay(to)}`].filter(Boolean).join('; ') ||
    null,
  isSchool: either('школа', 'форум без школы'),
  tour: codes('экскурсия', tourTexts),
  tshirtSize: codes('размер футболки', sizeTexts),
  attendanceDays: numbers('дни на форуме'),
  talkDay: numbers('день доклада'),
  talkTrack: numbers('трек'),
  talkSlot: numbers('слот'),
  hasPlaceClash: either('место занято дважды', 'без занятых дважды мест'),
};
