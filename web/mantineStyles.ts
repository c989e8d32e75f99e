import type { Plugin } from 'vite';

/** Where a component of Mantine has the names of its classes; the rules behind them are in a sheet of the same name. */
const classNames = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;

/**
 * Gives each of Mantine's components its own styles: they come with the chunk that holds the component, after those of
 * the components it is made of. Nothing has to be imported by hand, so nothing can be forgotten; a component without a
 * sheet stops the build.
 */
export function mantineStyles(): Plugin[] {
  return [
    {
      name: 'mantine-styles',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: classNames },
        handler(code, id) {
          const name = classNames.exec(id)?.[1];
          return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
        },
      },
    },
    {
      // In development the library is bundled beforehand, past every plugin: all of its styles are there.
      name: 'mantine-styles-in-development',
      apply: 'serve',
      transformIndexHtml: {
        order: 'pre',
        handler: () => [
          { tag: 'script', attrs: { type: 'module' }, children: "import '@mantine/core/styles.layer.css';" },
        ],
      },
    },
  ];
}
