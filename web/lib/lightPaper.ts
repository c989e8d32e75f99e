const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: a page that is dark on the screen is printed light. Browsers leave backgrounds out, and light text is lost. */
export function printLight(): void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(SCHEME, onScreen);
  });
}
