import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { useWithdrawDecisionMutation } from './WithdrawDecision.generated.ts';

/** The fields of the record that a withdrawal needs. */
export type Withdrawn = Pick<Record_RegistrationFragment, 'id' | 'version' | 'fullName'>;

/** Takes the decision about a record back (extension WITHDRAWALS); returns true once that is done. */
export function useWithdrawal(inPlace?: (problem: Problem | null) => void) {
  const [withdraw, { loading }] = useWithdrawDecisionMutation();
  const run = async ({ id, version }: Withdrawn, sendLetter: boolean): Promise<boolean> => {
    const input = { registrationId: id, expectedVersion: version, sendLetter };
    return (await perform({ inPlace, call: () => sendInput(withdraw, input) })) !== null;
  };
  return { run, isRunning: loading };
}
