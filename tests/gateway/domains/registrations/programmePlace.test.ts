import { expect, it } from 'vitest';
import { findTalk } from '../../../../gateway/domains/registrations/programmePlace.ts';
import type { EditionData } from '../../../../gateway/editions/readEdition.ts';
import type { Registration } from '../../../../gateway/graphql/models.ts';

const talk = (slug: string, speaker: string | null, title = 'Отчёт станции') => ({ slug, speaker, title });
const edition = {
  programme: {
    days: [
      {
        items: [
          { detail: { talks: [talk('a', 'Примеров П. П.'), talk('b', 'П. П. Рождественский-Шаблонов')] } },
          { detail: { talks: [talk('c', 'Примеров С. П.'), talk('d', null), talk('e', 'Шаблонов', 'Другой')] } },
        ],
      },
    ],
  },
} as unknown as EditionData;
const registration = { confirmedType: 2, comments: 'Отчет станции' } as Registration;

it.each([
  ['the speaker', 'Примеров Пётр Петрович', 'a'],
  ['another speaker of one last name', 'Примеров Семён Петрович', 'c'],
  ['a double last name after its initials', 'Рождественский-Шаблонов Павел', 'b'],
  ['a person of that last name with other initials', 'Рождественский-Шаблонов Семён', null],
  ['a person whom none of them names', 'Шаблонов Павел', null],
  ['a person without a name', '', null],
])('CAB-05 among talks of one title finds that of %s', async (_, fullName, slug) => {
  expect((await findTalk(registration, edition, async () => fullName))?.slug ?? null).toBe(slug);
});

it('CAB-05 does not read the name if only one talk has the title', async () => {
  const other = { ...registration, comments: 'Другой' };
  const readName = () => Promise.reject(new Error('read'));
  expect(await findTalk(other, edition, readName)).toMatchObject({ slug: 'e' });
});

it('CAB-05 finds a talk by a title copied with invisible characters', async () => {
  const copied = { ...registration, comments: '\u200bДру\u00adгой' };
  expect(await findTalk(copied, edition, async () => '')).toMatchObject({ slug: 'e' });
});
