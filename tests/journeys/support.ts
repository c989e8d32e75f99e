import type { Locator, Page } from 'playwright-core';
import type { Stack } from '../testkit/stack.ts';

/** Chooses from a list by its label; the first choice unless one is named. */
export async function choose(page: Page, label: string, option?: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first()
    .click();
  const options = page.getByRole('option').filter({ visible: true });
  await (option ? options.filter({ hasText: option }).first() : options.first()).click();
}

/** Waits for a toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
}

/**
 * Uploads a file into a slot of the card and answers the percents that were seen on the way. Theses that are longer than
 * the forum prints are kept.
 */
export async function uploadToSlot(
  page: Page,
  slot: string,
  file: { name: string; buffer: Buffer },
): Promise<number[]> {
  const dialog = await openUpload(page, slot);
  await dialog.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  const seen: number[] = [];
  await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
  const bar = dialog.getByRole('progressbar');
  const keep = dialog.getByRole('button', { name: 'Оставить этот файл' });
  while (await dialog.isVisible()) {
    if (await keep.isVisible()) await keep.click();
    const value = await bar.getAttribute('aria-valuenow', { timeout: 200 }).catch(() => null);
    if (value !== null) seen.push(Number(value));
    await page.waitForTimeout(50);
  }
  await page.getByRole('link', { name: `Скачать ${file.name}: ${slot}` }).waitFor();
  return seen;
}

/** Logs in with a demo account's password unless another is given. */
export async function logIn(page: Page, stack: Stack, email: string, password = 'Primer2025'): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page
    .getByLabel(/^Пароль/)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await page.waitForURL('**/personal-data');
  await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
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
  const button = page.getByRole('button', { name: `Загрузить файл: ${slot}` });
  const dialog = page.getByRole('dialog', { name: `Загрузка файла: ${slot}` });
  await button.click();
  const isOpen = () =>
    dialog.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  // A row that moves because of the file before it may lose a click; whoever sees that nothing opened clicks again.
  if (!(await isOpen())) await button.click();
  return dialog;
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
