/** Places: the House of Scientists in the evening, the blue light of a reactor pool. */
import { dice, glow, line, linear, mix, type Point, picture, radial, range, sheet, short, WIDTH } from './canvas.ts';
import { person } from './person.ts';
import { stage, type Vector } from './space.ts';

/** Columns, lit windows and trees; the first stars. */
export function houseOfScientists(): string {
  const roll = dice(2110);
  const ground = 1010;
  const stars = range(
    150,
    () =>
      `<circle cx="${short(roll() * WIDTH)}" cy="${short(roll() * 520)}" r="${short(0.7 + 1.6 * roll())}" fill="#fff7e0" opacity="${short(0.2 + 0.6 * roll())}"/>`,
  ).join('');
  const windows = (x0: number, count: number, step: number) =>
    range(count * 2, (k) => {
      const [x, y] = [x0 + (k % count) * step, k < count ? 560 : 770];
      const fill = roll() < 0.78 ? 'url(#lit)' : '#12404a';
      const h = k < count ? 130 : 165;
      return `<rect x="${x - 9}" y="${y - 9}" width="78" height="${h + 18}" fill="#e7c9a1" opacity=".55"/><rect x="${x}" y="${y}" width="60" height="${h}" fill="${fill}"/><path d="M${x + 30} ${y}v${h}M${x} ${y + h * 0.36}h60" stroke="#6d4a2c" stroke-width="4"/><rect x="${x - 16}" y="${y + h + 9}" width="92" height="9" fill="#f0d8b4" opacity=".7"/>`;
    }).join('');
  const columns = range(6, (k) => {
    const x = 650 + k * 116;
    return (
      `<rect x="${x}" y="520" width="44" height="470" fill="url(#column)"/><rect x="${x - 12}" y="500" width="68" height="24" rx="4" fill="#ffe9c4"/><rect x="${x - 10}" y="982" width="64" height="22" fill="#ecd0a4"/>` +
      glow(x + 22, 970, 150, '#ffc46b', 0.4, 330)
    );
  }).join('');
  const doors = range(
    3,
    (k) =>
      `<rect x="${718 + k * 174}" y="720" width="112" height="270" rx="56" fill="url(#lit)"/><path d="M${774 + k * 174} 722v268M${720 + k * 174} 812h108" stroke="#6d4a2c" stroke-width="6"/>`,
  ).join('');
  const tree = (x: number, size: number) =>
    `<path d="M${x - 7} ${ground}l4-${short(size * 0.9)}h8l5 ${short(size * 0.9)}z" fill="#1a1310"/>` +
    range(46, () => {
      const angle = roll() * Math.PI * 2;
      const far = Math.sqrt(roll()) * size * 0.55;
      return `<circle cx="${short(x + far * Math.cos(angle))}" cy="${short(ground - size * 1.05 + far * 0.85 * Math.sin(angle))}" r="${short(size * (0.08 + 0.07 * roll()))}" fill="${mix('#7a3a12', '#f0993a', roll())}" opacity=".9"/>`;
    }).join('');
  const walkers = [
    [520, 1080, 120],
    [560, 1084, 126],
    [1130, 1062, 104],
    [1370, 1100, 138],
    [860, 1050, 92],
  ] as const;
  return picture(
    linear('dusk', [
      [0, '#062b3d'],
      [0.5, '#12606a'],
      [0.8, '#d98a4a'],
      [1, '#f0b36a'],
    ]) +
      linear('lit', [
        [0, '#ffe9a8'],
        [1, '#ffb347'],
      ]) +
      linear(
        'column',
        [
          [0, '#c99b68'],
          [0.3, '#fff0d2'],
          [0.65, '#e9c795'],
          [1, '#9a6d42'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      linear('wall', [
        [0, '#a8794d'],
        [1, '#d9a468'],
      ]) +
      linear('square', [
        [0, '#4a3a33'],
        [1, '#0f1a20'],
      ]),
    sheet('url(#dusk)') +
      stars +
      glow(960, 940, 1100, '#ffb25c', 0.35, 420) +
      `<rect x="120" y="500" width="1680" height="510" fill="url(#wall)"/><rect x="100" y="470" width="1720" height="34" fill="#e9c795"/><rect x="120" y="735" width="1680" height="12" fill="#e9c795" opacity=".6"/>` +
      windows(190, 4, 108) +
      windows(1352, 4, 108) +
      `<rect x="620" y="500" width="680" height="500" fill="#8a5f3a"/>` +
      doors +
      range(3, (k) => `<rect x="${734 + k * 174}" y="560" width="80" height="110" fill="url(#lit)"/>`).join('') +
      columns +
      `<path d="M590 470L960 300L1330 470Z" fill="#d9b382"/><path d="M660 456L960 320L1260 456Z" fill="#b98a58"/><circle cx="960" cy="408" r="34" fill="none" stroke="#ffe9c4" stroke-width="6"/><ellipse cx="960" cy="408" rx="60" ry="20" fill="none" stroke="#ffe9c4" stroke-width="4" transform="rotate(28 960 408)"/><ellipse cx="960" cy="408" rx="60" ry="20" fill="none" stroke="#ffe9c4" stroke-width="4" transform="rotate(-28 960 408)"/><rect x="590" y="466" width="740" height="38" fill="#f2d9ae"/>` +
      `<rect y="${ground}" width="${WIDTH}" height="270" fill="url(#square)"/><path d="M600 ${ground - 6}h720l60 34H540z" fill="#cfa670"/><path d="M540 ${ground + 28}h840l50 30H490z" fill="#9a7a55"/>` +
      glow(960, 1090, 640, '#ffb25c', 0.45, 150) +
      tree(110, 330) +
      tree(420, 190) +
      tree(1510, 200) +
      tree(1800, 350) +
      walkers.map(([x, y, size]) => person(x, y, size, '#131a22')).join(''),
  );
}

/** A research reactor's core under water, shining blue. */
export function reactorPool(): string {
  const pool = stage({ eye: [0, 11.6, -9.2], target: [0, -0.6, 0.35], zoom: 0.9, fog: '#02182f', reach: 40 });
  const circle = (radius: number, y: number) =>
    `${line(pool.flat(range(121, (k): Vector => [radius * Math.cos((k / 60) * Math.PI), y, radius * Math.sin((k / 60) * Math.PI)])))}Z`;
  const hex = (x: number, y: number, z: number, r: number) =>
    pool.flat(range(6, (k): Vector => [x + r * Math.cos((k / 3) * Math.PI), y, z + r * Math.sin((k / 3) * Math.PI)]));
  const cells: { z: number; svg: string; x: number; y: number }[] = [];
  for (let q = -6; q <= 6; q++)
    for (let r = -6; r <= 6; r++) {
      const s = -q - r;
      const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(s));
      if (far > 5) continue;
      const [x, z] = [q * 0.8, (r + q / 2) * 0.924];
      const heat = 1 - far / 6.5;
      const isRod = (q + 2 * r + 30) % 6 === 0 && far < 5;
      const top = hex(x, 0, z, 0.49);
      const side = pool.flat([
        [x - 0.49, 0, z],
        [x - 0.245, 0, z - 0.42],
        [x + 0.245, 0, z - 0.42],
        [x + 0.49, 0, z],
        [x + 0.49, -1.7, z],
        [x + 0.245, -1.7, z - 0.42],
        [x - 0.245, -1.7, z - 0.42],
        [x - 0.49, -1.7, z],
      ]);
      const { x: px, y: py } = pool.see([x, 0, z]);
      cells.push({
        z,
        x: px,
        y: py,
        svg:
          `<path d="${line(side)}Z" fill="${mix('#053a78', '#2fb4ff', heat * 0.8)}"/><path d="${line(top)}Z" fill="${mix('#0b4f96', '#a5ecff', heat)}" stroke="#d5f7ff" stroke-width="2" stroke-opacity=".55"/>` +
          `<path d="${line(hex(x, 0.01, z, isRod ? 0.24 : 0.3))}Z" fill="${isRod ? '#06264a' : mix('#1f7fd0', '#ffffff', heat)}"/>`,
      });
    }
  cells.sort((a, b) => b.z - a.z);
  const caustics = range(
    14,
    (k) =>
      `<path d="${circle(5.4 + k * 0.24, 1.6)}" fill="none" stroke="#7fd8ff" stroke-width="${short(1 + (k % 3))}" stroke-dasharray="${40 + k * 13} ${70 + ((k * 37) % 90)}" opacity="${(0.22 - k * 0.012).toFixed(2)}"/>`,
  ).join('');
  const middle = pool.see([0, 0, 0]);
  const rail = `<path d="${circle(8.6, 2.6)}" fill="none" stroke="#f2a33a" stroke-width="9"/><path d="${circle(8.6, 2.3)}" fill="none" stroke="#b8722a" stroke-width="4"/>`;
  const hall = range(48, (k): Point[] =>
    pool.flat([
      [8.9 * Math.cos(k * 0.1309), 2, 8.9 * Math.sin(k * 0.1309)],
      [14 * Math.cos(k * 0.1309), 2, 14 * Math.sin(k * 0.1309)],
    ]),
  );
  return picture(
    radial('water', [
      [0, '#2fb8ff'],
      [0.35, '#0f74cf'],
      [0.7, '#063a7a'],
      [1, '#021a38'],
    ]) +
      linear('deck', [
        [0, '#24406a'],
        [1, '#0d1f3c'],
      ]),
    sheet('url(#deck)') +
      hall.map((seam) => `<path d="${line(seam)}" stroke="#3a5c8f" stroke-width="2" opacity=".6"/>`).join('') +
      `<path d="${circle(8.7, 2)}" fill="#0a1c34"/><path d="${circle(8.2, 1.6)}" fill="url(#water)"/>` +
      glow(middle.x, middle.y, 860, '#2aa8ff', 0.75, 640) +
      cells.map(({ svg }) => svg).join('') +
      cells
        .filter((_, k) => k % 2 === 0)
        .map(({ x, y }) => glow(x, y, 110, '#58c9ff', 0.35))
        .join('') +
      glow(middle.x, middle.y, 520, '#bdf2ff', 0.6, 380) +
      caustics +
      rail,
  );
}
