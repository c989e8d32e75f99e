import { expect, it } from 'vitest';
import { migrations } from '../../provider/database/prepare.ts';

/** Databases in use have these. */
const released = [
  ...['001-initial', '002-outbox', '003-request-keys', '004-consent', '005-history', '006-attendance'],
  ...['007-older-cabinet', '008-excursion', '010-list-views', '011-badges', '012-batches', '013-one-answer'],
  ...['014-documents', '015-references', '016-erasure', '017-letters'],
];

it('migrations are only appended: a number below a released one stops every existing database', () => {
  const names = Object.keys(migrations);
  expect(names.slice(0, released.length)).toEqual(released);
  const numbers = names.map((name) => Number(name.split('-')[0]));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});
