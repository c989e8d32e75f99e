import { Anchor, Stack } from '@mantine/core';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { clashText } from '../scope/places/clashText.ts';
import { WarningLine } from '../scope/places/WarningLine.tsx';
import { FieldGroup } from '../scope/record/FieldGroup.tsx';
import type { Record_RegistrationFragment } from '../scope/record/Record.generated.ts';
import { fileRows, requestRows, wishRows } from '../scope/record/recordRows.tsx';
import { SectionName } from '../scope/SectionName.tsx';

const { fields: names, groups } = recordTexts;
const { formats } = registrationTexts;

/** Every field of a record (LST-03), in the order in which a moderator decides. */
export function RecordFields({ registration }: { registration: Record_RegistrationFragment }) {
  const { organization, phone, email, birthDate, createdAt, talkDay, talkTrack, talkSlot } = registration;
  const { confirmedFormat, confirmedSection } = registration;
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
          ...requestRows(registration),
          ...wishRows(registration),
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
            ? [[listTexts.clash, <WarningLine key="clash" text={clashText(registration.placeClashes)} />] as const]
            : []),
          [names.isConfirmed, registration.isConfirmed ? recordTexts.yes : recordTexts.no],
        ]}
      />
      <FieldGroup title={groups.files} rows={fileRows(registration)} />
    </Stack>
  );
}
