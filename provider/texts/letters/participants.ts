import { dateInWords, dayAndMonth } from '../../dates.ts';
import { quoted } from '../../outbound/typography.ts';
import { LISTENER } from '../../registrations/registration.ts';
import { cabinetLink, type Fact, FORMATS, type ForumFacts, type Person, participationFacts } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

/** What a change means to the person. */
export type News =
  /** A moderator has confirmed a format for the first time. */
  | 'decided'
  /** A talk or poster became listening. */
  | 'declined'
  | 'formatChanged'
  /** The talk got another date or section. */
  | 'talkChanged';

/** Values before and after a change. */
type Change<Value> = { was: Value; is: Value };

export type DecisionFacts = {
  news: News;
  person: Person;
  forum: ForumFacts;
  /** By its number on the wire; before the first decision, the requested format. */
  format: Change<number>;
  section: Change<string | null>;
  /** In the moderator's words. */
  talkDate: Change<string | null>;
  /** Whether every day that the new talk date names has passed: the letter does not name it then. */
  isTalkOver: boolean;
  title: string | null;
  /** The school has separate registrations (REG-13). */
  isSchool: boolean;
  /** The school's name; null for the forum. */
  school: string | null;
  /** Whether the person must confirm for the first time, must confirm again, or has confirmed. */
  confirmation: 'first' | 'again' | 'given';
  /** The last day to confirm, YYYY-MM-DD; null once it has passed. */
  deadline: string | null;
  publicUrl: string;
};

/** Mail programs show little more of a subject. */
const LONGEST_SUBJECT = 120;

const CONFIRMATION = {
  first: (day: string) => `Пожалуйста, подтвердите участие в личном кабинете по ${day} включительно.`,
  again: (day: string) => `Пожалуйста, подтвердите участие в личном кабинете ещё раз, по ${day} включительно.`,
  tooLate: 'Форум уже завершён, подтвердить участие больше нельзя.',
  /** A listener gets the certificate without a confirmation (DOC-02). */
  notNeeded: 'Форум уже завершён, подтверждать участие больше не нужно.',
  given: 'Участие вы уже подтвердили, снова подтверждать его не нужно.',
};

function requestOf({ confirmation, deadline, format }: DecisionFacts): string {
  if (confirmation === 'given') return CONFIRMATION.given;
  if (deadline === null) return format.is === LISTENER ? CONFIRMATION.notNeeded : CONFIRMATION.tooLate;
  return CONFIRMATION[confirmation](dateInWords(deadline));
}

const CHANGED_TO: Record<number, string> = {
  1: 'формат изменён на участие слушателем',
  2: 'формат изменён на устный доклад',
  3: 'формат изменён на стендовый доклад',
};

const place = ({ isSchool }: DecisionFacts) => (isSchool ? 'в школе' : 'в форуме');

/** «Подтвердите участие до 9 октября включительно: …», or without the request where there is nothing to confirm any more. */
function requestSubject(facts: DecisionFacts, change: string | null, otherwise: string): string {
  const { confirmation, deadline, isSchool } = facts;
  if (confirmation === 'given' || deadline === null) return otherwise;
  const participation = isSchool ? 'участие в школе' : 'участие';
  const request =
    confirmation === 'again'
      ? `Подтвердите ${participation} ещё раз`
      : `Подтвердите ${participation} до ${dayAndMonth(deadline)} включительно`;
  return change === null ? request : `${request}: ${change}`;
}

function dateNews({ was, is }: Change<string | null>): string {
  if (is === null) return `Время вашего доклада отменено: было ${was}, новое сообщим письмом`;
  return was === null
    ? `Назначено время вашего доклада: ${is}`
    : `Изменилось время вашего доклада: было ${was}, стало ${is}`;
}

const sectionNews = ({ was, is }: Change<string | null>) =>
  was === null || is === null
    ? `Изменилась секция вашего доклада: ${is ?? was}`
    : `Изменилась секция вашего доклада: была ${quoted(was)}, стала ${quoted(is)}`;

/** The sentences about a talk's new date and section. */
function talkNews({ talkDate, section, isTalkOver }: DecisionFacts): string[] {
  if (isTalkOver) return ['Изменились сведения о вашем докладе'];
  return [
    ...(talkDate.was === talkDate.is ? [] : [dateNews(talkDate)]),
    ...(section.was === section.is ? [] : [sectionNews(section)]),
  ];
}

const SHORT_NEWS = { date: 'Изменилось время вашего доклада', section: 'Изменилась секция вашего доклада' };

function talkSubject(facts: DecisionFacts): string {
  const [subject = ''] = talkNews(facts);
  if (subject.length <= LONGEST_SUBJECT) return subject;
  return facts.talkDate.was === facts.talkDate.is ? SHORT_NEWS.section : SHORT_NEWS.date;
}

/** Subject, first paragraphs and the facts below the first of them. */
const NEWS: Record<News, (facts: DecisionFacts) => { subject: string; paragraphs: string[]; facts?: Fact[] }> = {
  decided(facts) {
    const [was, is] = [FORMATS[facts.format.was] ?? '', FORMATS[facts.format.is] ?? ''];
    const outcome =
      was === is ? 'подтвердил формат' : `подтвердил её в другом формате: вы заявляли «${was}», подтверждён «${is}»`;
    return {
      subject: facts.isSchool
        ? requestSubject(facts, null, 'Заявка на участие в школе подтверждена')
        : requestSubject(facts, is, `Формат участия в форуме подтверждён: ${is}`),
      paragraphs: [
        `Модератор рассмотрел вашу заявку на участие ${place(facts)} и ${facts.isSchool ? 'подтвердил её' : outcome}.`,
      ],
      facts: now(facts),
    };
  },
  declined: ({ title, deadline }) => ({
    subject: `Ваш доклад не включён в программу${deadline === null ? '' : ', приглашаем слушателем'}`,
    paragraphs: [
      `Спасибо за заявку. Программный комитет рассмотрел ${title ? `предложенный доклад ${quoted(title)}` : 'предложенный вами доклад'} и, к сожалению, не смог включить его в программу.`,
      ...(deadline === null ? [] : ['Будем рады видеть вас на форуме слушателем.']),
    ],
  }),
  formatChanged(facts) {
    const { was, is } = facts.format;
    const changed = CHANGED_TO[is] ?? '';
    return {
      subject: requestSubject(facts, changed, `Участие ${place(facts)}: ${changed}`),
      paragraphs: [
        `Формат вашего участия ${place(facts)} изменён: был «${FORMATS[was] ?? ''}», стал «${FORMATS[is] ?? ''}».`,
      ],
      facts: now(facts),
    };
  },
  talkChanged: (facts) => ({
    subject: talkSubject(facts),
    paragraphs: talkNews(facts).map((sentence) => `${sentence}.`),
    facts: now(facts),
  }),
};

const now = ({ format, section, talkDate, isTalkOver, title, school }: DecisionFacts) =>
  participationFacts({
    school,
    format: format.is,
    title,
    section: section.is,
    talkDate: isTalkOver ? null : talkDate.is,
  });

/** REG-05: what a moderator's decision means, and what the person has to do. */
export function decisionLetter(facts: DecisionFacts): Letter {
  const { news, person, forum, isSchool, publicUrl } = facts;
  const { subject, paragraphs, facts: rows = [] } = NEWS[news](facts);
  return layOut({
    subject,
    person,
    forum,
    paragraphs,
    facts: rows,
    after: [requestOf(facts)],
    link: cabinetLink(publicUrl),
    because: `подали заявку на участие ${isSchool ? 'в школе' : 'в форуме'}`,
  });
}
