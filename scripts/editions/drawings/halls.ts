/** Indoors: the hall with posters, a lecture. */
import { dice, glow, line, linear, mix, picture, radial, range, sheet, short, WIDTH } from './canvas.ts';
import { person } from './person.ts';
import { stage, type Vector } from './space.ts';

/** Rows of A1 sheets with diagrams, people before them. */
export function posterHall(): string {
  const roll = dice(6084);
  const hall = stage({ eye: [-1.2, 1.9, -8.2], target: [0.35, 0.95, 4], zoom: 0.8, fog: '#d9dcf7', reach: 42 });
  const floor = hall.flat([
    [-14, 0, -7.3],
    [14, 0, -7.3],
    [16, 0, 30],
    [-16, 0, 30],
  ]);
  const tiles =
    range(26, (k) =>
      line(
        hall.flat([
          [-13 + k, 0, -7.3],
          [-13 + k, 0, 30],
        ]),
      ),
    ).join('') +
    range(24, (k) =>
      line(
        hall.flat([
          [-13, 0, -7.3 + k * 1.4],
          [13, 0, -7.3 + k * 1.4],
        ]),
      ),
    ).join('');
  const lamps = range(7, (k) => {
    const z = -3 + k * 4;
    return [-3.2, 0.6, 4.4]
      .map(
        (x) =>
          `<path d="${line(
            hall.flat([
              [x - 0.9, 4.6, z],
              [x + 0.9, 4.6, z],
              [x + 0.9, 4.6, z + 2.2],
              [x - 0.9, 4.6, z + 2.2],
            ]),
          )}Z" fill="#ffffff" opacity=".85"/>`,
      )
      .join('');
  }).join('');
  const inks = ['#4a5cf0', '#e0447a', '#19a69a', '#f2953a', '#7a4fe0'];
  const sheetOn = (at: (u: number, v: number) => Vector, depth: number, seed: number) => {
    const flat = (u0: number, v0: number, u1: number, v1: number) =>
      `${line(hall.flat([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]))}Z`;
    const ink = inks[seed % inks.length] ?? '#4a5cf0';
    const second = inks[(seed + 2) % inks.length] ?? '#e0447a';
    const curve = line(
      hall.flat(
        range(25, (k) =>
          at(0.1 + 0.35 * (k / 24), 0.42 + 0.13 * Math.exp(-(((k - 9 - (seed % 5)) / 3) ** 2)) + 0.02 * Math.sin(k)),
        ),
      ),
    );
    const dots = range(30, (k) => {
      const [p] = hall.flat([at(0.57 + 0.34 * ((k % 6) / 5), 0.4 + 0.2 * (Math.floor(k / 6) / 4))]);
      return p
        ? `<circle cx="${short(p[0])}" cy="${short(p[1])}" r="${short(1 + (26 / depth) * roll())}" fill="${second}"/>`
        : '';
    }).join('');
    const lines = range(
      9,
      (k) =>
        `<path d="${flat(0.08 + (k % 2) * 0.46, 0.29 - Math.floor(k / 2) * 0.05, 0.42 + (k % 2) * 0.46 + 0.06 * roll(), 0.305 - Math.floor(k / 2) * 0.05)}" fill="#aab0cf"/>`,
    ).join('');
    return (
      `<path d="${flat(0, 0, 1, 1)}" fill="#ffffff"/><path d="${flat(0, 0.86, 1, 1)}" fill="${ink}"/><path d="${flat(0.08, 0.93, 0.8, 0.955)}" fill="#ffffff" opacity=".9"/>` +
      `<path d="${flat(0.07, 0.66, 0.93, 0.81)}" fill="${mix(ink, '#ffffff', 0.82)}"/><path d="${flat(0.07, 0.37, 0.48, 0.62)}" fill="#f0f2fd"/><path d="${flat(0.53, 0.37, 0.93, 0.62)}" fill="${mix(second, '#ffffff', 0.9)}"/>` +
      `<path d="${curve}" fill="none" stroke="${ink}" stroke-width="${short(22 / depth)}"/>${dots}${lines}`
    );
  };
  let seed = 0;
  for (const z of range(8, (k) => k))
    for (const side of [-1, 1]) {
      const x = side < 0 ? -4.4 : 5;
      const [z0, z1] = [z * 2.7 - 4.4, z * 2.7 - 2.7];
      const { depth } = hall.see([x, 1.3, (z0 + z1) / 2]);
      hall.box([x + side * 0.08, 1.35, (z0 + z1) / 2], [0.12, 2.5, 1.95], '#c9cdf0');
      const at = (u: number, v: number): Vector => [
        x,
        0.35 + v * 2.1,
        side < 0 ? z0 + u * (z1 - z0) : z1 - u * (z1 - z0),
      ];
      hall.put(depth - 0.3, sheetOn(at, depth, seed++));
    }
  for (const [x, z] of [
    [-0.9, 12],
    [1.9, 12],
  ] as const) {
    const { depth } = hall.see([x, 1.3, z]);
    hall.box([x, 1.35, z + 0.1], [1.95, 2.5, 0.12], '#c9cdf0');
    hall.put(
      depth - 0.3,
      sheetOn((u, v) => [x - 0.85 + u * 1.7, 0.35 + v * 2.1, z], depth, seed++),
    );
  }
  const people: Vector[] = [
    [-3.1, 0, -2.4],
    [-2.4, 0, -2.1],
    [2.3, 0, -3.4],
    [3.6, 0, -1],
    [3.1, 0, 3.4],
    [-2.9, 0, 5.2],
    [-2.4, 0, 5.6],
    [0.3, 0, 9.4],
    [1.2, 0, 9.9],
    [3.7, 0, 9],
    [-0.6, 0, 2.2],
    [0.1, 0, 2.5],
  ];
  for (const [index, at] of people.entries()) {
    const { x, y, depth, scale } = hall.see(at);
    const tint = mix(
      ['#2b2f6b', '#53306f', '#1f5566', '#6b2f52'][index % 4] ?? '#2b2f6b',
      '#d9dcf7',
      Math.min(0.7, depth / 34),
    );
    hall.put(
      depth,
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(0.5 * scale)}" ry="${short(0.1 * scale)}" fill="#5a5f9e" opacity=".25"/>` +
        person(x, y, 1.72 * scale, tint),
    );
  }
  return picture(
    linear('air', [
      [0, '#c5c9f2'],
      [0.45, '#f2f3ff'],
      [1, '#b9bee8'],
    ]) +
      linear('floor', [
        [0, '#e4e7fb'],
        [1, '#8f97d3'],
      ]),
    sheet('url(#air)') +
      lamps +
      `<path d="${line(floor)}Z" fill="url(#floor)"/><path d="${tiles}" stroke="#ffffff" stroke-width="1.5" opacity=".5"/>` +
      glow(1000, 560, 620, '#ffffff', 0.8) +
      hall.paint(),
    false,
  );
}

