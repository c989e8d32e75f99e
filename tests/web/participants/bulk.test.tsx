import { useApolloClient } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkDialog } from '../../../web/features/participants/bulk/BulkDialog.tsx';
import { createDeskStore, type DeskRow, type DeskStore } from '../../../web/features/participants/model/deskStore.ts';
import { DeskProvider } from '../../../web/features/participants/model/useDesk.ts';
import { markSession } from '../../../web/lib/session.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { confirmedTalk, deskRow } from './deskRow.ts';

interface Input {
  registrationId: string;
  confirmedFormat?: DeskRow['confirmedFormat'];
  seen: object;
  sendLetter: boolean;
}

let store: DeskStore;
function Desk({ children }: { children: ReactElement }) {
  const client = useApolloClient();
  const [value] = useState(() => createDeskStore(client, { year: 2025, project: null }));
  store = value;
  return <DeskProvider value={value}>{children}</DeskProvider>;
}

const rows = [
  confirmedTalk(1, { isConfirmed: true }),
  deskRow(2),
  confirmedTalk(3, { confirmedFormat: 'POSTER' }),
  deskRow(4, { isSchool: true }),
];

/** Opens the dialog for the rows, and plans the format of a poster for all. */
async function plan(answer: (input: Input) => unknown, extensions?: string[]) {
  const confirmFormat = mutation<Input>(answer);
  const onClose = vi.fn();
  const registrations = vi.fn(() => ({
    version: '2',
    readAt: '2025-10-01T09:00:00Z',
    unreadableCount: 0,
    nodes: rows,
  }));
  const edition = {
    year: 2025,
    isCurrent: true,
    endsOn: '2099-10-24',
    sections: [
      { id: 'Section:4', name: 'Детекторы', isActive: true, isOpenToTalks: true },
      { id: 'Section:9', name: 'Школа', isActive: true, isOpenToTalks: false },
    ],
    posterLists: [],
    registrations,
  };
  const { user } = renderScreen(
    <Desk>
      <BulkDialog rows={rows} year={2025} project={null} onClose={onClose} />
    </Desk>,
    {
      resolvers: {
        Query: { edition: () => edition, ...(extensions && { extensions: () => extensions }) },
        Mutation: { confirmFormat },
      },
    },
  );
  await user.selectOptions(await screen.findByLabelText('Подтверждённый формат'), 'POSTER');
  await user.click(screen.getByRole('button', { name: 'Показать, что изменится' }));
  return { user, onClose, inputs: confirmFormat.inputs, registrations };
}

