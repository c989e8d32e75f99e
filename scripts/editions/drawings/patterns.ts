/** What detectors see: a crystal's spots, the cross of a fibre, the rings of a powder. */
import {
  blur,
  dice,
  glow,
  HEIGHT,
  line,
  linear,
  mix,
  type Point,
  picture,
  radial,
  range,
  sheet,
  short,
  WIDTH,
} from './canvas.ts';

const spot = (x: number, y: number, radius: number, fill: string, opacity: number, filter = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" opacity="${opacity.toFixed(2)}"${filter}/>`;

/** The modules of a pixel detector and the dark gaps between them. */
const modules = (columns: number, rows: number, colour: string) =>
  range(
    columns - 1,
    (k) => `<rect x="${((k + 1) * WIDTH) / columns - 4}" width="8" height="${HEIGHT}" fill="${colour}"/>`,
  ).join('') +
  range(
    rows - 1,
    (k) => `<rect y="${((k + 1) * HEIGHT) / rows - 6}" width="${WIDTH}" height="12" fill="${colour}"/>`,
  ).join('');

/** A protein crystal: a dense lattice of reflections in rings of the Ewald sphere. */
export function crystalSpots(): string {
  const roll = dice(2025);
  const [cx, cy] = [WIDTH * 0.5, HEIGHT * 0.52];
  const spots: string[] = [];
  const turn = 0.32;
  for (let h = -64; h <= 64; h++) {
    for (let k = -64; k <= 64; k++) {
      const [u, v] = [h * 17.5 + k * 3.2, k * 20.5];
      const x = cx + u * Math.cos(turn) - v * Math.sin(turn);
      const y = cy + u * Math.sin(turn) + v * Math.cos(turn);
      const distance = Math.hypot(x - cx, y - cy);
      if (distance < 66 || x < -10 || x > WIDTH + 10 || y < -10 || y > HEIGHT + 10) continue;
      const lune = Math.hypot(x - cx + 190, y - cy + 70) / 92;
      const inLune = Math.cos(lune * Math.PI) ** 2;
      if (inLune < 0.4) continue;
      const intensity = (0.08 + roll() ** 5) * Math.exp(-((distance / 780) ** 2)) * (0.3 + inLune);
      const tint = mix('#7f6bff', '#8ff6ff', Math.min(1, intensity * 2.4));
      spots.push(spot(x, y, 2.6 + 8 * Math.sqrt(intensity), tint, 0.25 + Math.min(0.75, intensity * 3)));
      if (intensity > 0.33) spots.push(glow(x, y, 40, '#9df3ff', 0.75), spot(x, y, 5, '#ffffff', 1));
    }
  }
  const rings = [150, 300, 450, 600].map(
    (radius) =>
      `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#a9a0ff" stroke-width="1.5" stroke-dasharray="3 9" opacity=".35"/>`,
  );
  return picture(
    radial(
      'halo',
      [
        [0, '#5248c8'],
        [0.25, '#2f2a8c'],
        [0.6, '#171650'],
        [1, '#0a0a26'],
      ],
      'cx="50%" cy="52%" r="62%"',
    ),
    sheet('url(#halo)') +
      `<circle cx="${cx}" cy="${cy}" r="255" fill="none" stroke="#7a72e8" stroke-width="70" opacity=".18" filter="url(#wide)"/>` +
      spots.join('') +
      modules(3, 5, '#070719') +
      rings.join('') +
      `<path d="M${cx} ${cy}L${cx + 40} ${-20}" stroke="#06061a" stroke-width="15"/>` +
      spot(cx, cy, 48, '#06061a', 1) +
      `<circle cx="${cx}" cy="${cy}" r="48" fill="none" stroke="#6b62d8" stroke-width="2"/>`,
  );
}

/** A fibre: layer lines and the cross that tells of a helix. */
export function fibre(): string {
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2];
  const reflections: string[] = [];
  for (let layer = -9; layer <= 9; layer++) {
    const order = Math.abs(layer);
    const y = cy + layer * 62;
    for (const side of [-1, 1]) {
      if (order > 0 && order !== 4 && order < 7) {
        const x = cx + side * order * 68;
        reflections.push(
          `<ellipse cx="${x}" cy="${y}" rx="${46 + order * 8}" ry="${15 + order * 1.5}" fill="#ffd38a" opacity="${1 - order * 0.09}" filter="url(#smear)" transform="rotate(${side * Math.sign(layer) * 14} ${x} ${y})"/>`,
          `<ellipse cx="${x}" cy="${y}" rx="22" ry="8" fill="#fff3da" opacity="${0.9 - order * 0.1}" filter="url(#near)"/>`,
        );
      }
      for (const k of range(7, (index) => index + 1)) {
        const x = cx + side * (order * 30 + k * 96);
        reflections.push(
          `<ellipse cx="${x}" cy="${y}" rx="26" ry="7" fill="#3fd0c0" opacity="${(0.42 * Math.exp(-k / 4) * Math.exp(-order / 8)).toFixed(2)}" filter="url(#near)"/>`,
        );
      }
    }
  }
  const caps = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${cx}" cy="${cy + side * 560}" rx="330" ry="34" fill="#ffc46b" opacity=".95" filter="url(#smear)"/>` +
        glow(cx, cy + side * 566, 560, '#ff9d3c', 0.55, 130),
    )
    .join('');
  return picture(
    radial(
      'film',
      [
        [0, '#0e7f83'],
        [0.3, '#0a4d57'],
        [0.7, '#062a33'],
        [1, '#03141a'],
      ],
      'cx="50%" cy="50%" r="60%"',
    ) + blur('smear', 13),
    sheet('url(#film)') +
      glow(cx, cy, 620, '#ffb65c', 0.38) +
      reflections.join('') +
      caps +
      `<path d="M${cx} ${cy}V1300" stroke="#021015" stroke-width="16"/>` +
      spot(cx, cy, 58, '#021015', 1) +
      `<circle cx="${cx}" cy="${cy}" r="58" fill="none" stroke="#2a8d8f" stroke-width="2"/>`,
  );
}

