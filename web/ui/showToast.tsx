import { notifications } from '@mantine/notifications';
import { type Toast, toast } from '../lib/notify.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { RequestCode } from './RequestCode.tsx';

/** Shows a toast, with the code of a failed call below its message. */
export function showToast({ message, requestId, ...options }: Toast): void {
  notifications.show({
    autoClose: toast.default,
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts.actions.close },
    ...options,
    message:
      requestId == null ? (
        message
      ) : (
        <>
          {message}
          <RequestCode id={requestId} />
        </>
      ),
  });
}
