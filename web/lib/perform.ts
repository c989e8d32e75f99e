/** The only function that runs a person's action: done, rejected on a field, rejected otherwise, or failed (REG-11, 1§8). */
import { explainFailure, type Failure, isAborted, isNotFound, isUnauthenticated } from './failures.ts';
import { notifyError, notifySuccess, toast } from './notify.ts';
import { hasSession } from './session.ts';
import { type FormUserError, fieldErrors, isRegistrationGone } from './userErrors.ts';

export interface Payload {
  userErrors: readonly FormUserError[];
}

/** Why an action was not done, in words. */
export interface Problem extends Failure {
  /** Whether the service rejected the action; a call that failed may have been done. */
  isRejection?: boolean;
}

/** An action with the message and the steps after it. */
export interface Action<Answer extends Payload> {
  /** Sends the action and returns its payload. A call that the page ended, with an AbortError, is no failure. */
  call: () => Promise<Answer>;
  /** The message on success; absent for a step of a larger action. */
  success?: { message: string; autoClose?: number };
  /** Fields that show their message themselves; other rejections become a toast. */
  fields?: readonly string[];
  /** The form's name of an input field, where it differs. */
  names?: Record<string, string>;
  onFields?: (messages: Record<string, string>) => void;
  /** Gets the failure's text, so that it stays next to the button after the toast; gets null at the start. */
  onProblem?: ((problem: Problem | null) => void) | undefined;
  /** As `onProblem`, but instead of the toast. */
  inPlace?: ((problem: Problem | null) => void) | undefined;
  /** Reads the action's data again: after a rejection or a failure the page may be outdated. */
  reload?: (after: 'rejection' | 'failure') => Promise<unknown>;
  /** Called if the service does not find the registration; true means that the person knows, and replaces the toast. */
  onGone?: (() => boolean | Promise<boolean>) | undefined;
  /** Heading of the toasts about rejections and failures. */
  errorTitle?: string;
  /** How long the toast about a failed call stays, if not the usual time. */
  failedClose?: number;
}

/** Runs an action and reports its result to the person. Returns the payload on success, otherwise null. */
export async function perform<Answer extends Payload>(action: Action<Answer>): Promise<Answer | null> {
  const title = action.errorTitle === undefined ? {} : { title: action.errorTitle };
  const reload = (after: 'rejection' | 'failure') => void action.reload?.(after).catch(() => undefined);
  const report = (problem: Problem, autoClose: number) => {
    const { message, requestId } = problem;
    if (action.inPlace) action.inPlace(problem);
    else notifyError(message, { ...title, autoClose, ...(requestId === null ? {} : { requestId }) });
    action.onProblem?.(problem);
  };
  const failed = async (error: unknown) => {
    if (isNotFound(error) && (await action.onGone?.())) return null;
    report(explainFailure(error), action.failedClose ?? toast.failedCall);
    reload('failure');
    return null;
  };
  const isSignedIn = hasSession();
  action.onProblem?.(null);
  action.inPlace?.(null);
  let answer: Answer;
  try {
    answer = await action.call();
  } catch (error) {
    if (isAborted(error)) return null;
    // /login reports the end of a session.
    return isSignedIn && isUnauthenticated(error) ? null : failed(error);
  }
  if (answer.userErrors.length === 0) {
    if (action.success) {
      const { message, ...options } = action.success;
      notifySuccess(message, options);
    }
    return answer;
  }
  if (isRegistrationGone(answer.userErrors) && (await action.onGone?.())) return null;
  const { fields, rest } = fieldErrors(answer.userErrors, action.names);
  const entries = Object.entries(fields);
  const isShown = ([name]: [string, string]) => action.fields?.includes(name) ?? false;
  const shown = entries.filter(isShown);
  if (shown.length > 0) action.onFields?.(Object.fromEntries(shown));
  const others = [...rest, ...entries.filter((entry) => !isShown(entry)).map(([, message]) => message)];
  if (others.length > 0) {
    report({ message: others.join(' '), requestId: null, isRejection: true }, toast.rejection);
  }
  reload('rejection');
  return null;
}
