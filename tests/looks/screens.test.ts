import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFirstEdge, inspectPage } from '../journeys/inspect.ts';
import { startPortal } from '../journeys/portal.ts';
import { plain } from '../journeys/support.ts';
import { openPage } from '../journeys/visitor.ts';
import { expectTabOrder } from './keyboard.ts';

/** Every screen around an account that a visitor can open; publicPages.test.ts has the public pages. */
const screens = [
  { path: '/login', title: 'Вход', heading: /Вход/ },
  { path: '/registration', title: 'Регистрация', heading: /личный кабинет|Регистрация/i },
  { path: '/reset-password', title: 'Восстановление пароля', heading: /парол/i },
  {
    path: '/reset-password?user_id=1&timestamp=1&signature=a&email=name@example.org',
    title: 'Восстановление пароля',
    heading: /парол/i,
  },
  { path: '/verify-user', title: 'Подтверждение e-mail', heading: /Подтверждение|адрес/i },
  { path: '/verify', title: 'Проверка документа', heading: /Проверка документа/ },
  { path: '/verify/ABCDEFGHJKMNPQRS', title: 'Подлинность документа', heading: /Подлинность документа/ },
  { path: '/register-finish/name@example.org', title: 'Регистрация завершена', heading: /Регистрация/ },
];

describe('every screen around an account', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(await startPortal());
  });

  it.each(screens)('PUB-06 $path is readable, titled and clean', async ({ path, title, heading }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(plain(await page.title())).toBe(`${title} — Портал научного форума`);
    await expectFirstEdge(page);
    await inspectPage(page, path.replace(/\W+/g, '-').slice(1, 30));
    await expectTabOrder(page);
  });

  it('ACC-06 a choice that is longer than its field ends with an ellipsis', async () => {
    await page.goto('/registration');
    const choice = page.getByRole('combobox', { name: 'Гражданство' });
    expect(await choice.evaluate((it) => getComputedStyle(it).textOverflow)).toBe('ellipsis');
  });
});
