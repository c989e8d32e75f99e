import { cabinetLink, participationFacts } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

/** What a moderator decided. */
type FormatDecision = {
  firstName: string;
  /** Number of the format on the wire. */
  format: number;
  section: string | null;
  talkDate: string | null;
  title: string | null;
  /** Whether it is about the school, which has registrations of its own (REG-13). */
  isSchool: boolean;
  /** Whether the person has to confirm for the first time, once more, or has done so. */
  confirmation: 'first' | 'again' | 'given';
  publicUrl: string;
};

const CONFIRMATION = {
  first: 'Пожалуйста, подтвердите участие в личном кабинете.',
  again: 'Формат участия изменился: пожалуйста, подтвердите участие в личном кабинете ещё раз.',
  given: 'Участие вы уже подтвердили, снова подтверждать его не нужно.',
};

/** The letter about a confirmed format (REG-05). */
export function formatLetter({ firstName, confirmation, isSchool, publicUrl, ...facts }: FormatDecision): Letter {
  const where = isSchool ? 'в школе' : 'в форуме';
  const wish = `заявку на участие ${where}`;
  return layOut({
    subject: `Формат участия ${where} подтверждён`,
    firstName,
    paragraphs: [`Модератор рассмотрел вашу ${wish}.`, ...participationFacts(facts), CONFIRMATION[confirmation]],
    link: cabinetLink(publicUrl),
    because: `подали ${wish}`,
  });
}
