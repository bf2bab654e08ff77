import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isOperationId, operations } from '@raiz/contract';
import type { ContractDocument } from '@raiz/contract/document';
import { pages } from '../../apps/portal/src/app/pages.ts';
import { routesOf } from '../../e2e/matrix/readingPages.ts';
import { fromRoot, root } from './root.mjs';

/** What differs from the main branch, committed or not. */
export interface Diff {
  /** Paths from the root, with slashes. */
  files: readonly string[];
  /** The text of a file now; empty for a deleted one. */
  now(file: string): string;
  /** The text of a file before; empty for a new one. */
  before(file: string): string;
}

/** A step of `npm test` with its arguments. */
export type Step = [name: string, ...args: string[]];

/** What a recipe of CONTRIBUTING.md asks for and no test misses. */
export interface Want {
  /** Where it is missing. */
  file: string;
  what: string;
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** The commit in which the work left the main branch; on it without other changes, the commit before the last. */
function baseOfWork(): string {
  const isKnown = (name: string) => lines(git('branch', '--all', '--list', name, '--format=%(refname)')).length > 0;
  const base = git('merge-base', 'HEAD', isKnown('origin/main') ? 'origin/main' : 'main').trim();
  const isDone = base === git('rev-parse', 'HEAD').trim() && git('status', '--porcelain') === '';
  return isDone ? 'HEAD~1' : base;
}

/** The base of the work, and the files that differ from it. */
function readChanges(): { base: string; changed: string } {
  try {
    const base = baseOfWork();
    return { base, changed: git('diff', '--name-only', '--no-renames', base, '--') };
  } catch (cause) {
    const sentence = 'git knows no main branch to compare with: run "npm test", or "git fetch origin main" first.';
    throw new Error(sentence, { cause });
  }
}

/** @throws where git does not know the main branch: in a shallow clone, or a copy without history */
export function readDiff(): Diff {
  const { base, changed } = readChanges();
  const files = lines(changed + git('ls-files', '--others', '--exclude-standard'));
  return {
    files,
    now: (file) => (existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : ''),
    before(file) {
      try {
        return git('show', `${base}:${file}`);
      } catch {
        return '';
      }
    },
  };
}

/** Tests, stories and their helpers. */
const proof =
  /\.(?:stories|test|test-d)\.tsx?$|\/(?:test|story)[A-Z]\w*\.tsx?$|\/src\/stories\/|\/test(?:Backend|Defects)\//;

/** What the contract, the mock server and the kit are made of. */
const ofContract =
  /^(?:openapi\.yaml$|packages\/contract\/|packages\/api-client\/src\/rules\/|apps\/(?:mock-server|contract-kit)\/)/;

/** What a backend of other people notices. */
const ofKit = /^openapi\.yaml$|^apps\/contract-kit\/src\/(?:checks|testBackend)\//;

/** The tables of pages and addresses: a row there belongs to the folder of its page. */
const tables = /^apps\/portal\/src\/(?:app\/(?:pages|prerenderedPages)|shared\/page\/paths)\.ts$/;

function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes('/generated/');
}

const areas = /^apps\/portal\/src\/(?:account|subscription|network|learning|admin|global)\//;

/** The folder of a page's module, from the root. */
function folderOf(page: (typeof pages)[number]): string {
  const [, folder = ''] = /([\w-]+\/[\w-]+)\/\w+\.tsx/.exec(String(page.load)) ?? [];
  return `apps/portal/src/${folder}/`;
}

/** The contract's operations by id, as JSON with the components that they use. */
function operationsIn(text: string): Map<string, string> {
  if (text === '') return new Map();
  const document: ContractDocument = parse(text);
  const components = new Map<string, unknown>(
    Object.entries(document.components).flatMap(([kind, named]) =>
      Object.entries(named).map(([name, value]): [string, unknown] => [`#/components/${kind}/${name}`, value]),
    ),
  );
  const resolve = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && '$ref' in value ? components.get(String(value.$ref)) : value;
  const all = Object.values(document.paths).flatMap((item) => Object.values(item));
  return new Map(all.map((operation) => [operation.operationId, JSON.stringify(operation, resolve)]));
}

/** The fields of the contract's schemas, as `Course.title`. */
function fieldsIn(text: string): Set<string> {
  if (text === '') return new Set();
  const { components }: { components: { schemas: Record<string, { properties?: object }> } } = parse(text);
  return new Set(
    Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((field) => `${schema}.${field}`),
    ),
  );
}

const contract = 'openapi.yaml';

function changedOperations(diff: Diff): string[] {
  if (!diff.files.includes(contract)) return [];
  const before = operationsIn(diff.before(contract));
  return [...operationsIn(diff.now(contract))].filter(([id, json]) => before.get(id) !== json).map(([id]) => id);
}

