import { dateInWords } from '../../dates.ts';
import { cabinetLink, participationFacts } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

type FormatDecision = {
  firstName: string;
  /** By its number on the wire. */
  format: number;
  section: string | null;
  talkDate: string | null;
  title: string | null;
  /** The school has registrations of its own (REG-13). */
  isSchool: boolean;
  /** Whether the person must confirm for the first time, must confirm again, or has confirmed. */
  confirmation: 'first' | 'again' | 'given';
  /** The last day to confirm, YYYY-MM-DD; null once it has passed. */
  deadline: string | null;
  publicUrl: string;
};

const CONFIRMATION = {
  first: (day: string) => `Пожалуйста, подтвердите участие в личном кабинете по ${day} включительно.`,
  again: (day: string) =>
    `Формат участия изменился: пожалуйста, подтвердите участие в личном кабинете ещё раз, по ${day} включительно.`,
  tooLate: 'Форум уже завершён, подтверждать участие больше не нужно.',
  given: 'Участие вы уже подтвердили, снова подтверждать его не нужно.',
};

function requestOf(confirmation: FormatDecision['confirmation'], deadline: string | null): string {
  if (confirmation === 'given') return CONFIRMATION.given;
  return deadline === null ? CONFIRMATION.tooLate : CONFIRMATION[confirmation](dateInWords(deadline));
}

/** REG-05 */
export function formatLetter({
  firstName,
  confirmation,
  isSchool,
  deadline,
  publicUrl,
  ...facts
}: FormatDecision): Letter {
  const where = isSchool ? 'в школе' : 'в форуме';
  const registration = `заявку на участие ${where}`;
  return layOut({
    subject: `Формат участия ${where} подтверждён`,
    firstName,
    paragraphs: [
      `Модератор рассмотрел вашу ${registration}.`,
      ...participationFacts(facts),
      requestOf(confirmation, deadline),
    ],
    link: cabinetLink(publicUrl),
    because: `подали ${registration}`,
  });
}
