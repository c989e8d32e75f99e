/** Accelerators: a storage ring, an undulator, a linear accelerator. */
import { glow, line, linear, mix, type Point, picture, radial, range, ray, sheet } from './canvas.ts';
import { stage, type Vector } from './space.ts';

const CELLS = 24;
const COLOURS = ['#57e0ff', '#8f7bff', '#5affd0', '#ff8fd2', '#ffd166'];

/** The ring from above, with its booster, its magnets and the light that leaves it along the tangents. */
export function storageRing(): string {
  const hall = stage({ eye: [0, 12.5, -15.5], target: [0, -1.2, -0.6], zoom: 0.86, fog: '#0c0d2b', reach: 48 });
  const on = (angle: number, radius: number, y = 0): Vector => [radius * Math.cos(angle), y, radius * Math.sin(angle)];
  const circle = (radius: number, y: number) =>
    `${line(hall.flat(range(181, (k) => on((k / 90) * Math.PI, radius, y))))}Z`;
  const disc = (radius: number, fill: string, edge = 'none') =>
    `<path d="${circle(radius, -0.32)}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`;
  const step = (2 * Math.PI) / CELLS;

  const floor = disc(12.6, '#12143a', '#2c3280') + disc(9.2, '#171b4c', '#2c3280') + disc(5.6, '#10133a', '#343b91');
  const spokes = range(CELLS * 2, (k) =>
    line(hall.flat([on((k * step) / 2, 5.6, -0.32), on((k * step) / 2, 12.6, -0.32)])),
  );
  const yard = disc(3.1, 'url(#yard)', '#3a44a8');

  const beams = range(CELLS, (k) => {
    const angle = (k + 0.2) * step;
    hall.box(on(angle, 6.6), [0.56, 0.5, 1.02], '#4a6cff', -angle);
    hall.box(on(angle + step * 0.3, 6.6), [0.46, 0.42, 0.28], '#ffae42', -angle - step * 0.3);
    hall.box(on(angle + step * 0.5, 6.6), [0.4, 0.36, 0.22], '#f0487a', -angle - step * 0.5);
    hall.box(on(angle + step * 0.7, 6.6), [0.46, 0.42, 0.28], '#ffae42', -angle - step * 0.7);
    hall.box(on(angle, 4.35), [0.3, 0.26, 0.5], '#2f9c92', -angle);
    if (k % 2 === 1) return '';
    const [x0, , z0] = on(angle, 6.6);
    const far = (length: number, y = 0.12): Vector => [x0 - Math.sin(angle) * length, y, z0 + Math.cos(angle) * length];
    hall.box(far(5.1), [0.62, 0.7, 0.7], '#7d88e0', -angle);
    hall.box(far(6.6), [0.9, 0.9, 1.5], '#8f9af0', -angle);
    return ray(line(hall.flat([far(0.6), far(4.8)])), COLOURS[(k / 2) % COLOURS.length] ?? '#57e0ff', 3.4);
  });
  const linacLine = line(
    hall.flat([
      [-1.9, 0.1, -0.6],
      [1.2, 0.1, 4.2],
    ]),
  );
  const { x, y } = hall.see([0, 0, 0]);
  return picture(
    radial(
      'sky',
      [
        [0, '#2b2f7d'],
        [0.55, '#14163f'],
        [1, '#080917'],
      ],
      'cx="50%" cy="50%" r="75%"',
    ) +
      radial('yard', [
        [0, '#1c2462'],
        [1, '#131644'],
      ]),
    sheet('url(#sky)') +
      floor +
      `<path d="${spokes.join('')}" stroke="#2a3080" stroke-width="1.4" opacity=".7"/>` +
      yard +
      glow(x, y, 620, '#4a5cf0', 0.4, 380) +
      hall.paint() +
      beams.join('') +
      ray(linacLine, '#ffd166', 3, 0.8) +
      ray(circle(4.35, 0.18), '#ffb15c', 2.4, 0.75) +
      ray(circle(6.6, 0.3), '#66e3ff', 4),
  );
}

