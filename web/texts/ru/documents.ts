/** Texts of invitation and certificate. */
export const documentTexts = {
  invitation: 'Приглашение',
  certificate: 'Сертификат',
  certificateFrom: (day: string) => `Сертификат будет доступен с\u00a0${day}\u00a0года.`,
  preparing: 'Готовим документ…',
  newTab: 'откроется в\u00a0новой вкладке',
  blocked: 'Браузер не\u00a0открыл новую вкладку. Документ готов:',
  open: { invitation: 'открыть приглашение', certificate: 'открыть сертификат' },
} as const;
