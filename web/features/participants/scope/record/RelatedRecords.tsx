import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { quoted, registrationTexts } from '#texts/registrations.ts';
import { typeset } from '../../../../lib/typography.ts';
import { LoadFailure } from '../../../../ui/page/LoadFailure.tsx';
import type { ViewAddress } from '../useView.ts';
import { type RelatedRecords_ParticipantFragment, useRelatedRecordsQuery } from './RelatedRecords.generated.ts';

const texts = recordTexts.related;

interface RelatedRecordsProps {
  id: string;
  linkTo: ViewAddress['linkTo'];
}

interface Entry {
  participant: RelatedRecords_ParticipantFragment;
  /** Why the record is listed; null for the person's own registrations. */
  reason: string | null;
}

const detailsOf = ({ participant: { organization, registration }, reason }: Entry): string =>
  [
    reason,
    registration &&
      (registration.isSchool ? listTexts.isSchool.YES : registrationTexts.formats[registration.effectiveFormat]),
    registration && listTexts.codes.status[registration.status],
    organization?.name && typeset(organization.name),
  ]
    .filter(Boolean)
    .join(' · ');

function EntryList({ title, entries, linkTo }: { title: string; entries: Entry[]; linkTo: ViewAddress['linkTo'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <List listStyleType="none" spacing="xs">
        {entries.map(({ participant, reason }) => (
          <List.Item key={participant.id} style={{ overflowWrap: 'break-word' }}>
            <Anchor component={Link} {...linkTo(participant.registration?.id ?? '')}>
              {participant.fullName}
              {participant.registration?.title ? `, ${quoted(typeset(participant.registration.title))}` : ''}
            </Anchor>
            <Text size="sm" c="dimmed">
              {detailsOf({ participant, reason })}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

/** The person's other registrations and possible doubles of a record, each as a link; empty if there are none. */
export function RelatedRecords({ id, linkTo }: RelatedRecordsProps) {
  const { data, error, refetch } = useRelatedRecordsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const registration = data?.registration;
  if (!registration) return error ? <LoadFailure error={error} subject={texts.subject} onRetry={refetch} /> : null;
  const { otherRegistrations: others, possibleDoubles: doubles } = registration;
  return (
    <>
      <EntryList
        title={texts.others}
        linkTo={linkTo}
        entries={(others ?? []).map((participant) => ({ participant, reason: null }))}
      />
      <EntryList
        title={texts.doubles}
        linkTo={linkTo}
        entries={(doubles ?? []).map(({ participant, matches }) => ({
          participant,
          reason: texts.matches(matches),
        }))}
      />
    </>
  );
}
