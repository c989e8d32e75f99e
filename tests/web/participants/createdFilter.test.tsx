import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CreatedFilter } from '../../../web/features/participants/filters/CreatedFilter.tsx';
import { noFilters } from '../../../web/features/participants/scope/filters.ts';
import { type ListScope, ListScopeProvider } from '../../../web/features/participants/scope/listContext.ts';
import { renderScreen } from '../../testkit/render.tsx';

/** The filter by day of registration, below it the range that it sets. */
function Sample({ range }: { range: string }) {
  const [filter, setFilter] = useState({ ...noFilters.created, values: range === '' ? [] : [range] });
  return (
    <ListScopeProvider value={{ year: 2025 } as ListScope}>
      <CreatedFilter filter={filter} onChange={(_, next) => setFilter({ ...next, values: [...next.values] })} />
      <output>{filter.values.join()}</output>
    </ListScopeProvider>
  );
}

function openDays(range = '') {
  const { user } = renderScreen(<Sample range={range} />);
  const [from, to] = [screen.getByLabelText(/^С.даты$/), screen.getByLabelText(/^По.дату$/)];
  return { user, from, to, range: () => screen.getByRole('status').textContent };
}

const message = 'Введите дату с\u00a001.01.2024 по\u00a031.12.2026';

describe('the days of registration', () => {
  it.each(['99.99.2025', '01.01.1999', 'вчера'])(
    'LST-02 rejects %s next to its field, keeps the text, and filters by the corrected day',
    async (text) => {
      const { user, from, range } = openDays();
      await user.type(from, text);
      expect(from, 'while it is being typed').not.toHaveAccessibleDescription();
      await user.tab();
      expect(from).toHaveAccessibleDescription(message);
      expect(from).toHaveValue(text);
      expect(range()).toBe('');
      await user.clear(from);
      expect(from, 'empty').not.toHaveAccessibleDescription();
      await user.type(from, '04.08.2025');
      expect(from).not.toHaveAccessibleDescription();
      expect(range()).toBe('2025-08-04..');
    },
  );

  it('LST-02 marks the wrong end alone, and keeps the range until it is a day', async () => {
    const { user, from, to, range } = openDays('2025-08-04..2025-08-10');
    await user.clear(from);
    await user.type(from, '99.99.2025');
    await user.tab();
    expect(from).toHaveAccessibleDescription(message);
    expect(to, 'nothing is compared with a wrong day').not.toHaveAccessibleDescription();
    await user.clear(from);
    await user.type(from, '05.08.2025');
    expect(range()).toBe('2025-08-05..2025-08-10');
    expect(from).not.toHaveAccessibleDescription();
  });
});
