import { type Letter, layOut } from './layout.ts';

/** What a moderator decided, in words. */
export type FormatDecision = {
  firstName: string;
  format: string;
  section: string | null;
  talkDate: string | null;
  title: string | null;
  cabinetUrl: string;
};

/** The letter about a confirmed format (REG-05). */
export function formatLetter({ firstName, format, section, talkDate, title, cabinetUrl }: FormatDecision): Letter {
  const facts = [
    `Формат участия: ${format}.`,
    title && `Название доклада: «${title}».`,
    section && `Секция: ${section}.`,
    talkDate && `Дата доклада: ${talkDate}.`,
  ].filter((fact): fact is string => Boolean(fact));
  return layOut({
    subject: 'Формат участия в форуме подтверждён',
    greeting: `Здравствуйте, ${firstName}!`,
    paragraphs: [
      'Модератор рассмотрел вашу заявку на участие в форуме.',
      ...facts,
      'Пожалуйста, подтвердите участие в личном кабинете.',
    ],
    link: { label: 'Открыть личный кабинет', url: cabinetUrl },
  });
}
