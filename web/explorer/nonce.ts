/** Dialogs of GraphiQL's components lock scrolling by a style element; the library looks for its nonce under this name. */
declare global {
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export {};
