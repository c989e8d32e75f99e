/** Answers about attendance. */
export const attendanceTexts = {
  unknownList: 'Неизвестный вид списка.',
};
