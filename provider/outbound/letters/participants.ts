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
  publicUrl: string;
};

const CONFIRMATION = {
  first: 'Пожалуйста, подтвердите участие в личном кабинете.',
  again: 'Формат участия изменился: пожалуйста, подтвердите участие в личном кабинете ещё раз.',
  given: 'Участие вы уже подтвердили, снова подтверждать его не нужно.',
};

/** REG-05 */
export function formatLetter({ firstName, confirmation, isSchool, publicUrl, ...facts }: FormatDecision): Letter {
  const where = isSchool ? 'в школе' : 'в форуме';
  const registration = `заявку на участие ${where}`;
  return layOut({
    subject: `Формат участия ${where} подтверждён`,
    firstName,
    paragraphs: [
      `Модератор рассмотрел вашу ${registration}.`,
      ...participationFacts(facts),
      CONFIRMATION[confirmation],
    ],
    link: cabinetLink(publicUrl),
    because: `подали ${registration}`,
  });
}
