import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import { StatusMark } from '../list/StatusMark.tsx';
import { FieldGroup } from '../record/FieldGroup.tsx';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { fileRows, requestRows, wishRows } from '../record/recordRows.tsx';
import { Thesis } from './Thesis.tsx';

/** The abstract of a record, with its title, author and wishes. */
export function AbstractPane({ registration }: { registration: Record_RegistrationFragment }) {
  const { id, title, fullName, organization, status } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is announced by its heading
  useEffect(() => {
    // The button that saved the record before is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {texts.author}
          </Text>
          <StatusMark status={status} isLong />
        </Group>
        <Text fw={600}>{fullName}</Text>
        <Text size="sm">{organization?.name && typeset(organization.name)}</Text>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title ? typeset(title) : texts.noTitle}
        </Title>
      </Stack>
      <Thesis key={id} registration={registration} />
      <FieldGroup title={recordTexts.groups.request} rows={requestRows(registration).slice(0, 2)} />
      <FieldGroup title={recordTexts.groups.wishes} rows={wishRows(registration)} />
      <FieldGroup title={recordTexts.groups.files} rows={fileRows(registration)} />
    </Stack>
  );
}
