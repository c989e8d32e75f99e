import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useView } from '../../../web/features/participants/scope/useView.ts';
import { paths } from '../../../web/lib/paths.ts';
import { endSession, markSession } from '../../../web/lib/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
  markSession();
});
afterEach(() => {
  vi.useRealTimers();
});

function openList() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/users-list']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ address: useView(), navigate: useNavigate(), location: useLocation() }), {
    wrapper,
  });
  const search = () => act(() => result.current.address.change({ search: 'опыт' }));
  const paint = () => act(() => vi.runAllTimers());
  return { search, paint, result };
}

it('writes a change to the address after the paint', () => {
  const { search, paint, result } = openList();
  search();
  expect(result.current.location.search).toBe('');
  paint();
  expect(new URLSearchParams(result.current.location.search).get('q')).toBe('опыт');
});

it('ACC-17 a change just before the end of the session is in the address that the login returns to', () => {
  const { search, result } = openList();
  search();
  act(() => endSession('expired'));
  expect(new URLSearchParams(result.current.location.search).get('q')).toBe('опыт');
});

it.each(['before', 'after'])(
  'ACC-17 a change just %s the end of the session leaves the address of /login alone',
  (when) => {
    const { search, paint, result } = openList();
    if (when === 'before') search();
    act(() => endSession('expired'));
    act(() => void result.current.navigate(paths.login, { state: { returnTo: '/users-list' } }));
    if (when === 'after') search();
    paint();
    expect(result.current.location).toMatchObject({
      pathname: '/login',
      search: '',
      state: { returnTo: '/users-list' },
    });
  },
);
