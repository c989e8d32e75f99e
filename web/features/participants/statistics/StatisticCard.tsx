import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { csvOf } from '../../../lib/csv.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { statisticsTexts as texts } from '../../../texts/ru/statistics.ts';
import classes from './StatisticCard.module.css';

interface StatisticCardProps {
  title: string;
  /** Name of the .csv, without its ending. */
  fileName: string;
  /** The table as the .csv holds it. */
  table: () => readonly (readonly (string | number)[])[];
  /** Whether a wide card has its table beside the chart, not below it. */
  isBeside?: boolean;
  chart: ReactNode;
  notes?: ReactNode;
  children: ReactNode;
}

/** A part of the statistics: a chart for the eye, the same numbers as a table of links and as a file. */
export function StatisticCard({
  title,
  fileName,
  table,
  isBeside = false,
  chart,
  notes,
  children,
}: StatisticCardProps) {
  const id = useId();
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
            onClick={() => saveFile(`${fileName}.csv`, csvOf(table()))}
          >
            {texts.csv}
          </Button>
        </Group>
        {notes}
        <div className={`${classes.body} ${isBeside ? classes.beside : ''}`}>
          <div role="img" aria-label={texts.chart(title)}>
            {chart}
          </div>
          {children}
        </div>
      </Stack>
    </Paper>
  );
}
