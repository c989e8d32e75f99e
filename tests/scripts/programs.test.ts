import { describe, expect, it } from 'vitest';
import { type Program, programs, requireProgram } from '../../scripts/programs.ts';
import { partsWithout, reportMissing, vitestWithout } from '../../scripts/testing/missing.ts';

it('a missing program is named in one sentence with its package', () => {
  const absent = { name: 'Nothing', debian: 'no-such-package', find: () => null };
  expect(() => requireProgram(absent)).toThrow(
    'Missing: Nothing (on Debian, as root: apt-get install no-such-package).',
  );
});

describe('a part of the tests whose program is missing', () => {
  const { chromium, postgres, redis, nginx, django } = programs;
  const filesWithout = (program: Program, leftOut: string[] = []) =>
    partsWithout([program], leftOut).flatMap(({ files }) => files);

  it('holds each file that starts the program, but for those that the run leaves out', () => {
    expect(filesWithout(chromium)).toContain('tests/journeys/cabinet.test.ts');
    expect(filesWithout(redis)).toContain('tests/deploy/topology.test.ts');
    expect(filesWithout(redis, ['tests/deploy'])).not.toContain('tests/deploy/topology.test.ts');
    expect(filesWithout(nginx)).toContain('tests/process/nginx.test.ts');
    expect(filesWithout(django)).toEqual(['tests/process/drf.test.ts']);
    const files = partsWithout([chromium, postgres, redis, nginx, django]).flatMap((part) => part.files);
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
