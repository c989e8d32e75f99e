import { Paper, Text } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { typeset } from '../../lib/typography.ts';
import { PhoneFold } from '../../ui/page/PhoneFold.tsx';
import { Section } from '../../ui/page/Section.tsx';
import type { VenuePart_EditionFragment } from './VenuePart.generated.ts';
import classes from './VenuePart.module.css';

const texts = homeTexts.venue;

/** The forum's place, the way there, and the entry pass. The map is a picture of the edition, not a third party's service. */
export function VenuePart({ edition: { venue } }: { edition: VenuePart_EditionFragment }) {
  if (venue === null) return null;
  const { name, address, map, travel, passOffice } = venue;
  return (
    <Section title={texts.heading}>
      <Paper className={classes.place} data-map={map !== null}>
        {map === null ? null : (
          <figure className={classes.figure}>
            <img
              src={ownPath(map.url)}
              alt={map.alt}
              width={map.width}
              height={map.height}
              loading="lazy"
              className={classes.map}
            />
            <figcaption className={classes.caption}>{texts.scheme}</figcaption>
          </figure>
        )}
        <div className={classes.words}>
          <Text fw={600}>{typeset(name)}</Text>
          <Text c="dimmed">{typeset(address)}</Text>
          <PhoneFold label={homeTexts.more.ways}>
            <dl className={classes.ways} data-more>
              {travel.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{typeset(text)}</dd>
                </div>
              ))}
              {passOffice === null ? null : (
                <div>
                  <dt>{texts.passOffice}</dt>
                  <dd>{typeset(passOffice)}</dd>
                </div>
              )}
            </dl>
          </PhoneFold>
        </div>
      </Paper>
    </Section>
  );
}
