import type { FastifyInstance } from 'fastify';
import type { PublicPages } from './publicPages.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** GET /robots.txt and /sitemap.xml; the pages themselves say whether search engines may list them. */
export function serveSitemap(app: FastifyInstance, publicUrl: string, pages: () => PublicPages): void {
  app.get('/robots.txt', (_, reply) => {
    const lines = ['User-agent: *', 'Disallow: /graphql', 'Disallow: /media/', '', `Sitemap: ${publicUrl}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_, reply) => {
    const urls = (await pages().listed()).map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    return reply.type('application/xml; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
