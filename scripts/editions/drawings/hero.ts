import { line, linear, type Point, radial, range, short } from './canvas.ts';

const CELLS = 16;
const LIGHT = ['#4dabf7', '#9775fa', '#38d9a9', '#f783ac'];

/** The home page's drawing: a ring and the light that leaves it. Small, without a ground, for light and dark pages. */
export function hero(): string {
  const on = (angle: number, radius: number): Point => [
    400 + radius * Math.cos(angle),
    260 + radius * 0.56 * Math.sin(angle),
  ];
  const ring = (radius: number) => `${line(range(73, (k) => on((k / 36) * Math.PI, radius)))}Z`;
  const beams = range(CELLS / 2, (k) => {
    const angle = ((k + 0.3) / (CELLS / 2)) * 2 * Math.PI;
    const [x, y] = on(angle, 230);
    const [dx, dy] = [-Math.sin(angle) * 175, Math.cos(angle) * 0.56 * 175];
    const colour = LIGHT[k % LIGHT.length];
    const spread = 0.075;
    return (
      `<path d="M${short(x)} ${short(y)}L${short(x + dx - dy * spread)} ${short(y + dy + dx * spread)}L${short(x + dx + dy * spread)} ${short(y + dy - dx * spread)}Z" fill="${colour}" opacity=".3"/>` +
      `<path d="M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>` +
      `<circle cx="${short(x + dx)}" cy="${short(y + dy)}" r="11" fill="${colour}"/><circle cx="${short(x + dx)}" cy="${short(y + dy)}" r="4.5" fill="#fff"/>`
    );
  }).join('');
  const magnets = range(CELLS, (k) => {
    const angle = ((k + 0.75) / CELLS) * 2 * Math.PI;
    const arc = line(range(9, (step) => on(angle + (step - 4) * 0.03, 230)));
    return `<path d="${arc}" fill="none" stroke="${k % 2 ? '#5c7cfa' : '#4263eb'}" stroke-width="24"/>`;
  }).join('');
  const electrons = range(5, (k) => {
    const [x, y] = on((k / 5) * 2 * Math.PI + 0.4, 230);
    return `<circle cx="${short(x)}" cy="${short(y)}" r="13" fill="url(#e)"/>`;
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 520"><title>Накопительное кольцо</title><defs>${radial(
      'e',
      [
        [0, '#ffffff'],
        [0.35, '#99e9f2', 0.9],
        [1, '#66d9e8', 0],
      ],
    )}` +
    `${linear('floor', [
      [0, '#5c7cfa', 0.16],
      [1, '#845ef7', 0.06],
    ])}</defs>` +
    `<path d="${ring(385)}" fill="url(#floor)"/><path d="${ring(150)}" fill="none" stroke="#fab005" stroke-width="5" stroke-dasharray="22 9"/>` +
    `<path d="${ring(105)}" fill="#5c7cfa" opacity=".14"/>${beams}${magnets}<path d="${ring(230)}" fill="none" stroke="#c5f6fa" stroke-width="4"/>${electrons}</svg>`
  );
}
