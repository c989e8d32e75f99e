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
    { name: 'web-alone', severity: 'error', from: { path: '^web/' }, to: { path: '^(gateway|provider|schema)/' } },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^(gateway|provider|web)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'gateway-domains-apart',
      comment:
        'Domains do not import each other; what two need moves to domains/shared. Exports write out the list of participants.',
      severity: 'error',
      from: { path: '^gateway/domains/([a-z]+)/', pathNot: '^gateway/domains/shared/' },
      to: { path: '^gateway/domains/', pathNot: '^gateway/domains/($1|shared|participants/list)/' },
    },
    {
      name: 'gateway-shared-below-domains',
      severity: 'error',
      from: { path: '^gateway/domains/shared/' },
      to: { path: '^gateway/domains/', pathNot: '^gateway/domains/shared/' },
    },
    {
      name: 'gateway-provider-knows-no-domain',
      severity: 'error',
      from: { path: '^gateway/provider/' },
      to: { path: '^gateway/[a-z]+/', pathNot: '^gateway/(provider|generated|lib|telemetry)/' },
    },
    {
      name: 'gateway-lib-lowest',
      severity: 'error',
      from: { path: '^gateway/lib/' },
      to: { path: '^gateway/', pathNot: '^gateway/(lib|generated)/|^gateway/errors\\.ts$' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^web/features/([a-z]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
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
