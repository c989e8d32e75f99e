import { formatDayRange } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import classes from './CollectionCover.module.css';
import type { ThesisCollection_EditionFragment } from './ThesisCollection.generated.ts';

/** The cover: the edition's data over its picture. The page repeats its words, so screen readers skip it. */
export function CollectionCover({ edition }: { edition: ThesisCollection_EditionFragment }) {
  const { year, title, place, startsOn, endsOn, thesisCollection } = edition;
  const cover = thesisCollection?.cover ?? null;
  return (
    <div className={classes.cover} aria-hidden="true">
      {cover === null ? null : (
        <picture>
          {cover.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="26rem" />
          ))}
          <img className={classes.picture} src={cover.url} alt="" />
        </picture>
      )}
      <span className={classes.year}>{year}</span>
      <span className={classes.title}>{typeset(thesisCollection?.title ?? '')}</span>
      <span className={classes.forum}>{typeset(title)}</span>
      <span className={classes.place}>
        {place}, {formatDayRange(startsOn, endsOn)}
      </span>
    </div>
  );
}
