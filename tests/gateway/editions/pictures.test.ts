import { describe, expect, it } from 'vitest';
import { serveEditions } from './serveEditions.ts';

const { gateway, edition } = await serveEditions(async (editions) => {
  for (const year of [2024, 2025, 2026]) await editions.write(year);
});

describe('pictures and files of an edition', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

  it('PUB-05 an image has its sizes in each format, its aspect and its words', async () => {
    const { gallery } = await edition(
      2025,
      'gallery { id slug title alt credit url width height sources { type srcSet } }',
    );
    expect(gallery).toEqual([
      {
        id: 'GalleryImage:2025.ring',
        slug: 'ring',
        title: 'Кольцо',
        alt: 'Накопительное кольцо сверху',
        credit: null,
        width: 1920,
        height: 1280,
        url: expect.stringMatching(/^http:\/\/portal.example.org\/editions\/2025\/ring-640\.[0-9a-f]{12}\.webp$/),
        sources: [
          { type: 'image/avif', srcSet: expect.stringMatching(/^\/editions\/2025\/ring-640\.\w{12}\.avif 640w$/) },
          {
            type: 'image/webp',
            srcSet: expect.stringMatching(/^\S*\/ring-640\.\w{12}\.webp 640w, \S*\/ring-1920\.\w{12}\.webp 1920w$/),
          },
        ],
      },
    ]);
  });

  it('are served for ever under an address of their content', async () => {
    const images = await edition(2025, 'page { openGraphImageUrl heroImageUrl } gallery { sources { srcSet } }');
    const paths = [...JSON.stringify(images).matchAll(/\/editions\/[^" ]+/g)].map(([path]) => path);
    expect(paths).toHaveLength(5);
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/png'],
      [200, 'image/svg+xml'],
      [200, 'image/avif'],
      [200, 'image/webp'],
      [200, 'image/webp'],
    ]);
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answers[2]?.text()).toContain('avif of 2025');
    const other = await edition(2024, 'gallery { sources { srcSet } }');
    expect(JSON.stringify(other)).not.toContain(paths[2]?.split('.')[1]);
  });

  it('are served under an earlier address too, but not for ever', async () => {
    const answer = await get('/editions/2025/ring-640.000000000000.avif');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('avif of 2025')]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/editions/2025/edition.yaml',
    '/editions/2025/ring-640.avif',
    '/editions/..%2f..%2fpackage.json',
    '/editions/2025/..%2Fedition.yaml',
    '/editions/2025/hero.svg',
  ])('no other address leads to a file: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found\n');
  });
});
