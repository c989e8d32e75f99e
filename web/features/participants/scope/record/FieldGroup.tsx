import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordTexts } from '#texts/participation.ts';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  title: string;
  rows: readonly (readonly [string, ReactNode])[];
}

/** Fields of a record with their names, under a heading. */
export function FieldGroup({ title, rows }: FieldGroupProps) {
  return (
    <section aria-label={title} className={classes.group}>
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
