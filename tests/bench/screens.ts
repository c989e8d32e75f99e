import type { Locator, Page } from 'playwright-core';

/** One interaction: `act` is measured, `prepare` is not. */
export interface Step {
  name: string;
  isTyping?: true;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

/** A screen and what people do on it, in this order. */
export interface Interactions {
  name: string;
  path: string;
  /** Who is signed in; null for a visitor. */
  account: string | null;
  width: number;
  steps: Step[];
}

const PHONE = 412;
const DESKTOP = 1280;
const PARTICIPANT = 'participant@example.org';
const MODERATOR = 'moderator@example.org';

type Find = (page: Page) => Locator;

const click = (name: string, find: Find, prepare?: Step['prepare']): Step => ({
  name,
  ...(prepare && { prepare }),
  act: (page) => find(page).first().click(),
});
/** Takes the next choice of a list that the browser itself draws. */
const step = (name: string, find: Find): Step => ({
  name,
  prepare: (page) => find(page).first().focus(),
  act: (page) => page.keyboard.press('ArrowDown'),
});
const PAUSE_BETWEEN_KEYS = 120;

/** The driver itself knows no keys for Cyrillic letters, and text without keys counts as no interaction. */
async function pressKeys(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const key of text) {
    const event = { key, code: 'KeyA', windowsVirtualKeyCode: 65 };
    await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key });
    await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    await page.waitForTimeout(PAUSE_BETWEEN_KEYS);
  }
  await client.detach();
}

/** Key by key, as people type. The focus comes first and is not measured. */
const type = (name: string, find: Find, text: string, prepare?: Step['prepare']): Step => ({
  name,
  isTyping: true,
  async prepare(page) {
    await prepare?.(page);
    await find(page).first().focus();
  },
  act: (page) => pressKeys(page, text),
});

const button =
  (name: string | RegExp, within?: Find): Find =>
  (page) =>
    (within?.(page) ?? page).getByRole('button', { name });
const textbox =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('textbox', { name });
const checkbox =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('checkbox', { name });
const radio =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('radio', { name });
/** A field that offers choices. */
const choice =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name }));
const option: Find = (page) => page.getByRole('option').filter({ visible: true });
const dialog: Find = (page) => page.getByRole('dialog');
const pressEscape = (page: Page) => page.keyboard.press('Escape');
const closed = async (page: Page) => {
  // A dialog hears the key once it has the focus.
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') != null);
  await pressEscape(page);
  await dialog(page).first().waitFor({ state: 'hidden' });
};
/** A sort is measured until its press is painted; its rows come later. */
const sortedRows = (page: Page) => page.locator('table[aria-busy=false]').waitFor();
const drawer: Find = (page) => page.getByRole('dialog', { name: 'Фильтры списка' });

const visitor = { account: null, width: PHONE };
const moderator = { account: MODERATOR, width: DESKTOP };

