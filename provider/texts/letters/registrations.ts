import { quoted } from '../../outbound/typography.ts';
import { cabinetLink, type Fact, type ForumFacts, type Person, participationFacts } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

/** `talk`: an additional talk. */
export type RegistrationPurpose = 'forum' | 'talk' | 'school';

type About = {
  purpose: RegistrationPurpose;
  person: Person;
  forum: ForumFacts;
  /** Null without a talk. */
  title: string | null;
  /** The school's name; null for the forum. */
  school: string | null;
  publicUrl: string;
};

const PURPOSE: Record<RegistrationPurpose, string> = {
  forum: 'на участие в форуме',
  talk: 'на дополнительный доклад',
  school: 'на участие в школе',
};

const RECEIVED: Record<RegistrationPurpose, string> = {
  forum: 'Заявка получена',
  talk: 'Заявка получена: дополнительный доклад',
  school: 'Заявка получена: участие в школе',
};

/** REG-04 */
export function receivedLetter({
  purpose,
  person,
  forum,
  publicUrl,
  ...facts
}: About & { format: number; section: string | null }): Letter {
  const forWhat = PURPOSE[purpose];
  return layOut({
    subject: RECEIVED[purpose],
    person,
    forum,
    paragraphs: [`Мы получили вашу заявку ${forWhat}.`],
    facts: participationFacts(facts),
    after: ['Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.'],
    link: cabinetLink(publicUrl),
    because: 'подали эту заявку в личном кабинете форума',
  });
}

const TOUR: Record<number, string> = { 1: 'не приду', 2: 'приду' };

/** Which of the listed answers the person can change. */
function changeable(hasTour: boolean, hasTshirt: boolean): string {
  if (hasTour && hasTshirt) return ' Ответы об экскурсии и размере футболки можно изменить в личном кабинете.';
  if (hasTour) return ' Ответ об экскурсии можно изменить в личном кабинете.';
  return hasTshirt ? ' Ответ о размере футболки можно изменить в личном кабинете.' : '';
}

/** REG-06: the receipt of a confirmed participation, with the forum for the person's calendar. */
export function confirmedLetter({
  person,
  forum,
  school,
  publicUrl,
  tour,
  tshirt,
  calendar,
  ...facts
}: Omit<About, 'purpose'> & {
  format: number;
  section: string | null;
  talkDate: string | null;
  /** The answer about the excursion by its number on the wire; 0 without one. */
  tour: number;
  /** The size in letters; null without one. */
  tshirt: string | null;
  calendar: string;
}): Letter {
  const hasTour = TOUR[tour] !== undefined;
  const answers = school === null ? changeable(hasTour, tshirt !== null) : '';
  return layOut({
    subject: school === null ? 'Участие в форуме подтверждено' : 'Участие в школе подтверждено',
    person,
    forum,
    paragraphs: [`Вы подтвердили участие ${school === null ? 'в форуме' : 'в школе'}. Ждём вас!`],
    facts: [
      ...participationFacts({ ...facts, school }),
      ['Когда', forum.dates],
      ['Где', forum.place],
      ...(hasTour ? [['Экскурсия', TOUR[tour]] as Fact] : []),
      ...(tshirt === null ? [] : [['Размер футболки', tshirt] as Fact]),
    ],
    after: [`Дни форума приложены к письму файлом для календаря.${answers}`],
    link: cabinetLink(publicUrl),
    because: 'подтвердили участие в личном кабинете форума',
    calendar,
  });
}

const titleFact = (title: string | null): Fact[] => (title ? [['Название доклада', quoted(title)]] : []);

/** REG-09 */
export function cancelledLetter({
  purpose,
  person,
  forum,
  title,
  school,
  publicUrl,
  canRegisterAgain,
}: About & {
  /** Null if it depends on the person's cabinet: the letter then does not mention it. */
  canRegisterAgain: boolean | null;
}): Letter {
  const forWhat = PURPOSE[purpose];
  return layOut({
    subject: `Заявка ${forWhat} отменена`,
    person,
    forum,
    paragraphs: [`Вы отменили заявку ${forWhat}.`],
    facts: [...(school === null ? [] : [['Школа', school] as Fact]), ...titleFact(title)],
    after:
      canRegisterAgain === null
        ? []
        : [
            canRegisterAgain
              ? 'Пока регистрация открыта, заявку можно подать снова в личном кабинете.'
              : 'Регистрация уже завершена, поэтому подать заявку снова нельзя.',
          ],
    link: cabinetLink(publicUrl),
    closing: ['Если заявку отменили не вы, смените пароль от личного кабинета и сообщите организаторам.'],
    because: 'отменили эту заявку в личном кабинете форума',
  });
}
