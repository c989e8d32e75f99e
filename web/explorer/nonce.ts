/** GraphiQL's dialogs lock scrolling with a style element; the library reads its nonce from this global. */
declare global {
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export {};
