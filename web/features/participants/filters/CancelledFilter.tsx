import { listTexts } from '#texts/participantList.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { useListScope } from '../scope/listContext.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { useCancelledCountQuery } from './CancelledCount.generated.ts';
import { FilterChoiceBox } from './FilterChoiceBox.tsx';

/** The cancelled registrations instead of the active ones. */
export function CancelledFilter({ address: { view, change } }: { address: ViewAddress }) {
  const { year, project } = useListScope();
  const isThere = useSlices().has('cancelled');
  const { data } = useCancelledCountQuery({
    variables: { year, project },
    skip: !isThere,
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.edition?.participants?.listCount;
  if (!isThere || (count === undefined && !view.isCancelled)) return null;
  return (
    <FilterChoiceBox
      label={listTexts.cancelled.filter}
      count={count ?? null}
      checked={view.isCancelled}
      onChange={() => change({ isCancelled: !view.isCancelled })}
    />
  );
}
