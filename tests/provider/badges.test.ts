import qrcode from 'qrcode';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../provider/outbound/pdf/document.ts';
import { drawQrCode } from '../../provider/outbound/pdf/qrCode.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

const provider = await sampleProvider();
const moderator = await provider.login('moderator@example.org');
const participant = await provider.login('participant@example.org');

const ask = (ids: number[], meeting_id = 3) =>
  provider.call<{ url: string; error?: string }>('POST', callPaths.exportBadges, {
    token: moderator,
    body: { meeting_id, ids },
  });

async function documentOf(ids: number[]) {
  const { body } = await ask(ids);
  const answer = await provider.call('GET', body.url, { token: moderator });
  expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
  return getDocumentProxy(new Uint8Array(answer.bytes));
}

async function pagesOf(ids: number[]): Promise<string[]> {
  const { text } = await extractText(await documentOf(ids));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

describe('badges', () => {
  it('hold name, organisation and role of each chosen person, ten a sheet and each person once', async () => {
    const rows = await provider.database
      .selectFrom('participations')
      .innerJoin('individuals', 'individuals.account_id', 'participations.account_id')
      .select(['participations.id', 'participations.account_id', 'last_name'])
      .where('meeting_id', '=', 3)
      .where('is_active', '=', true)
      .orderBy('participations.id')
      .limit(25)
      .execute();
    const people = new Map(rows.map(({ account_id, last_name }) => [account_id, last_name]));
    expect(people.size).toBeLessThan(rows.length);
    const document = await documentOf(rows.map(({ id }) => id));
    const bookmarks = (await document.getOutline()).map(({ title }: { title: string }) => title);
    const pages = await pagesOf(rows.map(({ id }) => id));
    expect(bookmarks.map((title: string) => title.split(':')[0])).toEqual(pages.map((_, index) => `Лист ${index + 1}`));
    expect(pages).toHaveLength(Math.ceil(people.size / 10));
    const text = pages.join(' ');
    for (const name of people.values()) expect(text.split(`${name} `)).toHaveLength(2);
    expect(text.match(/Форум по исследованиям с использованием/g)).toHaveLength(people.size);
    expect(text.match(/21–25 октября 2025/g)).toHaveLength(people.size);
    expect(text.match(/Организатор|Докладчик|Участник/g)).toHaveLength(people.size);
  });

  it('name the role by rights first, then by a confirmed talk, by listening, by the school', async () => {
    await provider.clear();
    const roleOf = async (ids: number[]) =>
      (await pagesOf(ids)).join(' ').match(/Организатор|Докладчик|Участник школы|Участник/)?.[0];
    const listening = await provider.register(participant, talk({ type: 1, comment: '', section_choice: null }));
    expect(await roleOf([listening])).toBe('Участник');
    const lessons = await provider.register(participant, school);
    expect(await roleOf([lessons])).toBe('Участник школы');
    expect(await roleOf([lessons, listening])).toBe('Участник');
    await provider.setRegistration(listening, { type: 3 });
    expect(await roleOf([lessons, listening])).toBe('Участник');
    await provider.setRegistration(listening, { confirm_type: 3 });
    expect(await roleOf([lessons, listening])).toBe('Докладчик');
    expect(await roleOf([await provider.register(moderator)])).toBe('Организатор');
  });

  it('shrink and wrap long names and organisations without a new sheet', async () => {
    const [{ account_id } = { account_id: 0 }] = await provider.database
      .selectFrom('participations')
      .select('account_id')
      .where('id', '=', 3001)
      .execute();
    await provider.database
      .updateTable('individuals')
      .set({
        last_name: 'Образцова-Примерова-Шаблонова-Макетова-Эталонова',
        first_name: 'Александра-Мария-Елизавета',
        middle_name: 'Константиновна-Владиславовна',
        other_org_descr: 'Научно-исследовательский институт образцов, примеров и шаблонов '.repeat(8),
      })
      .where('account_id', '=', account_id)
      .execute();
    const pages = await pagesOf([3001]);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.replaceAll(' ', '')).toContain('Образцова-Примерова-Шаблонова-Макетова-Эталонова');
    expect(pages[0]?.replaceAll(' ', '')).toContain('Константиновна-Владиславовна');
    expect(pages[0]).toContain('…');
  });

  it('fill the room above the role with the organisation', async () => {
    const other_org_descr = 'Федеральное государственное бюджетное образовательное учреждение образцов и примеров';
    await provider.database
      .updateTable('individuals')
      .set({
        other_org_descr,
        last_name: 'Образцова-Примерова-Шаблонова-Макетова',
        first_name: 'Александра-Мария-Елизавета',
        middle_name: 'Константиновна-Владиславовна',
      })
      .execute();
    expect((await pagesOf([3001]))[0]).toContain(other_org_descr);
  });

  it('are recorded, and rejected without a registration of the meeting', async () => {
    expect((await ask([3001], 2)).body.error).toBe('Среди выбранных нет действующих заявок');
    expect((await ask([3001], 9)).status).toBe(400);
    // The first two registrations are one person’s.
    await ask([3001, 3002, 3005]);
    const [newest] = await provider.read<object[]>(`${callPaths.listExports}?meeting_id=3`, moderator);
    expect(newest).toMatchObject({ action: 'exported', view: 'Бейджи 2025 (pdf)', rows: 2 });
  });

  it('draw every module of the QR code', () => {
    const text = 'http://localhost:4000/users-list?record=3001';
    const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
    const drawn = new Set<number>();
    const page = {
      rect: (x: number, y: number, width: number) => {
        for (let at = x; at < x + width; at += 1) drawn.add(y * modules.size + at);
      },
      fill: () => {},
    };
    drawQrCode(page as unknown as Page, text, { x: 0, y: 0, size: modules.size });
    expect([...drawn].sort((a, b) => a - b)).toEqual(
      Array.from(modules.data, (value, index) => (value ? index : -1)).filter((index) => index >= 0),
    );
  });
});
