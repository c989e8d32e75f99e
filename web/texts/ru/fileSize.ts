const KILO = 1024;

/** A size in bytes as people read it: «12 КБ», «1,5 МБ». */
export function fileSize(bytes: number): string {
  return bytes < KILO * KILO
    ? `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / KILO))}\u00a0КБ`
    : `${(bytes / KILO / KILO).toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00a0МБ`;
}

/** A file's kind, as people name it by the ending of its name, and its size: «PDF, 36 КБ». */
export const fileNote = ({ name, size }: { name: string; size: number }): string =>
  `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ${fileSize(size)}`;
