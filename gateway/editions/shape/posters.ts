import { z } from 'zod';
import { code, id, slug, words } from './values.ts';

/** PRG-08: board (`stend`, `num`), presenter (`descr`, `fio`), title (`st_name`, `main`). */
const poster = z.strictObject({ board: code, presenter: words, title: words.nullable().default(null) });

const group = z.strictObject({ title: words.nullable().default(null), posters: z.array(poster).min(1) });

/** PRG-07: posters that the provider lists, grouped by these sections in this order. */
const live = z.strictObject({
  type: z.enum(['poster_1', 'poster_2']),
  sections: z.array(z.strictObject({ id, title: words })).min(1),
});

const list = z
  .strictObject({ id: slug, title: words, groups: z.array(group).min(1).optional(), live: live.optional() })
  .refine(
    (given) => (given.groups === undefined) !== (given.live === undefined),
    'must have either groups, written down here, or live, read from the provider',
  );

export const postersShape = z.strictObject({
  lists: z.array(list).min(1),
  /** PRG-11: boards for authors whose poster has no slot at the provider; the author as «Фамилия Имя Отчество» or «Фамилия И. О.». */
  boards: z.array(z.strictObject({ author: words, board: code })).default([]),
});

export type PostersSource = z.infer<typeof postersShape>;
