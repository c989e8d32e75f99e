import { Anchor, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { filesOf } from '../list/FileLinks.tsx';
import { SectionName, sectionName } from '../list/SectionName.tsx';
import { ClashLine } from '../places/ClashLine.tsx';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import classes from './RecordFields.module.css';

const { fields: names, groups } = recordTexts;
const { formats } = registrationTexts;

interface GroupProps {
  title: string;
  rows: readonly (readonly [string, ReactNode])[];
}

function FieldGroup({ title, rows }: GroupProps) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <dl className={classes.fields}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value === null || value === '' || value === undefined ? recordTexts.empty : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every field of a record (LST-03), in the order in which a moderator decides. */
export function RecordFields({ registration }: { registration: Record_RegistrationFragment }) {
  const { organization, phone, email, birthDate, createdAt, talkDay, talkTrack, talkSlot } = registration;
  const { confirmedFormat, confirmedSection, listeningSections, attendanceDays } = registration;
  const listening = listeningSections?.map(sectionName).join('; ');
  return (
    <Stack gap="lg">
      <FieldGroup
        title={groups.person}
        rows={[
          [names.organization, organization?.name && typeset(organization.name)],
          [names.phone, phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
          [names.email, email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
          [names.birthDate, birthDate && formatDate(birthDate)],
        ]}
      />
      <FieldGroup
        title={groups.request}
        rows={[
          [names.createdAt, createdAt && formatDateTime(createdAt)],
          [names.format, formats[registration.requestedFormat]],
          [names.section, <SectionName key="section" section={registration.requestedSection} />],
          [names.title, registration.title && typeset(registration.title)],
          [names.listening, listening],
          [names.attendanceDays, attendanceDays?.join(', ')],
        ]}
      />
      <FieldGroup
        title={groups.decision}
        rows={[
          [names.confirmedFormat, confirmedFormat === null ? recordTexts.notConfirmed : formats[confirmedFormat]],
          [names.confirmedSection, confirmedSection && <SectionName key="confirmed" section={confirmedSection} />],
          [names.schedule, registration.talkSchedule],
          [names.day, talkDay],
          [names.track, talkTrack],
          [names.slot, talkSlot],
          ...(registration.placeClashes?.length
            ? [[listTexts.clash, <ClashLine key="clash" clashes={registration.placeClashes} />] as const]
            : []),
          [names.isConfirmed, registration.isConfirmed ? recordTexts.yes : recordTexts.no],
        ]}
      />
      <FieldGroup
        title={groups.files}
        rows={
          filesOf(registration).length === 0
            ? [[listTexts.columns.files, listTexts.noFiles]]
            : filesOf(registration).map(({ kind, name, url }) => [
                listTexts.files[kind],
                <Anchor key={kind} href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </Anchor>,
              ])
        }
      />
    </Stack>
  );
}
