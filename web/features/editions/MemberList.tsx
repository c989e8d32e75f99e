import { Anchor, Paper, Text } from '@mantine/core';
import { publicTexts } from '#texts/public.ts';
import { ownPath } from '../../lib/ownPath.ts';
import classes from './MemberList.module.css';
import type { OrganiserGroups_EditionFragment } from './OrganiserGroups.generated.ts';

type Member = OrganiserGroups_EditionFragment['organisers'][number]['members'][number];

function MemberCard({ member, isMore }: { member: Member; isMore: boolean }) {
  const { name, role, affiliation, url, pictureUrl } = member;
  return (
    <Paper component="li" className={classes.member} data-more={isMore}>
      {pictureUrl === null ? null : (
        <img src={ownPath(pictureUrl)} alt="" width={56} height={56} loading="lazy" className={classes.picture} />
      )}
      <div>
        {url === null ? (
          <Text fw={600}>{name}</Text>
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer" fw={600}>
            {name}
          </Anchor>
        )}
        {role === null ? null : (
          <Text size="sm" mt={4} className={classes.role}>
            {role}
          </Text>
        )}
        {affiliation === null ? null : (
          <Text size="sm" c="dimmed" mt={4}>
            {affiliation}
          </Text>
        )}
      </div>
    </Paper>
  );
}

interface MemberListProps {
  members: readonly Member[];
  /** How many members a phone shows at first, inside a `PhoneFold`. */
  shown?: number;
  /** Whether the pictures are samples; a note below them then says so. */
  hasSamples?: boolean;
}

/** People or institutions, one card each. */
export function MemberList({ members, shown = members.length, hasSamples = false }: MemberListProps) {
  return (
    <>
      <ul className={classes.list}>
        {members.map((member, index) => (
          <MemberCard key={member.name} member={member} isMore={index >= shown} />
        ))}
      </ul>
      {hasSamples ? (
        <Text size="sm" c="dimmed">
          {publicTexts.samplePictures}
        </Text>
      ) : null}
    </>
  );
}
