import { useLocation } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { parseEditionPath } from '../lib/editionPaths.ts';
import { Blocks } from '../ui/page/Blocks.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { usePhotosQuery } from './Photos.generated.ts';

const { titles } = publicTexts;

const skeleton = <Blocks heights={[240, 240, 240, 240, 240, 240]} width="18rem" spacing="lg" />;

/** /photo and /photo-24: photos of the current edition and of earlier ones (PUB-05). */
export function PhotosScreen() {
  const year = parseEditionPath(useLocation().pathname)?.year ?? null;
  const { data, error, refetch } = usePhotosQuery({ variables: { year } });
  return (
    <LoadedPage
      title={year === null ? titles.photos : titles.photosOf(year)}
      query={{ data, error, refetch }}
      data={data?.edition}
      skeleton={skeleton}
    >
      {(edition) => <Gallery key={edition.year} edition={edition} />}
    </LoadedPage>
  );
}
