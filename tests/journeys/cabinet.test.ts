import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFirstEdge, expectFits, inspectPage, settle } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { expectToast, registerTalk, stepsOfOneJourney } from './support.ts';
import { LARGE_TEXT, NARROW, openSignedIn, WIDE } from './visitor.ts';

/** A registration as a tool reads it. */
type Mine = { id: string; isSchool: boolean; title: string | null; requestedSection: { id: string } | null };

describe('the cabinet in each of its states', () => {
  stepsOfOneJourney();
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openSignedIn(portal, 'participant@example.org', { timezoneId: 'Asia/Vladivostok' });
  });

  const look = (name: string) => inspectPage(page, `cabinet-${name}`);

  /** A moderator confirms a format for each of the participant's registrations: a poster, or listening at the school. */
  async function moderate(): Promise<void> {
    const { data } = await portal.graphql<{ viewer: { registrations: Mine[] } }>(
      '{ viewer { registrations { id isSchool title requestedSection { id } } } }',
      {},
      await portal.tokenOf('participant@example.org'),
    );
    const moderator = await portal.tokenOf('moderator@example.org');
    for (const { id, isSchool, requestedSection } of data.viewer.registrations) {
      const confirmed = isSchool
        ? { confirmedFormat: 'LISTENER' }
        : { confirmedFormat: 'POSTER', confirmedSectionId: requestedSection?.id, talkSchedule: '22 октября, 12:30' };
      const answer = await portal.graphql(
        'mutation ($input: ConfirmFormatInput!) { confirmFormat(input: $input) { userErrors { message } } }',
        { input: { registrationId: id, ...confirmed, seen: { isConfirmed: false } } },
        moderator,
      );
      expect(answer).toMatchObject({ data: { confirmFormat: { userErrors: [] } } });
    }
  }

  const card = (name: string | RegExp) => page.getByRole('article', { name });
  /** Whether the middle of a part is in sight: neither scrolled away nor covered. */
  const isInSight = (part: Locator) =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const open = async (path = '/personal-data') => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Участие в форуме' }).waitFor();
  };
  async function addTalk(title: string): Promise<Locator> {
    await page.getByRole('button', { name: 'Добавить доклад' }).click();
    const dialog = page.getByRole('dialog', { name: 'Дополнительный доклад' });
    await dialog.getByRole('radio', { name: /Стендовый доклад/ }).check();
    await dialog.getByRole('radiogroup', { name: 'Секция доклада' }).getByRole('radio').nth(1).check();
    await dialog.getByRole('textbox', { name: 'Название доклада' }).fill(title);
    await dialog.getByRole('button', { name: 'Добавить доклад' }).click();
    return dialog;
  }

  it('REG-01 leads a person without a profile to the profile', async () => {
    const theirs = await openSignedIn(portal, 'sister-new@example.org');
    await theirs.goto('/personal-data');
    await theirs.getByText('Сначала заполните и сохраните профиль').waitFor();
    await inspectPage(theirs, 'cabinet-no-profile');
    await theirs.getByRole('button', { name: 'Заполнить профиль' }).click();
    await theirs
      .getByLabel(/Фамилия/)
      .and(theirs.locator(':focus'))
      .waitFor();
    await theirs.context().close();
  });

  it('REG-13 registers for the school, which has a separate card', async () => {
    await open();
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).waitFor();
    await expectFirstEdge(page);
    await look('new');
    await page.getByRole('button', { name: 'Зарегистрироваться на школу' }).click();
    const dialog = page.getByRole('dialog', { name: 'Регистрация на школу' });
    await dialog.waitFor();
    await look('school-dialog');
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await card(/^Школа/).waitFor();
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).waitFor();
  });

  it('REG-07 adds two talks and rejects a third', async () => {
    await registerTalk(page, 'Пример доклада «Плюс» о структуре белка');
    await card(/Плюс/).waitFor();
    await addTalk('Второй пример доклада');
    await card('Второй пример доклада').waitFor();
    // A second tab still shows the button after the first one has added the last possible talk.
    const other = await page.context().newPage();
    await other.goto('/personal-data');
    await other.getByRole('button', { name: 'Добавить доклад' }).waitFor();
    await addTalk('Третий пример доклада');
    await card('Третий пример доклада').waitFor();
    await page.getByText('больше двух дополнительных заявить нельзя').waitFor();
    expect(await page.getByRole('button', { name: 'Добавить доклад' }).count()).toBe(0);
    const first = page;
    page = other;
    const dialog = await addTalk('Четвёртый пример доклада');
    await expectToast(page, 'не более двух дополнительных докладов');
    expect(await dialog.getByRole('textbox', { name: 'Название доклада' }).inputValue()).toBe(
      'Четвёртый пример доклада',
    );
    page = first;
    await other.close();
  });

  it('REG-03 says on a phone what a talk lacks, above its long list of sections', async () => {
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Отменить регистрацию: Третий' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить регистрацию' }).click();
    await page.getByRole('button', { name: 'Добавить доклад' }).click();
    const dialog = page.getByRole('dialog', { name: 'Дополнительный доклад' });
    await dialog.getByRole('button', { name: 'Сбросить' }).click();
    await dialog.getByRole('button', { name: 'Добавить доклад' }).click();
    const message = dialog.getByText('Выберите секцию доклада');
    await message.waitFor();
    expect(await isInSight(message)).toBe(true);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.setViewportSize(WIDE);
    await addTalk('Третий пример доклада');
    await card('Третий пример доклада').waitFor();
  });

  it('REG-05 shows what a moderator confirmed', async () => {
    await moderate();
    await open();
    await page.getByText('Модератор подтвердил формат').nth(2).waitFor();
    expect(await page.getByText('Модератор подтвердил формат').count()).toBe(3);
    await card(/^Школа/)
      .getByText('Модератор подтвердил участие в школе')
      .waitFor();
    await look('moderated');
  });

  it('CAB-05 the cards with large text on a phone run past no edge', async () => {
    await page.setViewportSize(LARGE_TEXT);
    await open();
    await card(/Плюс/).waitFor();
    await settle(page);
    await expectFits(page);
    const buttons = page.getByRole('article').getByRole('button');
    const cut = await buttons.evaluateAll((all) =>
      all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).map(({ textContent }) => textContent),
    );
    expect(cut, 'buttons that are too low for their words').toEqual([]);
    await page.setViewportSize(WIDE);
  });

  it('REG-08 becomes a listener instead of a confirmed poster', async () => {
    await card(/Плюс/).getByRole('button', { name: 'Подтвердить участие' }).click();
    const dialog = page.getByRole('dialog', { name: 'Подтверждение участия' });
    const choices = dialog.getByRole('radiogroup', { name: 'Как вы примете участие' }).getByRole('radio');
    await choices.first().waitFor();
    expect(await choices.count()).toBe(2);
    await dialog.getByRole('radio', { name: 'Слушатель' }).check();
    await look('confirm-dialog');
    await dialog.getByRole('button', { name: 'Подтвердить участие' }).click();
    await page.getByText('Вы отказались от стендового доклада и участвуете слушателем').waitFor();
  });

  it('REG-06 confirms a poster, and shows the green statement', async () => {
    const dialog = page.getByRole('dialog', { name: 'Подтверждение участия' });
    await card('Второй пример доклада').getByRole('button', { name: 'Подтвердить участие' }).click();
    await dialog.getByRole('button', { name: 'Подтвердить участие' }).click();
    await card('Второй пример доклада').getByText('Ждём вас').waitFor();
  });

  it('REG-09 warns before a talk is cancelled', async () => {
    await page.getByRole('button', { name: 'Отменить регистрацию: Третий' }).click();
    await page.getByText('С 02.10.2025 регистрация закрывается').waitFor();
    await look('cancel-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Оставить' }).click();
  });

  it('CAB-06 shows the older variant, without excursion and T-shirt', async () => {
    await open('/expired_reg_25');
    await card('Третий пример доклада').getByText('Будет доступен с 27 октября 2025 года').waitFor();
    expect(await page.getByRole('article').getByText('Экскурсия', { exact: true }).count()).toBe(0);
    await card('Третий пример доклада').getByRole('button', { name: 'Подтвердить участие' }).click();
    const dialog = page.getByRole('dialog', { name: 'Подтверждение участия' });
    await dialog.getByRole('radiogroup').first().waitFor();
    expect(await dialog.getByText('Размер футболки').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await look('older-variant');
  });

  it('REG-07 REG-12 after closing no talk can be added, and a page that was open learns it from the service', async () => {
    await open();
    await page.getByRole('button', { name: 'Отменить регистрацию: Третий' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить регистрацию' }).click();
    await expectToast(page, 'Регистрация отменена');
    await page.getByRole('button', { name: 'Добавить доклад' }).waitFor();
    portal.provider.clock.set('2025-10-23T12:00:00+03:00');
    await page.setViewportSize(NARROW);
    const dialog = await addTalk('Опоздавший пример');
    await expectToast(page, 'Регистрация уже завершена');
    expect(await isInSight(dialog.getByRole('alert')), 'on a phone').toBe(true);
    await page.setViewportSize(WIDE);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await open();
    await page.getByText('доклад добавить уже нельзя').waitFor();
  });

  it('DOC-02 REG-06 after the forum the certificate is there, and nothing can be confirmed any more', async () => {
    portal.provider.clock.set('2025-10-27T12:00:00+03:00');
    await open();
    // The school was not confirmed: a listener's certificate needs no confirmation.
    await card(/^Школа/)
      .getByRole('button', { name: /Сертификат/ })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Подтвердить участие' }).count()).toBe(0);
    const newTab = page.context().waitForEvent('page');
    await card('Второй пример доклада')
      .getByRole('button', { name: /Сертификат/ })
      .click();
    await (await newTab).close();
    await look('over');
    // A finished registration shows its result; the rest is folded.
    await page.getByText('Подробности заявки').first().click();
    await page.getByText('Экскурсия уже прошла.').waitFor();
    await page.goto('/tour');
    await page.getByText(/Экскурсия прошла 21\sоктября/).waitFor();
    const answers = page.getByRole('main').getByRole('button', { name: /экскурсию|Не\sприду/ });
    expect(await answers.first().getAttribute('aria-disabled')).toBe('true');
    await look('tour-over');
  });
});
