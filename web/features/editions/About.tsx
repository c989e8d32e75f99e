import { Stack } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { PhoneFold } from '../../ui/page/PhoneFold.tsx';
import { RichText } from '../../ui/page/RichText.tsx';

/** The text about the forum; on a phone, the part after its first heading is folded. */
export function About({ html }: { html: string }) {
  const rest = html.indexOf('<h2');
  if (rest < 0) return <RichText html={html} />;
  return (
    <Stack gap="lg">
      <RichText html={html.slice(0, rest)} />
      <PhoneFold label={homeTexts.more.about}>
        <div data-more>
          <RichText html={html.slice(rest)} />
        </div>
      </PhoneFold>
    </Stack>
  );
}
