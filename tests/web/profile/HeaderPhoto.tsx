import { useViewerQuery } from '../../../web/features/accounts/session/Viewer.generated.ts';

/** Shows the photo's address from Apollo's cache, as the header does. */
export function HeaderPhoto() {
  const { data } = useViewerQuery();
  return <output>{data?.viewer?.profile?.photoUrl ?? 'без фото'}</output>;
}
