/** Texts of invitation and certificate. */
export const documentTexts = {
  invitation: 'Приглашение',
  certificate: 'Сертификат',
  preparing: 'Готовим документ…',
  newTab: 'откроется в\u00a0новой вкладке',
  blocked: {
    tab: 'Браузер не\u00a0открыл новую вкладку. Документ готов:',
    late: 'Документ уже готов:',
  },
  open: { invitation: 'открыть приглашение', certificate: 'открыть сертификат' },
} as const;
