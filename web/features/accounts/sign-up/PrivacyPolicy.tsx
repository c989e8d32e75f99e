import { Stack, Text, Title } from '@mantine/core';
import { privacyTexts } from '#texts/privacy.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { formatDate } from '../../../lib/dates.ts';
import { NO_BREAK, typeset } from '../../../lib/typography.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';

/** The privacy policy; headings go one below the page's or the dialog's own (ACC-12). */
export function PrivacyPolicy({ headingOrder }: { headingOrder: 2 | 3 }) {
  const canDecline = useSlices().has('publicity');
  return (
    <Stack gap="xl">
      <Text c="dimmed">
        {typeset(privacyTexts.preamble)} {typeset(privacyTexts.version(formatDate(privacyVersion)))}
      </Text>
      {privacyTexts.sections.map(({ title, items, ...section }, index) => (
        <section key={title}>
          <Title order={headingOrder} size="h3" mb="sm">
            {index + 1}.{NO_BREAK}
            {typeset(title)}
          </Title>
          <Stack gap="sm">
            {[...items, ...('hasPublicity' in section && canDecline ? [privacyTexts.publicity] : [])].map(
              (item, itemIndex) => (
                <Text key={item}>
                  {index + 1}.{itemIndex + 1}.{NO_BREAK}
                  {typeset(item)}
                </Text>
              ),
            )}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
