import { vi } from 'vitest';

/** The height of the frame; rows below it are not drawn. */
const FRAME_HEIGHT = 600;

/** Gives scrolling elements a size for one test: jsdom has no layout, and a list without height renders no row. */
export function giveHeight(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_HEIGHT);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

/** A moderator who is signed in. */
export const moderatorViewer = {
  id: 'Viewer:1',
  email: 'moderator@example.org',
  displayName: 'Образцова Проба',
  isModerator: true,
  profile: null,
};
