interface Told {
  message: string;
  extensions: object;
}

/** The body of a refusal outside of Apollo, in the shape of a GraphQL answer: the page reads it as it reads the others. */
export const errorBody = (request: { id: string }, { message, extensions }: Told) => ({
  errors: [{ message, extensions: { ...extensions, requestId: request.id } }],
});
