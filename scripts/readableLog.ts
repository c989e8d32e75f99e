/** Names of pino's levels in the console. */
const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
/** Fields that the console omits, or shows at the start of the line. */
const left = new Set(['level', 'time', 'pid', 'hostname', 'service', 'msg', 'stack']);

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const { type, code, stack } = value as Record<string, unknown>;
  // An error in pino's form: its kind, and where it was thrown.
  if (typeof stack === 'string') return [type, code, `\n${stack}`].filter(Boolean).join(' ');
  return JSON.stringify(value);
};

/** Turns a service's JSON log line into a short line for a person; returns any other line unchanged. */
export function readableLine(service: string, line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  if (typeof entry !== 'object' || entry === null || typeof entry.time !== 'number') return line;
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const facts = Object.entries(entry)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => `${name}=${textOf(value)}`);
  const stack = typeof entry.stack === 'string' ? [`\n${entry.stack}`] : [];
  return [time, service, levels[Number(entry.level)] ?? entry.level, entry.msg, ...facts, ...stack].join(' ');
}
