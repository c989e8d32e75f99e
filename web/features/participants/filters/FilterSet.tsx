import { Fieldset, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The input elements of one filter under its name. */
export function FilterSet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text component="span" fw={600}>
          {label}
        </Text>
      }
    >
      <Stack gap="xs" mt="xs">
        {children}
      </Stack>
    </Fieldset>
  );
}
