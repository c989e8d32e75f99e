/** A page of a PDF as the drawing library opens it. */
export const pdfPage = (words: readonly string[] = [], width = 600, height = 840) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale }),
  render: (_options: object) => ({ promise: Promise.resolve(), cancel() {} }),
  streamTextContent: () =>
    new ReadableStream({
      start(controller) {
        for (const str of words) controller.enqueue({ items: [{ str }] });
        controller.close();
      },
    }),
});

/** A PDF of this page. */
export const pdfFile = (page = pdfPage()) => ({
  numPages: 1,
  getPage: async () => page,
  loadingTask: { destroy: async () => {} },
});
