import { Text } from '@mantine/core';
import { typeset } from '../../lib/typography.ts';
import { editionTexts } from '../../texts/ru/edition.ts';
import classes from './CollectionContents.module.css';
import type { ThesisCollection_EditionFragment } from './ThesisCollection.generated.ts';

type Entry = NonNullable<ThesisCollection_EditionFragment['thesisCollection']>['contents'][number];

/** The theses in the order of the collection, each a link to its page of the PDF. */
export function CollectionContents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classes.list}>
      {entries.map(({ title, authors, page, url }) => (
        <li key={`${page} ${title}`} className={classes.entry}>
          <div>
            <Text fw={600}>
              {url === null ? (
                typeset(title)
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className={classes.link}>
                  {typeset(title)}
                </a>
              )}
            </Text>
            <Text size="sm" c="dimmed">
              {typeset(authors)}
            </Text>
          </div>
          <Text className={classes.page}>{editionTexts.collection.page(page)}</Text>
        </li>
      ))}
    </ol>
  );
}
