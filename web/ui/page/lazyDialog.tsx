import { type ComponentType, use, useEffect } from 'react';
import { explainFailure } from '../../lib/failures.ts';
import { notifyError, toast } from '../../lib/notify.ts';

interface Closable {
  opened?: boolean;
  onClose?: () => void;
}

/**
 * A dialog, or another part that opens beside what a person types, in a separate chunk. If the chunk cannot be loaded, a toast
 * says so and the part closes; the next opening tries again. `lazyPart` would replace the whole screen.
 */
export function lazyDialog<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> & { load: typeof load } {
  let part: Promise<ComponentType<Props>> | null = null;
  let isMissing = false;

  function Missing(props: Props) {
    const { onClose }: Closable = props;
    useEffect(() => {
      onClose?.();
      return () => {
        part = null;
        isMissing = false;
      };
    }, [onClose]);
    return null;
  }

  function Part(props: Props) {
    const { opened }: Closable = props;
    if (isMissing && opened === false) return null;
    part ??= load().then(
      (module) => module[name],
      (error) => {
        isMissing = true;
        notifyError(explainFailure(error).message, { autoClose: toast.failedCall });
        return Missing;
      },
    );
    const Loaded = use(part);
    return <Loaded {...props} />;
  }
  return Object.assign(Part, { load });
}
