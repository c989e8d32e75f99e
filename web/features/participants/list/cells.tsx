/** The cells of the list; a column that is not here shows its text. */
import { Anchor } from '@mantine/core';
import {
  IconBan,
  IconCertificate,
  IconCircleCheck,
  IconClockQuestion,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { typeset } from '../../../lib/typography.ts';
import { type ColumnName, type DeskColumn, filesOf, formatNote, sectionText } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { formatOf, type RowState, sectionOf, stateOf } from '../model/rowFacts.ts';
import classes from './DeskTable.module.css';

const looks = {
  CONFIRMED: { Icon: IconCircleCheck, color: 'var(--mantine-color-success)' },
  AWAITING_FORMAT: { Icon: IconClockQuestion, color: 'var(--portal-on-yellow)' },
  AWAITING_PERSON: { Icon: IconUserQuestion, color: 'var(--mantine-color-dimmed)' },
  CANCELLED: { Icon: IconBan, color: 'var(--mantine-color-dimmed)' },
} as const;

/** Background of a row by its state (LST-02). */
export const rowColors: Record<RowState, string | undefined> = {
  CONFIRMED: 'var(--portal-row-green)',
  AWAITING_FORMAT: 'var(--portal-row-yellow)',
  AWAITING_PERSON: undefined,
  CANCELLED: undefined,
};

const icons = {
  thesisDocument: IconFileTypeDocx,
  thesisPdf: IconFileTypePdf,
  expertConclusion: IconCertificate,
} as const;

const dimmed = (text: ReactNode) => <span className={classes.dimmed}>{text}</span>;

/** The state as an icon and in words, because colour alone is not enough. */
function StateMark({ state }: { state: RowState }) {
  const { Icon, color } = looks[state];
  return (
    <span className={classes.state}>
      <Icon size={16} color={color} aria-hidden />
      {texts.states[state]}
    </span>
  );
}

function FileLinks({ row }: { row: DeskRow }) {
  return (
    <span className={classes.state}>
      {filesOf(row).map(({ kind, name, url }) => {
        const Icon = icons[kind];
        return (
          <a
            key={kind}
            href={ownPath(url)}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.file}
            title={texts.files[kind]}
            aria-label={texts.openFile(texts.files[kind], name)}
          >
            <Icon size={20} stroke={1.6} aria-hidden />
          </a>
        );
      })}
    </span>
  );
}

const cells: { [Name in ColumnName]?: (row: DeskRow) => ReactNode } = {
  org: ({ organization }) => (organization?.name ? typeset(organization.name) : dimmed(texts.noOrganization)),
  state: (row) => <StateMark state={stateOf(row)} />,
  format(row) {
    const note = formatNote(row);
    return (
      <>
        {registrationTexts.formats[formatOf(row)]}
        {note === '' ? null : <span className={classes.note}>{note}</span>}
      </>
    );
  },
  section: (row) => (row.isSchool || sectionOf(row)?.name ? typeset(sectionText(row)) : dimmed(sectionText(row))),
  files: (row) => <FileLinks row={row} />,
  title: ({ title }) => title && typeset(title),
  email: ({ email }) =>
    email && (
      <Anchor inherit href={`mailto:${email}`}>
        {email}
      </Anchor>
    ),
};

/** A cell of a column. */
export const renderCell = ({ name, text }: DeskColumn, row: DeskRow): ReactNode => (cells[name] ?? text)(row);
