/** The review of a filtered list: queue, abstract, decision. */
export const reviewTexts = {
  listSubject: 'очередь заявок',
  fileSubject: 'тезисы',
  toList: 'К\u00a0списку',
  panes: { queue: 'Очередь', abstract: 'Тезисы', decision: 'Решение' },
  shown: 'Что показать',
  scope: { label: 'Какие заявки', waiting: 'Ждут формата', all: 'Весь список', filtered: 'По\u00a0фильтру списка' },
  status: {
    label: 'Последнее решение',
    saved: 'Сохранено: ',
    outcomes: {
      none: '',
      sent: ', письмо отправляется',
      withheld: ', письмо не\u00a0отправлено',
      unseen: ', участник получит письмо',
    },
    undo: 'Отменить',
    undoOf: (name: string) => `Отменить решение: ${name}`,
  },
  gone: 'Регистрация отменена',
  empty: {
    title: 'Очередь пуста',
    text: 'Под\u00a0этот выбор, поиск и\u00a0фильтры не\u00a0подходит ни\u00a0одна заявка. Весь список можно открыть здесь\u00a0же.',
  },
  noTitle: 'Без\u00a0доклада',
  author: 'Автор',
  files: 'Файлы тезисов',
  pdf: 'PDF',
  document: 'Документ',
  zoom: {
    label: 'Масштаб тезисов',
    smaller: 'Мельче',
    larger: 'Крупнее',
    fit: 'По\u00a0ширине',
    percent: (zoom: number) => `${Math.round(zoom * 100)}\u00a0%`,
  },
  page: (page: number, count: number) => `Страница ${page} из\u00a0${count}`,
  morePages: (shown: number, count: number) =>
    `Показаны первые ${shown} страниц из\u00a0${count}: откройте файл, чтобы увидеть остальные.`,
  openFile: (name: string) => `Открыть файл: ${name}`,
  noThesisNeeded: { title: 'Тезисы не\u00a0нужны', text: 'Слушатели и\u00a0участники школы тезисов не\u00a0подают.' },
  noThesis: { title: 'Тезисов нет', text: 'Участник не\u00a0загрузил ни\u00a0PDF, ни\u00a0документ.' },
  missing: {
    title: 'Файла нет на\u00a0сервере',
    text: 'Файл указан в\u00a0заявке, но\u00a0сервер его не\u00a0нашёл. Попросите участника загрузить файл ещё\u00a0раз.',
  },
  unreadable: {
    title: 'Файл не\u00a0читается',
    text: 'Это не\u00a0PDF, он\u00a0повреждён или закрыт паролем. Его можно открыть отдельно.',
    document: 'В\u00a0файле нет текста, он\u00a0повреждён или в\u00a0старом формате .doc. Его можно открыть отдельно.',
  },
} as const;
