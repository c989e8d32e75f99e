import { quoted } from './registrations.ts';

/** Named views of the moderators' list. */
export const viewsTexts = {
  open: 'Виды',
  title: 'Виды списка',
  subject: 'виды списка',
  shared: 'Фильтры, порядок, столбцы и\u00a0высота строк под\u00a0одним именем. Виды общие для\u00a0всех модераторов.',
  local: 'Фильтры, порядок, столбцы и\u00a0высота строк под\u00a0одним именем. Виды хранятся в\u00a0этом браузере.',
  none: 'Сохранённых видов пока нет.',
  save: {
    label: 'Сохранить этот вид',
    placeholder: '«Без\u00a0тезисов»',
    submit: 'Сохранить',
    replace: 'Заменить',
  },
  saved: (name: string) => `Вид ${quoted(name)} сохранён`,
  rules: { name: 'Назовите вид' },
  remove: (name: string) => `Удалить вид: ${name}`,
  removed: (name: string) => `Вид ${quoted(name)} удалён`,
  restore: 'Вернуть',
  copy: 'Скопировать ссылку на\u00a0этот вид',
  copied: 'Ссылка скопирована',
  notCopied: 'Браузер не\u00a0дал скопировать ссылку. Она\u00a0стоит в\u00a0адресной строке.',
} as const;
