/** How a document's button looks where it stands. */
export interface DocumentLook {
  /** The one thing to do next. */
  isMain: boolean;
  /** Not given yet: a click asks the service all the same, which says why not (DOC-03). */
  isBlocked: boolean;
  /** Id of the text that says why it is not given yet. */
  describedBy: string | undefined;
}
