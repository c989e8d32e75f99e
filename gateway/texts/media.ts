/** The page that replaces a file which the gateway does not answer. */
export const mediaTexts = {
  byStatus: {
    401: 'Чтобы открыть файл, войдите в личный кабинет.',
    403: 'Этот файл доступен только его владельцу и модераторам.',
    404: 'Такого файла нет.',
    410: 'Срок действия этой ссылки истёк, получите файл заново.',
    504: 'Сервис не ответил вовремя, попробуйте ещё раз.',
  },
  unavailable: 'Файл сейчас недоступен, попробуйте позже.',
  requestCode: (id: string) => `<p>Код обращения: ${id}</p>`,
  page: (text: string, code: string) =>
    `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Файл недоступен</title><p>${text}</p>${code}</html>`,
};
