import { short } from './canvas.ts';

/** A person from afar: a head, shoulders, legs. */
export const person = (x: number, y: number, height: number, colour: string) => {
  const u = height / 8;
  return (
    `<g fill="${colour}"><circle cx="${short(x)}" cy="${short(y - 7.3 * u)}" r="${short(0.62 * u)}"/>` +
    `<path d="M${short(x - 1.15 * u)} ${short(y - 3.6 * u)}q${short(-0.1 * u)} ${short(-2.7 * u)} ${short(1.15 * u)} ${short(-2.8 * u)}q${short(1.25 * u)} ${short(0.1 * u)} ${short(1.15 * u)} ${short(2.8 * u)}z"/>` +
    `<path d="M${short(x - 0.75 * u)} ${short(y - 3.8 * u)}h${short(1.5 * u)}l${short(0.05 * u)} ${short(3.8 * u)}h${short(-0.55 * u)}l${short(-0.25 * u)} ${short(-3 * u)}l${short(-0.25 * u)} ${short(3 * u)}h${short(-0.55 * u)}z"/></g>`
  );
};
