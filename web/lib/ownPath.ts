/**
 * Path, query and fragment of one of the portal's own addresses. The gateway writes its public host; the page stays at the
 * host where it was opened, which may be another name of the portal.
 */
export const ownPath = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
