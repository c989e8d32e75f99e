/** How a document's button looks where it stands. */
export interface DocumentLook {
  /** The one thing to do next. */
  isMain: boolean;
  /** Not available yet: a click still sends the request, and the service answers with the reason (DOC-03). */
  isBlocked: boolean;
  /** Id of the text that says why it is not given yet. */
  describedBy: string | undefined;
}

/** A document's button on the card of its registration. */
export interface RegistrationDocumentProps {
  registrationId: string;
  look: DocumentLook;
  /** The service rejected the request: reload the card. */
  onRejected: () => Promise<unknown>;
}
