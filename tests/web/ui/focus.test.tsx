import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { RemovablePills } from '../../../web/ui/button/RemovablePills.tsx';
import { Dialog } from '../../../web/ui/dialog/Dialog.tsx';
import { renderScreen } from '../../testkit/render.tsx';

/** A menu that opens a dialog, which is there only while it is open, as on the list of participants. */
function Sample() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu onClose={() => button.current?.focus()}>
        <Menu.Target>
          <Button ref={button}>Меню</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Открыть</Menu.Item>
          <Menu.Item>Вторая</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened ? (
        <Dialog opened onClose={() => setOpened(false)} title="Окно" closeButtonProps={{ 'aria-label': 'Закрыть' }} />
      ) : null}
    </>
  );
}

const focused = () => expect(screen.getByRole('button', { name: 'Меню' })).toHaveFocus();

async function openMenu() {
  const { user } = renderScreen(<Sample />);
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

it('a dialog in a dialog returns the focus to its own button soon after another one has closed', async () => {
  function Opener({ name }: { name: string }) {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          {name}
        </button>
        {opened ? (
          <Dialog opened onClose={() => setOpened(false)} title={name} closeButtonProps={{ 'aria-label': 'Закрыть' }} />
        ) : null}
      </>
    );
  }
  const { user } = renderScreen(
    <Dialog opened onClose={() => undefined} title="Внешнее" withCloseButton={false}>
      <Opener name="Первое" />
      <Opener name="Второе" />
    </Dialog>,
  );
  for (const name of ['Первое', 'Второе']) {
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }
});

it('a removed filter passes the focus to its neighbour, the last one to the element before it', async () => {
  function Filters() {
    const [names, setNames] = useState(['а', 'б', 'в']);
    const pills = names.map((name) => ({
      key: name,
      text: name,
      remove: () => setNames(names.filter((other) => other !== name)),
    }));
    return (
      <>
        <button type="button">Фильтры</button>
        <RemovablePills
          label="Выбрано"
          pills={pills}
          removeLabel={(text) => `Снять ${text}`}
          clearLabel="Сбросить"
          onClear={() => setNames([])}
        />
        <button type="button">Дальше</button>
      </>
    );
  }
  const { user } = renderScreen(<Filters />);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Снять б'));
  expect(button('Снять в')).toHaveFocus();
  expect(button('Сбросить')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(button('Снять а')).toHaveFocus();
  // One filter needs no second button for the same.
  expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(button('Фильтры')).toHaveFocus();
});
