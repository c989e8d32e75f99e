/** The first parts of the paths that the gateway serves besides the page. */
const served = [
  'graphql',
  'schema.graphql',
  'media',
  'editions',
  'calendar',
  'crash-reports',
  'explorer',
  'robots.txt',
  'sitemap.xml',
];

/** Passes the gateway's paths on to it while Vite serves the page. Only a complete first part matches: a file's name may begin with one. */
export const gatewayProxy = (gateway: string) => ({
  [`^/(${served.map((name) => name.replace('.', '\\.')).join('|')})([/?.]|$)`]: gateway,
});
