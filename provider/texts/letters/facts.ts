import { quoted } from '../../outbound/typography.ts';

/** By their numbers on the wire. */
const FORMATS: Record<number, string> = { 1: 'слушатель', 2: 'устный доклад', 3: 'стендовый доклад' };

/** A person's participation, one line a fact. */
export function participationFacts({
  format,
  title = null,
  section = null,
  talkDate = null,
}: {
  format: number;
  title?: string | null;
  section?: string | null;
  talkDate?: string | null;
}): string[] {
  return [
    `Формат участия: ${FORMATS[format] ?? ''}.`,
    title && `Название доклада: ${quoted(title)}.`,
    section && `Секция: ${section}.`,
    talkDate && `Дата доклада: ${talkDate}.`,
  ].filter((fact): fact is string => Boolean(fact));
}

export const cabinetLink = (publicUrl: string) => ({
  label: 'Открыть личный кабинет',
  url: `${publicUrl}/personal-data`,
});
