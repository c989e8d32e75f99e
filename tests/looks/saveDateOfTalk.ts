import type { Locator, Page } from 'playwright-core';

/** Changes the date of the talk in an open record, without a letter. */
export async function saveDateOfTalk(page: Page, record: Locator): Promise<void> {
  await record.getByRole('button', { name: 'Редактировать' }).click();
  await record.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября, 10:00');
  await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Письмо участнику' })
    .getByRole('button', { name: /^Сохранить без/ })
    .click();
}
