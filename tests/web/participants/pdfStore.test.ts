import { expect, it, vi } from 'vitest';
import { loadPdf } from '../../../web/features/participants/review/pdfStore.ts';

const closed = vi.hoisted(() => [] as string[]);
vi.mock('../../../web/features/participants/review/openPdf.ts', () => ({
  openPdf: async (bytes: ArrayBuffer) => {
    const name = Buffer.from(bytes).toString();
    return { name, loadingTask: { destroy: async () => void closed.push(name) } };
  },
}));

it('keeps the four most recently requested files open, and closes older ones', async () => {
  const fetched = vi.fn(async (path: string) => new Response(path));
  vi.stubGlobal('fetch', fetched);
  const load = (name: string) => loadPdf(`http://files.example.org/${name}`);
  for (const name of ['a', 'b', 'c', 'd']) await load(name);
  expect(await load('a')).toBe(await load('a'));
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(closed).toEqual([]);
  await load('e');
  await vi.waitFor(() => expect(closed).toEqual(['/b']));
});
