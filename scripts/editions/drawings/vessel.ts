/** An old vessel and what tomography sees in it. */
import { blur, glow, line, linear, mix, type Point, picture, radial, range, sheet, short } from './canvas.ts';

/** Half-width of the vessel at a height. */
const vessel: Point[] = [
  [180, 150],
  [214, 168],
  [240, 150],
  [300, 112],
  [370, 118],
  [450, 190],
  [560, 292],
  [680, 330],
  [800, 300],
  [920, 220],
  [1010, 142],
  [1060, 128],
  [1092, 170],
];
function girth(y: number): number {
  const next = vessel.findIndex(([at]) => at >= y);
  const [y0, w0] = vessel[next - 1] ?? vessel[0] ?? [0, 0];
  const [y1, w1] = vessel[next] ?? [y0 + 1, w0];
  const share = Math.min(1, Math.max(0, (y - y0) / (y1 - y0 || 1)));
  return w0 + (w1 - w0) * (share * share * (3 - 2 * share));
}

/** Left the painted clay, right the walls and cracks within, slice by slice. */
export function tomography(): string {
  const cx = 960;
  const heights = range(229, (k) => 180 + k * 4);
  const outline = (side: number) => heights.map((y): Point => [cx + side * girth(y), y]);
  const band = (top: number, bottom: number, fill: string) =>
    `<path d="${line([
      ...range(25, (k): Point => {
        const y = top + ((bottom - top) * k) / 24;
        return [cx - girth(y), y];
      }),
      [cx, bottom],
      [cx, top],
    ])}Z" fill="${fill}"/>`;
  const meander = range(
    8,
    (k) => `<path d="M${cx - 24 - k * 44} 592h-30v-44h18v24" fill="none" stroke="#2a130b" stroke-width="8"/>`,
  ).join('');
  const waves = line(range(80, (k): Point => [cx - k * 4.4, 700 + 22 * Math.sin(k / 3.2)]));
  const slices = range(44, (k) => {
    const y = 196 + k * 20.5;
    const w = girth(y);
    const tilt = w * 0.13;
    const wall = 22 + 10 * Math.sin(k / 5);
    const tint = mix('#36e0cf', '#ffd27a', k / 44);
    const arc = (r: number, width: number, opacity: number) =>
      `<path d="M${cx} ${short(y - tilt * (r / w))}A${short(r)} ${short(tilt * (r / w))} 0 0 1 ${cx} ${short(y + tilt * (r / w))}" fill="none" stroke="${tint}" stroke-width="${width}" opacity="${opacity}"/>`;
    return arc(w, 3.4, 0.95) + arc(Math.max(20, w - wall), 2, 0.6) + arc(Math.max(10, w - wall / 2), 9, 0.12);
  }).join('');
  const crack: Point[] = [
    [1150, 500],
    [1178, 560],
    [1160, 610],
    [1200, 680],
    [1188, 740],
  ];
  const scan = 640;
  return picture(
    radial(
      'room',
      [
        [0, '#0f4a55'],
        [0.55, '#082b36'],
        [1, '#031319'],
      ],
      'cx="50%" cy="46%" r="66%"',
    ) +
      linear(
        'clay',
        [
          [0, '#7c2f16'],
          [0.45, '#d9713a'],
          [0.8, '#a64a22'],
          [1, '#6b2711'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      linear(
        'fan',
        [
          [0, '#6ffff0', 0.85],
          [1, '#6ffff0', 0.12],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      blur('shadow', 22),
    sheet('url(#room)') +
      `<ellipse cx="${cx}" cy="1110" rx="420" ry="46" fill="#010a0d" opacity=".8" filter="url(#shadow)"/>` +
      `<ellipse cx="${cx}" cy="1118" rx="330" ry="40" fill="#12343c"/><ellipse cx="${cx}" cy="1106" rx="330" ry="40" fill="#1d4d57"/>` +
      `<path d="${line([...outline(-1), [cx, 1092], [cx, 180]])}Z" fill="url(#clay)"/>` +
      `<clipPath id="left"><path d="${line([...outline(-1), [cx, 1092], [cx, 180]])}Z"/></clipPath><g clip-path="url(#left)">` +
      band(520, 620, '#e9b27a') +
      meander +
      band(384, 400, '#2a130b') +
      band(424, 440, '#2a130b') +
      band(640, 652, '#2a130b') +
      `<path d="${waves}" fill="none" stroke="#2a130b" stroke-width="13"/>` +
      band(760, 772, '#2a130b') +
      range(
        9,
        (k) => `<path d="M${cx - 20 - k * 36} 1010L${cx - 4 - k * 36} 820L${cx + 12 - k * 36} 1010Z" fill="#2a130b"/>`,
      ).join('') +
      '</g>' +
      slices +
      `<path d="${line(crack)}" fill="none" stroke="#ff5d73" stroke-width="7" filter="url(#near)"/><path d="${line(crack)}" fill="none" stroke="#ffd5d5" stroke-width="3"/>` +
      `<path d="M-20 ${scan - 3}L1960 ${scan - 60}V${scan + 60}L-20 ${scan + 3}Z" fill="url(#fan)" opacity=".5" style="mix-blend-mode:screen"/>` +
      glow(110, scan, 330, '#6ffff0', 0.6) +
      glow(cx, scan, 460, '#6ffff0', 0.28, 160),
  );
}
