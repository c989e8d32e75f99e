import { at, click, type Find, load, pressEscape, type Step, type } from './steps.ts';

/** A screen and what people do on it, in this order. */
export interface Screen {
  path: string;
  role: string;
  /** Who is signed in; null for a visitor. */
  account: string | null;
  width: number;
  /** How many times slower the processor is. */
  slowdown: number;
  steps: Step[];
}

const screenOf =
  (who: Omit<Screen, 'path' | 'steps'>) =>
  (path: string, steps: Step[]): Screen => ({ ...who, path, steps });

const visitor = screenOf({ role: 'visitor', account: null, width: 412, slowdown: 4 });
const participant = screenOf({ role: 'participant', account: 'participant@example.org', width: 412, slowdown: 4 });
const moderator = screenOf({ role: 'moderator', account: 'moderator@example.org', width: 1280, slowdown: 2 });

const DIALOG = '[role=dialog]';
const organisation = at('combobox', 'Научная организация');
const password: Find = (page) => page.getByLabel(/^Пароль/).first();
const secondDay: Find = (page) => page.getByRole('tab').nth(1);
const filters = at('button', /^Фильтры/);
const closeFilters = at('button', /^Показать:/);
const stateFilter = at('checkbox', /Ждёт формата/, DIALOG);
const search = at('textbox', /Поиск по\sсписку/);
const chooseRow = at('checkbox', /^Выбрать: /);
const chooseThirdRow: Find = (page) => page.getByRole('checkbox', { name: /^Выбрать: / }).nth(2);

/** The screens and their steps that are measured. */
export const screens: readonly Screen[] = [
  visitor('/', [
    click('opens the menu', at('button', 'Открыть меню')),
    click('goes to the programme', (page) => page.locator('nav a[href="/program"]')),
  ]),
  visitor('/login', [
    type('types the e-mail', at('textbox', 'E-mail'), 'name@exam'),
    type('types the password', password, 'Primer20'),
    click('shows the password', at('button', /оказать пароль/)),
    click('sends what is wrong', at('button', 'Войти', 'main')),
    click('asks for an account', at('button', 'Создать личный кабинет')),
  ]),
  visitor('/registration', [
    type('types the name', at('textbox', 'Фамилия'), 'Новичков'),
    type('types the e-mail', at('textbox', 'E-mail'), 'novichok@ex'),
    type('types the phone', (page) => page.locator('input[type=tel]'), '9123456'),
    click('opens the countries', at('combobox', 'Код страны')),
    click('chooses a country', at('option')),
    click('opens the organisations', organisation),
    type('searches an organisation', organisation, 'инсти'),
    click('chooses an organisation', at('option')),
    click('opens the calendar', at('textbox', 'Дата рождения')),
    type('types the password', password, 'Primer20', pressEscape),
    click('sends what is wrong', at('button', 'Создать личный кабинет')),
    click('opens the policy', at('button', 'Прочитать политику конфиденциальности')),
  ]),
  visitor('/program', [
    click('another day', secondDay),
    click('the first day again', at('tab')),
    click('puts a session into the plan', at('button', /Добавить в\sмой план/)),
    click('opens a session', at('link', /подробнее/, 'article')),
    click('closes a session', at('button', 'закрыть')),
    type('searches', at('searchbox', /Поиск по\sпрограмме/), 'рентген'),
    click('shows the plan', at('button', /Мой план/)),
  ]),
  visitor('/users-list', [type('searches', at('searchbox', /Поиск по\sсписку/), 'шабло')]),
  participant('/personal-data', [
    click('opens the registration', at('button', 'Зарегистрироваться на форум')),
    click('chooses a talk', at('radio', /Устный доклад/)),
    type('types a title', at('textbox', 'Название доклада', DIALOG), 'Пример докл'),
    click('sends what is wrong', at('button', 'Зарегистрироваться', DIALOG)),
    click('closes the registration', at('button', 'Закрыть', DIALOG)),
    click('opens the user menu', at('button', /^Меню пользователя/)),
    click('opens the profile', at('tab', 'Профиль'), pressEscape),
    type('types the name', at('textbox', 'Фамилия'), 'ский'),
    click('opens the organisations', organisation),
    type('searches an organisation', organisation, 'инсти', (page) => organisation(page).fill('')),
    click('chooses an organisation', at('option')),
    click('opens the citizenships', at('combobox', 'Гражданство')),
  ]),
  moderator('/users-list', [
    click('opens the filters', filters),
    click('filters by a state', stateFilter),
    click('takes the filter away', stateFilter),
    click('closes the filters', closeFilters),
    type('searches', search, 'шабло'),
    click('clears the search', at('button', 'Очистить поиск')),
    click('sorts by the name', at('button', /ФИО/, 'th')),
    click('ticks a row', chooseRow),
    click('ticks another row', chooseThirdRow),
    click('ticks the page', at('checkbox', 'Выбрать все строки страницы')),
    click('opens the columns', at('menuitem', /^Столбцы/), (page) => at('button', /^Ещё/)(page).click()),
    click('adds a column', at('checkbox', 'Доклад', DIALOG)),
    click('another page', at('button', /^Страница 2|^2$/), load('/users-list')),
    click('opens a record', (page) => page.locator('tbody a[href*="?record="]').first()),
    click('the next record', at('button', /^Следующая запись/)),
    click('edits the record', at('button', 'Редактировать')),
    click('chooses a format', at('radio', 'Устный доклад', DIALOG)),
    type('types a date', at('textbox', 'Дата доклада', DIALOG), '24 окт'),
    click('leaves the change', at('button', 'Отмена')),
    click('opens the changes of many', at('button', /^Изменить/), async (page) => {
      await load('/users-list')(page);
      await chooseRow(page).click();
    }),
    click('shows what will change', at('button', 'Показать, что изменится', DIALOG), (page) =>
      page.getByRole('dialog').getByLabel('Подтверждённый формат').selectOption({ label: 'Слушатель' }),
    ),
  ]),
];
