import { Anchor, Button, Text } from '@mantine/core';
import { documentTexts } from '../../../texts/ru/documents.ts';
import { exportTexts as texts } from '../../../texts/ru/exports.ts';
import type { Selection } from '../list/selection.ts';
import { useBadges } from './useBadges.ts';

/** Badges of the chosen registrations in a new tab. */
export function BadgesButton({ selection }: { selection: Selection }) {
  const { open, isLoading, blockedUrl } = useBadges(selection);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={isLoading}
        aria-label={`${texts.badges.chosen}, ${documentTexts.newTab}`}
        onClick={() => void open()}
      >
        {texts.badges.chosen}
      </Button>
      {blockedUrl === null ? null : (
        <Text size="sm" role="status">
          {documentTexts.blocked.tab}{' '}
          <Anchor href={blockedUrl} target="_blank" rel="noopener noreferrer" underline="always">
            {texts.link}
          </Anchor>
        </Text>
      )}
    </>
  );
}
