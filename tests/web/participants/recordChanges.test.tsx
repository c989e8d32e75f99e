import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight, type ListArguments, pageOf, recordOf, rowOf } from './listData.ts';
import { dialog, open } from './openRecord.tsx';

beforeEach(giveHeight);

describe('an open record after a change', () => {
  it('LST-03 shows all fields that another person has changed', async () => {
    const service = { revision: 'r1', record: {} };
    const participants = (_: unknown, args: ListArguments) => ({
      ...pageOf([rowOf('1', service.record)], args),
      revision: service.revision,
    });
    open({
      participants: participants as never,
      participantsRevision: () => service.revision,
      registration: () => recordOf('1', service.record),
    });
    const record = await dialog();
    const value = (name: string) => within(record).getByText(name, { selector: 'dt' }).nextElementSibling;
    await within(record).findByText(/^Не.подтверждён$/);
    service.revision = 'r2';
    service.record = {
      confirmedFormat: 'SPEAKER',
      confirmedSection: { id: '4', name: 'Детекторы' },
      talkDay: 3,
      talkSlot: 5,
      status: 'CONFIRMED',
      isConfirmed: true,
      version: 'v2-1',
    };
    expect(await within(record).findByText('Детекторы')).toBeVisible();
    expect(value('День')).toHaveTextContent('3');
    expect(value('Слот')).toHaveTextContent('5');
    expect(value('Подтвердил участие')).toHaveTextContent('Да');
    service.revision = 'r3';
    service.record = { isCancelled: true };
    expect(await within(record).findByText('Регистрация отменена')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Редактировать' })).not.toBeInTheDocument();
  });
});
