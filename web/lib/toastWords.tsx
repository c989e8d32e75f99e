import { notifications } from '@mantine/notifications';
import { RequestCode } from './RequestCode.tsx';

/** What a toast says, with the code of a failed call below it. */
function ToastWords({ message, requestId }: { message: string; requestId: string }) {
  return (
    <>
      {message}
      <RequestCode id={requestId} />
    </>
  );
}

type Options = Omit<Parameters<typeof notifications.show>[0], 'message'>;

interface Toast extends Options {
  message: string;
  /** Code of the call that failed; null where there is none. */
  requestId: string | null;
}

/** Shows a toast; loaded with the first of them. */
export function showToast({ message, requestId, ...options }: Toast): void {
  notifications.show({
    ...options,
    message: requestId === null ? message : <ToastWords message={message} requestId={requestId} />,
  });
}
