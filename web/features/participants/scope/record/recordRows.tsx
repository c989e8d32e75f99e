import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { ownPath } from '../../../../lib/ownPath.ts';
import { typeset } from '../../../../lib/typography.ts';
import { filesOf } from '../FileLinks.tsx';
import { SectionName, sectionName } from '../SectionName.tsx';
import type { Record_RegistrationFragment } from './Record.generated.ts';

type Rows = (readonly [string, ReactNode])[];

const { fields: names } = recordTexts;

/** The person's request. */
export const requestRows = (registration: Record_RegistrationFragment): Rows => [
  [names.format, registrationTexts.formats[registration.requestedFormat]],
  [
    names.section,
    registration.isSchool ? (
      listTexts.isSchool.YES
    ) : (
      <SectionName key="section" section={registration.requestedSection} />
    ),
  ],
  [names.title, registration.title && typeset(registration.title)],
];

/** The person's other plans: sections to listen to, and the answers about days and excursion, which a provider may not send. */
export const planRows = ({ listeningSections, attendanceDays, tour }: Record_RegistrationFragment): Rows => [
  [names.listening, listeningSections?.map(sectionName).join('; ')],
  ...(attendanceDays?.length ? [[names.attendanceDays, recordTexts.attendanceDays(attendanceDays)] as const] : []),
  ...(tour === null ? [] : [[names.tour, listTexts.tours[tour]] as const]),
];

/** The files, each as a link. */
export const fileRows = (registration: Record_RegistrationFragment): Rows => {
  const files = filesOf(registration);
  if (files.length === 0) return [[listTexts.columns.files, listTexts.noFiles]];
  return files.map(({ kind, name, url }) => [
    listTexts.files[kind],
    <Anchor key={kind} href={ownPath(url)} target="_blank" rel="noopener noreferrer">
      {name}
    </Anchor>,
  ]);
};
