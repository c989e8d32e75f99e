import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { commonTexts } from '../texts/ru/common.ts';

const MOST_AT_ONCE = 4;

/** Where toasts appear; each announces itself as an alert. */
export function ToastRegion() {
  return (
    <section aria-label={commonTexts.toasts}>
      <Notifications position="bottom-right" limit={MOST_AT_ONCE} />
    </section>
  );
}