const made = ({ registrationId, confirmedFormat }: Input) => {
  const row = rows.find(({ id }) => id === registrationId);
  const after = { ...row, confirmedFormat, confirmedSection: row?.requestedSection, isConfirmed: false };
  return { registration: after, current: null, userErrors: [] };
};
const outcomes = () =>
  within(screen.getByRole('table', { name: 'Итог' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

beforeEach(markSession);

describe('a change of many', () => {
  it('REG-05 asks for a value, then tells who changes, who stays, what is lost and what nobody can take back', async () => {
    const { user } = await plan(made);
    const planned = within(await screen.findByRole('table', { name: 'Изменится' })).getAllByRole('row');
    expect(planned.slice(1).map((row) => row.textContent)).toEqual([
      'Примеров-1 ПримерПодтверждённый формат: Устный доклад → Стендовый докладПодтверждение участника пропадёт',
      'Примеров-2 ПримерПодтверждённый формат: пусто → Стендовый докладСекция: пусто → ДетекторыПервое решение, назад его не\u00a0взять',
    ]);
    expect(screen.getByText(/^1.участник потеряет своё подтверждение/)).toBeVisible();
    expect(screen.getByText(/^Первое решение: 1.запись/)).toBeVisible();
    const stays = within(screen.getByRole('table', { name: /^Не.изменится: 2.записи$/ })).getAllByRole('row');
    expect(stays.slice(1).map((row) => row.textContent)).toEqual([
      'Примеров-3 Примеруже так',
      'Примеров-4 Примерв\u00a0школе можно участвовать только слушателем',
    ]);
    await user.click(screen.getByRole('checkbox', { name: /Отправить письма: до.2/ }));
    expect(screen.getByRole('button', { name: /^Изменить 2.записи, без.писем$/ })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.selectOptions(screen.getByLabelText('Подтверждённый формат'), 'KEEP');
    await user.click(screen.getByRole('button', { name: 'Показать, что изменится' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Укажите, что изменить.');
    await user.selectOptions(screen.getByLabelText('День'), 'SET');
    await user.click(screen.getByRole('button', { name: 'Показать, что изменится' }));
    expect(screen.getByText('Укажите значение')).toBeVisible();
  });

  it('has no box for letters that the provider cannot withhold', async () => {
    await plan(made, []);
    expect(await screen.findByRole('button', { name: /^Изменить 2.записи, писем до.2$/ })).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('stays open during the run, puts the answers into the list, and gives back the former values', async () => {
    let release = (_: unknown): void => undefined;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    const { user, inputs, registrations } = await plan(async (input) => {
      await held;
      return made(input);
    });
    const replace = vi.spyOn(store, 'replace');
    await user.click(screen.getByRole('button', { name: /^Изменить 2/ }));
    expect(await screen.findByText('Готово 0 из 2')).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    expect(fireEvent(window, leaving)).toBe(false);
    await store.poll();
    expect(registrations).not.toHaveBeenCalled();
    release(null);
    await screen.findByText('Готово.');
    expect(outcomes()).toEqual([
      ['Примеров-1 Пример', 'изменено'],
      ['Примеров-2 Пример', 'изменено'],
    ]);
    expect(replace.mock.calls.map(([row]) => row.id)).toEqual(['Registration:1', 'Registration:2']);
    expect(registrations).toHaveBeenCalledTimes(1);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(screen.getByText(/письма могут уйти ещё раз/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Вернуть как было: 1.запись, писем до.1$/ }));
    await waitFor(() => expect(inputs).toHaveLength(3));
    expect(inputs[2]).toMatchObject({
      registrationId: 'Registration:1',
      confirmedFormat: 'SPEAKER',
      seen: { confirmedFormat: 'POSTER', isConfirmed: false },
    });
    await screen.findByText('Готово.');
    expect(screen.queryByRole('button', { name: /Вернуть/ })).toBeNull();
  });

  it('tells failures, which can be repeated, and the present values of a conflict', async () => {
    let isAway = true;
    const { user, onClose, inputs } = await plan((input) => {
      if (input.registrationId === 'Registration:2') {
        const current = confirmedTalk(2);
        return { registration: null, current, userErrors: [{ code: 'CONFLICT', message: 'x', field: null }] };
      }
      return isAway ? new GraphQLError('', { extensions: { code: 'PROVIDER_UNAVAILABLE' } }) : made(input);
    });
    await user.click(screen.getByRole('button', { name: /^Изменить 2/ }));
    const conflict =
      'кто-то изменил раньше, оставлено как есть. Сейчас: Подтверждённый формат: Устный доклад; Секция: Детекторы';
    await screen.findByText('Готово.');
    expect(outcomes()).toEqual([
      ['Примеров-1 Пример', 'Сервис временно недоступен. Попробуйте ещё раз через минуту.'],
      ['Примеров-2 Пример', conflict],
    ]);
    isAway = false;
    await user.click(screen.getByRole('button', { name: /^Повторить: 1.запись$/ }));
    await waitFor(() => expect(inputs).toHaveLength(3));
    await screen.findByText('изменено');
    expect(outcomes()).toEqual([
      ['Примеров-2 Пример', conflict],
      ['Примеров-1 Пример', 'изменено'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    expect(onClose).toHaveBeenCalled();
  });
});
