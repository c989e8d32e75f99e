import { programmeTexts } from '../../texts/ru/programme.ts';
import type { Session } from './model.ts';
import classes from './Plain.module.css';
import { formatTimes } from './time.ts';

/** The talks of a session, or the way to its posters, for readers without scripts: they have no dialogs. */
export function PlainDetail({ session: { slug, detail } }: { session: Session }) {
  if (detail === null) return null;
  const { talks, posters } = detail;
  return (
    <noscript>
      {talks.length === 0 ? null : (
        <details className={classes.talks}>
          <summary>{programmeTexts.details}</summary>
          <ul>
            {talks.map(({ slug: talkSlug, startsAt, endsAt, speaker, affiliation, notes, title, hasAbstract }) => (
              <li key={talkSlug}>
                {[startsAt === null ? null : formatTimes(startsAt, endsAt), speaker, affiliation, ...notes]
                  .filter(Boolean)
                  .join(', ')}
                {title === null ? null : <div>{title}</div>}
                {hasAbstract ? (
                  <a
                    href={`?abstract=${talkSlug}`}
                    className={classes.link}
                    aria-label={programmeTexts.abstractOf(title ?? speaker ?? '')}
                  >
                    {programmeTexts.abstract}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      )}
      {posters === null ? null : (
        <a href={`?posters=${slug}`} className={classes.link}>
          {programmeTexts.posterList}
        </a>
      )}
    </noscript>
  );
}
