import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../web/lib/afterPaint.ts';
import { useShownFirst } from '../../../web/ui/page/useShownFirst.ts';

describe('a choice that is shown first', () => {
  const open = (onChange = vi.fn()) => ({
    onChange,
    ...renderHook(({ value }) => useShownFirst(value, onChange), { initialProps: { value: 'one' } }),
  });

  it('is shown immediately and reported after the paint; of two choices before it, the last', async () => {
    const { result, onChange } = open();
    act(() => result.current[1]('two'));
    act(() => result.current[1]('three'));
    expect(result.current[0]).toBe('three');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onChange.mock.calls).toEqual([['three']]));
  });

  it('is not reported after its control has left the page', async () => {
    const { result, unmount, onChange } = open();
    act(() => result.current[1]('two'));
    unmount();
    await new Promise<void>((resolve) => void afterPaint(resolve));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows a value that changes elsewhere', () => {
    const { result, rerender } = open();
    rerender({ value: 'four' });
    expect(result.current[0]).toBe('four');
  });
});
