import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { lazyDialog } from '../../../ui/page/lazyDialog.tsx';

const dialogs = {
  password: lazyDialog('ChangePasswordDialog', () => import('./ChangePasswordDialog.tsx')),
  email: lazyDialog('ChangeEmailDialog', () => import('./ChangeEmailDialog.tsx')),
};
const names = ['password', 'email'] as const;
const texts = cabinetTexts.access;

/** The person's changes of password and address. */
export function AccountAccess() {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const Dialog = opened === null ? null : dialogs[opened];
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Button key={name} variant="default" onClick={() => setOpened(name)}>
          {texts[name].title}
        </Button>
      ))}
      {Dialog === null ? null : <Dialog onClose={() => setOpened(null)} />}
    </Group>
  );
}
