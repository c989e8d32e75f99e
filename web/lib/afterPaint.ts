/**
 * Runs an action once the browser has painted the frame that it is working on, so that what a person has just done shows
 * before the work that follows from it. The result cancels the action.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
