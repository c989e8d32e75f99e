import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Runs a command; its failure quotes the end of its output. */
export type Run = (program: string, args: string[], options?: RunOptions) => Promise<string>;
type RunOptions = { input?: Readable; output?: Writable; cwd?: string };

const quoted = 3_000;

/** Commands with the variables of the engine and of the compose file. */
export const createRun =
  (env: NodeJS.ProcessEnv): Run =>
  async (program, args, { input, output, cwd } = {}) => {
    const child = spawn(program, args, { env, cwd, stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
    let text = '';
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (part) => {
      errors += part;
    });
    if (!output)
      child.stdout?.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
    const code = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve(status ?? 1));
    });
    await Promise.all([
      code,
      input && child.stdin ? pipeline(input, child.stdin) : null,
      output && child.stdout ? pipeline(child.stdout, output) : null,
    ]);
    if ((await code) !== 0) throw new Error(`${program} ${args.join(' ')}\n${`${text}\n${errors}`.slice(-quoted)}`);
    return text;
  };
