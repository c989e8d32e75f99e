import { Text } from '@mantine/core';
import { publicTexts } from '../../texts/ru/public.ts';
import { Section } from '../../ui/Section.tsx';
import { MemberList } from './MemberList.tsx';
import type { OrganiserGroups_EditionFragment } from './OrganiserGroups.generated.ts';

/** Who organises the forum, a section a group (PUB-02). */
export function OrganiserGroups({ edition: { organisers } }: { edition: OrganiserGroups_EditionFragment }) {
  if (organisers.length === 0) return <Text c="dimmed">{publicTexts.empty}</Text>;
  return organisers.map(({ title, members }) => (
    <Section key={title} title={title}>
      <MemberList members={members} />
    </Section>
  ));
}
