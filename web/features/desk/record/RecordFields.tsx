import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { deskRecordTexts as texts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { isNameAwaited, type RecordSection } from '../../../lib/sections.ts';
import { typeset } from '../../../lib/typography.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { formatOf, isTalk, sectionOf, stateOf } from '../model/rowFacts.ts';
import classes from './RecordDialog.module.css';

const { fields: names, groups } = texts;
const { formats, tshirtSizes } = registrationTexts;

/** The name of a section, or why there is none (LST-09, R27). */
export function sectionName(section: RecordSection | null): string {
  if (section === null) return texts.section.none;
  if (isNameAwaited(section)) return texts.section.loading;
  return section.name === null ? texts.section.unknown : typeset(section.name);
}

/** A letter to the person; the talk is its subject. */
const mailOf = (email: string, title: string | null): string =>
  `mailto:${email}${title ? `?subject=${encodeURIComponent(title)}` : ''}`;

interface FieldsProps {
  title: string;
  rows: readonly (readonly [string, ReactNode])[];
}

function Fields({ title, rows }: FieldsProps) {
  return (
    <section aria-label={title} className={classes.group}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <dl className={classes.fields}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value === null || value === '' || value === undefined ? texts.empty : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const fileLink = (file: DeskRow['thesisPdf'], isDownload = false): ReactNode =>
  file && (
    <Anchor
      href={ownPath(file.url)}
      {...(isDownload ? { download: file.name } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {file.name}
    </Anchor>
  );

/** The state and the format and section in force: the confirmed ones have priority (LST-03). */
export function RecordSummary({ record }: { record: DeskRow }) {
  const parts = [
    texts.states[stateOf(record)],
    record.isSchool ? texts.school : formats[formatOf(record)],
    record.isSchool || !isTalk(record) ? null : sectionName(sectionOf(record)),
  ];
  return <Text fw={600}>{parts.filter(Boolean).join(' · ')}</Text>;
}

/** What the person asked for: beside the form too. */
export function RequestFields({ record }: { record: DeskRow }) {
  const { createdAt, requestedFormat, requestedSection, isSchool, title, listeningSections, tour, tshirtSize } = record;
  return (
    <Fields
      title={groups.request}
      rows={[
        [names.createdAt, createdAt && formatDateTime(createdAt)],
        [names.requestedFormat, formats[requestedFormat]],
        [names.requestedSection, isSchool ? texts.school : sectionName(requestedSection)],
        [names.title, title ? typeset(title) : isTalk(record) ? texts.noTitle : null],
        [names.listening, listeningSections?.map(sectionName).join('; ')],
        ...(tour === null ? [] : [[names.tour, texts.tours[tour]] as const]),
        ...(tshirtSize === null ? [] : [[names.tshirtSize, tshirtSizes[tshirtSize]] as const]),
        ...(record.hasGivenUpPoster ? [[names.hasGivenUpPoster, texts.yes] as const] : []),
      ]}
    />
  );
}

/** Every field of a record (LST-03). */
export function RecordFields({ record }: { record: DeskRow }) {
  const { organization, phone, email, birthDate, title, confirmedFormat, confirmedSection } = record;
  return (
    <Stack gap="lg">
      <Fields
        title={groups.person}
        rows={[
          [names.organization, organization?.name && typeset(organization.name)],
          [names.phone, phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
          [names.email, email && <Anchor href={mailOf(email, title)}>{email}</Anchor>],
          [names.birthDate, birthDate && formatDate(birthDate)],
        ]}
      />
      <RequestFields record={record} />
      <Fields
        title={groups.decision}
        rows={[
          [names.confirmedFormat, confirmedFormat === null ? texts.notConfirmed : formats[confirmedFormat]],
          [names.confirmedSectionId, confirmedSection && sectionName(confirmedSection)],
          [names.talkSchedule, record.talkSchedule],
          [names.talkDay, record.talkDay],
          [names.talkTrack, record.talkTrack],
          [names.talkSlot, record.talkSlot],
          [names.isConfirmed, record.isConfirmed ? texts.yes : texts.no],
        ]}
      />
      <FileFields record={record} />
    </Stack>
  );
}

/** The files: what the browser shows opens in a tab, a document is downloaded. */
export function FileFields({ record: { thesisDocument, thesisPdf, expertConclusion } }: { record: DeskRow }) {
  return (
    <Fields
      title={groups.files}
      rows={[
        [names.thesisDocument, fileLink(thesisDocument, true)],
        [names.thesisPdf, fileLink(thesisPdf)],
        [names.expertConclusion, fileLink(expertConclusion)],
      ]}
    />
  );
}