const peaks: Point[] = [
  [150, 1],
  [196, 0.55],
  [252, 0.28],
  [330, 0.82],
  [372, 0.36],
  [438, 0.2],
  [520, 0.62],
  [560, 0.3],
  [655, 0.42],
  [742, 0.24],
  [806, 0.34],
  [905, 0.18],
];

/** A powder: full rings, and below them the diagram that is read from them. */
export function powderRings(): string {
  const [cx, cy] = [WIDTH / 2, 500];
  const rings = peaks
    .map(([radius, strength]) => {
      const tint = mix('#ff5d73', '#ffe3a3', strength);
      const circle = (width: number, opacity: number, filter: string) =>
        `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${tint}" stroke-width="${width}" opacity="${opacity.toFixed(2)}" ${filter}/>`;
      return (
        circle(26 * strength, 0.5 * strength, 'filter="url(#near)"') +
        circle(3 + 6 * strength, 0.25 + 0.75 * strength, '')
      );
    })
    .join('');
  const roll = dice(7);
  const curve = range(961, (k): Point => {
    const height = peaks.reduce(
      (sum, [at, strength]) => sum + strength * Math.exp(-(((k - at) / 5.5) ** 2)),
      0.05 + 0.16 * Math.exp(-k / 160),
    );
    return [cx + k, 1210 - 300 * height - 3 * roll()];
  });
  const mirrored = curve.map(([x, y]): Point => [2 * cx - x, y]).reverse();
  const whole = line([...mirrored, ...curve]);
  return picture(
    radial(
      'plate',
      [
        [0, '#5a1638'],
        [0.4, '#371039'],
        [1, '#0d0820'],
      ],
      'cx="50%" cy="40%" r="70%"',
    ) +
      linear('shade', [
        [0, '#0d0820', 0],
        [0.45, '#0d0820', 0.93],
        [1, '#0d0820', 1],
      ]) +
      linear('area', [
        [0, '#ff6f7d', 0.85],
        [1, '#ff6f7d', 0.04],
      ]),
    sheet('url(#plate)') +
      glow(cx, cy, 420, '#ff8a6b', 0.7) +
      rings +
      spot(cx, cy, 44, '#12091f', 1) +
      `<path d="M${cx} ${cy}L${cx - 30} -20" stroke="#12091f" stroke-width="14"/>` +
      `<rect y="640" width="${WIDTH}" height="640" fill="url(#shade)"/>` +
      `<path d="${whole}V1240H0Z" fill="url(#area)"/><path d="${whole}" fill="none" stroke="#ffd9b8" stroke-width="3.5" stroke-linejoin="round"/>`,
  );
}
