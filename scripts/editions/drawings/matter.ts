/** Matter: a perovskite, a grain boundary atom by atom. */
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
  sheet,
  short,
  WIDTH,
} from './canvas.ts';
import { stage, type Vector } from './space.ts';

const shine = (id: string, light: string, colour: string, dark: string) =>
  radial(
    id,
    [
      [0, '#ffffff'],
      [0.16, light],
      [0.6, colour],
      [1, dark],
    ],
    'cx="36%" cy="30%" r="75%"',
  );

/** Octahedra that share corners, oxygen at the corners, a large cation in every hollow. */
export function perovskite(): string {
  const view = stage({ eye: [-7.6, 5.6, -12.4], target: [0, 0, 0], zoom: 1.03, fog: '#1a1c52', reach: 44 });
  const reach = [-2, 0, 2];
  const half: Vector[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  const oxygen = new Map<string, Vector>();
  for (const x of reach)
    for (const y of reach)
      for (const z of reach) {
        const tilt = 0.22 * ((x + y + z) % 4 === 0 ? 1 : -1);
        const corner = ([a, b, c]: Vector): Vector => [
          x + a * Math.cos(tilt) - c * Math.sin(tilt),
          y + b,
          z + a * Math.sin(tilt) + c * Math.cos(tilt),
        ];
        const [px, nx, py, ny, pz, nz] = half.map(corner);
        if (!(px && nx && py && ny && pz && nz)) continue;
        for (const top of [py, ny]) {
          for (const [a, b] of [
            [px, pz],
            [pz, nx],
            [nx, nz],
            [nz, px],
          ] as const) {
            const middle: Vector = [
              (a[0] + b[0] + top[0]) / 3 - x,
              (a[1] + b[1] + top[1]) / 3 - y,
              (a[2] + b[2] + top[2]) / 3 - z,
            ];
            view.face(
              [a, b, top],
              y > 0 ? '#ffb27d' : y < 0 ? '#a083ff' : '#ff7aa6',
              middle,
              'fill-opacity=".88" stroke-opacity=".95"',
            );
          }
        }
        for (const at of [px, nx, py, ny, pz, nz]) {
          const key = at.map((value) => Math.round(value)).join();
          oxygen.set(key, oxygen.get(key) ?? at);
        }
      }
  for (const at of oxygen.values()) view.ball(at, 0.19, 'oxygen');
  for (const x of [-1, 1]) for (const y of [-1, 1]) for (const z of [-1, 1]) view.ball([x, y, z], 0.5, 'cation');
  return picture(
    radial(
      'back',
      [
        [0, '#4a4fb8'],
        [0.5, '#23256c'],
        [1, '#0e0f33'],
      ],
      'cx="50%" cy="48%" r="68%"',
    ) +
      shine('oxygen', '#ffe9ef', '#ff5f86', '#8c1742') +
      shine('cation', '#d5fff5', '#3fd9c1', '#0b5f66'),
    sheet('url(#back)') + glow(960, 600, 900, '#7c84ff', 0.35) + view.paint(),
  );
}

/** Two grains that meet, as an electron microscope resolves them. */
export function grainBoundary(): string {
  const roll = dice(140);
  const border = (y: number) => 980 + 60 * Math.sin(y / 210) - 0.18 * (y - 640);
  const columns: string[] = [];
  const grain = (turn: number, isLeft: boolean) => {
    const step = 62;
    for (let i = -40; i <= 40; i++)
      for (let k = -40; k <= 40; k++) {
        const x = 960 + i * step * Math.cos(turn) - k * step * Math.sin(turn);
        const y = 640 + i * step * Math.sin(turn) + k * step * Math.cos(turn);
        const side = border(y) - x;
        if (x < -60 || x > WIDTH + 60 || y < -60 || y > HEIGHT + 60) continue;
        if (isLeft ? side < 14 : side > -14) continue;
        const near = Math.exp(-Math.abs(side) / 60);
        const strength = 0.8 + 0.2 * roll() - 0.15 * near;
        const tint = mix(isLeft ? '#ffc27a' : '#7fe9e0', '#ffffff', 0.15);
        const [dx, dy] = [
          (step / 2) * (Math.cos(turn) - Math.sin(turn)),
          (step / 2) * (Math.sin(turn) + Math.cos(turn)),
        ];
        columns.push(
          glow(x, y, 36, tint, Number(strength.toFixed(2))),
          `<circle cx="${short(x)}" cy="${short(y)}" r="8.5" fill="#ffffff" opacity="${(0.85 * strength).toFixed(2)}"/>`,
        );
        if (Math.abs(side) > 46) columns.push(glow(x + dx, y + dy, 21, isLeft ? '#ff8a3c' : '#2f9fd0', 0.62));
      }
  };
  grain(0.13, true);
  grain(-0.36, false);
  const seam = line(range(65, (k): Point => [border(k * 20), k * 20]));
  return picture(
    linear(
      'field',
      [
        [0, '#3a1f10'],
        [0.49, '#26150f'],
        [0.53, '#0a2128'],
        [1, '#0a323d'],
      ],
      'x1="0" y1="0.4" x2="1" y2="0.6"',
    ),
    sheet('url(#field)') +
      columns.join('') +
      `<path d="${seam}" fill="none" stroke="#fff6e0" stroke-width="70" opacity=".13" filter="url(#wide)"/>`,
  );
}
