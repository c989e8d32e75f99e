import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import type { DeskRow } from '../model/deskStore.ts';

interface PeopleTableProps {
  label: string;
  /** Whether the label stands above the table. */
  hasCaption?: boolean;
  /** Heading of the second column. */
  heading: string;
  height: string;
  rows: readonly { row: DeskRow; text: ReactNode }[];
}

/** People, and what is to be said of each; a long table scrolls within its dialog. */
export function PeopleTable({ label, hasCaption = false, heading, height, rows }: PeopleTableProps) {
  const body = rows.map(({ row, text }) => [row.fullName || texts.noName, text]);
  return (
    <ScrollBox mah={height} label={label}>
      <Table
        aria-label={label}
        captionSide="top"
        layout="fixed"
        style={{ overflowWrap: 'break-word' }}
        data={{ ...(hasCaption ? { caption: label } : {}), head: [texts.person, heading], body }}
      />
    </ScrollBox>
  );
}
