/** The most characters the service takes in a field. */
export const mostCharacters = { name: 150, phone: 40, talkTitle: 500 } as const;
