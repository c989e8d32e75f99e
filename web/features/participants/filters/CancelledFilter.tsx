import { listTexts } from '../../../texts/ru/participantList.ts';
import { number } from '../../../texts/ru/plural.ts';
import { PlainCheckbox } from '../../../ui/PlainCheckbox.tsx';
import { useListScope } from '../list/listContext.ts';
import type { ViewAddress } from '../list/useView.ts';
import { useCancelledCountQuery } from './CancelledCount.generated.ts';
import classes from './FilterChoiceBox.module.css';

/** The cancelled registrations instead of the active ones; not offered where the service does not list them. */
export function CancelledFilter({ address: { view, change } }: { address: ViewAddress }) {
  const { year, project } = useListScope();
  const { data } = useCancelledCountQuery({ variables: { year, project }, fetchPolicy: 'cache-and-network' });
  const count = data?.edition?.participants?.listCount;
  if (count === undefined && !view.isCancelled) return null;
  return (
    <PlainCheckbox
      checked={view.isCancelled}
      onChange={() => change({ isCancelled: !view.isCancelled })}
      label={
        <>
          {listTexts.cancelled.filter}{' '}
          {count === undefined ? null : <span className={classes.count}>{number(count)}</span>}
        </>
      }
    />
  );
}
