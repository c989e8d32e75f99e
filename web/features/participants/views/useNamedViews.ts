import { useLocalStorage } from '@mantine/hooks';
import { sendInput } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { useListScope } from '../scope/listContext.ts';
import { useDeleteParticipantViewMutation } from './DeleteParticipantView.generated.ts';
import { useParticipantViewsQuery } from './ParticipantViews.generated.ts';
import { useSaveParticipantViewMutation } from './SaveParticipantView.generated.ts';

const STORAGE_KEY = 'portal.participants.views';

/** A named view; the key of one in this browser is its name. */
export interface NamedView {
  key: string;
  name: string;
  /** The address's query. */
  query: string;
  authorName: string | null;
}

const byName = (a: NamedView, b: NamedView) => a.name.localeCompare(b.name, 'ru');

/**
 * The named views of an edition's lists. The service shares them between moderators; if it does not support them, this browser
 * stores them.
 */
export function useNamedViews() {
  const { year, editionId } = useListScope();
  const { data, error, loading, refetch, updateQuery } = useParticipantViewsQuery({
    variables: { year },
    fetchPolicy: 'cache-and-network',
  });
  const [own, storeOwn] = useLocalStorage<NamedView[]>({
    key: `${STORAGE_KEY}.${year}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [saveView, { loading: isSaving }] = useSaveParticipantViewMutation();
  const [deleteView] = useDeleteParticipantViewMutation();
  const shared = data?.edition?.page.participantViews;
  const isShared = shared != null;
  const isLocal = shared === null && !error && !loading;
  /** Shows a change without another read, which could fail although the change succeeded. */
  const replace = (key: string, view: NamedView | null) =>
    updateQuery((_, { previousData: known, complete }) => {
      if (!complete || !known.edition?.page.participantViews) return undefined;
      const { edition } = known;
      const others = known.edition.page.participantViews.filter(
        (other) => other.key !== key && other.name !== view?.name,
      );
      const participantViews = [...others, ...(view === null ? [] : [view])].sort(byName);
      return { ...known, edition: { ...edition, page: { ...edition.page, participantViews } } };
    });

  /** Saves the view, replacing one of the same name; returns whether it was saved. */
  const save = async (name: string, query: string, onName: (message: string) => void): Promise<boolean> => {
    if (!isShared) {
      const view = { key: name, name, query, authorName: null };
      storeOwn((known) => [...known.filter((other) => other.name !== name), view].sort(byName));
      return true;
    }
    const done = await perform({
      call: () => sendInput(saveView, { editionId, name, query }),
      fields: ['name'],
      onFields: (messages) => onName(messages.name ?? ''),
    });
    if (done?.view) replace(done.view.key, done.view);
    return Boolean(done);
  };

  /** Returns whether the view was removed. */
  const remove = async ({ key }: NamedView): Promise<boolean> => {
    if (!isShared) {
      storeOwn((known) => known.filter((view) => view.key !== key));
      return true;
    }
    const done = await perform({ call: () => sendInput(deleteView, { viewKey: key }) });
    if (done) replace(key, null);
    return Boolean(done);
  };

  const views: readonly NamedView[] | undefined = isLocal ? own : (shared ?? undefined);
  return {
    views,
    isShared,
    isSaving,
    error: shared === undefined || shared === null ? error : undefined,
    refetch,
    save,
    remove,
  };
}
