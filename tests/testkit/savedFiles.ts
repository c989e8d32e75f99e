import { vi } from 'vitest';

/** Replaces how the browser saves a file that the page made. @returns a mock that gets name and content of each file */
export function watchSavedFiles() {
  const saved = vi.fn<(name: string, content: Blob) => void>();
  const contents = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const url = `blob:http://page/${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content !== undefined) saved(this.download, content);
  });
  return saved;
}
