/** Has the browser save what an address sends as an attachment; the page and its unsaved work stay. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
