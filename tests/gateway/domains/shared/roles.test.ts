import { expect, it, vi } from 'vitest';
import { toAccount } from '../../../../gateway/provider/records/accounts.ts';
import { isModerator, roleOf } from '../../../../gateway/shared/roles.ts';

it.each([
  ['user', 'USER', false],
  ['moderator', 'MODERATOR', true],
  ['conf_admin', 'CONFERENCE_ADMIN', true],
])('API-13 the right %s is the role %s', (right, role, moderates) => {
  const report = vi.fn();
  const account = toAccount({ username: 'a', profiles: [{ role: [{ access_rights: right }] }] } as never);
  expect(account.roles.map((own) => roleOf(own, report))).toEqual([role]);
  expect(isModerator(account.roles)).toBe(moderates);
  expect(report).not.toHaveBeenCalled();
});

it.each(['reviewer', 'constructor'])('API-13 an unknown right such as %s is reported', (right) => {
  const report = vi.fn();
  expect([roleOf(right, report), isModerator([right])]).toEqual(['UNRECOGNIZED', false]);
  expect(report).toHaveBeenCalledWith('role', right);
});
