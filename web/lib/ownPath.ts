/**
 * Path, query and fragment of one of the portal's own addresses. The gateway names its public host; the page stays at the
 * one that it was opened at, which may be another name of the portal.
 */
export const ownPath = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
