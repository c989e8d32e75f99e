import '@mantine/notifications/styles.css';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { commonTexts } from '#texts/common.ts';
import { type Toast, toast } from '../../lib/notify.ts';
import { RequestCode } from '../page/RequestCode.tsx';
import classes from './Toasts.module.css';

/** The region in which toasts appear; each announces itself as an alert. */
export function Toasts() {
  return (
    <section aria-label={commonTexts.toasts}>
      <Notifications
        withinPortal={false}
        position="top-right"
        limit={3}
        containerWidth={360}
        autoClose={toast.default}
        classNames={{ root: classes.region ?? '' }}
      />
    </section>
  );
}

/** Shows a toast, with the code of a failed call or the button of an action below its message. */
export function showToast({ message, requestId, action, ...options }: Toast): void {
  const id = notifications.show({
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts.actions.close },
    ...options,
    message: (
      <>
        {message}
        {requestId == null ? null : <RequestCode id={requestId} />}
        {action === undefined ? null : (
          <Button
            variant="default"
            size="compact-sm"
            display="block"
            mt="xs"
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </>
    ),
  });
}