function newFields({ files, now, before }: Diff): string[] {
  if (!files.includes(contract)) return [];
  const old = fieldsIn(before(contract));
  return [...fieldsIn(now(contract))].filter((field) => !old.has(field));
}

/** The pages that a diff reaches: by their folder or their area's shared one, and by x-telas of a changed operation. */
function reachedPages(diff: Diff): (typeof pages)[number][] {
  const routes = changedOperations(diff).filter(isOperationId).flatMap(routesOf);
  const shared = diff.files.flatMap((file) => /^apps\/portal\/src\/(?!shared)[\w-]+\/(?=shared\/)/.exec(file) ?? []);
  return pages.filter((page) => {
    const folder = folderOf(page);
    const isTouched = diff.files.some((file) => file.startsWith(folder) && !proof.test(file));
    return isTouched || routes.includes(page.path) || shared.some((area) => folder.startsWith(area));
  });
}

/** The folders whose stories show a changed file. */
function storyFolders(file: string): readonly string[] {
  if (tables.test(file)) return [];
  const [ofPart] = /^packages\/ui\/src\/(?:components\/(?:primitives|domain)\/\w+|patterns)\//.exec(file) ?? [];
  if (ofPart) return [ofPart];
  const [, area] = /^packages\/ui\/src\/messages\/(\w+)\//.exec(file) ?? [];
  if (area) return [`apps/portal/src/${area}/`];
  const [ofArea = ''] = areas.exec(file) ?? [];
  if (ofArea && file.startsWith(`${ofArea}shared/`)) return [ofArea];
  return /^apps\/portal\/src\/(?:\w+\/[\w-]+|app)\//.exec(file) ?? [];
}

/** What tests all screens, because all of them may show it. */
const everywhere = /^(?:packages\/ui\/src\/(?:theme|components|internal|vendor)|apps\/portal\/src\/(?:shared|app))\//;

function isEverywhere(file: string): boolean {
  return everywhere.test(file) && !tables.test(file) && !proof.test(file);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The stories that quote a request of a changed operation, such as 'PUT /perfil', wherever they lie. */
function storiesThatSend(diff: Diff): string[] {
  const calls = changedOperations(diff)
    .filter(isOperationId)
    .map(
      (id) =>
        `${operations[id].method} ${operations[id].path
          .split(/\{\w+\}/)
          .map(escape)
          .join("[^/']+")}`,
    );
  if (calls.length === 0) return [];
  const quoted = new RegExp(`'(?:${calls.join('|')})'`);
  return lines(git('ls-files', '*.stories.tsx')).filter((file) => quoted.test(diff.now(file)));
}

/** A pattern of the names of the tests that open a page of the diff or send one of its operations. */
function testsOf(diff: Diff): string | null {
  const addresses = reachedPages(diff).map(
    ({ path }) => `(?<![^ ])${path.split(/:\w+/).map(escape).join('[^ /]+')}(?![^ :,])`,
  );
  const names = changedOperations(diff).map((id) => String.raw`\b${id}\b`);
  return addresses.length + names.length === 0 ? null : [...addresses, ...names].join('|');
}

/** The steps of `npm test -- changed` for a diff. */
export function stepsFor(diff: Diff): Step[] {
  const isPortal = diff.files.some((file) =>
    /^(?:apps\/portal|packages\/(?:ui|api-client))\/(?:src|build)\//.test(file),
  );
  const kit = diff.files.some((file) => ofContract.test(file)) ? ['apps/contract-kit/src/good.test.ts'] : [];
  const folders = new Set([
    ...diff.files.flatMap(storyFolders),
    ...(diff.files.includes(contract) ? reachedPages(diff).map(folderOf) : []),
    ...storiesThatSend(diff),
  ]);
  const stories = [...folders].filter(
    (folder) => ![...folders].some((other) => folder !== other && folder.startsWith(other)),
  );
  const ofAll = readdirSync(fromRoot('tests/architecture')).filter((file) => file.endsWith('.test.ts'));
  const architecture = ofAll.map((file) => `tests/architecture/${file}`);
  const scripts = diff.files.filter((file) => /^tests\/scripts\/.*\.test\.ts$/.test(file));
  const tests = testsOf(diff);
  const steps: (Step | false)[] = [
    ['check'],
    ['related', ...diff.files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)), ...architecture, ...kit],
    diff.files.some((file) => ofKit.test(file)) && ['slow', 'apps/contract-kit/src/independent.slow.test.ts'],
    scripts.length > 0 && ['scripts', ...scripts],
    stories.length > 0 && ['stories', ...stories],
    isPortal && ['size'],
    tests !== null && ['pages', '--grep', tests],
    diff.files.some(isEverywhere) && ['sample'],
  ];
  return steps.filter((step) => step !== false);
}

