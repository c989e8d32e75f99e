import { expect, it } from 'vitest';
import { programs, requireProgram, requireTestPrograms } from '../../scripts/programs.ts';

const absent = { name: 'Nothing', debian: 'no-such-package', find: () => null };
const other = { name: 'Unknown', debian: 'none-either', find: () => null };
const present = { name: 'Here', debian: 'here', find: () => '/bin/sh' };

it('a program that is there is named by its path', () => {
  expect(requireProgram(present)).toBe('/bin/sh');
});

it('a missing program is named in one sentence with its package', () => {
  expect(() => requireProgram(absent)).toThrow(
    'Missing: Nothing (on Debian, as root: apt-get install no-such-package).',
  );
});

it('all missing programs are named at once where they may not be installed', () => {
  const missing = 'Missing: Nothing, Unknown (on Debian, as root: apt-get install no-such-package none-either).';
  expect(() => requireTestPrograms([absent, present, other], false)).toThrow(missing);
  expect(() => requireTestPrograms([present], false)).not.toThrow();
});

it('an optional program may be missing', () => {
  expect(() => requireTestPrograms([{ ...absent, isOptional: true }, present], false)).not.toThrow();
});

it('a missing browser may also be named by a setting', () => {
  const find = programs.chromium.find;
  programs.chromium.find = () => null;
  try {
    expect(() => requireProgram(programs.chromium)).toThrow('CHROMIUM_PATH');
  } finally {
    programs.chromium.find = find;
  }
});
