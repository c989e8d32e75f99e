import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { homeTexts } from '#texts/home.ts';
import { formatMoment } from '../../lib/dates.ts';
import { editionPath, sessionPath } from '../../lib/editionPaths.ts';
import { typeset } from '../../lib/typography.ts';
import { nowAndNext } from '../../lib/windowState.ts';
import { type HappeningNowQuery, useHappeningNowQuery } from './HappeningNow.generated.ts';
import classes from './HappeningNow.module.css';

const texts = homeTexts.now;

type Item = NonNullable<NonNullable<HappeningNowQuery['edition']>['programme']>['days'][number]['items'][number];

const programme = editionPath('program', null);

interface ItemsProps {
  label: string;
  items: readonly Item[];
  /** The text if there are no items. */
  nothing?: string;
}

function Items({ label, items, nothing }: ItemsProps) {
  return (
    <div className={classes.group}>
      <dt className={classes.label}>{label}</dt>
      {items.length === 0 ? <dd>{nothing}</dd> : null}
      {items.map(({ id, slug, title, room }) => (
        <dd key={id}>
          <Link to={sessionPath(programme, slug)} className={classes.item}>
            {typeset(title)}
          </Link>
          {room === null ? null : (
            <Text component="span" c="dimmed" inherit>
              {` ·\u00a0${room}`}
            </Text>
          )}
        </dd>
      ))}
    </div>
  );
}

/** During the forum: the current and the next sessions, by the service's clock. */
export function HappeningNow({ now }: { now: number }) {
  const { data } = useHappeningNowQuery();
  const items = data?.edition?.programme?.days.flatMap((day) => day.items) ?? [];
  if (items.length === 0) return null;
  const { running, next } = nowAndNext(items, now);
  const [first] = next;
  return (
    <section className={classes.strip} aria-label={texts.heading}>
      <dl className={classes.groups}>
        <Items label={texts.running} items={running} nothing={first === undefined ? texts.over : texts.nothing} />
        {first === undefined ? null : <Items label={texts.next(formatMoment(first.startsAt))} items={next} />}
      </dl>
      <Link to={programme} className={classes.link}>
        {texts.all}
      </Link>
    </section>
  );
}
