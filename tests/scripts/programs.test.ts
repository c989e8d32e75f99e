import { describe, expect, it } from 'vitest';
import { missingPrograms, type Program, programs, requireProgram } from '../../scripts/programs.ts';
import { partsWithout, reportMissing, vitestWithout } from '../../scripts/testing/missing.ts';

const absent = { name: 'Nothing', debian: 'no-such-package', find: () => null };
const other = { name: 'Unknown', debian: 'none-either', find: () => null };
const present = { name: 'Here', debian: 'here', find: () => '/bin/sh' };

it('returns the path of an installed program', () => {
  expect(requireProgram(present)).toBe('/bin/sh');
});

it('a missing program is named in one sentence with its package', () => {
  expect(() => requireProgram(absent)).toThrow(
    'Missing: Nothing (on Debian, as root: apt-get install no-such-package).',
  );
});

it('missing programs are listed where they may not be installed', () => {
  expect(missingPrograms([absent, present, other], false)).toEqual([absent, other]);
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

describe('a part of the tests whose program is missing', () => {
  const { chromium, postgres, redis, nginx, django } = programs;
  const all = partsWithout([chromium, postgres, redis, nginx, django]);
  const filesWithout = (program: Program) => partsWithout([program]).flatMap(({ files }) => files);

  it('holds every journey, and each file that starts the program', () => {
    expect(filesWithout(chromium)).toContain('tests/journeys/cabinet.test.ts');
    expect(filesWithout(redis)).toEqual(
      expect.arrayContaining(['tests/process/topology.test.ts', 'tests/process/redis.test.ts']),
    );
    expect(filesWithout(postgres)).toContain('tests/process/backup.test.ts');
    expect(filesWithout(nginx)).toContain('tests/process/nginx.test.ts');
    expect(filesWithout(django)).toEqual(['tests/process/drf.test.ts']);
    expect(partsWithout([])).toEqual([]);
  });

  it('holds no test that runs without it', () => {
    const files = all.flatMap((part) => part.files);
    expect(files.filter((file) => /^tests\/(web|provider|contract)\//.test(file))).toEqual([]);
    expect(files.length).toBe(new Set(files).size);
  });

  it('is left out with its project, one line and a count', () => {
    const part = { program: postgres, files: ['tests/a.test.ts', 'tests/b.test.ts'], project: 'postgres' };
    expect(vitestWithout([part])).toEqual([
      '--exclude=tests/a.test.ts',
      '--exclude=tests/b.test.ts',
      '--project=!postgres',
    ]);
    const { lines, rows } = reportMissing([part], false);
    expect(lines).toEqual([
      '○ not run: the project postgres and 2 files, without PostgreSQL (on Debian: apt-get install postgresql)',
    ]);
    expect(rows).toMatchObject([{ name: 'without PostgreSQL', failed: 0, skipped: 2 }]);
    expect(reportMissing([part], true).rows).toMatchObject([{ failed: 2, skipped: 0 }]);
  });
});
