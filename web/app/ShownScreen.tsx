import { type ComponentType, Suspense, useEffect } from 'react';
import { repeatEarly } from '../lib/earlyInput.ts';
import { ScreenSkeleton } from '../ui/page/ScreenSkeleton.tsx';

/** Repeats early actions once the screen beside it is hydrated. */
function TakeOver() {
  useEffect(() => repeatEarly(), []);
  return null;
}

/** A screen, or its skeleton while its chunk loads. */
export function ShownScreen({ screen: Screen, title }: { screen: ComponentType; title: string }) {
  return (
    <Suspense fallback={<ScreenSkeleton title={title} />}>
      <Screen />
      <TakeOver />
    </Suspense>
  );
}
