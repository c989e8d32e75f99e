import { Anchor, Button, Group, Paper, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { number } from '#texts/plural.ts';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import { csvOf } from '../../../lib/csv.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import classes from './StatisticCard.module.css';

interface CountLinkProps {
  label: string;
  count: number;
  /** Whether the number counts people instead of registrations. */
  isPeople?: boolean;
  to: string | null;
}

/** A number that opens the list of the counted records. */
export function CountLink({ label, count, isPeople = false, to }: CountLinkProps) {
  if (to === null) return number(count);
  return (
    <Anchor
      component={Link}
      to={to}
      fz="inherit"
      aria-label={isPeople ? texts.openPeople(label, count) : texts.openList(label, count)}
    >
      {number(count)}
    </Anchor>
  );
}

interface StatisticCardProps {
  title: string;
  /** Name of the .csv, without its ending. */
  fileName: string;
  headings: readonly string[];
  /** The table: the first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The rows of the .csv, with as many columns as there are headings. */
  csv: () => readonly (readonly (string | number)[])[];
  /** Whether a phone hides the second column. */
  hasWideColumn?: boolean;
  /** Whether a wide card has its table next to the chart, not below it. */
  isBeside?: boolean;
  chart: ReactNode;
  notes: ReactNode;
}

/** A part of the statistics: a chart, and the same numbers as a table of links and as a file. */
export function StatisticCard(props: StatisticCardProps) {
  const { title, fileName, headings, rows, csv, hasWideColumn = false, isBeside = false, chart, notes } = props;
  const id = useId();
  const save = () => {
    const lines = csv();
    saveFile(`${fileName}.csv`, csvOf([headings.slice(0, lines[0]?.length), ...lines]));
  };
  const look = (index: number) => ({
    className: classes.number ?? '',
    ...(hasWideColumn && index === 1 && { visibleFrom: 'sm' }),
  });
  return (
    <Paper component="section" aria-labelledby={id} p="md" radius="md" withBorder className={classes.card ?? ''}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          <Button
            variant="default"
            size="xs"
            flex="none"
            leftSection={<IconFileTypeCsv size={16} aria-hidden />}
            aria-label={texts.csvOf(title)}
            onClick={save}
          >
            {texts.csv}
          </Button>
        </Group>
        {notes ? (
          <Text size="sm" c="dimmed">
            {notes}
          </Text>
        ) : null}
        <div className={`${classes.body} ${isBeside ? classes.beside : ''}`}>
          <div role="img" aria-label={texts.chart(title)}>
            <Suspense fallback={<Skeleton height={300} />}>{chart}</Suspense>
          </div>
          <ScrollBox mah="26rem" label={texts.table(title)}>
            <Table stickyHeader horizontalSpacing="xs" className={classes.scrolling ?? ''}>
              <Table.Thead>
                <Table.Tr>
                  {headings.map((heading, index) => (
                    <Table.Th key={heading} scope="col" {...(index > 0 && look(index))}>
                      {heading}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ key, cells: [name, ...cells] }) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row" fw={400}>
                      {name}
                    </Table.Th>
                    {cells.map((cell, index) => (
                      <Table.Td key={headings[index + 1]} {...look(index + 1)}>
                        {cell}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollBox>
        </div>
      </Stack>
    </Paper>
  );
}
