/** Moves the focus to the last button or link before an element that will be removed, so that Tab continues from there. */
export function focusBefore(element: Element | null | undefined): void {
  if (!element) return;
  const before = [...document.querySelectorAll<HTMLElement>('button:enabled, a[href]')].filter(
    (one) =>
      element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING &&
      !one.contains(element) &&
      (one.checkVisibility?.() ?? true),
  );
  before.at(-1)?.focus({ preventScroll: true });
}
