import { ActionIcon, Modal, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type TouchEvent, useId, useRef } from 'react';
import { editionTexts } from '#texts/edition.ts';
import type { Gallery_EditionFragment } from './Gallery.generated.ts';
import { Photo } from './Photo.tsx';
import classes from './PhotoDialog.module.css';

/** The shortest swipe in pixels, and how much more sideways than up or down it must be. */
const DISTANCE = 48;
const SLOPE = 1.5;

/** Handlers of a swipe: left shows the next photo, right the previous one. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers zoom, so this is not a swipe.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (start.current === null || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < DISTANCE || Math.abs(x) < SLOPE * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}

interface PhotoDialogProps {
  images: Gallery_EditionFragment['gallery'];
  /** Number of the shown photo, from 1. */
  number: number;
  onShow: (number: number) => void;
  onClose: () => void;
}

const texts = editionTexts.photos;
const SIZES = '100vw';

/** One photo over the full page; a click, an arrow key or a swipe shows the next, after the last one the first (PUB-05). */
export function PhotoDialog({ images, number, onShow, onClose }: PhotoDialogProps) {
  const total = images.length;
  const at = (step: number) => ((number - 1 + step + total) % total) + 1;
  const next = () => onShow(at(1));
  const previous = () => onShow(at(-1));
  useHotkeys([
    ['ArrowRight', next],
    ['ArrowLeft', previous],
  ]);
  const swipe = useSwipe(next, previous);
  const altId = useId();
  const image = images[number - 1];
  const following = images[at(1) - 1];
  if (!image || !following) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      radius={0}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      title={image.title}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
        close: classes.close ?? '',
      }}
    >
      <UnstyledButton
        className={classes.stage}
        aria-label={texts.next}
        aria-describedby={altId}
        onClick={next}
        data-autofocus
        {...swipe}
      >
        <Photo key={image.id} image={image} sizes={SIZES} lazy={false} />
      </UnstyledButton>
      {/* For screen readers a button with a name has no content. */}
      <VisuallyHidden id={altId}>{image.alt}</VisuallyHidden>
      <div className={classes.bar}>
        <ActionIcon variant="default" size="xl" radius="xl" aria-label={texts.previous} onClick={previous}>
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <Text role="status">
          <VisuallyHidden>{image.title}, </VisuallyHidden>
          {texts.counter(number, total)}
        </Text>
        <ActionIcon variant="default" size="xl" radius="xl" aria-label={texts.next} onClick={next}>
          <IconChevronRight aria-hidden />
        </ActionIcon>
      </div>
      {image.credit === null ? null : (
        <Text size="sm" className={classes.credit}>
          {image.credit}
        </Text>
      )}
      {/* Loads the next photo in advance. */}
      <div hidden>
        <Photo key={following.id} image={following} sizes={SIZES} lazy={false} />
      </div>
    </Modal>
  );
}
