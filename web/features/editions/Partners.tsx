import { Anchor } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { Section } from '../../ui/page/Section.tsx';
import type { Partners_EditionFragment } from './Partners.generated.ts';
import classes from './Partners.module.css';

/** Partners of the forum, by name. */
export function Partners({ edition: { partners } }: { edition: Partners_EditionFragment }) {
  if (partners.length === 0) return null;
  return (
    <Section title={homeTexts.partners}>
      <ul className={classes.list}>
        {partners.map(({ name, url, pictureUrl }) => (
          <li key={name} className={classes.partner}>
            {pictureUrl === null ? null : (
              <img src={ownPath(pictureUrl)} alt="" width={48} height={48} loading="lazy" />
            )}
            {url === null ? (
              name
            ) : (
              <Anchor href={url} target="_blank" rel="noreferrer">
                {name}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
