import { letters, toPeople } from './letters.ts';
import { number, plural, records } from './plural.ts';
import { quoted } from './registrations.ts';

const cleared = { section: 'секция', schedule: 'дата доклада', day: 'день', track: 'трек', slot: 'слот' } as const;

const recordsAndLetters = (n: number, sent: number) =>
  `${records(n)}, ${sent === 0 ? 'без\u00a0писем' : letters(sent)}`;

/** Changes of many records: what to set, the dry run, the results. */
export const bulkTexts = {
  title: 'Изменить записи',
  scope: (n: number) => `Будет рассмотрено: ${records(n)}.`,
  lead: 'Отметьте, что установить. Остальное останется в\u00a0каждой записи как есть.',
  set: {
    format: 'Подтверждённый формат',
    section: 'Секция',
    schedule: 'Дата доклада',
    day: 'День',
    track: 'Трек',
    slot: 'Слот',
  },
  scheduleHint: 'Пустая строка очистит дату',
  numberHint: 'Пустое поле очистит значение',
  nothing: 'Отметьте хотя\u00a0бы одно поле.',
  plan: 'Показать, что изменится',
  back: 'Назад',
  apply: (n: number) => `Изменить ${records(n)}`,
  applyAndSend: (n: number, sent: number) => `Изменить ${records(n)} и\u00a0отправить ${letters(sent)}`,
  planTitle: 'Что изменится',
  counts: {
    CHANGED: (n: number) => `Изменится: ${number(n)}`,
    UNCHANGED: (n: number) => `Уже так: ${number(n)}`,
    SKIPPED: (n: number) => `Пропущено: ${number(n)}`,
  },
  clears: (fields: readonly (keyof typeof cleared)[]) =>
    `В\u00a0изменяемых записях будет очищено: ${fields.map((field) => cleared[field]).join(', ')}.`,
  noChange: 'Менять нечего: во\u00a0всех записях уже так, или\u00a0они пропускаются.',
  person: 'Участник',
  recordNumber: (key: string) => `№\u00a0${key}`,
  what: 'Что изменится',
  outcome: 'Итог',
  showing: (shown: number, all: number) => `Показано ${number(shown)} из\u00a0${number(all)}`,
  more: 'Показать ещё',
  rows: 'Записи плана',
  allRows: 'Все',
  clashes: (n: number) =>
    `${plural(n, 'запись окажется на\u00a0одном месте с\u00a0другой', 'записи окажутся на\u00a0одном месте с\u00a0другими', 'записей окажутся на\u00a0одном месте с\u00a0другими')}: тот\u00a0же стенд или тот\u00a0же день, трек и\u00a0слот.`,
  /** Records that become talks, and talks that the change leaves without a title. */
  noTitle: (n: number) =>
    `${plural(n, 'запись\u00a0— доклад', 'записи\u00a0— доклады', 'записей\u00a0— доклады')} без\u00a0названия: заявлено участие слушателем.`,
  letters: {
    planned: (n: number, people: number, areNext: boolean) =>
      `Изменение отправит ${letters(n)} ${toPeople(people)}.${areNext ? ' Письма\u00a0— на\u00a0следующем шаге.' : ''}`,
    chosen: 'Письма сами не\u00a0уйдут. На\u00a0следующем шаге можно выбрать, кому написать.',
    failed:
      'Письма не\u00a0удалось показать. Их можно отправить не\u00a0глядя, не\u00a0отправлять или попробовать ещё раз.',
    retry: 'Попробовать ещё раз',
    next: 'Дальше: письма',
    list: 'Письма',
    all: 'Отправлять все',
    count: (n: number, people: number) =>
      n === 0 ? 'Ни\u00a0одно письмо не\u00a0уйдёт' : `Уйдёт ${letters(n)} ${toPeople(people)}`,
    show: (subject: string) => `Показать письмо ${quoted(subject)}`,
    rest: (n: number) => `Не\u00a0показано: ${letters(n)}.`,
    done: (n: number, people: number) =>
      n === 0 ? 'Писем не\u00a0отправлено.' : `Отправляем ${letters(n)} ${toPeople(people)}.`,
    sent: 'письмо отправляется',
    notSent: 'новое письмо не\u00a0отправлено',
    /** The service sends the letters, and the page knows no more of them. */
    unseenDone: (people: number) =>
      `${plural(people, 'человек получит письмо', 'человека получат письма', 'человек получат письма')}.`,
    unseen: 'участник получит письмо',
  },
  tools: 'Ещё',
  undo: {
    open: 'Отменить изменения…',
    title: 'Отменить изменения',
    progress: 'Ход отмены',
    results: 'Итог отмены',
    apply: (n: number) => `Вернуть ${records(n)}`,
    applyAndSend: (n: number, sent: number) => `Вернуть ${records(n)} и\u00a0отправить ${letters(sent)}`,
    subject: 'план отмены',
    unknown:
      'Сервис не\u00a0помнит этих изменений, поэтому отменить их\u00a0разом нельзя. Каждую запись можно изменить отдельно.',
    noLetters: 'Писем не\u00a0будет.',
    notice: 'Каждая запись получит прежние значения. Записи, которые с\u00a0тех пор изменили, останутся как есть.',
  },
  runs: {
    open: 'Последние массовые изменения',
    subject: 'массовые изменения',
    none: 'Массовых изменений пока не\u00a0было.',
    unknown: 'неизвестно',
    various: 'разные значения',
    isUndo: 'Отмена',
    undone: (undone: number, all: number) =>
      undone >= all ? 'отменено' : `отменено ${number(undone)} из\u00a0${number(all)}`,
    records: { title: 'Записи', titleOf: (when: string) => `Записи изменений: ${when}` },
    recordsAndLetters: {
      title: 'Записи и\u00a0письма',
      titleOf: (when: string) => `Записи и\u00a0письма изменений: ${when}`,
    },
    recordsSubject: 'записи массового изменения',
    changed: 'Что изменилось',
    personChanged: 'Участник, изменения',
    letter: 'Письмо',
    cancelled: 'отменена',
    noLetter: 'записи о\u00a0письме нет',
    undo: 'Отменить…',
    undoOf: (when: string) => `Отменить изменения: ${when}`,
  },
  boards: {
    open: 'Пронумеровать стенды',
    lead: 'Номера получат подтверждённые стендовые доклады выбранных секций. В\u00a0каждой постерной сессии свои номера.',
    sections: 'Секции',
    /** A session or a section, and its posters. */
    all: (session: string, posters: number) => `${session}: все секции\u00a0(${number(posters)})`,
    section: (name: string, posters: number) => `${name}\u00a0(${number(posters)})`,
    noSession: 'Вне постерных сессий',
    /** `partly`: sessions whose other sections keep their numbers. */
    numbers: ({ isKept, partly }: { isKept: boolean; partly: readonly string[] }) =>
      [
        'Номера идут секция за\u00a0секцией, в\u00a0том порядке, в\u00a0котором секции стоят выше.',
        partly.length === 0
          ? null
          : `Выбраны не\u00a0все секции (${partly.join('; ')}): номера, занятые в\u00a0остальных, будут пропущены.`,
        isKept ? 'Номера, которые уже есть, останутся, новые их\u00a0обойдут.' : null,
        partly.length > 0 || isKept
          ? 'Поэтому подряд номера могут не\u00a0идти.'
          : 'В\u00a0каждой сессии они идут подряд, без\u00a0пропусков.',
      ]
        .filter(Boolean)
        .join(' '),
    noSections: 'Выберите хотя\u00a0бы одну секцию.',
    order: 'Порядок в\u00a0секции',
    orders: { NAME: 'По\u00a0фамилии', TITLE: 'По\u00a0названию доклада' },
    start: 'Первый номер',
    keep: 'Не\u00a0менять номера, которые уже есть',
  },
  noLetters: 'Писем не\u00a0будет: формат, секция и\u00a0дата доклада ни\u00a0у\u00a0кого не\u00a0меняются.',
  progress: (done: number, all: number) => `Готово ${number(done)} из\u00a0${number(all)}`,
  progressLabel: 'Ход изменений',
  resultTitle: 'Итог изменений',
  stop: 'Остановить',
  stopping: 'Останавливаем…',
  stopped: (done: number, left: number) => `Остановлено: обработано ${number(done)}, не\u00a0тронуто ${number(left)}.`,
  finished: (n: number) => `Обработано: ${records(n)}.`,
  continue: (n: number, sent: number) => `Продолжить: ${recordsAndLetters(n, sent)}`,
  retry: (n: number, sent: number) => `Повторить неудавшиеся: ${recordsAndLetters(n, sent)}`,
  close: 'Готово',
  resultCounts: {
    CHANGED: (n: number) => `Изменено: ${number(n)}`,
    UNCHANGED: (n: number) => `Уже так: ${number(n)}`,
    SKIPPED: (n: number) => `Пропущено: ${number(n)}`,
    CONFLICT: (n: number) => `Изменили до\u00a0вас: ${number(n)}`,
    REFUSED: (n: number) => `Отказ: ${number(n)}`,
    FAILED: (n: number) => `Нет ответа: ${number(n)}`,
  },
  outcomes: {
    CHANGED: 'Изменено',
    UNCHANGED: 'Уже так',
    SKIPPED: 'Пропущено',
    CONFLICT: 'Изменили до\u00a0вас, оставлено',
    REFUSED: 'Отказ',
    FAILED: 'Нет ответа, повторить безопасно',
  },
  planned: { CHANGED: 'Изменится', UNCHANGED: 'Уже так', SKIPPED: 'Пропускается' },
  reasons: {
    NO_CONFIRMED_FORMAT: 'формат ещё не\u00a0подтверждён, а\u00a0новый не\u00a0задан',
    LISTENER: 'у\u00a0слушателя нет секции, даты и\u00a0места доклада',
    NO_SECTION: 'докладу нужна секция',
    SECTION_INACTIVE: 'секция больше не\u00a0предлагается',
    SECTION_WITHOUT_TALKS: 'в\u00a0секции нет докладов',
    SECTION_WITHOUT_POSTERS: 'в\u00a0секции нет стендовых докладов',
    SCHOOL: 'в\u00a0школе можно участвовать только слушателем',
    NOT_FOUND: 'записи нет в\u00a0этом списке',
    CHANGED_SINCE: 'после этого запись изменили',
    NOT_A_POSTER: 'это не\u00a0подтверждённый стендовый доклад',
  },
} as const;
