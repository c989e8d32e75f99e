const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of HTML that is safe as it stands. */
export type Html = { readonly html: string };

const escapeText = (value: string) => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

type Value = string | number | Html | readonly Html[];
const write = (value: Value): string => {
  if (Array.isArray(value)) return value.map(write).join('');
  return typeof value === 'object' ? (value as Html).html : escapeText(String(value));
};

/** Template of HTML: every value is escaped but those that came out of this template themselves. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: strings }, ...values.map(write)) };
}
