import { expect, it } from 'vitest';
import { readableLine } from '../../scripts/readableLog.ts';

const at = new Date(2025, 8, 15, 12, 4, 5).getTime();
const line = (entry: object) => JSON.stringify({ time: at, pid: 7, hostname: 'box', ...entry });

it.each([
  [
    { level: 40, component: 'provider', ms: 12, msg: 'calls are refused for a while' },
    '12:04:05 gateway warn calls are refused for a while component=provider ms=12',
  ],
  [
    { level: 50, service: 'provider', codes: ['a', 'b'], none: null, msg: 'failed' },
    '12:04:05 gateway error failed codes=["a","b"] none=null',
  ],
  [
    { level: 50, msg: 'unexpected', err: { type: 'RangeError', code: '22', stack: '    at file.ts:1' } },
    '12:04:05 gateway error unexpected err=RangeError 22 \n    at file.ts:1',
  ],
])('a log entry %j becomes a short line', (entry, expected) => {
  expect(readableLine('gateway', line(entry))).toBe(expected);
});

it.each(['PORT: must be a number', '{"level":30}', '17', 'null', ''])(
  'a line that is no log entry stays: %s',
  (other) => {
    expect(readableLine('gateway', other)).toBe(other);
  },
);
