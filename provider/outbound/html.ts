const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escaped HTML. */
export type Html = { readonly html: string };

const escapeText = (value: string) => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

type Value = string | number | Html | readonly Html[];
const write = (value: Value): string => {
  if (Array.isArray(value)) return value.map(write).join('');
  return typeof value === 'object' ? (value as Html).html : escapeText(String(value));
};

/** An HTML template that escapes every value except its own results. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: strings }, ...values.map(write)) };
}
