import { withdrawalTexts as texts } from '#texts/withdrawal.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import { conflictOnly } from '../record/conflictOnly.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { useCancelledMeanwhile } from '../record/useCancelledMeanwhile.ts';
import { useWithdrawDecisionMutation } from './WithdrawDecision.generated.ts';

/** The fields of the record that a withdrawal needs. */
export type Withdrawn = Pick<Record_RegistrationFragment, 'id' | 'version' | 'fullName'>;

interface WithdrawalOptions {
  /** Called with the person's name if the participant has cancelled the registration. */
  onCancelled: (fullName: string) => void;
  /** Called if another person has changed the record since; without it this is a rejection like others. */
  onConflict: (() => void) | undefined;
  /** As in `perform`. */
  inPlace: ((problem: Problem | null) => void) | undefined;
}

/** Takes the decision about a record back (extension WITHDRAWALS); returns what was done, in words. */
export function useWithdrawal({ onCancelled, onConflict, inPlace }: WithdrawalOptions) {
  const cancelledMeanwhile = useCancelledMeanwhile();
  const [withdraw, { loading }] = useWithdrawDecisionMutation();
  const run = async ({ id, version }: Withdrawn, sendLetter: boolean): Promise<string | null> => {
    const input = { registrationId: id, expectedVersion: version, sendLetter };
    const onGone = () => cancelledMeanwhile(id, onCancelled);
    const call = async () => {
      const payload = await sendInput(withdraw, input);
      return onConflict ? conflictOnly(payload) : payload;
    };
    const done = await perform({ inPlace, onGone, call });
    if (done === null) return null;
    if (done.conflict) {
      onConflict?.();
      return null;
    }
    return done.isUnchanged ? texts.unchanged : sendLetter ? texts.doneWithLetter : texts.done;
  };
  return { run, isRunning: loading };
}
