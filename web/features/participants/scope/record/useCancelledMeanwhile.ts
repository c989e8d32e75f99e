import { recordTexts } from '#texts/participation.ts';
import { notifyError } from '../../../../lib/notify.ts';
import { useRecordReader } from './useRecordReader.ts';

/** Says that the participant has cancelled the registration. */
export const notifyCancelled = (fullName: string): void =>
  notifyError(recordTexts.cancelled.meanwhile, { title: fullName });

/**
 * Returns a function for a change whose registration the service did not find: if the participant has cancelled it, the page
 * shows the cancelled record, and the function calls `onCancelled` with the person's name and returns true.
 */
export function useCancelledMeanwhile() {
  const read = useRecordReader();
  return async (id: string, onCancelled: (fullName: string) => void): Promise<boolean> => {
    const record = await read(id);
    if (!record?.isCancelled) return false;
    onCancelled(record.fullName ?? '');
    return true;
  };
}
