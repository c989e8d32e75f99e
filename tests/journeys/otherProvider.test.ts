import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DrfService, python, startDrf } from '../testkit/drf.ts';
import { testClock } from '../testkit/gateway.ts';
import { freePort } from '../testkit/ports.ts';
import { sampleDocx, samplePdf, samplePng } from '../testkit/samples.ts';
import { type Site, startSite } from './portal.ts';
import {
  choose,
  confirmParticipation,
  expectToast,
  logIn,
  logOut,
  openTab,
  registerTalk,
  signUp,
  stepsOfOneJourney,
  uploadPhoto,
  uploadToSlot,
} from './support.ts';
import { openPage } from './visitor.ts';

const email = 'novichkov@example.org';
const password = 'Novichok2025';
const talk = 'Пример доклада о структуре белка';

/** The service was not written for the gateway (tests/drf/); its logout is that of its registration library. */
describe.skipIf(python === null)('the portal before a Django REST framework service', () => {
  stepsOfOneJourney();
  let service: DrfService;
  let site: Site;
  let page: Page;
  let moderator: Page;

  beforeAll(async () => {
    service = await startDrf();
    const [clock, port] = [testClock(), await freePort()];
    site = await startSite({ providerUrl: service.url, closeProvider: service.close, clock, port });
    page = await openPage(site);
    moderator = await openPage(site);
  });

  it('ACC-06 ACC-13 a participant makes an account, which the mailed link verifies', async () => {
    const dialog = await signUp(page, email, password);
    await dialog.getByRole('button', { name: 'Перейти ко входу' }).click();
    await page.waitForURL('**/login');
    const { values } = await service.mailedLink('verify-user');
    const link = new URLSearchParams(values.map(({ name, value }) => [name, value]));
    await page.goto(`/verify-user?${link}`);
    await page.waitForURL('**/login');
    await logIn(page, email, password);
  });

  it('CAB-01 CAB-02 fills the profile and the photo', async () => {
    await openTab(page, 'Профиль');
    await choose(page, 'Статус');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expectToast(page, 'Данные сохранены');
    await uploadPhoto(page, samplePng());
  });

  it('REG-01 registers with a talk', async () => {
    await openTab(page, 'Участие в форуме');
    await registerTalk(page, talk);
    await page.getByText(talk).first().waitFor();
  });

  it('REG-05 a moderator finds the record and confirms the format', async () => {
    await logIn(moderator, 'moderator@example.org');
    await moderator.goto('/users-list');
    await moderator
      .getByRole('rowheader')
      .getByRole('link', { name: /Новичков/ })
      .click();
    const record = moderator.getByRole('dialog', { name: /Новичков/ });
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('radio', { name: 'Устный доклад' }).check();
    await record.getByRole('textbox', { name: 'Дата доклада' }).fill('22 октября, 12:30');
    await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expectToast(moderator, 'Изменения сохранены');
    await record.getByText('22 октября, 12:30').first().waitFor();
  });

  it('REG-06 FIL-01 the participant confirms, and uploads thesis and expert conclusion', async () => {
    await page.reload();
    await page.getByText('22 октября, 12:30').waitFor();
    // This service reads "not asked for" at the registration as "will not come".
    await confirmParticipation(page, { isAnswered: true });
    await uploadToSlot(page, 'Тезисы, текст', { name: 'тезисы.docx', buffer: await sampleDocx() });
    await uploadToSlot(page, 'Экспертное заключение', { name: 'заключение.pdf', buffer: await samplePdf() });
  });

  it('ACC-18 logs out, and the provider ends the token', async () => {
    const [session] = await page.context().cookies();
    const account = () =>
      fetch(`${service.url}/accounts/profile/`, { headers: { authorization: `Token ${session?.value}` } });
    expect((await account()).status).toBe(200);
    await logOut(page);
    expect((await account()).status).toBe(401);
    expect(site.gatewayLog.filter((line) => line.includes('"provider fault"'))).toEqual([]);
  });
});
