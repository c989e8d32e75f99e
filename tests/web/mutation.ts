import { vi } from 'vitest';

/** A mutation with this answer, or one computed at each call; `inputs` lists the received inputs. */
export function mutation<Input extends object = Record<string, unknown>>(answer: object | ((input: Input) => unknown)) {
  const inputs: Input[] = [];
  const resolver = vi.fn((_: unknown, { input }: { input: Input }): unknown => {
    inputs.push(input);
    return typeof answer === 'function' ? answer(input) : answer;
  });
  return Object.assign(resolver, { inputs });
}
