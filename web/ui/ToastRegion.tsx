import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { commonTexts } from '../texts/ru/common.ts';
import classes from './ToastRegion.module.css';

const MOST_AT_ONCE = 3;
const WIDTH = 360;

/** Where toasts appear; each announces itself as an alert. */
export function ToastRegion() {
  return (
    <section aria-label={commonTexts.toasts}>
      {/* Within the section that names them. */}
      <Notifications
        withinPortal={false}
        position="top-right"
        limit={MOST_AT_ONCE}
        containerWidth={WIDTH}
        classNames={{ root: classes.region ?? '' }}
      />
    </section>
  );
}
