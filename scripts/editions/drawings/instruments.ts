/** Instruments and what they tell: an electron microscope, a track chamber, absorption spectra. */
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

/** The column cut open: gun, lenses with their coils, the sample, and its pattern on the screen. */
export function microscope(): string {
  const cx = 820;
  const lens = (y: number, gap: number, height: number) =>
    [-1, 1]
      .map((side) => {
        const x = side < 0 ? cx - gap - 250 : cx + gap;
        const coils = range(15, (k) => {
          const [column, row] = [k % 5, Math.floor(k / 5)];
          return `<circle cx="${x + 53 + column * 36}" cy="${y + height / 2 + (row - 1) * 40}" r="16" fill="url(#coil)"/>`;
        }).join('');
        const pole = `M${side < 0 ? x + 250 : x} ${y + height / 2 - 26}l${side * -26} 10v32l${side * 26} 10z`;
        return `<rect x="${x}" y="${y}" width="250" height="${height}" rx="18" fill="url(#iron)"/><rect x="${x + 22}" y="${y + height / 2 - 66}" width="206" height="132" rx="12" fill="#171433"/>${coils}<path d="${pole}" fill="#a9b0e8"/>`;
      })
      .join('');
  const shell = [-1, 1]
    .map(
      (side) =>
        `<rect x="${side < 0 ? cx - 380 : cx + 330}" y="110" width="50" height="1010" rx="14" fill="url(#shell)"/>`,
    )
    .join('');
  const waist: Point[] = [
    [92, 3],
    [250, 44],
    [345, 52],
    [480, 14],
    [520, 8],
    [600, 30],
    [690, 42],
    [765, 3],
    [860, 40],
    [930, 54],
    [1010, 22],
    [1050, 12],
    [1175, 92],
  ];
  const edge = (share: number) => line(waist.map(([y, half]): Point => [cx + half * share, y]));
  const body = [
    ...waist.map(([y, half]): Point => [cx - half, y]),
    ...[...waist].reverse().map(([y, half]): Point => [cx + half, y]),
  ];
  const roll = dice(5);
  const pattern = range(169, (k): string => {
    const [i, j] = [(k % 13) - 6, Math.floor(k / 13) - 6];
    const [x, y] = [1560 + i * 46 + j * 23, 640 + j * 41];
    const r = Math.hypot(x - 1560, y - 640);
    if (r > 262) return '';
    const strength = Math.exp(-((r / 190) ** 2)) * (0.45 + 0.55 * roll());
    return (
      glow(x, y, 16 + 30 * strength, '#9dffcf', Math.min(1, 0.35 + strength)) +
      `<circle cx="${x}" cy="${y}" r="${short(2 + 7 * strength)}" fill="#f2fff8"/>`
    );
  }).join('');
  return picture(
    linear(
      'room',
      [
        [0, '#23305f'],
        [0.6, '#151a3d'],
        [1, '#090a1c'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
      linear('iron', [
        [0, '#6d74ad'],
        [0.5, '#454a80'],
        [1, '#292c57'],
      ]) +
      linear(
        'shell',
        [
          [0, '#8a92cc'],
          [0.5, '#d7dcff'],
          [1, '#5a6099'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      radial(
        'coil',
        [
          [0, '#ffd9a0'],
          [0.5, '#e08a3c'],
          [1, '#7a3c12'],
        ],
        'cx="38%" cy="34%" r="70%"',
      ) +
      linear('electrons', [
        [0, '#e8fbff', 0.95],
        [0.6, '#63e6ff', 0.75],
        [1, '#7dffb8', 0.85],
      ]) +
      radial('phosphor', [
        [0, '#1f7a57'],
        [0.7, '#0d3a33'],
        [1, '#071d22'],
      ]),
    sheet('url(#room)') +
      `<rect x="${cx - 330}" y="110" width="660" height="1010" fill="#0d0f2a"/>` +
      shell +
      `<path d="M${cx - 120} 20h240l50 120h-340z" fill="url(#iron)"/><path d="M${cx} 92l-22-46h44z" fill="#ffe3b8"/>` +
      glow(cx, 92, 130, '#fff0c0', 0.9) +
      lens(230, 74, 200) +
      lens(470, 70, 150) +
      lens(830, 74, 180) +
      `<rect x="${cx - 190}" y="752" width="150" height="22" rx="6" fill="#c5cbf5"/><rect x="${cx + 40}" y="752" width="150" height="22" rx="6" fill="#c5cbf5"/><rect x="${cx - 40}" y="758" width="80" height="9" rx="4" fill="#7dffb8"/>` +
      `<path d="${line(body)}Z" fill="url(#electrons)" opacity=".4" style="mix-blend-mode:screen"/>` +
      [-1, -0.5, 0.02, 0.5, 1].map((share) => ray(edge(share), '#7fefff', 2, 0.7)).join('') +
      glow(cx, 762, 150, '#9dffcf', 0.9) +
      `<path d="M${cx - 200} 1150h400l60 90h-520z" fill="url(#iron)"/><ellipse cx="${cx}" cy="1176" rx="130" ry="17" fill="#7dffb8" filter="url(#near)"/>` +
      `<path d="M${cx + 130} 1176L1330 800V480Z" fill="#7dffb8" opacity=".07"/>` +
      `<circle cx="1560" cy="640" r="292" fill="url(#phosphor)" stroke="#7f88c9" stroke-width="12"/>` +
      pattern +
      glow(1560, 640, 120, '#ffffff', 0.9),
  );
}

/** Charged particles curling in a magnetic field. */
export function tracks(): string {
  const roll = dice(79);
  const palette = ['#ffd166', '#ff7b6b', '#ff9fcf', '#ffe9c9', '#ffb26b'];
  const start: Point = [560, 660];
  const spiral = (from: Point, heading: number, radius: number, sign: number, loss: number, steps: number) => {
    let [x, y] = from;
    let angle = heading;
    let r = radius;
    return range(steps, (): Point => {
      x += 7 * Math.cos(angle);
      y += 7 * Math.sin(angle);
      angle += (sign * 7) / r;
      r = Math.max(7, r * loss);
      return [x, y];
    });
  };
  const fan = range(30, (k) => {
    const heading = -1.15 + 2.3 * roll();
    const isCurl = k % 3 === 0;
    const path = spiral(
      start,
      heading,
      isCurl ? 130 + 260 * roll() : 900 + 2600 * roll(),
      roll() < 0.5 ? -1 : 1,
      isCurl ? 0.993 : 1,
      isCurl ? 520 : 240,
    );
    return ray(line(path), palette[k % palette.length] ?? '#ffd166', isCurl ? 1.7 : 2.2, isCurl ? 0.7 : 0.85);
  });
  const pairs = range(3, (k) => {
    const from: Point = [960 + k * 260, 330 + ((k * 317) % 560)];
    const heading = -0.4 + k * 0.35;
    return (
      [-1, 1]
        .map((sign) =>
          ray(line(spiral(from, heading, 170 - k * 28, sign, 0.991, 380)), sign < 0 ? '#ffd166' : '#ff8fb8', 2, 0.85),
        )
        .join('') + glow(from[0], from[1], 70, '#ffffff', 0.8)
    );
  });
  const bubbles = range(
    900,
    () =>
      `<circle cx="${short(roll() * WIDTH)}" cy="${short(roll() * HEIGHT)}" r="${short(0.8 + 1.4 * roll())}" fill="#ffcfae" opacity="${short(0.1 + 0.3 * roll())}"/>`,
  );
  const marks = range(
    15,
    (k) =>
      `<path d="M${180 + (k % 5) * 390} ${220 + Math.floor(k / 5) * 420}m-16 0h32m-16-16v32" stroke="#ffdcc4" stroke-width="2" opacity=".45"/>`,
  );
  return picture(
    radial(
      'liquid',
      [
        [0, '#6b2440'],
        [0.45, '#3d1540'],
        [1, '#120920'],
      ],
      'cx="32%" cy="52%" r="85%"',
    ),
    sheet('url(#liquid)') +
      bubbles.join('') +
      marks.join('') +
      ray(line([[-10, 662], start]), '#ffffff', 4) +
      fan.join('') +
      pairs.join('') +
      glow(start[0], start[1], 190, '#fff0d8', 0.95),
  );
}

/** Absorption spectra one behind another, as a reaction goes on. */
export function spectra(): string {
  const count = 34;
  const curves = range(count, (k) => {
    const share = k / (count - 1);
    const base = 420 + share * 760;
    const [left, right] = [420 - share * 380, 1500 + share * 380];
    const shape = (t: number) => {
      const rise = 1 / (1 + Math.exp(-(t - 0.24 - 0.02 * share) * 75));
      const white = (1.15 - 0.65 * share) * Math.exp(-(((t - 0.29 - 0.015 * share) / 0.026) ** 2));
      const before = 0.22 * share * Math.exp(-(((t - 0.2) / 0.016) ** 2));
      const waves = 0.19 * Math.cos((t - 0.36) * (46 - 12 * share)) * Math.exp(-(t - 0.3) * 3.2);
      return rise * (0.8 + (t > 0.3 ? waves : 0)) + white + before;
    };
    const scale = 150 + share * 130;
    const curve = range(301, (i): Point => [left + ((right - left) * i) / 300, base - scale * shape(i / 300)]);
    const tint = share < 0.5 ? mix('#4aa3ff', '#c65cff', share * 2) : mix('#c65cff', '#ff9d5c', share * 2 - 1);
    const whole = line(curve);
    return `<path d="${whole}V${base + 8}H${left}Z" fill="${mix('#0c0f2b', tint, 0.14)}" opacity=".86"/><path d="${whole}" fill="none" stroke="${mix(tint, '#ffffff', 0.25)}" stroke-width="${short(2 + 2 * share)}" stroke-linejoin="round"/>`;
  });
  return picture(
    linear('deep', [
      [0, '#1a2360'],
      [0.45, '#191441'],
      [1, '#0b0a1f'],
    ]),
    sheet('url(#deep)') + glow(760, 240, 760, '#5f7bff', 0.45) + glow(680, 900, 620, '#ff7fa0', 0.25) + curves.join(''),
  );
}
