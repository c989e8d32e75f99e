import { type Letter, layOut } from './layout.ts';

/** What a moderator decided, in words. */
export type FormatDecision = {
  firstName: string;
  format: string;
  section: string | null;
  talkDate: string | null;
  title: string | null;
  /** Whether the person has to confirm for the first time, once more, or has done so. */
  confirmation: 'first' | 'again' | 'given';
  cabinetUrl: string;
};

const CONFIRMATION = {
  first: 'Пожалуйста, подтвердите участие в личном кабинете.',
  again: 'Формат участия изменился: пожалуйста, подтвердите участие в личном кабинете ещё раз.',
  given: 'Участие вы уже подтвердили, снова подтверждать его не нужно.',
};

/** The letter about a confirmed format (REG-05). */
export function formatLetter(decision: FormatDecision): Letter {
  const { firstName, format, section, talkDate, title, confirmation, cabinetUrl } = decision;
  const facts = [
    `Формат участия: ${format}.`,
    title && `Название доклада: «${title}».`,
    section && `Секция: ${section}.`,
    talkDate && `Дата доклада: ${talkDate}.`,
  ].filter((fact): fact is string => Boolean(fact));
  return layOut({
    subject: 'Формат участия в форуме подтверждён',
    greeting: `Здравствуйте, ${firstName}!`,
    paragraphs: ['Модератор рассмотрел вашу заявку на участие в форуме.', ...facts, CONFIRMATION[confirmation]],
    link: { label: 'Открыть личный кабинет', url: cabinetUrl },
  });
}
