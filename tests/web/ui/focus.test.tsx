import { MantineProvider, Menu } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ActionMenu } from '../../../web/ui/ActionMenu.tsx';
import { Dialog } from '../../../web/ui/Dialog.tsx';
import { MenuButton } from '../../../web/ui/MenuButton.tsx';

/** A menu that opens a dialog, which is there only while it is open, as on the list of participants. */
function Sample() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider env="test">
      <MenuButton label="Меню" icon={null}>
        <ActionMenu label="Меню" icon={null}>
          <Menu.Item onClick={() => setOpened(true)}>Открыть</Menu.Item>
          <Menu.Item>Вторая</Menu.Item>
        </ActionMenu>
      </MenuButton>
      {opened ? (
        <Dialog opened onClose={() => setOpened(false)} title="Окно" closeButtonProps={{ 'aria-label': 'Закрыть' }} />
      ) : null}
    </MantineProvider>
  );
}

const focused = () => expect(screen.getByRole('button', { name: 'Меню' })).toHaveFocus();

async function openMenu() {
  render(<Sample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Меню' }));
  await screen.findByRole('menuitem', { name: 'Открыть' });
  return user;
}

it('a menu returns the focus to its button and is used with the arrow keys', async () => {
  const user = await openMenu();
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('role', 'menuitem');
  await user.keyboard('{Escape}');
  await waitFor(focused);
});

it('a dialog that unmounts returns the focus to where it was', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Открыть' }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(focused);
});
