import { exportTexts as texts } from '#texts/exports.ts';
import { DownloadButton } from '../../../ui/file/DownloadButton.tsx';
import type { Selection } from '../scope/selection.ts';
import { useBadges } from './useBadges.ts';

/** Opens the badges of the chosen registrations in a new tab. */
export function BadgesButton({ selection }: { selection: Selection }) {
  return <DownloadButton label={texts.badges.chosen} linkLabel={texts.link} size="sm" request={useBadges(selection)} />;
}
