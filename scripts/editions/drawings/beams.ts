/** Light and neutrons under way: a neutron guide, a beamline's optics, a free-electron laser. */
import {
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
  ray,
  sheet,
  short,
  WIDTH,
} from './canvas.ts';
import { stage, type Vector } from './space.ts';

/** A mirrored channel seen from within, with neutrons bouncing towards us. */
export function neutronGuide(): string {
  const roll = dice(348);
  const view = stage({ eye: [0.12, 0.06, -1], target: [0.05, 0, 20], zoom: 0.62, fog: '#0a0b24', reach: 60 });
  const bend = (z: number): [number, number] => [0.0016 * z * z, 0];
  const corner = (z: number, a: number, b: number): Vector => [a * 0.95 + bend(z)[0], b * 0.66 + bend(z)[1], z];
  const square: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const walls: string[] = [];
  for (let k = 46; k >= 0; k--) {
    const [z0, z1] = [k * 0.75 - 0.4, k * 0.75 + 0.35];
    if (z0 < -0.85) continue;
    const dim = Math.exp(-k / 17);
    for (const [index, [a, b]] of square.entries()) {
      const [c, d] = square[(index + 1) % 4] ?? [a, b];
      const quad = view.flat([corner(z0, a, b), corner(z0, c, d), corner(z1, c, d), corner(z1, a, b)]);
      const base = index % 2 === 0 ? '#3a46d8' : '#7a3fe0';
      const lit = mix(
        '#d9f6ff',
        mix(base, '#0b0b2e', 0.05 + 0.42 * dim),
        Math.min(1, 0.25 + 0.95 * dim + (k % 3 === 0 ? 0.12 : 0)),
      );
      walls.push(`<path d="${line(quad)}Z" fill="${lit}" opacity="${k % 2 === 0 ? 1 : 0.9}"/>`);
    }
    if (k % 3 === 0)
      walls.push(
        `<path d="${line(view.flat(square.map(([a, b]) => corner(z0, a, b))))}Z" fill="none" stroke="#9fb4ff" stroke-width="${short(9 * dim + 1)}" opacity="${(0.2 + 0.55 * dim).toFixed(2)}"/>`,
      );
  }
  const flights = range(18, (k) => {
    const [sx, sy] = [roll() * 1.6 - 0.8, roll() * 1.6 - 0.8];
    const [vx, vy] = [(roll() - 0.5) * 0.5, (roll() - 0.5) * 0.5];
    const fold = (value: number) => Math.abs(((((value + 1) % 4) + 4) % 4) - 2) - 1;
    const path = range(110, (step): Vector => {
      const z = 30 - step * 0.27;
      return corner(Math.max(z, -0.6), 0.93 * fold(sx + vx * z), 0.93 * fold(sy + vy * z));
    });
    return ray(line(view.flat(path)), ['#7df3ff', '#b08cff', '#ffffff', '#ff9fd6'][k % 4] ?? '#ffffff', 1.6, 0.55);
  });
  const end = view.see([bend(34)[0], 0, 34]);
  return picture(
    linear('dark', [
      [0, '#05051a'],
      [1, '#0a0b2a'],
    ]),
    sheet('url(#dark)') +
      walls.join('') +
      flights.join('') +
      glow(end.x, end.y, 620, '#8fd8ff', 0.75) +
      glow(end.x, end.y, 190, '#ffffff', 0.95),
  );
}

