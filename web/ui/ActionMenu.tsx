import { Button, Menu } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface ActionMenuProps {
  label: string;
  icon: ReactNode;
  isBusy?: boolean;
  width?: number;
  children: ReactNode;
}

/** The menu of a MenuButton: open at its first render, with a button like the one that it replaces. */
export function ActionMenu({ label, icon, isBusy = false, width, children }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      defaultOpened
      // The button that opened it at first is gone.
      onClose={() => button.current?.focus()}
      position="bottom-start"
      {...(width !== undefined && { width })}
      shadow="md"
      radius="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button ref={button} variant="default" loading={isBusy} leftSection={icon}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
