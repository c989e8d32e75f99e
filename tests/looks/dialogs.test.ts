import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPage } from '../journeys/inspect.ts';
import { type Portal, startPortal } from '../journeys/portal.ts';
import {
  expectToast,
  fillRegistration,
  logIn,
  openTab,
  openUpload,
  registerTalk,
  stepsOfOneJourney,
} from '../journeys/support.ts';
import { NARROW, openPage } from '../journeys/visitor.ts';
import { sampleDocx } from '../testkit/samples.ts';

const THESIS = 'Тезисы, текст';

describe('every dialog that the other journeys do not open', () => {
  stepsOfOneJourney();
  let page: Page;
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openPage(portal);
  });

  const dialog = (name: string) => page.getByRole('dialog', { name });
  async function see(name: string, picture: string) {
    await dialog(name).waitFor();
    await inspectPage(page, `dialog-${picture}`);
    return dialog(name);
  }

  it('CAB-01 MSG-01 on a phone, where no toast covers a field', async () => {
    const phone = await openPage(portal, { viewport: NARROW });
    await logIn(phone, 'participant@example.org');
    await openTab(phone, 'Профиль');
    await phone.getByRole('button', { name: 'Изменить пароль' }).click();
    await phone.getByRole('dialog').getByLabel('Нынешний пароль').waitFor();
    await expectToast(phone, 'Успешно');
    await phone.close();
  });

  it('ACC-05 the warning about portal accounts', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
    const warning = await see('Обратите внимание', 'portal-account');
    await warning.getByRole('link', { name: 'Создать новую' }).click();
    await page.waitForURL('**/registration');
  });

  it('ACC-12 the privacy policy next to the consent, which keeps typed input', async () => {
    await fillRegistration(page, 'participant@example.org', 'Novichok2025');
    await page.getByRole('button', { name: 'Прочитать политику конфиденциальности' }).click();
    const policy = dialog('Политика конфиденциальности');
    await policy.getByRole('heading', { level: 3 }).first().waitFor();
    expect(await policy.getByRole('heading', { level: 3 }).count()).toBe(12);
    await see('Политика конфиденциальности', 'privacy');
    await page.keyboard.press('Escape');
    await policy.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('participant@example.org');
  });

  it('ACC-11 a taken e-mail', async () => {
    await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
    const refusal = await see('ошибка', 'taken');
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'hidden' });
  });

  it('ACC-10 the new account', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill('primerova@example.org');
    await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
    await see('Личный кабинет создан', 'created');
  });

  it('CAB-01 warns about unsaved changes', async () => {
    await logIn(page, 'participant@example.org');
    await openTab(page, 'Профиль');
    const lastName = page.getByRole('textbox', { name: 'Фамилия' });
    const saved = await lastName.inputValue();
    await lastName.fill('Несохранённый');
    await page.getByRole('link', { name: 'Экскурсия' }).first().click();
    const question = await see('Уйти без сохранения?', 'leave');
    await question.getByRole('button', { name: 'Остаться' }).click();
    await page.getByRole('button', { name: 'Сбросить' }).or(lastName).first().waitFor();
    await lastName.fill(saved);
    await openTab(page, 'Участие в форуме');
  });

  it('FIL-02 an upload, from the choice to the rejection of a format', async () => {
    await registerTalk(page, 'Пример доклада с файлами');
    const upload = await openUpload(page, THESIS);
    const file = { name: 'тезисы.txt', mimeType: 'text/plain', buffer: Buffer.from('Пример') };
    await upload.locator('input[type=file]').setInputFiles(file);
    await upload.getByText('Недопустимый формат файла').waitFor();
    expect(await upload.getByRole('button', { name: 'Загрузить', exact: true }).isDisabled()).toBe(true);
    await inspectPage(page, 'dialog-upload');
  });

  it('PUB-03 FIL-01 counts theses that are too long, and leaves the decision to their author', async () => {
    const upload = dialog(`Загрузка файла: ${THESIS}`);
    const buffer = await sampleDocx({ paddingBytes: 3000 });
    const mimeType = 'application/octet-stream';
    await upload.locator('input[type=file]').setInputFiles({ name: 'длинные.docx', mimeType, buffer });
    await upload.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await upload.getByText(/4\s014\sзнаков\sс\sпробелами\sвместо\s2\s000/).waitFor();
    await inspectPage(page, 'dialog-long-theses');
    await upload.getByRole('button', { name: 'Заменить файл' }).click();
    const short = await sampleDocx();
    await upload.locator('input[type=file]').setInputFiles({ name: 'короткие.docx', mimeType, buffer: short });
    await upload.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await page.getByRole('link', { name: `Скачать короткие.docx: ${THESIS}` }).waitFor();
  });

  it('FIL-04 the removal of a file', async () => {
    await page.getByRole('button', { name: `Удалить файл: ${THESIS}` }).click();
    const question = await see('Удалить файл?', 'delete-file');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expectToast(page, 'Файл удалён');
    await page.getByRole('button', { name: `Загрузить файл: ${THESIS}` }).waitFor();
  });
});
