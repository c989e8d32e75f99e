/** The floors of the gateway from top to bottom: a file imports from its own floor and from lower ones. */
const floors = [
  'main\\.ts|startFault\\.ts|commands/',
  'server\\.ts',
  'http/',
  'apollo/',
  'domains/',
  'graphql/',
  'context\\.ts',
  'services\\.ts',
  'config\\.ts',
  'metrics/',
  'limits/',
  'shared/',
  'editions/',
  'cache(?:/|\\.ts)',
  'provider/calls/',
  'provider/extensions/',
  'provider/(?:records|media)/',
  'provider/http/',
  'telemetry/',
  'generated/',
  'lib/',
  'texts/',
];

/** Who may import whom (README, folder map). Checked by scripts/check.ts, which also asserts that modules were read. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Type imports count too (tsPreCompilationDeps), and so do generated files.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'schema-imports-nothing',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(gateway|provider|web|tests|scripts)/' },
    },
    { name: 'gateway-alone', severity: 'error', from: { path: '^gateway/' }, to: { path: '^(provider|web)/' } },
    { name: 'provider-alone', severity: 'error', from: { path: '^provider/' }, to: { path: '^(gateway|web)/' } },
    {
      name: 'web-alone',
      comment:
        'The page knows the schema by generated code, and the four files of limits and rules that all sides share.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(gateway|provider|schema)/',
        pathNot: '^schema/(limits|registrationStates|registrationChanges|searchText)\\.ts$',
      },
    },
    {
      name: 'provider-extensions-behind-seams',
      comment: 'Of an extension the base knows its inBase.ts; server and settings also know the lists of extensions.',
      severity: 'error',
      from: { path: '^provider/', pathNot: '^provider/extensions/' },
      to: {
        path: '^provider/extensions/',
        pathNot: '^provider/extensions/[a-zA-Z]+/inBase\\.ts$|^provider/extensions/(names|routes)\\.ts$',
      },
    },
    {
      name: 'provider-extension-lists',
      comment: 'Only the server registers the calls of extensions.',
      severity: 'error',
      from: { path: '^provider/', pathNot: '^provider/server\\.ts$' },
      to: { path: '^provider/extensions/routes\\.ts$' },
    },
    {
      name: 'provider-extension-seams-below',
      comment: 'What the base has of an extension imports no calls of the base.',
      severity: 'error',
      from: { path: '^provider/extensions/[a-zA-Z]+/inBase\\.ts$' },
      to: {
        path: '^provider/(accounts|attendance|documents|exports|files|mailings|participants|profile|registrations)/',
      },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^(gateway|provider|web)/' },
      to: { path: '^scripts/' },
    },
    ...floors.slice(1).map((floor, index) => ({
      name: `gateway-never-up-from-${floor.split('|')[0]}`,
      comment: 'The floors of the gateway: CONTRIBUTING.md.',
      severity: 'error',
      from: { path: `^gateway/(${floor})` },
      to: { path: `^gateway/(${floors.slice(0, index + 1).join('|')})` },
    })),
    {
      name: 'gateway-on-a-floor',
      comment: 'Every file of the gateway stands on one of its floors.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: `^gateway/(${floors.join('|')})` },
      to: {},
    },
    {
      name: 'gateway-domains-apart',
      comment: 'Domains do not import each other; what two need moves to domains/shared or to a lower floor.',
      severity: 'error',
      from: { path: '^gateway/domains/([a-z]+)/', pathNot: '^gateway/domains/shared/' },
      to: { path: '^gateway/domains/', pathNot: '^gateway/domains/($1|shared)/' },
    },
    {
      name: 'gateway-shared-below-domains',
      severity: 'error',
      from: { path: '^gateway/domains/shared/' },
      to: { path: '^gateway/domains/', pathNot: '^gateway/domains/shared/' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^web/features/([a-z]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-participants-slices-apart',
      comment: 'What slices share stands in model; the screen puts the slices together.',
      severity: 'error',
      from: { path: '^web/features/participants/([a-z]+)/' },
      to: { path: '^web/features/participants/', pathNot: '^web/features/participants/($1|model)/' },
    },
    {
      name: 'web-features-down',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(app|screens)/' },
    },
    { name: 'web-screens-down', severity: 'error', from: { path: '^web/screens/' }, to: { path: '^web/app/' } },
    {
      name: 'web-ui-down',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(app|screens|features)/' },
    },
    {
      name: 'web-lib-lowest',
      severity: 'error',
      from: { path: '^web/(lib|texts)/' },
      to: { path: '^web/(app|screens|features|ui)/' },
    },
    {
      name: 'web-lib-without-react',
      comment: 'Hooks and components stand in web/ui, in a feature or in the app.',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: {
        path: 'node_modules/(react|react-dom|react-router|react-router-dom|@mantine|@tabler|@apollo/client/(__cjs/)?react)/',
      },
    },
    {
      name: 'web-explorer-apart',
      comment:
        'The explorer is a build of its own: it shares texts and lib with the page, and the page knows nothing of it.',
      severity: 'error',
      from: { path: '^web/explorer/' },
      to: { path: '^web/(app|screens|features|ui|generated)/' },
    },
    {
      name: 'web-without-explorer',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/explorer/' },
      to: { path: '^web/explorer/' },
    },
    { name: 'no-orphans-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // Of all packages only those that a rule names.
      path: '^(dist|\\.data)/|(^|/)node_modules/(?!(react|react-dom|react-router|react-router-dom|@mantine|@tabler|@apollo/client/(__cjs/)?react)/)',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
