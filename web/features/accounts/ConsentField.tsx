import { Anchor, Checkbox, type CheckboxProps, Modal, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { commonTexts } from '../../texts/ru/common.ts';

const PrivacyPolicy = lazy(() => import('./PrivacyPolicy.tsx').then((it) => ({ default: it.PrivacyPolicy })));

const { registration: texts } = accountsTexts;

/** The consent, with the policy in a dialog that loses nothing typed (ACC-12). */
export function ConsentField(props: CheckboxProps) {
  const [opened, dialog] = useDisclosure(false);
  return (
    <Stack gap={4} align="flex-start">
      <Checkbox {...props} label={`${texts.consentBefore} ${texts.consentLink}`} required />
      <Anchor component="button" type="button" onClick={dialog.open} ml={36} size="sm" ta="left">
        {texts.consentOpen}
      </Anchor>
      <Modal opened={opened} onClose={dialog.close} title={commonTexts.titles.privacy} size="xl">
        <Suspense fallback={<Skeleton height={320} />}>
          <PrivacyPolicy headingOrder={3} />
        </Suspense>
      </Modal>
    </Stack>
  );
}
