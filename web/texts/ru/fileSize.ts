const KILO = 1024;

/** A size in bytes as people read it: «12 КБ», «1,5 МБ». */
export function fileSize(bytes: number): string {
  return bytes < KILO * KILO
    ? `${Math.max(1, Math.round(bytes / KILO))}\u00a0КБ`
    : `${(bytes / KILO / KILO).toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00a0МБ`;
}