/** Rows of magnets, the electrons weaving between them and the cone of light they leave. */
export function undulator(): string {
  const room = stage({
    eye: [-7.6, 3.1, -8.4],
    target: [1.5, 0.15, 0.6],
    zoom: 0.98,
    fog: '#160a2c',
    reach: 34,
    light: [-0.4, 1, -0.7],
  });
  const poles = 22;
  for (const k of range(poles, (index) => index)) {
    const x = -6.6 + k * 0.62;
    const north = k % 2 === 0;
    for (const side of [1, -1]) {
      room.box([x, side * 1.02, 0], [0.5, 0.92, 1.7], (north ? side > 0 : side < 0) ? '#ff5578' : '#4f86ff');
      room.box([x, side * 1.7, 0], [0.615, 0.4, 2.2], '#5a4f94');
    }
  }
  for (const x of [-6, -2, 2, 6]) room.box([x, 0, 2.1], [0.5, 4.3, 0.5], '#3a2f66');
  const path = range(280, (k): Vector => {
    const x = -9 + k * 0.063;
    const inside = Math.min(1, Math.max(0, (x + 7.4) / 1.2)) * Math.min(1, Math.max(0, (8 - x) / 1.2));
    return [x, 0, -0.3 + 0.42 * inside * Math.cos(((x + 6.6) / 1.24) * 2 * Math.PI)];
  });
  const cone = (spread: number, colour: string, opacity: number) => {
    const points = room.flat([
      [-6.5, 0, -0.3],
      [26, spread, -0.3 + spread * 0.7],
      [26, -spread, -0.3 - spread * 0.7],
    ]);
    return `<path d="${line(points)}Z" fill="${colour}" opacity="${opacity}" filter="url(#near)" style="mix-blend-mode:screen"/>`;
  };
  const end = room.see([14, 0, -0.3]);
  return picture(
    linear('back', [
      [0, '#1a1140'],
      [0.6, '#2a1450'],
      [1, '#0a0616'],
    ]),
    sheet('url(#back)') +
      glow(end.x, end.y, 620, '#a86bff', 0.6) +
      room.paint() +
      cone(2.1, '#7c4dff', 0.3) +
      cone(1.1, '#35c9ff', 0.36) +
      cone(0.5, '#ffffff', 0.5) +
      ray(line(room.flat(path)), '#6ff0ff', 4) +
      glow(end.x, end.y, 300, '#ffffff', 0.6),
  );
}

/** The copper cells of a linear accelerator cut open, with the field between their discs. */
export function linac(): string {
  const cells = 12;
  const middle = 640;
  const at = (k: number) => 12 + k * 158;
  const copper = range(cells + 1, (k) => {
    const x = at(k);
    return [-1, 1]
      .map((side) => {
        const inner = middle + side * 78;
        const outer = middle + side * 360;
        const [top, bottom] = side > 0 ? [inner, outer] : [outer, inner];
        return `<rect x="${x - 17}" y="${top}" width="34" height="${bottom - top}" rx="17" fill="url(#disc)"/>`;
      })
      .join('');
  }).join('');
  const walls = [-1, 1]
    .map(
      (side) =>
        `<rect x="-30" y="${side < 0 ? middle - 420 : middle + 330}" width="1980" height="90" fill="url(#wall)"/>`,
    )
    .join('');
  const field = range(cells, (k) => {
    const phase = Math.cos((k * 2 * Math.PI) / 3);
    const colour = phase > 0 ? '#ffb454' : '#38d6c4';
    const from = at(k) + 20;
    const to = at(k + 1) - 20;
    const bend = (to - from) / 2;
    return (
      [-250, -180, -115, -60, 60, 115, 180, 250]
        .map((y) => {
          const strength = Math.abs(phase) * (1 - Math.abs(y) / 420);
          const sag = y * 0.16;
          const d = `M${from} ${middle + y}Q${from + bend} ${middle + y - sag} ${to} ${middle + y}`;
          return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${3 + 5 * strength}" opacity="${(0.25 + 0.7 * strength).toFixed(2)}" stroke-linecap="round"/>`;
        })
        .join('') + glow(from + bend, middle, 150, colour, 0.2 + 0.6 * Math.abs(phase), 330)
    );
  }).join('');
  const bunches = range(4, (k) => {
    const x = at(k * 3) + 79;
    return (
      `<ellipse cx="${x}" cy="${middle}" rx="42" ry="17" fill="#ffffff" filter="url(#near)"/>` +
      glow(x, middle, 190, '#9ffcff', 0.9, 130)
    );
  }).join('');
  const axis: Point[] = [
    [-20, middle - 1],
    [1940, middle + 1],
  ];
  return picture(
    linear('back', [
      [0, '#041f26'],
      [0.5, '#06363d'],
      [1, '#03151b'],
    ]) +
      linear(
        'disc',
        [
          [0, '#7a3614'],
          [0.4, '#f0a36a'],
          [0.55, '#ffd4ad'],
          [1, '#8a3d17'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      linear('wall', [
        [0, '#e89a62'],
        [0.25, '#b8632f'],
        [1, '#5b260d'],
      ]) +
      linear('cavity', [
        [0, '#0b1f26'],
        [0.5, '#12454d'],
        [1, '#0b1f26'],
      ]),
    sheet('url(#back)') +
      `<rect y="${middle - 340}" width="1920" height="680" fill="url(#cavity)"/>` +
      walls +
      field +
      copper +
      ray(line(axis), mix('#38d6c4', '#ffffff', 0.3), 3, 0.8) +
      bunches,
  );
}