/** The screens that the journeys visit. */
export const screens: readonly Interactions[] = [
  {
    name: '/',
    path: '/',
    ...visitor,
    steps: [
      click('opens the menu', button('Открыть меню')),
      click('opens the archive', (page) => page.locator('summary')),
      click('chooses the dark look', button('Тёмное'), (page) => button('Закрыть меню')(page).click()),
    ],
  },
  {
    name: '/login',
    path: '/login',
    ...visitor,
    steps: [
      type('types the e-mail', textbox('E-mail'), 'name@exam'),
      type('types the password', (page) => page.getByLabel(/^Пароль/), 'Primer20'),
      click('shows the password', button(/оказать пароль/)),
      click('sends what is wrong', (page) => page.getByRole('main').getByRole('button', { name: 'Войти' })),
      click('asks for an account', button('Создать личный кабинет')),
    ],
  },
  {
    name: '/registration',
    path: '/registration',
    ...visitor,
    steps: [
      type('types the name', textbox('Фамилия'), 'Новичков'),
      click('has no middle name', checkbox('Нет отчества')),
      type('types the e-mail', textbox('E-mail'), 'novichok@ex'),
      type('types the phone', (page) => page.locator('input[type=tel]'), '9123456'),
      click('opens the countries', choice('Код страны')),
      click('chooses a country', option),
      click('opens the organisations', choice('Научная организация')),
      type('searches an organisation', choice('Научная организация'), 'инсти'),
      click('chooses an organisation', option),
      click('opens the positions', choice('Должность')),
      click('chooses a position', option),
      step('chooses a degree', choice('Учёная степень')),
      click('opens the calendar', textbox('Дата рождения')),
      type('types the password', (page) => page.getByLabel(/^Пароль/), 'Primer20', pressEscape),
      click('sends what is wrong', button('Создать личный кабинет')),
      click('opens the policy', button('Прочитать политику конфиденциальности')),
    ],
  },
  {
    name: '/reset-password',
    path: '/reset-password',
    ...visitor,
    steps: [
      type('types the e-mail', textbox('E-mail'), 'name@exam'),
      click('sends what is wrong', (page) => page.locator('button[type=submit]')),
    ],
  },
  {
    name: '/program',
    path: '/program',
    ...visitor,
    steps: [
      click('another day', (page) => page.getByRole('tab').nth(1)),
      click('a third day', (page) => page.getByRole('tab').nth(2)),
      click('the first day again', (page) => page.getByRole('tab').first()),
      click('puts a session into the plan', button(/Добавить в\sмой план/)),
      click('opens a session', (page) => page.getByRole('article').getByRole('link', { name: /подробнее/ })),
      click('closes a session', button('закрыть')),
      type('searches', (page) => page.getByRole('searchbox', { name: /Поиск по\sпрограмме/ }), 'рентген'),
      click('shows the plan', button(/Мой план/)),
      click('leaves the plan', button(/Мой план/)),
      click('opens the filter', button('Фильтр')),
      click('filters by a kind', (page) => page.getByText('Пленарное заседание').filter({ visible: true })),
      click('opens the printing', button('Печать')),
    ],
  },
  {
    name: '/photo',
    path: '/photo',
    ...visitor,
    steps: [
      click('opens a photo', (page) => page.getByRole('main').getByRole('listitem').getByRole('link')),
      click('the next photo', (page) => dialog(page).getByRole('button', { name: /[Сс]ледующ/ })),
    ],
  },
  {
    name: '/users-list, visitor',
    path: '/users-list',
    ...visitor,
    steps: [
      type('searches', textbox(/Поиск по\sсписку/), 'шабло'),
      step('sorts', choice('Сортировка')),
      click('opens the filters', button(/^Фильтры/)),
      click('filters by an organisation', (page) => drawer(page).getByRole('checkbox')),
      click('closes the filters', button(/^Показать:/)),
    ],
  },
  {
    name: '/users-list, moderator',
    path: '/users-list',
    ...moderator,
    steps: [
      click('opens the filters', button(/^Фильтры/)),
      click('filters by a state', (page) => drawer(page).getByRole('checkbox', { name: /Ждёт формата/ })),
      click('takes the filter away', (page) => drawer(page).getByRole('checkbox', { name: /Ждёт формата/ })),
      type('searches an organisation', textbox(/Найти организацию/), 'инст'),
      click('closes the filters', button(/^Показать:/)),
      type('searches', textbox(/Поиск по\sсписку/), 'шабло', (page) => drawer(page).waitFor({ state: 'hidden' })),
      click('clears the search', button('Очистить поиск')),
      click('sorts by the name', (page) => page.getByRole('columnheader').getByRole('button', { name: 'ФИО' })),
      click('ticks a row', checkbox(/^Выбрать: /), sortedRows),
      click('ticks another row', (page) => checkbox(/^Выбрать: /)(page).nth(2)),
      click('ticks the page', checkbox('Выбрать все строки страницы')),
      click('unticks the page', checkbox('Выбрать все строки страницы')),
      click('opens the columns', button('Столбцы')),
      click('adds a column', checkbox('Доклад')),
      click('opens the exports', button('Экспорт'), pressEscape),
      click('opens the changes of many', button('Изменить…'), async (page) => {
        await pressEscape(page);
        await checkbox(/^Выбрать: /)(page)
          .first()
          .click();
      }),
      click('chooses what to change', (page) => dialog(page).getByRole('checkbox', { name: 'Секция' })),
      click('opens a record', (page) => page.getByRole('rowheader').getByRole('link'), closed),
      click('the next record', (page) => page.getByRole('link', { name: 'Следующая запись' })),
      click('opens the history', (page) => page.getByRole('tab', { name: 'История' })),
      click('edits the record', button('Редактировать')),
      click('chooses a format', (page) => dialog(page).getByRole('radio', { name: 'Устный доклад' })),
      type('types a date', (page) => dialog(page).getByRole('textbox', { name: 'Дата доклада' }), '24 окт'),
      click('leaves the change', button('Отмена')),
      click('opens the attendance', button('Посещения')),
      click('another page', button('Страница 2'), (page) => page.goto('/users-list', { waitUntil: 'networkidle' })),
    ],
  },
  {
    name: '/users-list, moderator, the longest page',
    path: '/users-list?size=500',
    ...moderator,
    steps: [
      click('ticks a row', checkbox(/^Выбрать: /)),
      click('ticks another row', (page) => checkbox(/^Выбрать: /)(page).nth(2)),
      click('opens the filters', button(/^Фильтры/)),
      click('closes the filters', button(/^Показать:/)),
      click('opens a record', (page) => page.getByRole('rowheader').getByRole('link')),
    ],
  },
  {
    name: '/users-list, moderator on a phone',
    path: '/users-list?size=20',
    account: MODERATOR,
    width: PHONE,
    steps: [
      click('ticks a card', checkbox(/^Выбрать: /)),
      click('ticks another card', (page) => checkbox(/^Выбрать: /)(page).nth(1)),
      click('opens the filters', button(/^Фильтры/)),
      click('opens a record', (page) => page.getByRole('listitem').getByRole('link', { name: /^\S+ \S+/ }), closed),
    ],
  },
  {
    name: '/personal-data',
    path: '/personal-data',
    account: PARTICIPANT,
    width: PHONE,
    steps: [
      type('types the name', textbox('Фамилия'), 'ский'),
      click('opens the organisations', choice('Научная организация')),
      type('searches an organisation', choice('Научная организация'), 'инсти', (page) =>
        choice('Научная организация')(page).first().fill(''),
      ),
      click('chooses an organisation', option),
      click('opens the citizenships', choice('Гражданство')),
      click('opens the user menu', button(/^Меню пользователя/), pressEscape),
      click('opens the registration', button('Зарегистрироваться на форум'), pressEscape),
      click('chooses a talk', radio(/Устный доклад/)),
      type('types a title', (page) => dialog(page).getByRole('textbox', { name: 'Название доклада' }), 'Пример докл'),
      click('sends what is wrong', button('Зарегистрироваться', dialog)),
      click('closes the registration', (page) => dialog(page).getByRole('button', { name: 'Закрыть' })),
    ],
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    ...moderator,
    steps: [
      step('chooses a kind of letters', choice('Кому')),
      click('asks for the addresses', button('Получить адреса')),
      click('opens the audience', (page) => page.getByRole('tab', { name: 'Аудитория' })),
      click('opens the sections', choice('Секция')),
      click('opens the attendance', (page) => page.getByRole('tab', { name: 'Посещения' }), pressEscape),
    ],
  },
  {
    name: '/tour',
    path: '/tour',
    ...visitor,
    steps: [
      click(
        'goes to another screen',
        (page) => page.locator('nav a[href="/program"]'),
        (page) => button('Открыть меню')(page).click(),
      ),
      click(
        'goes to the list',
        (page) => page.locator('nav a[href="/users-list"]'),
        (page) => button('Открыть меню')(page).click(),
      ),
    ],
  },
];
