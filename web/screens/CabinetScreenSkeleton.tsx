import { Paper, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { cabinetTexts } from '../texts/ru/cabinet.ts';
import { Page } from '../ui/Page.tsx';

const FIELDS = 12;

/** The cabinet's shape while it loads: the registration and the school, the photo, the fields. */
export function CabinetScreenSkeleton() {
  return (
    <Page title={cabinetTexts.title}>
      <VisuallyHidden role="status">{cabinetTexts.loading}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        <Skeleton height={30} width={240} />
        <Skeleton height={230} radius="lg" />
        <Skeleton height={184} radius="lg" />
      </Stack>
      <Stack gap="md" aria-hidden>
        <Skeleton height={54} width="min(32rem, 100%)" />
        <Paper>
          <Stack gap="xl">
            <Skeleton height={96} circle />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
              {Array.from({ length: FIELDS }, (_, index) => `field-${index}`).map((name) => (
                <Skeleton key={name} height={76} />
              ))}
            </SimpleGrid>
            <Skeleton height={42} width={118} />
          </Stack>
        </Paper>
      </Stack>
    </Page>
  );
}
