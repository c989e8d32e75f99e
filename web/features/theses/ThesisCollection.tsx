import { Text } from '@mantine/core';
import { editionTexts } from '#texts/edition.ts';
import { homeTexts } from '#texts/home.ts';
import { plural } from '#texts/plural.ts';
import { publicTexts } from '#texts/public.ts';
import { formatDayRange } from '../../lib/dates.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { typeset } from '../../lib/typography.ts';
import { RichText } from '../../ui/page/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import contentsClasses from './CollectionContents.module.css';
import coverClasses from './CollectionCover.module.css';
import { EditionLinks } from './EditionLinks.tsx';
import type { ThesisCollection_EditionFragment } from './ThesisCollection.generated.ts';
import classes from './ThesisCollection.module.css';

type Entry = NonNullable<ThesisCollection_EditionFragment['thesisCollection']>['contents'][number];

/** The theses in the order of the collection, each a link to its page of the PDF. */
function CollectionContents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={contentsClasses.list}>
      {entries.map(({ title, authors, page, url }) => (
        <li key={`${page} ${title}`} className={contentsClasses.entry}>
          <div>
            <Text fw={600}>
              {url === null ? (
                typeset(title)
              ) : (
                <a href={ownPath(url)} target="_blank" rel="noreferrer" className={contentsClasses.link}>
                  {typeset(title)}
                </a>
              )}
            </Text>
            <Text size="sm" c="dimmed">
              {typeset(authors)}
            </Text>
          </div>
          <Text className={contentsClasses.page}>{editionTexts.collection.page(page)}</Text>
        </li>
      ))}
    </ol>
  );
}

/** The cover: the edition's data over its picture. Screen readers skip it, because the page repeats the text. */
function CollectionCover({ edition }: { edition: ThesisCollection_EditionFragment }) {
  const { year, title, location: place, startsOn, endsOn, thesisCollection } = edition;
  const cover = thesisCollection?.cover ?? null;
  return (
    <div className={coverClasses.cover} aria-hidden="true">
      {cover === null ? null : (
        <picture>
          {cover.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="26rem" />
          ))}
          <img className={coverClasses.picture} src={ownPath(cover.url)} alt="" />
        </picture>
      )}
      <span className={coverClasses.year}>{year}</span>
      <span className={coverClasses.title}>{typeset(thesisCollection?.title ?? '')}</span>
      <span className={coverClasses.forum}>{typeset(title)}</span>
      <span className={coverClasses.place}>
        {place}, {formatDayRange(startsOn, endsOn)}
      </span>
    </div>
  );
}

const texts = editionTexts.collection;

/** The published theses: their cover, year, pages, the science library and the PDF, the contents (PUB-04). */
export function ThesisCollection({ edition }: { edition: ThesisCollection_EditionFragment }) {
  const { year, location: place, startsOn, endsOn, thesisCollection } = edition;
  if (thesisCollection === null) return <Text c="dimmed">{publicTexts.empty}</Text>;
  const { text, pages, links, contents } = thesisCollection;
  return (
    <>
      <div className={classes.book}>
        <CollectionCover edition={edition} />
        <div className={classes.words}>
          <dl className={classes.facts}>
            <div>
              <dt>{texts.year}</dt>
              <dd>{year}</dd>
            </div>
            {pages === null ? null : (
              <div>
                <dt>{texts.size}</dt>
                <dd>{plural(pages, 'страница', 'страницы', 'страниц')}</dd>
              </div>
            )}
            <div>
              <dt>{texts.forum}</dt>
              <dd>{homeTexts.whenAndWhere(formatDayRange(startsOn, endsOn), place)}</dd>
            </div>
          </dl>
          <RichText html={text} />
          <EditionLinks links={links} />
        </div>
      </div>
      {contents.length === 0 ? null : (
        <Section title={texts.contents}>
          <CollectionContents entries={contents} />
        </Section>
      )}
    </>
  );
}
