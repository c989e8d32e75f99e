/** The steps of a registration: application, format, confirmation, invitation, certificate. */

export const stepNames = ['application', 'format', 'confirmation', 'invitation', 'certificate'] as const;
export type StepName = (typeof stepNames)[number];

/** One step. `missed`: the person can no longer take it. */
export interface Step {
  name: StepName;
  state: 'done' | 'current' | 'ahead' | 'missed';
}

/** The progress of a registration; a listener who never confirmed may still get a certificate (DOC-02). */
interface Progress {
  hasFormat: boolean;
  isConfirmed: boolean;
  certificate: 'none' | 'later' | 'ready';
  /** Whether the forum is over: until then an earlier step can still be taken. */
  isOver: boolean;
}

/** The steps: one of them current, or none if the forum is over and the person gets nothing any more. */
export function stepsOf({ hasFormat, isConfirmed, certificate, isOver }: Progress): Step[] {
  const reached: Record<StepName, boolean> = {
    application: true,
    format: hasFormat,
    confirmation: isConfirmed,
    invitation: isConfirmed && certificate === 'ready',
    certificate: false,
  };
  const last = stepNames.length - 1;
  const open = stepNames.findIndex((name) => !reached[name]);
  // Nobody can confirm after the forum: only the certificate may still come.
  const afterForum = certificate === 'none' ? stepNames.length : last;
  const current = certificate === 'ready' ? last : isOver && !isConfirmed ? afterForum : open;
  return stepNames.map((name, index) => {
    if (index === current) return { name, state: 'current' };
    if (index > current) return { name, state: 'ahead' };
    return { name, state: reached[name] ? 'done' : isOver ? 'missed' : 'ahead' };
  });
}
