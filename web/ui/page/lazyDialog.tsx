import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { explainFailure } from '../../lib/failures.ts';
import { notifyError, toast } from '../../lib/notify.ts';

interface Closable {
  opened?: boolean;
  onClose?: () => void;
}

/**
 * A dialog, or another part that opens while a person types, in a separate chunk. If the chunk cannot be loaded, a toast says
 * so and the part closes; the next opening tries again. `lazyPart` would replace the screen.
 * @param waiting shown while the chunk loads
 */
export function lazyDialog<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> & { load: typeof load } {
  let loaded: ComponentType<Props> | null = null;

  function Part(props: Props) {
    const { opened = true, onClose }: Closable = props;
    const [Loaded, show] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const isWanted = opened && Loaded === null;
    const close = useEffectEvent(() => onClose?.());
    useEffect(() => {
      if (!isWanted) return;
      let isOpen = true;
      const open = (module: Record<Name, ComponentType<Props>>) => {
        loaded = module[name];
        if (isOpen) show(() => loaded);
      };
      load().then(open, (error) => {
        if (!isOpen) return;
        setFailed(true);
        notifyError(explainFailure(error).message, { autoClose: toast.failedCall });
        close();
      });
      return () => {
        isOpen = false;
      };
    }, [isWanted]);
    if (Loaded !== null) return <Loaded {...props} />;
    return isWanted && !hasFailed ? waiting : null;
  }
  return Object.assign(Part, { load });
}
