import { Skeleton } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { Deferred } from '../../../ui/dialog/Deferred.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDeferredOpen } from '../../../ui/dialog/useDeferredOpen.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** The privacy policy in a dialog over the form. */
export function PolicyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={useDeferredOpen(opened)} onClose={onClose} title={commonTexts.titles.privacy} size="xl">
      <Deferred fallback={<Skeleton height={320} />}>
        <PrivacyPolicy headingOrder={3} />
      </Deferred>
    </Dialog>
  );
}