/** Slits, a pair of crystals, a mirror, the sample and the detector behind it. */
export function beamline(): string {
  const hutch = stage({
    eye: [-6.4, 4.2, -9.6],
    target: [0.2, 0.1, 0],
    zoom: 0.98,
    fog: '#1d0f2e',
    reach: 40,
    light: [-0.3, 1, -0.6],
  });
  for (const x of range(34, (k) => -13 + k))
    hutch.box([x, -1.75, 0], [0.96, 0.2, 2.6], x % 2 === 0 ? '#6d4689' : '#775095');
  const slits = -5.6;
  for (const side of [-1, 1]) {
    hutch.box([slits, side * 0.62, 0], [0.22, 0.9, 1.5], '#c9b6e8');
    hutch.box([slits + 0.5, 0, side * 0.62], [0.22, 1.5, 0.9], '#a894cf');
  }
  hutch.box([-2.9, -0.42, 0], [1.5, 0.34, 1.2], '#ff8a66');
  hutch.box([-2.9, -1.1, 0], [1.1, 0.95, 1], '#7a5ba8');
  hutch.box([-1.6, 0.98, 0], [1.5, 0.34, 1.2], '#ff8a66');
  hutch.box([1.6, 0.32, 0], [2.4, 0.26, 1], '#ffd88a');
  hutch.box([1.6, -1.2, 0.8], [0.4, 2.6, 0.3], '#7a5ba8');
  hutch.tube([4.2, -1.6, 0], [4.2, -0.35, 0], 0.42, '#8f78bd');
  hutch.tube([4.2, -0.35, 0], [4.2, -0.12, 0], 0.2, '#d8c9f2');
  hutch.ball([4.2, 0.02, 0], 0.13, 'gem');
  for (const y of range(6, (k) => k))
    for (const z of range(6, (k) => k))
      hutch.box(
        [8.2, -1.35 + y * 0.56, -1.55 + z * 0.56],
        [0.5, 0.52, 0.52],
        (y + z) % 2 === 0 ? '#3f4f9f' : '#3a478f',
      );
  const beam: Vector[] = [
    [-16, -0.2, 0],
    [-2.9, -0.2, 0],
    [-1.6, 0.78, 0],
    [1.6, 0.17, 0],
    [4.2, 0.02, 0],
  ];
  const legs = beam.slice(1).map((to, k) => {
    const from = beam[k] ?? to;
    return ray(
      line(hutch.flat([from, to])),
      ['#ffffff', '#6ff0ff', '#6ff0ff', '#7dffb8'][k] ?? '#ffffff',
      4.5 - k * 0.4,
    );
  });
  const roll = dice(12);
  const scattered = range(26, (): string => {
    const [y, z] = [(roll() - 0.45) * 2.6, (roll() - 0.5) * 3];
    const [a, b] = hutch.flat([
      [4.2, 0.02, 0],
      [7.92, y, z],
    ]);
    if (!a || !b) return '';
    return (
      `<path d="${line([a, b])}" stroke="#7dffb8" stroke-width="2" opacity=".28" style="mix-blend-mode:screen"/>` +
      glow(b[0], b[1], 26 + 26 * roll(), '#a8ffd2', 0.9)
    );
  });
  const bounces = beam.slice(1, 4).map((at) => {
    const { x, y } = hutch.see(at);
    return glow(x, y, 120, '#aef6ff', 0.85);
  });
  return picture(
    linear('wall', [
      [0, '#3b1c4f'],
      [0.55, '#2a1440'],
      [1, '#12081f'],
    ]) +
      radial('gem', [
        [0, '#ffffff'],
        [0.5, '#b8ffdc'],
        [1, '#2ac98a'],
      ]),
    sheet('url(#wall)') +
      glow(1180, 420, 900, '#ff7f8f', 0.22) +
      hutch.paint() +
      legs.join('') +
      bounces.join('') +
      scattered.join(''),
  );
}

/** Electrons gather into thin slices while the wave grows, until it leaves as a laser flash. */
export function freeElectronLaser(): string {
  const roll = dice(45);
  const middle = (x: number) => 700 - x * 0.1;
  const growth = (x: number) => 8 + 250 * Math.max(0, (x - 80) / 1760) ** 2.1;
  const wave = (shift: number) =>
    line(range(1921, (k): Point => [k, middle(k) + growth(k) * Math.sin((k / 80) * 2 * Math.PI + shift)]));
  const envelope = [
    ...range(193, (k): Point => [k * 10, middle(k * 10) - growth(k * 10)]),
    ...range(193, (k): Point => [WIDTH - k * 10, middle(WIDTH - k * 10) + growth(WIDTH - k * 10)]),
  ];
  const electrons = range(2600, () => {
    const x = roll() * 1990 - 20;
    const order = Math.min(1, Math.max(0, (x - 120) / 1300));
    const slice = Math.round(x / 80) * 80;
    const px = x + (slice - x) * order * 0.9;
    const spread = (roll() + roll() + roll() - 1.5) * 66;
    return `<circle cx="${short(px)}" cy="${short(middle(px) + spread)}" r="${short(2 + 2.4 * roll())}" fill="${mix('#ff9a5c', '#fff0c9', roll())}" opacity="${short(0.5 + 0.5 * roll())}"/>`;
  });
  return picture(
    linear(
      'night',
      [
        [0, '#0b1030'],
        [0.5, '#2a0f3f'],
        [1, '#0a0718'],
      ],
      'x1="0" y1="0" x2="1" y2="0.5"',
    ) +
      linear(
        'light',
        [
          [0, '#ff3d81', 0],
          [0.6, '#b23dff', 0.25],
          [1, '#5fd0ff', 0.6],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ),
    sheet('url(#night)') +
      range(24, (k) => `<path d="M${k * 86 - 20} 0V${HEIGHT}" stroke="#ffffff" stroke-width="1" opacity=".045"/>`).join(
        '',
      ) +
      glow(1900, middle(1900), 900, '#6b7bff', 0.75) +
      `<path d="${line(envelope)}Z" fill="url(#light)" style="mix-blend-mode:screen"/>` +
      ray(wave(0), '#ff5fa8', 3, 0.75) +
      ray(wave(0.9), '#63d8ff', 2.6, 0.6) +
      electrons.join('') +
      glow(1900, middle(1900), 330, '#ffffff', 0.8),
  );
}
