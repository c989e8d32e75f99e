/** The most characters that the service accepts in a field. */
export const mostCharacters = { name: 150, phone: 40, talkTitle: 500, talkSchedule: 300 } as const;

/** The largest day, track or slot of a talk. */
export const mostTalkNumber = 1000;
