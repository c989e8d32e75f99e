import { programmeTexts } from '../../texts/ru/programme.ts';
import type { Day } from './model.ts';
import classes from './Plain.module.css';

/** Where a day begins, for a link. */
export const dayAnchor = (slug: string) => `day-${slug}`;

/** Links to the days, which follow each other for readers without scripts. */
export function PlainDays({ days }: { days: readonly Day[] }) {
  return (
    <noscript>
      <nav aria-label={programmeTexts.days} className={classes.days}>
        {days.map(({ slug, label }) => (
          <a key={slug} href={`#${dayAnchor(slug)}`}>
            {label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
