/** Hands a file that the page has to the browser, which saves it. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later: the browser reads the data behind the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
