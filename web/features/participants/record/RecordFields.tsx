import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { deskRecordTexts as texts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { typeset } from '../../../lib/typography.ts';
import { sectionName } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { formatOf, isTalk, sectionOf, stateOf } from '../model/rowFacts.ts';
import classes from './RecordDialog.module.css';

const { fields: names, groups } = texts;
const { formats, tshirtSizes } = registrationTexts;

/** A letter to the person; the talk is its subject. */
const mailOf = (email: string, title: string | null): string =>
  `mailto:${email}${title ? `?subject=${encodeURIComponent(title)}` : ''}`;

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
    record.isSchool || !isTalk(record) ? null : typeset(sectionName(sectionOf(record))),
  ];
  return <Text fw={600}>{parts.filter(Boolean).join(' · ')}</Text>;
}

type Rows = readonly (readonly [string, ReactNode])[];

/** Every field by its group (LST-03); a document is downloaded, what the browser shows opens in a tab. */
const rowsOf: Record<keyof typeof groups, (record: DeskRow) => Rows> = {
  person: ({ organization, phone, email, birthDate, title }) => [
    [names.organization, organization?.name && typeset(organization.name)],
    [names.phone, phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
    [names.email, email && <Anchor href={mailOf(email, title)}>{email}</Anchor>],
    [names.birthDate, birthDate && formatDate(birthDate)],
  ],
  request: (record) => [
    [names.createdAt, record.createdAt && formatDateTime(record.createdAt)],
    [names.requestedFormat, formats[record.requestedFormat]],
    [names.requestedSection, record.isSchool ? texts.school : typeset(sectionName(record.requestedSection))],
    [names.title, record.title ? typeset(record.title) : isTalk(record) ? texts.noTitle : null],
    [names.listening, record.listeningSections?.map((section) => typeset(sectionName(section))).join('; ')],
    ...(record.tour === null ? [] : [[names.tour, texts.tours[record.tour]] as const]),
    ...(record.tshirtSize === null ? [] : [[names.tshirtSize, tshirtSizes[record.tshirtSize]] as const]),
    ...(record.hasGivenUpPoster ? [[names.hasGivenUpPoster, texts.yes] as const] : []),
  ],
  decision: ({ confirmedFormat, confirmedSection, talkSchedule, talkDay, talkTrack, talkSlot, isConfirmed }) => [
    [names.confirmedFormat, confirmedFormat === null ? texts.notConfirmed : formats[confirmedFormat]],
    [names.confirmedSectionId, confirmedSection && typeset(sectionName(confirmedSection))],
    [names.talkSchedule, talkSchedule],
    [names.talkDay, talkDay],
    [names.talkTrack, talkTrack],
    [names.talkSlot, talkSlot],
    [names.isConfirmed, isConfirmed ? texts.yes : texts.no],
  ],
  files: ({ thesisDocument, thesisPdf, expertConclusion }) => [
    [names.thesisDocument, fileLink(thesisDocument, true)],
    [names.thesisPdf, fileLink(thesisPdf)],
    [names.expertConclusion, fileLink(expertConclusion)],
  ],
};

/** A group of a record's fields with their names. */
export function RecordFields({ record, group }: { record: DeskRow; group: keyof typeof groups }) {
  return (
    <section aria-label={groups[group]}>
      <Title order={3} size="h5" mb="xs">
        {groups[group]}
      </Title>
      <dl style={{ margin: 0 }}>
        {rowsOf[group](record).map(([name, value]) => (
          <div key={name} className={classes.field}>
            <dt>{name}</dt>
            <dd>{value === null || value === '' || value === undefined ? texts.empty : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
