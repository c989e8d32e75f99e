import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDocx, samplePdf, samplePng } from '../testkit/samples.ts';
import { type Portal, startPortal } from './portal.ts';
import {
  choose,
  confirmParticipation,
  expectToast,
  logOut,
  openTab,
  signUp,
  stepsOfOneJourney,
  uploadPhoto,
  uploadToSlot,
} from './support.ts';
import { NARROW, openPage, WIDE } from './visitor.ts';

const email = 'novichkov@example.org';
const password = 'Novichok2025';
const talk = 'Пример доклада о структуре белка';

describe('from a new account to an invitation', () => {
  stepsOfOneJourney();
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openPage(portal, { timezoneId: 'Asia/Vladivostok' });
  });

  /** Letters to the new account, newest first. */
  const letters = async () => (await portal.provider.mailbox()).filter(({ to }) => to.includes(email));

  it('ACC-06 ACC-08 ACC-10 creates an account and reports the sent letter', async () => {
    const dialog = await signUp(page, 'Novichkov@Example.ORG', password);
    expect(await dialog.innerText()).toContain(email);
    await dialog.getByRole('button', { name: 'Перейти ко входу' }).click();
    await page.waitForURL('**/login');
  });

  it('ACC-13 opens the mailed link, which verifies the address and leads to the login', async () => {
    const [letter] = await letters();
    const link = /https?:\/\/\S+\/verify-user\?\S+/.exec(letter?.text ?? '')?.[0];
    expect(link, 'the letter holds a link').toBeTruthy();
    await page.goto(link as string);
    await page.waitForURL('**/login');
  });

  it('ACC-01 logs in', async () => {
    // Without the toasts of earlier steps, below which its own would lie.
    await page.reload();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Пароль', { exact: false }).first().fill(password);
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/personal-data');
    await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    await expectToast(page, 'Успешно');
    await page.setViewportSize(WIDE);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toMatch(/[0-9a-f]{32,}/);
  });

  it('CAB-01 CAB-02 fills the profile and the photo; the header follows', async () => {
    await openTab(page, 'Профиль');
    await choose(page, 'Статус');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expectToast(page, 'Данные сохранены');
    const avatar = await uploadPhoto(page, samplePng());
    await page.reload();
    await avatar.waitFor();
    const width = await avatar.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
  });

  it('REG-01 REG-03 REG-04 registers for the forum with a talk', async () => {
    await openTab(page, 'Участие в форуме');
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).click();
    const dialog = page.getByRole('dialog', { name: 'Регистрация на форум' });
    await dialog.getByRole('radio', { name: /Устный доклад/ }).check();
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await dialog.getByText('Введите название доклада').waitFor();
    await dialog.getByRole('radiogroup', { name: 'Секция доклада' }).getByRole('radio').first().check();
    await dialog.getByRole('textbox', { name: 'Название доклада' }).fill(talk);
    await dialog.getByRole('checkbox').and(dialog.locator(':enabled')).first().check();
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expectToast(page, 'Успешная регистрация');
    await page.getByText('Модератор подтвердит участие по электронной почте').waitFor();
    await page.getByText(talk).first().waitFor();
  });

  it('FIL-01 FIL-05 uploads thesis and expert conclusion and sees the progress', async () => {
    // A slow line, so that a person would see the bar move.
    const cdp = await page.context().newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 400_000 });
    const [, percent] = await Promise.all([
      uploadToSlot(page, 'Тезисы, текст', {
        name: 'тезисы.docx',
        buffer: await sampleDocx({ paddingBytes: 600_000 }),
        isLong: true,
      }),
      page.waitForFunction(() => {
        const bar = document.querySelector('[role=dialog] [role=progressbar]');
        const value = Number(bar?.getAttribute('aria-valuenow'));
        return value > 0 && value < 100 ? value : null;
      }),
    ]);
    expect(await percent.jsonValue()).toBeGreaterThan(0);
    await cdp.send('Network.emulateNetworkConditions', line);
    await uploadToSlot(page, 'Тезисы, PDF', { name: 'тезисы.pdf', buffer: await samplePdf() });
    await uploadToSlot(page, 'Экспертное заключение', { name: 'заключение.pdf', buffer: await samplePdf() });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Скачать тезисы\.docx/ }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('тезисы.docx');
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  });

  it('REG-05 API-10 sees the format that a moderator confirms, and the letter about it', async () => {
    const token = await portal.tokenOf('moderator@example.org');
    const mine = await portal.tokenOf(email, password);
    const { data } = await portal.graphql<{
      viewer: { registrations: { id: string; requestedSection: { id: string } }[] };
    }>('{ viewer { registrations { id requestedSection { id } } } }', {}, mine);
    const [registration] = data.viewer.registrations;
    const input = {
      registrationId: registration?.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: registration?.requestedSection.id,
      talkSchedule: '22 октября, 12:30',
      seen: { isConfirmed: false },
    };
    const confirm =
      'mutation ($input: ConfirmFormatInput!) { confirmFormat(input: $input) { registration { id } userErrors { message } } }';
    const refused = await portal.graphql(confirm, { input }, mine);
    expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    const confirmed = await portal.graphql(confirm, { input }, token);
    expect(confirmed).toMatchObject({
      data: { confirmFormat: { registration: { id: registration?.id }, userErrors: [] } },
    });
    await page.reload();
    await page.getByText('22 октября, 12:30').waitFor();
    expect((await letters()).some(({ text }) => text.includes('22 октября, 12:30'))).toBe(true);
  });

  it('REG-06 DOC-01 confirms participation and downloads an invitation with the name in it', async () => {
    await confirmParticipation(page);
    const answer = page
      .context()
      .waitForEvent(
        'response',
        (response) => response.url().includes('/media/') && response.url().includes('invitation'),
      );
    const newTab = page.context().waitForEvent('page');
    await page.getByRole('button', { name: /Приглашение/ }).click();
    const shown = await answer;
    const url = shown.url();
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const file = await page.request.get(url);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.body())), { mergePages: true });
    expect(text).toContain('Новичков');
    expect(text).toContain('Пример');
    await (await newTab).close();
    const stranger = await fetch(url);
    expect(stranger.status, 'a visitor does not get it').toBeGreaterThanOrEqual(400);
  });

  it('ACC-18 logs out and removes all session data', async () => {
    await logOut(page);
    await page.goto('/personal-data');
    await page.waitForURL('**/login');
    expect(await page.context().cookies()).toEqual([]);
  });
});
