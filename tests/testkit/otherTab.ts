/** Sets or removes the session's marker as another tab does: the storage changes, then fires its event. */
export function fromAnotherTab(marker: string | null): void {
  const key = 'portal.session';
  const oldValue = window.localStorage.getItem(key);
  if (marker === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, marker);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: marker }));
}