/** A full room before a screen with a diffraction pattern. */
export function lecture(): string {
  const roll = dice(280);
  const [cx, cy] = [960, 420];
  const dots = range(361, (k): string => {
    const [i, j] = [(k % 19) - 9, Math.floor(k / 19) - 9];
    const [x, y] = [cx + i * 36 + j * 18, cy + j * 31];
    const r = Math.hypot(x - cx, y - cy);
    if (r > 262) return '';
    const strength = Math.exp(-((r / 170) ** 2)) * (0.4 + 0.6 * roll());
    return (
      `<circle cx="${x}" cy="${y}" r="${short(2 + 9 * strength)}" fill="${mix('#ff8a6b', '#fff1d6', strength)}"/>` +
      (strength > 0.3 ? glow(x, y, 30, '#ffb98a', 0.7) : '')
    );
  }).join('');
  const rows = range(5, (row) => {
    const size = 36 + row * 17;
    const y = 820 + row * row * 17 + row * 44;
    const gap = size * 3.05;
    const count = Math.ceil(WIDTH / gap) + 1;
    const tint = mix('#5a2a57', '#160a20', row / 4);
    const heads = range(count, (k) => {
      if (roll() < 0.12) return '';
      const x = k * gap + (row % 2 ? gap / 2 : 0) - 20 + (roll() - 0.5) * size * 0.5;
      const h = size * (0.92 + roll() * 0.16);
      const top = y - size * 0.9 - roll() * size * 0.25;
      return `<ellipse cx="${short(x)}" cy="${short(top)}" rx="${short(h * 0.5)}" ry="${short(h * 0.62)}"/><path d="M${short(x - h * 1.15)} ${short(top + h * 2.6)}q0 ${short(-h * 1.85)} ${short(h * 1.15)} ${short(-h * 1.85)}q${short(h * 1.15)} 0 ${short(h * 1.15)} ${short(h * 1.85)}z"/>`;
    }).join('');
    return `<g fill="${tint}">${heads}</g><rect y="${short(y + size * 0.75)}" width="${WIDTH}" height="${short(size * 2.4)}" fill="${mix('#3d1c40', '#0d0615', row / 4)}"/><rect y="${short(y + size * 0.75)}" width="${WIDTH}" height="3" fill="#ff9d7a" opacity="${short(0.34 - row * 0.05)}"/>`;
  }).join('');
  const panels = range(
    16,
    (k) => `<rect x="${k * 122 - 10}" width="112" height="820" fill="${k % 2 ? '#3a1a44' : '#401e4a'}"/>`,
  ).join('');
  return picture(
    linear('wall', [
      [0, '#2b1236'],
      [1, '#4a2350'],
    ]) +
      radial(
        'screen',
        [
          [0, '#7a2a48'],
          [0.6, '#3b1540'],
          [1, '#1f0e30'],
        ],
        'cx="50%" cy="50%" r="62%"',
      ) +
      linear('cone', [
        [0, '#ffd9b8', 0.3],
        [1, '#ffd9b8', 0],
      ]),
    sheet('url(#wall)') +
      panels +
      glow(cx, cy, 980, '#ff8a6b', 0.42, 620) +
      `<rect x="430" y="110" width="1060" height="610" rx="10" fill="#fff3e6"/><rect x="444" y="124" width="1032" height="582" rx="6" fill="url(#screen)"/>` +
      dots +
      glow(cx, cy, 130, '#ffffff', 0.9) +
      `<path d="M1170 600h220M1170 632h160M1170 664h190" stroke="#ffd9b8" stroke-width="9" stroke-linecap="round" opacity=".7"/><path d="M500 660c30 0 40-10 56-60s26-56 40-4 18 50 36-34 30-96 46-10 20 84 44 84 40 12 62 12" fill="none" stroke="#ffd9b8" stroke-width="6" opacity=".85"/>` +
      `<path d="M444 706L1476 706L1700 900H220Z" fill="url(#cone)"/>` +
      person(330, 800, 330, '#1d0d26') +
      `<path d="M352 800l12-150h112l14 150z" fill="#2c1438"/><path d="M358 645h124" stroke="#ff9d7a" stroke-width="5"/><path d="M352 606L470 540" stroke="#1d0d26" stroke-width="22" stroke-linecap="round"/>` +
      rows,
  );
}
