/** The moderators' section of the side menu. */
export const moderatorTexts = { menu: 'Модератору' } as const;
