import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programs, requireProgram } from '../../scripts/programs.ts';

const run = promisify(execFile);

/** Runs a file of Python isolated from the machine's modules; answers what it wrote. */
export async function runPython(file: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  const { stdout } = await run(requireProgram(programs.python), ['-I', '-B', '-W', 'error', file], options);
  return stdout;
}
