/** Things in space, seen by a camera and painted from the farthest to the nearest. */
import { HEIGHT, line, mix, type Point, range, short, WIDTH } from './canvas.ts';

export type Vector = readonly [x: number, y: number, z: number];
export type Seen = { x: number; y: number; depth: number; scale: number };

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));

export type View = { eye: Vector; target: Vector; zoom: number; fog: string; reach: number; light?: Vector };

/** y is up. Far things fade into the fog. */
export function stage({ eye, target, zoom, fog, reach, light = [0.5, 1, -0.4] }: View) {
  const ahead = unit(minus(target, eye));
  const right = unit(cross([0, 1, 0], ahead));
  const up = cross(ahead, right);
  const sun = unit(light);
  const painted: { depth: number; svg: string }[] = [];

  const see = (at: Vector): Seen => {
    const from = minus(at, eye);
    const depth = Math.max(dot(from, ahead), 0.05);
    const scale = (zoom * WIDTH) / depth;
    return { x: WIDTH / 2 + dot(from, right) * scale, y: HEIGHT / 2 - dot(from, up) * scale, depth, scale };
  };
  const hazy = (colour: string, depth: number) => mix(colour, fog, Math.min(0.95, (depth / reach) ** 1.6));
  const flat = (points: readonly Vector[]): Point[] =>
    points.map((at) => {
      const { x, y } = see(at);
      return [x, y];
    });
  const put = (depth: number, svg: string) => painted.push({ depth, svg });

  /** A flat piece; `outward` is its normal: pieces that look away are left out and light falls on the others. */
  function face(points: readonly Vector[], colour: string, outward: Vector | null = null, extra = ''): void {
    const middle = times(points.reduce(plus), 1 / points.length);
    if (points.some((at) => dot(minus(at, eye), ahead) < 0.1)) return;
    if (outward !== null && dot(minus(middle, eye), outward) >= 0) return;
    const lit = outward === null ? 1 : 0.5 + 0.5 * Math.max(0, dot(unit(outward), sun)) + 0.12 * outward[1];
    const { depth } = see(middle);
    const fill = hazy(lit < 1 ? mix('#05060f', colour, lit) : mix(colour, '#ffffff', (lit - 1) * 0.6), depth);
    put(depth, `<path d="${line(flat(points))}Z" fill="${fill}" stroke="${fill}" stroke-width=".8" ${extra}/>`);
  }

  /** A box about its middle, turned about the upright axis. */
  function box(at: Vector, [w, h, d]: Vector, colour: string, turn = 0): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const place = ([x, y, z]: Vector): Vector => [at[0] + x * c + z * s, at[1] + y, at[2] - x * s + z * c];
    const corner = (x: number, y: number, z: number) => place([(x * w) / 2, (y * h) / 2, (z * d) / 2]);
    const outward = (x: number, y: number, z: number): Vector => minus(place([x, y, z]), at);
    for (const k of [-1, 1]) {
      face([corner(k, -1, -1), corner(k, 1, -1), corner(k, 1, 1), corner(k, -1, 1)], colour, outward(k, 0, 0));
      face([corner(-1, k, -1), corner(1, k, -1), corner(1, k, 1), corner(-1, k, 1)], colour, outward(0, k, 0));
      face([corner(-1, -1, k), corner(1, -1, k), corner(1, 1, k), corner(-1, 1, k)], colour, outward(0, 0, k));
    }
  }

  /** A tube from one point to another. */
  function tube(from: Vector, to: Vector, radius: number, colour: string, sides = 28): void {
    const axis = unit(minus(to, from));
    const a = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const b = cross(axis, a);
    const rim = range(sides, (k) => {
      const angle = (k / sides) * 2 * Math.PI;
      return plus(times(a, Math.cos(angle)), times(b, Math.sin(angle)));
    });
    for (const [k, now] of rim.entries()) {
      const next = rim[(k + 1) % sides] ?? now;
      const [p, q] = [times(now, radius), times(next, radius)];
      face([plus(from, p), plus(from, q), plus(to, q), plus(to, p)], colour, unit(plus(now, next)));
    }
    for (const [end, outward] of [
      [from, times(axis, -1)],
      [to, axis],
    ] as const)
      face(
        rim.map((edge) => plus(end, times(edge, radius))),
        colour,
        outward,
      );
  }

  /** A ball, drawn by a gradient of the picture. */
  function ball(at: Vector, radius: number, gradient: string): void {
    const { x, y, depth, scale } = see(at);
    put(depth, `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * scale)}" fill="url(#${gradient})"/>`);
  }

  const paint = (): string =>
    painted
      .sort((a, b) => b.depth - a.depth)
      .map(({ svg }) => svg)
      .join('');

  return { see, flat, put, face, box, tube, ball, paint };
}