/** The packages that no changeset of a diff names. */
function missingChangesets({ files, now }: Diff): Want[] {
  const said = files.filter((file) => /^\.changeset\/.*\.md$/.test(file)).map(now);
  const packages: [name: string, of: RegExp][] = [
    ['@raiz/contract', /^openapi\.yaml$|^apps\/contract-kit\/src\//],
    // Texts of pages are the portal's alone.
    ['@raiz/ui', /^packages\/ui\/src\/(?!messages\/)/],
  ];
  return packages
    .filter(
      ([name, of]) =>
        files.some((file) => of.test(file) && !proof.test(file)) &&
        !said.some((one) => one.includes(`'${name}'`) || one.includes(`"${name}"`)),
    )
    .map(([name]) => ({ file: '.changeset', what: `a sentence for those who use ${name}: npx changeset` }));
}

/** New fields without a change of the specification, which says where people type and see them. */
function missingFields(diff: Diff): Want[] {
  const file = 'docs/specification.md';
  if (diff.files.includes(file)) return [];
  const fields = newFields(diff);
  return fields.length > 0 ? [{ file, what: `where people type and see the new ${fields.join(', ')}` }] : [];
}

/** The ids of new checks, by hand and not of a kind: each stands in a file of checks. */
function newChecks({ files, now, before }: Diff): string[] {
  const file = 'apps/contract-kit/src/checks/uses.json';
  if (!files.includes(file)) return [];
  const old = before(file);
  const texts = files.filter((one) => one.startsWith('apps/contract-kit/src/checks/') && one.endsWith('.ts')).map(now);
  return Object.keys(JSON.parse(now(file))).filter(
    (id) => !old.includes(`"${id}"`) && texts.some((text) => text.includes(`'${id}'`)),
  );
}

/** A check for a rule of the server, and a defect for each new check. The kit sends and reads new fields by itself. */
function missingChecks(diff: Diff): Want[] {
  const { files, now } = diff;
  const rule = files.find((file) => {
    const isServer =
      /^(?:apps\/mock-server\/src\/(?:account|subscription|network|learning|admin|shared)|packages\/api-client\/src\/rules)\//;
    return isServer.test(file) && !/\/(?:seed|handlers\.ts)/.test(file) && !proof.test(file);
  });
  const hasCheck = files.some((file) => /^apps\/contract-kit\/src\/checks\/\w+\//.test(file));
  const folder = 'apps/contract-kit/src/testDefects';
  const defects = readdirSync(fromRoot(folder)).map((file) => now(`${folder}/${file}`));
  const named = (id: string) => new RegExp(`['" ]${escape(id)}[: ]`);
  const unproved = newChecks(diff).filter((id) => !defects.some((text) => named(id).test(text)));
  return [
    ...unproved.map((id) => ({ file: folder, what: `a planted defect that ${id} finds` })),
    ...(rule && !hasCheck && newFields(diff).length === 0
      ? [{ file: 'apps/contract-kit/src/checks', what: `a check, if backends must do what changed in ${rule}` }]
      : []),
  ];
}

/** Folders whose code grew, and no test or story. */
function missingProofs({ files, now, before }: Diff): Want[] {
  const code = files.filter(
    (file) => /^(?:apps|packages)\/[\w-]+\/src\/(?!messages|.*\/seed)/.test(file) && isCode(file) && !tables.test(file),
  );
  const hasShrunk = (file: string) => now(file).length < before(file).length;
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const proved = new Set(code.filter((file) => proof.test(file)).map(folder));
  // The kit proves the mock server, and defects prove the kit.
  const unproved = code
    .filter((file) => !proof.test(file) && !/^apps\/(?:mock-server|contract-kit)\//.test(file) && !hasShrunk(file))
    .map(folder);
  return [...new Set(unproved)]
    .filter((one) => !proved.has(one))
    .map((file) => ({ file, what: 'a story or a test of what is new: none changed there' }));
}

/** What the recipes still want for a diff, as far as its files and names tell. The tests of the steps find the rest. */
export function wantsOf(diff: Diff): Want[] {
  const looks = diff.files.find((file) => /^packages\/ui\/src\/.*(?:\.css\.ts|\/theme\/.*)$/.test(file));
  return [
    ...missingChangesets(diff),
    ...missingFields(diff),
    ...missingChecks(diff),
    ...missingProofs(diff),
    ...(looks
      ? [{ file: 'tests/pictures/accepted', what: `a look at the screens with ${looks}: npm test -- pictures` }]
      : []),
  ];
}
