/**
 * Who may import whom. Imports of types and `import()` count too. Each rule's comment says what to
 * do. docs/decisions/0048-rules-by-tools.md has the reasons.
 */

/** Stories, tests and their helpers: they may import across the walls. */
const proof = '\\.(stories|test|test-d)\\.tsx?$|/(test|story)[A-Z]\\w*\\.tsx?$|/src/(stories|testDefects)/';

/** Product code: what the workspaces ship. */
const product = '^(packages|apps)/[^/]+/src/';

/** Areas of portal and mock server, as folders (docs/specification.md#words). */
const areas = 'account|subscription|network|learning|admin|global';

/**
 * A workspace that imports only some others.
 * @param {string} folder
 * @param {string[]} others
 */
function workspace(folder, ...others) {
  return {
    name: `${folder} imports ${others.join(' and ') || 'no other workspace'}`,
    comment: 'Move what both need to a workspace that both may import, or pass it in.',
    from: { path: `^${folder}/`, pathNot: proof },
    to: { path: '^(packages|apps)/', pathNot: [folder, ...others].map((allowed) => `^${allowed}/`) },
  };
}

const rules = [
  {
    name: 'no cycles',
    comment: 'Move what both files need to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports exist',
    comment: 'The file is missing, or the package is not installed or does not export it.',
    from: {},
    // Storybook's plugin makes the module.
    to: { couldNotResolve: true, pathNot: '^virtual:shown-by$' },
  },

  // Workspaces.
  workspace('packages/ui'),
  workspace('packages/api-client'),
  workspace('packages/contract', 'packages/api-client'),
  workspace('apps/mock-server', 'packages/api-client', 'packages/contract'),
  // It tests any backend, so it must not depend on our mock server.
  workspace('apps/contract-kit', 'packages/api-client', 'packages/contract'),
  // And the mock server in one place: see the rules of the portal.
  workspace('apps/portal', 'packages/ui', 'packages/api-client', 'apps/mock-server'),
  {
    name: 'every workspace has a rule',
    comment: 'Say in .dependency-cruiser.mjs which other workspaces it may import.',
    from: {
      path: '^(packages|apps)/[^/]+/',
      pathNot: ['^packages/(ui|api-client|contract)/', '^apps/(mock-server|contract-kit|portal)/', proof],
    },
    to: { path: '.' },
  },
  {
    name: 'another workspace is imported by its name',
    comment: 'Not by a relative path: package.json exports what others may use.',
    from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: proof },
    to: { pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace', 'localmodule'] },
  },
  {
    name: 'product code does not import tests and stories',
    comment: 'Helpers of tests and stories must not ship.',
    from: { path: '^(packages|apps)/', pathNot: proof },
    to: { path: [proof, '^(tests|e2e|scripts|\\.storybook)/'] },
  },
  {
    name: 'packages are declared',
    comment: 'Add the package to the dependencies of the workspace that imports it.',
    // The built kit depends on Vite and Vitest, in the versions of the repository.
    from: { path: product, pathNot: ['^apps/contract-kit/src/suite/', proof] },
    // The types of Vite's client are the build's.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/vite/client\\.d\\.ts$' },
  },
  {
    name: 'the source of the portal does not import its build',
    comment: 'Move what both need to the source, which the build imports.',
    from: { path: '^apps/portal/src/' },
    to: { path: '^apps/portal/build/' },
  },
  {
    name: 'only devtools.tsx imports development tools',
    comment: 'Product code imports `dependencies`; production builds drop that file.',
    from: { path: product, pathNot: ['^apps/portal/src/app/devtools\\.tsx$', proof] },
    to: { dependencyTypes: ['npm-dev'] },
  },

  // Portal.
  {
    name: 'areas of the portal do not import one another',
    comment: 'Move what two areas need to apps/portal/src/shared. Only `app` imports all areas.',
    from: { path: '^apps/portal/src/(?!app/)([^/]+)/', pathNot: proof },
    to: { path: '^apps/portal/src/', pathNot: '^apps/portal/src/($1|shared)/' },
  },
  {
    name: 'only main.tsx imports the mock server',
    comment: 'Production builds drop that one import.',
    from: { path: '^apps/portal/', pathNot: ['^apps/portal/src/app/main\\.tsx$', proof] },
    to: { path: '^apps/mock-server/' },
  },
  {
    name: 'main.tsx imports the mock server on demand',
    comment: 'By one `import()` of "@raiz/mock-server/browser", in development only.',
    from: { path: '^apps/portal/src/app/main\\.tsx$' },
    to: { path: '^apps/mock-server/', dynamic: false },
  },
  {
    name: 'main.tsx imports only the browser part of the mock server',
    from: { path: '^apps/portal/src/app/main\\.tsx$' },
    to: { path: '^apps/mock-server/', pathNot: '^apps/mock-server/src/adapters/browser\\.ts$' },
  },

  // Mock server.
  {
    name: 'the core of the mock server imports nothing above it',
    from: { path: '^apps/mock-server/src/core/', pathNot: proof },
    to: { path: '^apps/mock-server/src/', pathNot: '^apps/mock-server/src/core/' },
  },
  {
    name: 'what areas of the mock server share imports only the core',
    from: { path: '^apps/mock-server/src/shared/', pathNot: proof },
    to: { path: '^apps/mock-server/src/', pathNot: '^apps/mock-server/src/(shared|core)/' },
  },
  {
    name: 'an area of the mock server imports only what areas share',
    comment: 'Move what two areas need to apps/mock-server/src/shared.',
    from: { path: `^apps/mock-server/src/(${areas})/`, pathNot: proof },
    to: { path: '^apps/mock-server/src/', pathNot: '^apps/mock-server/src/($1|shared|core)/' },
  },
  {
    name: 'few parts of the mock server import its areas',
    comment: 'Let the data come from the database, or add the folder here if joining areas is its job.',
    from: {
      path: '^apps/mock-server/src/',
      pathNot: [
        `^apps/mock-server/src/(${areas}|pages|control|docs|seed|cli)/`,
        '^apps/mock-server/src/(handlers|index)\\.ts$',
        proof,
      ],
    },
    to: { path: `^apps/mock-server/src/(${areas})/` },
  },

  // Design system.
  {
    name: 'components take their texts as props',
    comment: 'They do not read the catalogue: docs/decisions/0006-texts-live-in-ui.md.',
    from: { path: '^packages/ui/src/components/(primitives|domain)/', pathNot: proof },
    to: { path: '^packages/ui/src/messages/' },
  },
  {
    name: 'primitives do not import domain components',
    comment: 'A primitive would fit any product.',
    from: { path: '^packages/ui/src/components/primitives/', pathNot: proof },
    to: { path: '^packages/ui/src/components/domain/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    exclude: {
      path: [
        '^(dist|storybook-static|test-results|\\.cache|\\.wireit)/',
        '^(packages|apps)/[^/]+/(dist|deploy)/',
        '/generated/[^/]+\\.js$',
      ],
    },
    // Imports of types.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
