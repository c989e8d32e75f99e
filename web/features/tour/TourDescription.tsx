import { Stack, Text, Title } from '@mantine/core';
import { tourTexts } from '../../texts/ru/tour.ts';

/** What is to be seen: the F-1 reactor and the synchrotron source (TOU-01). */
export function TourDescription() {
  return (
    <Stack gap="xl">
      {tourTexts.sections.map(({ title, text }) => (
        <section key={title}>
          <Title order={2} mb="sm">
            {title}
          </Title>
          <Stack gap="sm">
            {text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
