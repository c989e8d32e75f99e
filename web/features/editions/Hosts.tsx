import { Group } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { paths } from '../../lib/paths.ts';
import { LinkChip } from '../../ui/button/LinkChip.tsx';
import { PhoneFold } from '../../ui/page/PhoneFold.tsx';
import { Section } from '../../ui/page/Section.tsx';
import type { Hosts_EditionFragment } from './Hosts.generated.ts';
import { MemberList } from './MemberList.tsx';

const texts = homeTexts;

/**
 * The institutions that hold the forum and the committee that chooses the talks: the first two groups of organisers, with
 * links to all groups and to the contacts.
 */
export function Hosts({ edition: { organisers, page, hasSamplePictures } }: { edition: Hosts_EditionFragment }) {
  const [first, committee] = organisers;
  if (first === undefined) return null;
  return (
    <>
      {committee === undefined ? null : (
        <Section title={committee.title}>
          <PhoneFold label={texts.more.committee}>
            <MemberList members={committee.members} shown={1} />
          </PhoneFold>
        </Section>
      )}
      <Section title={texts.organisers}>
        <MemberList members={first.members} hasSamples={hasSamplePictures} />
        <Group gap="sm">
          {page.screens.includes('ORGANISERS') ? (
            <LinkChip to={paths.organisers}>{texts.allOrganisers}</LinkChip>
          ) : null}
          {page.screens.includes('CONTACTS') ? <LinkChip to={paths.contacts}>{texts.contacts}</LinkChip> : null}
        </Group>
      </Section>
    </>
  );
}
