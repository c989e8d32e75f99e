import { Anchor, Checkbox, type CheckboxProps, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { accountsTexts } from '../../../texts/ru/accounts.ts';

const PolicyDialog = lazy(() => import('./PolicyDialog.tsx').then((it) => ({ default: it.PolicyDialog })));

const { registration: texts } = accountsTexts;

/** The consent, with the policy in a dialog that loses nothing typed (ACC-12). */
export function ConsentField(props: CheckboxProps) {
  const [opened, dialog] = useDisclosure(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    dialog.open();
  };
  return (
    <Stack gap={4} align="flex-start">
      <Checkbox {...props} label={`${texts.consentBefore} ${texts.consentLink}`} required />
      <Anchor component="button" type="button" onClick={open} ml={36} size="sm" ta="left">
        {texts.consentOpen}
      </Anchor>
      <Suspense>{isUsed ? <PolicyDialog opened={opened} onClose={dialog.close} /> : null}</Suspense>
    </Stack>
  );
}
