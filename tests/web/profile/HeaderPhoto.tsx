import { useViewerQuery } from '../../../web/features/accounts/session/Viewer.generated.ts';

/** What the header reads of the same cached profile. */
export function HeaderPhoto() {
  const { data } = useViewerQuery();
  return <output>{data?.viewer?.profile?.photoUrl ?? 'без фото'}</output>;
}
