import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type LosingProxy, startLosingProxy } from '../testkit/losingProxy.ts';
import { samplePdf } from '../testkit/samples.ts';
import { type Portal, startPortal } from './portal.ts';
import { expectToast, logIn, openTab, openUpload, registerTalk } from './support.ts';
import { openPage } from './visitor.ts';

describe('failures', () => {
  let portal: Portal;
  let proxy: LosingProxy;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal({
      proxy: async (providerUrl) => {
        proxy = await startLosingProxy(providerUrl);
        return proxy.url;
      },
    });
    page = await openPage(portal);
    await logIn(page, 'participant@example.org');
    return () => proxy.close();
  });

  it('CAB-01 loses nothing typed when the provider fails in the middle of a save, and the retry works', async () => {
    await openTab(page, 'Профиль');
    const lastName = page.getByRole('textbox', { name: 'Фамилия' });
    await lastName.fill('Переименованный');
    proxy.lose('/');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Всё введённое осталось в форме').waitFor();
    expect(await lastName.inputValue()).toBe('Переименованный');
    proxy.lose();
    await page.getByRole('button', { name: 'Сохранить ещё раз' }).click();
    await expectToast(page, 'Данные сохранены');
    await page.reload();
    await page.getByRole('textbox', { name: 'Фамилия' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Фамилия' }).inputValue()).toBe('Переименованный');
  });

  it('FIL-02 rejects 7 MB and a program renamed to .pdf, and leaves the slot empty', async () => {
    await openTab(page, 'Участие в форуме');
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

  it('R12 shows the code of a failed call, which is in the logs of gateway and provider', async () => {
    const { schema } = portal.provider.database;
    // A database that fails where nothing expects it.
    await schema.alterTable('participations').renameTo('elsewhere').execute();
    onTestFinished(() => schema.alterTable('elsewhere').renameTo('participations').execute());
    await page.reload();
    const shown = await page
      .getByText(/^Код обращения: /)
      .first()
      .textContent();
    await page.getByRole('button', { name: 'Скопировать код обращения' }).first().waitFor();
    const id = shown?.replace('Код обращения: ', '') ?? '';
    expect(id).toMatch(/^[\da-f]{16}$/);
    const linesOf = (log: string[]) => log.filter((line) => line.includes(`"reqId":"${id}"`)).join('');
    expect(linesOf(portal.gatewayLog)).toContain('PROVIDER_UNAVAILABLE');
    expect(linesOf(portal.providerLog)).toContain('/api/users/user_meeting_reg/list/');
  });
});
