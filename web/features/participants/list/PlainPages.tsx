import { listTexts } from '../../../texts/ru/participantList.ts';
import classes from './PlainPages.module.css';

/** The pages of the list as plain links, for readers without scripts. */
export function PlainPages({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <noscript>
      <nav aria-label={listTexts.pages} className={classes.pages}>
        {numbers.map((number) =>
          number === page ? (
            <strong key={number} aria-current="page">
              {number}
            </strong>
          ) : (
            <a key={number} href={`?page=${number}`} aria-label={listTexts.page(number)}>
              {number}
            </a>
          ),
        )}
      </nav>
    </noscript>
  );
}
