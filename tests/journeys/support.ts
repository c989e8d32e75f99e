import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';

const EARLIER_STEP = 'An earlier step of this journey failed';

/** Whether a test failed only because a step before it did. */
export const followsFailure = (message: string) => message.startsWith(EARLIER_STEP);

/** For a `describe` whose tests are the steps of one journey: after a failed step all later ones fail immediately. */
export function stepsOfOneJourney(): void {
  let failed: string | undefined;
  beforeEach(() => {
    if (failed !== undefined) throw new Error(`${EARLIER_STEP}: ${failed}`);
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed ??= task.name;
  });
}

/** Spaces that do not break become ordinary ones. */
export const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Chooses from a list by its label; the first choice unless one is named. */
export async function choose(page: Page, label: string, option?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first();
  if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) {
    // The first entry of a native list asks to choose.
    await field.selectOption(option ? { label: option } : { index: 1 });
    return;
  }
  await field.click();
  const options = page.getByRole('option').filter({ visible: true });
  await (option ? options.filter({ hasText: option }).first() : options.first()).click();
}

/** Waits for a toast with this text, which leaves the page's heading and the cross of an open dialog free. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  const toast = toasts.getByRole('alert').filter({ hasText: text }).first();
  const covered = await toast.evaluate(async (it) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // It comes in from the side.
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(it.getAnimations().map((animation) => animation.finished));
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const cross = shown('.mantine-Modal-close, .mantine-Drawer-close').at(-1);
    const box = it.getBoundingClientRect();
    // On a phone a dialog fills the screen, and a toast has no other place than its title.
    const fields = window.innerWidth < 768 ? shown('[role="dialog"] :is(input, textarea)') : [];
    return [...shown('main h1'), ...(cross === undefined ? [] : [cross]), ...fields]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(covered, 'what the toast covers').toEqual([]);
}

/** Logs in with a demo account's password unless another is given. */
export async function logIn(page: Page, email: string, password = 'Primer2025'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page
    .getByLabel(/^Пароль/)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await page.waitForURL('**/personal-data');
  await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
}

/** Opens a tab of the cabinet. */
export async function openTab(page: Page, name: 'Участие в форуме' | 'Профиль'): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Crops and uploads a photo in the profile; the header shows it. */
export async function uploadPhoto(page: Page, buffer: Buffer): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Загрузить фото' }).click();
  await (await chooser).setFiles({ name: 'портрет.png', mimeType: 'image/png', buffer });
  const crop = page.getByRole('dialog', { name: 'Фото профиля' });
  await crop.getByRole('application', { name: 'Видимая часть фото' }).waitFor();
  await crop.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await expectToast(page, 'Фото загружено');
  const avatar = page.getByRole('banner').locator('img[src*="/media/"]');
  await avatar.waitFor();
  return avatar;
}

/** Confirms the participation, with the excursion and a T-shirt. */
export async function confirmParticipation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Подтвердить участие' }).click();
  const dialog = page.getByRole('dialog', { name: 'Подтверждение участия' });
  await dialog.getByRole('radio', { name: 'Приду', exact: true }).check();
  await dialog.getByRole('radio', { name: 'L', exact: true }).check();
  await dialog.getByRole('button', { name: 'Подтвердить участие' }).click();
  await expectToast(page, 'Участие подтверждено');
}

/** Logs out by the user's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.waitForURL('**/login');
}

/** Registers for the forum with a talk in the first offered section. */
export async function registerTalk(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).click();
  const dialog = page.getByRole('dialog', { name: 'Регистрация на форум' });
  await dialog.getByRole('radio', { name: /Устный доклад/ }).check();
  await dialog.getByRole('radiogroup', { name: 'Секция доклада' }).getByRole('radio').first().check();
  await dialog.getByRole('textbox', { name: 'Название доклада' }).fill(title);
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expectToast(page, 'Успешная регистрация');
}

/** Opens the upload dialog of a slot. */
export async function openUpload(page: Page, slot: string): Promise<Locator> {
  await page.getByRole('button', { name: `Загрузить файл: ${slot}` }).click();
  const dialog = page.getByRole('dialog', { name: `Загрузка файла: ${slot}` });
  await dialog.waitFor();
  return dialog;
}

/** Uploads a file into a slot of the card and waits until it is shown there. Theses longer than the forum prints stay. */
export async function uploadToSlot(
  page: Page,
  slot: string,
  { name, buffer, isLong = false }: { name: string; buffer: Buffer; isLong?: boolean },
): Promise<void> {
  const dialog = await openUpload(page, slot);
  await dialog.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/octet-stream' });
  await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
  if (isLong) await dialog.getByRole('button', { name: 'Оставить этот файл' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: `Скачать ${name}: ${slot}` }).waitFor();
}

/** Fills the form of a new account, with an organisation and a position that are not listed. */
export async function fillRegistration(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Фамилия').fill('Новичков');
  await page.getByRole('textbox', { name: 'Имя', exact: false }).first().fill('Пример');
  await page.getByRole('textbox', { name: 'Отчество' }).fill('Образцович');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Телефон', exact: false }).last().fill('9123456789');
  await choose(page, 'Научная организация', 'Другая организация');
  await page.getByRole('textbox', { name: 'Название организации' }).fill('Институт новых примеров');
  await choose(page, 'Должность', 'Другая должность');
  await page.getByRole('textbox', { name: 'Название должности' }).fill('Инженер-образец');
  await choose(page, 'Учёная степень');
  await choose(page, 'Гражданство', 'РФ');
  await page.getByRole('radio', { name: 'Мужской' }).check();
  await page.getByLabel('Пароль', { exact: false }).first().fill(password);
  await page.getByLabel('Повторите пароль', { exact: false }).first().fill(password);
}

/** Makes an account and returns the dialog that reports the sent letter. */
export async function signUp(page: Page, email: string, password: string): Promise<Locator> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
  await page.getByRole('dialog', { name: 'Обратите внимание' }).getByText('Создать новую').click();
  await page.waitForURL('**/registration');
  await fillRegistration(page, email, password);
  await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
  const dialog = page.getByRole('dialog', { name: 'Личный кабинет создан' });
  await dialog.waitFor();
  return dialog;
}
