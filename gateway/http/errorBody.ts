interface ErrorLike {
  message: string;
  extensions: object;
}

/** The error body of routes outside Apollo, in the shape of a GraphQL answer, which the page reads already. */
export const errorBody = (request: { id: string }, { message, extensions }: ErrorLike) => ({
  errors: [{ message, extensions: { ...extensions, requestId: request.id } }],
});
