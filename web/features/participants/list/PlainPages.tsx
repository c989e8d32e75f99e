import { listTexts } from '../../../texts/ru/participantList.ts';
import classes from './PlainPages.module.css';

interface PlainPagesProps {
  search: string;
  page: number;
  pages: number;
}

/** The pages of the list as plain links, for readers without scripts. */
export function PlainPages({ search, page, pages }: PlainPagesProps) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const address = (number: number) =>
    `?${new URLSearchParams({ ...(search !== '' && { q: search }), page: String(number) })}`;
  return (
    <noscript>
      <nav aria-label={listTexts.pages} className={classes.pages}>
        {numbers.map((number) =>
          number === page ? (
            <strong key={number} aria-current="page">
              {number}
            </strong>
          ) : (
            <a key={number} href={address(number)} aria-label={listTexts.page(number)}>
              {number}
            </a>
          ),
        )}
      </nav>
    </noscript>
  );
}
