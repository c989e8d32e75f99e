import { mostFileMegabytes } from '../../schema/limits.ts';

const wrongFormat = 'Недопустимый формат файла';

/** Why a file is rejected. */
export const filesTexts = {
  tooManyUploads: 'Загружается слишком много файлов сразу. Дождитесь окончания и повторите.',
  wrongKind: 'Значения нет среди допустимых вариантов.',
  tooManyLoose: 'Загружено слишком много файлов, не прикреплённых к заявке. Попробуйте через час.',
  wrongFormat,
  attached: 'Файл прикреплён к заявке: удалите его из заявки.',
  tooLarge: `Размер файла превышает ${mostFileMegabytes} мб`,
  noFile: 'Ни одного файла не было отправлено.',
  faults: {
    broken: `${wrongFormat}: он повреждён и не открывается. Сохраните его заново`,
    locked: `${wrongFormat}: он защищён паролем. Снимите защиту и загрузите его снова`,
    empty: `${wrongFormat}: в нём нет ни текста, ни рисунков`,
  },
};
