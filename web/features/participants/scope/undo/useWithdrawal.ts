import { withdrawalTexts as texts } from '#texts/withdrawal.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { useCancelledMeanwhile } from '../record/useCancelledMeanwhile.ts';
import { useWithdrawDecisionMutation } from './WithdrawDecision.generated.ts';

/** The fields of the record that a withdrawal needs. */
export type Withdrawn = Pick<Record_RegistrationFragment, 'id' | 'version' | 'fullName'>;

/**
 * Takes the decision about a record back (extension WITHDRAWALS); returns what was done, in words.
 * @param onCancelled called with the person's name if the participant has cancelled the registration
 */
export function useWithdrawal(onCancelled: (fullName: string) => void, inPlace?: (problem: Problem | null) => void) {
  const cancelledMeanwhile = useCancelledMeanwhile();
  const [withdraw, { loading }] = useWithdrawDecisionMutation();
  const run = async ({ id, version }: Withdrawn, sendLetter: boolean): Promise<string | null> => {
    const input = { registrationId: id, expectedVersion: version, sendLetter };
    const onGone = () => cancelledMeanwhile(id, onCancelled);
    const done = await perform({ inPlace, onGone, call: () => sendInput(withdraw, input) });
    if (done === null) return null;
    return done.isUnchanged ? texts.unchanged : sendLetter ? texts.doneWithLetter : texts.done;
  };
  return { run, isRunning: loading };
}
