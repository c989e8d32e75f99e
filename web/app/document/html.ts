const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A tag without content. */
export function emptyTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** Data in a block that no browser runs; nothing in it can end the block. */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const attributes = id === undefined ? `type="${type}"` : `id="${id}" type="${type}"`;
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** An inline style sheet. */
export function styleBlock(content: string): string {
  if (content.includes('</')) throw new Error('a sheet would end its block');
  return `<style>${content}</style>`;
}
