import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useAfterPaint } from './useAfterPaint.ts';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** The menu with a button like this one, open at its first render; its code loads with the first press. */
  children: ReactNode;
}

/** Stands for a menu until it is used: menus float, and what makes them float is heavy. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const isLoading = useAfterPaint(isUsed);
  const button = (
    <Button variant="default" leftSection={icon} loading={isUsed} aria-haspopup="true" onClick={() => setUsed(true)}>
      {label}
    </Button>
  );
  return isLoading ? <Suspense fallback={button}>{children}</Suspense> : button;
}
