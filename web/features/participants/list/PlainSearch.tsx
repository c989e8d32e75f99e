import { listTexts } from '../../../texts/ru/participantList.ts';
import classes from './PlainPages.module.css';

const MOST = 60;

/** The search as a plain form, for readers without scripts; an empty one shows the whole list. */
export function PlainSearch({ search }: { search: string }) {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: React knows no element search yet */}
      <form role="search" method="get" className={classes.pages}>
        <input
          name="q"
          type="search"
          defaultValue={search}
          maxLength={MOST}
          aria-label={listTexts.search.label}
          placeholder={listTexts.search.placeholder}
          className={classes.field}
        />
        <button type="submit" className={classes.find}>
          {listTexts.search.find}
        </button>
      </form>
    </noscript>
  );
}
