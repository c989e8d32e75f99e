import { Center, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { editionTexts } from '#texts/edition.ts';
import { ownPath } from '../../lib/ownPath.ts';
import type { Photo_ImageFragment } from './Photo.generated.ts';
import classes from './Photo.module.css';

interface PhotoProps {
  image: Photo_ImageFragment;
  /** How wide the page shows it, for the browser's choice among the sizes. */
  sizes: string;
  /** Whether it is fetched only when it comes near. */
  lazy: boolean;
}

/** A picture in the size and format that suits the browser; one that is not there says so in its place (PUB-05). */
export function Photo({ image, sizes, lazy }: PhotoProps) {
  const [missing, setMissing] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An image that failed before hydration fired no event in React.
    const { complete, naturalWidth, currentSrc } = element.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) setMissing(true);
  }, []);
  const { alt, url, width, height, sources } = image;
  if (missing) {
    return (
      <Center className={classes.missing} style={{ aspectRatio: `${width} / ${height}` }}>
        <IconPhotoOff aria-hidden />
        <Text size="sm">{editionTexts.photos.missing}</Text>
        <Text size="xs">{alt}</Text>
      </Center>
    );
  }
  return (
    <picture className={classes.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={element}
        className={classes.image}
        src={ownPath(url)}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
