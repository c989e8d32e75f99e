/** Who may import whom (README, folder map). Checked by scripts/check.ts, which also asserts that modules were read. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      comment: 'Domains do not import each other; what two need moves down.',
      severity: 'error',
      from: {
        path: '^gateway/(accounts|profile|registrations|files|documents|references|participants|attendance|mailings|exports|posters|programme|editions)/',
      },
      to: {
        path: '^gateway/(accounts|profile|registrations|files|documents|references|participants|attendance|mailings|exports|posters|programme|editions)/',
        pathNot: '^gateway/$1/',
      },
    },
    {
      name: 'gateway-provider-knows-no-domain',
      severity: 'error',
      from: { path: '^gateway/provider/' },
      to: { path: '^gateway/[a-z]+/', pathNot: '^gateway/(provider|generated)/' },
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
    // Hive Gateway's server has packages of its own, which are there only once it was measured.
    exclude: { path: '(^|/)(dist|\\.data|node_modules)/|^tests/bench/peers/hive/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
