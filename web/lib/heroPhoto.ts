/**
 * The `sizes` of the picture behind the home page's title. On a phone the title is higher than a landscape picture of the
 * page's width, so the picture is wider than the page. The preload in the head uses the same value.
 */
export const heroSizes = '(min-width: 62em) calc(100vw - 16.5rem), 190vw';
