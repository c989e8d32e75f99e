import { Text } from '@mantine/core';
import { formatDayRange } from '../../lib/dates.ts';
import { editionTexts } from '../../texts/ru/edition.ts';
import { homeTexts } from '../../texts/ru/home.ts';
import { plural } from '../../texts/ru/plural.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { CollectionContents } from './CollectionContents.tsx';
import { CollectionCover } from './CollectionCover.tsx';
import { EditionLinks } from './EditionLinks.tsx';
import type { ThesisCollection_EditionFragment } from './ThesisCollection.generated.ts';
import classes from './ThesisCollection.module.css';

const texts = editionTexts.collection;

/** The published theses: their cover, year, pages, the science library and the PDF, the contents (PUB-04). */
export function ThesisCollection({ edition }: { edition: ThesisCollection_EditionFragment }) {
  const { year, place, startsOn, endsOn, thesisCollection } = edition;
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
