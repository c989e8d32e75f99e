import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { samplePdf } from '../testkit/samples.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { expectToast, fillRegistration, logIn, openUpload, registerTalk } from './support.ts';

describe('the unhappy way', () => {
  let stack: Stack;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    stack = await startStack();
    browser = await launchBrowser();
    page = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it('ACC-02 ACC-03 flags what cannot be an address, and says so when the password is wrong', async () => {
    await page.goto(`${stack.url}/login`);
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"operationName":"Login"')) sent += 1;
    });
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.fill('не адрес');
    await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
    await page.getByText('Введите корректный E-mail').waitFor();
    expect(sent).toBe(0);
    await email.fill('participant@example.org');
    await page
      .getByLabel(/^Пароль/)
      .first()
      .fill('Wrong2025');
    await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
    await expectToast(page, /Произошла ошибка: \S/);
    expect(sent).toBe(1);
    expect(await email.inputValue()).toBe('participant@example.org');
  });

  it('ACC-11 keeps everything typed when the e-mail is taken', async () => {
    await page.goto(`${stack.url}/registration`);
    await fillRegistration(page, 'participant@example.org', 'Novichok2025');
    await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
    const dialog = page.getByRole('dialog', { name: 'ошибка' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/e-?mail/i);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('participant@example.org');
    expect(await page.getByRole('textbox', { name: 'Название организации' }).inputValue()).toBe(
      'Институт новых примеров',
    );
    expect(
      await page
        .getByLabel(/^Пароль/)
        .first()
        .inputValue(),
    ).toBe('Novichok2025');
  });

  it('CAB-01 a provider that dies in the middle of a save: a message, nothing typed lost, the retry works', async () => {
    await logIn(page, stack, 'participant@example.org');
    const lastName = page.getByRole('textbox', { name: 'Фамилия' });
    await lastName.fill('Переименованный');
    const save = page.getByRole('button', { name: 'Сохранить', exact: true });
    await stack.killProviderDuring(() => save.click());
    await page.getByText('Всё введённое осталось в форме').waitFor();
    expect(await lastName.inputValue()).toBe('Переименованный');
    await stack.startProvider();
    await page.getByRole('button', { name: 'Сохранить ещё раз' }).click();
    await expectToast(page, 'Данные сохранены');
    await page.reload();
    await page.getByRole('textbox', { name: 'Фамилия' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Фамилия' }).inputValue()).toBe('Переименованный');
  });

  it('FIL-02 refuses 7 MB and a program renamed to .pdf, and leaves the slot empty', async () => {
    await registerTalk(page, 'Пример доклада с файлами');
    const dialog = await openUpload(page, 'Тезисы, PDF');
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({
      name: 'большой.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([await samplePdf(), Buffer.alloc(7_000_000)]),
    });
    await dialog.getByText('Размер файла превышает 6 мб').waitFor();
    expect(await dialog.getByRole('button', { name: 'Загрузить', exact: true }).isDisabled()).toBe(true);
    // The name says pdf, so the page lets it go; the service looks at the content.
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000, 0x90)]);
    await input.setInputFiles({ name: 'программа.pdf', mimeType: 'application/pdf', buffer: program });
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await page.getByText('Недопустимый формат файла').first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Загрузить файл: Тезисы, PDF' }).waitFor();
    expect(await page.getByRole('link', { name: /Скачать/ }).count()).toBe(0);
  });
});
