import type { CSSOptions } from 'vite';

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** Counts as an id in a selector and matches every element: cascade layers are polyfilled in the same way. */
const STRONGER = ':not(#\\#)';

/**
 * Makes each selector of the page's own style sheets stronger than every selector of Mantine's, so that it wins in whatever
 * order their sheets load. Cascade layers would do the same, but a browser computes the layout of the whole page again when
 * a sheet with a layer is added, which each part that loads at a click does.
 */
export const ownStyles: PostcssPlugins[number] = {
  postcssPlugin: 'own-styles',
  // The names of a module are final then.
  OnceExit(root) {
    root.walkRules((rule) => {
      const isOwn = !rule.source?.input.file?.includes('node_modules');
      const isNested = rule.parent?.type === 'rule';
      const isKeyframe = rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes');
      if (!isOwn || isNested || isKeyframe) return;
      rule.selectors = rule.selectors.map((selector) => selector.replace(/^[a-z*][\w-]*|^/i, `$&${STRONGER}`));
    });
  },
};
