import { Stack, Text, Title } from '@mantine/core';
import { privacyTexts } from '#texts/privacy.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { formatDate } from '../../../lib/dates.ts';
import type { Slice } from '../../../lib/slices.ts';
import { NO_BREAK, typeset } from '../../../lib/typography.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';

/** An item about a part of the page that only some providers have data for, and its text without that part. */
interface ItemOfSlice {
  slice: Slice;
  has: string;
  lacks?: string;
}

/** The text of a version. */
export interface Policy {
  preamble: string;
  sections: readonly { title: string; items: readonly (string | ItemOfSlice)[] }[];
}

interface PrivacyPolicyProps {
  headingOrder: 2 | 3;
  /** An earlier version, shown instead of the present one. */
  earlier?: Policy & { version: string };
}

/** The privacy policy; its headings are one level below that of the page or dialog (ACC-12). */
export function PrivacyPolicy({ headingOrder, earlier }: PrivacyPolicyProps) {
  const slices = useSlices();
  const textOf = (item: string | ItemOfSlice) => {
    if (typeof item === 'string') return item;
    return slices.has(item.slice) ? item.has : item.lacks;
  };
  const { preamble, sections, version }: Policy & { version: string } = earlier ?? {
    ...privacyTexts,
    version: privacyVersion,
  };
  return (
    <Stack gap="xl">
      <Text c="dimmed">
        {typeset(preamble)} {typeset(privacyTexts.version(formatDate(version)))}
      </Text>
      {sections.map(({ title, items }, index) => (
        <section key={title}>
          <Title order={headingOrder} size="h3" mb="sm">
            {index + 1}.{NO_BREAK}
            {typeset(title)}
          </Title>
          <Stack gap="sm">
            {items
              .flatMap((item) => textOf(item) ?? [])
              .map((text, itemIndex) => (
                <Text key={text}>
                  {index + 1}.{itemIndex + 1}.{NO_BREAK}
                  {typeset(text)}
                </Text>
              ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
