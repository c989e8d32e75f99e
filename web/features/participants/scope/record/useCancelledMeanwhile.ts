import { recordTexts } from '#texts/participation.ts';
import { notifyError } from '../../../../lib/notify.ts';
import { useRecordReader } from './useRecordReader.ts';

/**
 * Returns a function for a change whose registration the service did not find: if the participant has cancelled it, the page
 * says so and shows the cancelled record, `leave` closes the change, and the function returns true.
 */
export function useCancelledMeanwhile() {
  const read = useRecordReader();
  return async (id: string, leave?: () => void): Promise<boolean> => {
    const record = await read(id);
    if (!record?.isCancelled) return false;
    notifyError(recordTexts.cancelled.meanwhile, { title: record.fullName ?? '' });
    leave?.();
    return true;
  };
}
