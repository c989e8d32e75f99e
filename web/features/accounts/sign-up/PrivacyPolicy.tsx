import { Stack, Text, Title } from '@mantine/core';
import { privacyTexts } from '#texts/privacy.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { formatDate } from '../../../lib/dates.ts';
import { NO_BREAK, typeset } from '../../../lib/typography.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';

/** The text of a version. */
export interface Policy {
  preamble: string;
  sections: readonly { title: string; hasPublicity?: true; items: readonly string[] }[];
}

interface PrivacyPolicyProps {
  headingOrder: 2 | 3;
  /** An earlier version, shown instead of the present one. */
  earlier?: Policy & { version: string };
}

/** The privacy policy; its headings are one level below that of the page or dialog (ACC-12). */
export function PrivacyPolicy({ headingOrder, earlier }: PrivacyPolicyProps) {
  const canDecline = useSlices().has('publicity');
  const { preamble, sections, version }: Policy & { version: string } = earlier ?? {
    ...privacyTexts,
    version: privacyVersion,
  };
  return (
    <Stack gap="xl">
      <Text c="dimmed">
        {typeset(preamble)} {typeset(privacyTexts.version(formatDate(version)))}
      </Text>
      {sections.map(({ title, items, hasPublicity }, index) => (
        <section key={title}>
          <Title order={headingOrder} size="h3" mb="sm">
            {index + 1}.{NO_BREAK}
            {typeset(title)}
          </Title>
          <Stack gap="sm">
            {[...items, ...(hasPublicity && canDecline ? [privacyTexts.publicity] : [])].map((item, itemIndex) => (
              <Text key={item}>
                {index + 1}.{itemIndex + 1}.{NO_BREAK}
                {typeset(item)}
              </Text>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
