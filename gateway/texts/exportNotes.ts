/** Words that describe an export in the history. */
export const exportNotesTexts = {
  forms: {
    xlsx: 'Excel (.xlsx)',
    csv: 'таблица (.csv)',
    json: 'данные (.json)',
    jsonl: 'данные (.jsonl)',
  },
  addresses: 'адреса для рассылки',
  descending: ' по убыванию',
};
