import type { Page } from 'playwright-core';

/** Changes the date of the talk in the open record, without a letter. */
export async function saveDateOfTalk(page: Page): Promise<void> {
  const record = page.getByRole('dialog');
  await record.getByRole('button', { name: 'Редактировать' }).click();
  await record.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября, 10:00');
  await record.getByRole('checkbox', { name: 'Отправить письмо' }).uncheck();
  await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await record.getByRole('button', { name: 'Редактировать' }).waitFor();
}
