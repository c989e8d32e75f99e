import { Anchor, Text } from '@mantine/core';
import { fileNote } from '#texts/fileSize.ts';
import { homeTexts } from '#texts/home.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { typeset } from '../../lib/typography.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { Section } from '../../ui/page/Section.tsx';
import type { NewsList_EditionFragment } from './NewsList.generated.ts';
import classes from './NewsList.module.css';

/** How many of the newest entries are unfolded. */
const SHOWN = 2;

function Item({ item }: { item: NewsList_EditionFragment['news'][number] }) {
  const { publishedOn, title, text, links } = item;
  return (
    <li className={classes.item}>
      <time dateTime={publishedOn} className={classes.date}>
        {dayInWords(publishedOn)}
      </time>
      <div>
        <Text fw={600}>{typeset(title)}</Text>
        {text === null ? null : <Text mt={2}>{typeset(text)}</Text>}
        {links.map(({ label, url, file }) => (
          <Text key={url} mt={4}>
            <Anchor href={file === null ? url : ownPath(url)} target="_blank" rel="noreferrer">
              {file === null ? label : `${label} (${fileNote(file)})`}
            </Anchor>
          </Text>
        ))}
      </div>
    </li>
  );
}

/** News and information letters, the newest first; the older ones are folded. */
export function NewsList({ edition: { news } }: { edition: NewsList_EditionFragment }) {
  if (news.length === 0) return null;
  const older = news.slice(SHOWN);
  const list = (items: typeof news) => (
    <ul className={classes.list}>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  );
  return (
    <Section title={homeTexts.news}>
      {list(news.slice(0, SHOWN))}
      {older.length === 0 ? null : (
        <details>
          <summary className={classes.older}>{homeTexts.olderNews}</summary>
          {list(older)}
        </details>
      )}
    </Section>
  );
}
