/** A second opinion on the rings, from another parser; the run fails when it looked at too few modules. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src-domain/', pathNot: '^src-domain/testing/' },
      to: { pathNot: '^src-domain/' },
    },
    { name: 'infra-sees-domain-only', severity: 'error', from: { path: '^src-infra/' }, to: { path: '^src/' } },
    {
      name: 'ui-not-infra',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(composition|entry)/' },
      to: { path: '^src-infra/' },
    },
    { name: 'no-tests-in-product', severity: 'error', from: { path: '^src' }, to: { path: '^tests/' } },
    {
      name: 'not-to-dev-dependency',
      severity: 'error',
      from: {
        path: '^src',
        pathNot:
          'src/entry/node/(build|check-bytes|dev|domain-package/|headless-package/|manual-chunks)|make-|generate-types|demo-city/pictures/(?:render|draw)|src-domain/testing|styles',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?raw$|dist/server/main\\.js$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.scss$|\\.inline\\.js' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').resolve(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
