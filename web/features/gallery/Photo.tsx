import { Center, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { editionTexts } from '#texts/edition.ts';
import { ownPath } from '../../lib/ownPath.ts';
import type { Photo_ImageFragment } from './Photo.generated.ts';
import classes from './Photo.module.css';

interface PhotoProps {
  image: Photo_ImageFragment;
  /** The `sizes` of the picture: how wide the page shows it. */
  sizes: string;
  /** Whether the browser loads it only when it comes near the screen. */
  lazy: boolean;
}

/** A picture in a suitable size and format; a text replaces one that does not load (PUB-05). */
export function Photo({ image, sizes, lazy }: PhotoProps) {
  const [missing, setMissing] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // React missed the error event of an image that failed before hydration.
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
