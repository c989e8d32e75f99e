import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { cabinetTexts } from '../texts/ru/cabinet.ts';
import { Page } from '../ui/Page.tsx';

/** The cabinet's shape while it loads: the tabs, the registration and the school. */
export function CabinetScreenSkeleton() {
  return (
    <Page title={cabinetTexts.title}>
      <VisuallyHidden role="status">{cabinetTexts.loading}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        <Skeleton height={36} width={240} />
        <Skeleton height={230} radius="lg" />
        <Skeleton height={184} radius="lg" />
      </Stack>
    </Page>
  );
}
