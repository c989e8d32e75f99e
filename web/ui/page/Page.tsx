import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { PageHeading } from './PageHeading.tsx';

interface PageProps {
  title: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Narrow pages hold one form or one message; a full one holds several columns. */
  width?: 'form' | 'text' | 'wide' | 'full';
  /** Content next to the heading. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A screen: its heading, its content. */
export function Page({ title, lead, width = 'wide', aside, children }: PageProps) {
  return (
    <Stack className={classes.page} data-width={width} gap="xl">
      <div>
        <Group justify="space-between" gap="sm">
          <PageHeading title={title} />
          {aside}
        </Group>
        {lead === undefined ? null : (
          <Text c="dimmed" mt="xs" className={classes.lead}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
