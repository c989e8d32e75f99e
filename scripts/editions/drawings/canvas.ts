/** What every drawing is made with: the sheet, colours, light and dice that always fall the same way. */

export const WIDTH = 1920;
export const HEIGHT = 1280;

export type Point = readonly [x: number, y: number];

/** A number between 0 and 1 that the seed decides, so that a picture is drawn the same every time (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A number as short as a picture needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const part = Math.min(1, Math.max(0, share));
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const radial = (id: string, list: readonly Stop[], at = 'cx="50%" cy="50%" r="50%"'): string =>
  `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`;

/** From top to bottom unless told otherwise. */
export const linear = (id: string, list: readonly Stop[], along = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${along}>${stops(list)}</linearGradient>`;

export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const sheet = (fill: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;

/** A line of light: wide and faint, narrow and bright, nearly white inside. Wants the filters of `lightDefs`. */
export const ray = (d: string, colour: string, width: number, strength = 1): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" style="mix-blend-mode:screen" opacity="${strength}">` +
  `<path d="${d}" stroke="${colour}" stroke-width="${width * 7}" opacity=".35" filter="url(#wide)"/>` +
  `<path d="${d}" stroke="${colour}" stroke-width="${width * 2.4}" opacity=".8" filter="url(#near)"/>` +
  `<path d="${d}" stroke="${mix(colour, '#ffffff', 0.75)}" stroke-width="${width}"/></g>`;

/** A spot of light that fades to nothing; `picture` defines its gradient. */
export const glow = (x: number, y: number, radius: number, colour: string, strength = 1, height = radius): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(height)}" fill="url(#glow-${colour.slice(1)})"` +
  ` opacity="${strength}" style="mix-blend-mode:screen"/>`;

const glowDefs = (body: string): string =>
  [...new Set(body.match(/#glow-[0-9a-f]{6}/g))]
    .map((name) => {
      const colour = `#${name.slice(-6)}`;
      const fall = [1, 0.72, 0.42, 0.2, 0.06, 0].map((opacity, k): Stop => [k / 5, colour, opacity]);
      return radial(name.slice(1), fall);
    })
    .join('');

const lightDefs = blur('near', 5) + blur('wide', 26);

/** The darker edges that hold a picture together. */
const vignette = radial(
  'vignette',
  [
    [0.45, '#000000', 0],
    [1, '#000000', 0.55],
  ],
  'cx="50%" cy="48%" r="72%"',
);

/** The whole picture. */
export const picture = (defs: string, body: string, edges = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<defs>${lightDefs}${vignette}${glowDefs(body)}${defs}</defs>${body}${edges ? sheet('url(#vignette)') : ''}</svg>`;
