import { describe, expect, it } from 'vitest';
import { registrationTexts } from '#texts/registrations.ts';
import { registrationState } from '../../../web/features/registrations/state.ts';
import { everyCombination } from './sampleStates.ts';

type Combination = (typeof everyCombination)[number];

/** Contradictions in a combination's state; empty if it is consistent. */
function faultsOf({ registration, edition }: Combination): string[] {
  const { story, steps, actions, idle, deadline, missingFiles } = registrationState(registration, edition);
  const current = steps.findIndex((step) => step.state === 'current');
  const main = actions.filter(({ isMain }) => isMain);
  const kinds = actions.map(({ kind }) => kind);
  const isPossible = (kind: string) => actions.some((action) => action.kind === kind && action.blockedBy === null);
  const { confirmedFormat, isConfirmed } = registration;
  const isEntitled = confirmedFormat === 'LISTENER' || (confirmedFormat !== null && isConfirmed);
  const needsNoConfirmation = edition.isOver && isEntitled && !isConfirmed;
  const holds: Record<string, boolean> = {
    'a sentence': registrationTexts.story[story].text.length > 0,
    'one current step, none where nothing can come any more':
      steps.filter((step) => step.state === 'current').length ===
      (edition.isOver && !isConfirmed && !isEntitled ? 0 : 1),
    'all before it done, or missed after the end': steps
      .slice(0, current === -1 ? steps.length : current)
      .every((step) => ['done', edition.isOver ? 'missed' : 'ahead'].includes(step.state)),
    'all behind it ahead': steps
      .slice(current === -1 ? steps.length : current + 1)
      .every((step) => step.state === 'ahead'),
    'one main action, or none and a reason, or a certificate to come':
      main.length === (idle === null && story !== 'certificateLater' ? 1 : 0),
    'no file to upload where nothing is to be done': missingFiles.length === 0 || idle === null,
    'the main action first and possible': main.every((action) => action === actions[0] && action.blockedBy === null),
    'each action once': new Set(kinds).size === kinds.length,
    'a certificate always in sight': kinds.includes('certificate'),
    'an invitation in sight, but not beside a certificate that needs no confirmation':
      kinds.includes('invitation') !== needsNoConfirmation,
    'confirming in sight until it was done or is not needed any more':
      kinds.includes('confirm') === !(isConfirmed || needsNoConfirmation),
    'confirming possible after the format and before the end':
      isPossible('confirm') === (!isConfirmed && confirmedFormat !== null && !edition.isOver),
    'an invitation for who confirmed (DOC-01)': isPossible('invitation') === isConfirmed,
    'a certificate by right and in time (DOC-02)':
      isPossible('certificate') === (isEntitled && edition.hasCertificates),
    'no deadline that has passed':
      (deadline !== 'theses' || edition.thesesWindow.state === 'OPEN') &&
      (!edition.isOver || deadline === 'certificate' || deadline === null),
    'a deadline as long as there is one': deadline !== null || edition.isOver || story === 'certificateReady',
  };
  return Object.keys(holds).filter((rule) => !holds[rule]);
}

describe('every combination that the specification allows', () => {
  it('REG-04 REG-05 REG-06 occurs once: 24 answers × 12 times × 3 fillings of the slots', () => {
    expect(everyCombination).toHaveLength(24 * 12 * 3);
    expect(new Set(everyCombination.map(({ name }) => name)).size).toBe(everyCombination.length);
  });

  it('REG-04 REG-06 DOC-01 DOC-02 yields exactly one state', () => {
    const faulty = everyCombination.map((one) => ({ name: one.name, faults: faultsOf(one) }));
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});
