import { Skeleton } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Later } from '../../../ui/dialog/Later.tsx';
import { useOpensLater } from '../../../ui/dialog/useOpensLater.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** The privacy policy over the form. */
export function PolicyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={useOpensLater(opened)} onClose={onClose} title={commonTexts.titles.privacy} size="xl">
      <Later fallback={<Skeleton height={320} />}>
        <PrivacyPolicy headingOrder={3} />
      </Later>
    </Dialog>
  );
}
