import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Toast, toast } from '../lib/notify.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { RequestCode } from './RequestCode.tsx';

/** Shows a toast, with the code of a failed call or the button of an action below its message. */
export function showToast({ message, requestId, action, ...options }: Toast): void {
  const id = notifications.show({
    autoClose: toast.default,
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts.actions.close },
    ...options,
    message: (
      <>
        {message}
        {requestId == null ? null : <RequestCode id={requestId} />}
        {action === undefined ? null : (
          <div>
            <Button
              variant="default"
              size="compact-sm"
              mt="xs"
              onClick={() => {
                notifications.hide(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </>
    ),
  });
}
