import { describe, expect, it } from 'vitest';
import { circlesOf } from './import-circles.ts';
import { importsOf, sources } from './source-files.ts';

const SERVER = 'src-infra/server/';
const server = sources.filter(({ path }) => path.startsWith(SERVER));
const imports = server.flatMap(importsOf);

/** The folder that a file belongs to: a feature, a part of the foundation or of HTTP, else its place in the server. */
const folderOf = (path: string): string => {
  const [room = '', inner = ''] = path.slice(SERVER.length).split('/');
  return ['features', 'foundation', 'http'].includes(room) ? `${room}/${inner}` : room;
};
const isRepository = (path: string): boolean => path.endsWith('.repository.ts');
const isWiring = (path: string): boolean => /^src-infra\/server\/(?:wiring|cli)\//.test(path);
const isIn = (path: string, ...rooms: readonly string[]): boolean =>
  rooms.some((room) => path.startsWith(`${SERVER}${room}/`));
const isUseCase = (path: string): boolean => /\.(use-cases?|job)\.ts$/.test(path);

describe('server', () => {
  it('reads the whole server', () => {
    expect(server.length).toBeGreaterThan(500);
    expect(server.filter(({ path }) => isUseCase(path)).length).toBeGreaterThan(30);
    expect(server.filter(({ path }) => isRepository(path)).length).toBeGreaterThan(30);
  });

  it('keeps SQL in repositories and the store', () => {
    const statement =
      /\bsql[`<]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|^import (?!type\b).* from 'kysely'/m;
    expect(
      server
        .filter(({ path }) => !isRepository(path) && !path.startsWith(`${SERVER}store/`))
        .filter(({ text }) => statement.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no import cycle among the folders of features, of the foundation and of HTTP', () => {
    const folders = new Map<string, Set<string>>();
    for (const { from, target } of imports) {
      if (!target.startsWith(SERVER) || folderOf(from) === folderOf(target)) continue;
      folders.set(folderOf(from), (folders.get(folderOf(from)) ?? new Set()).add(folderOf(target)));
    }
    expect(folders.size).toBeGreaterThan(50);
    expect(circlesOf(new Map([...folders].map(([folder, targets]) => [folder, [...targets]])))).toEqual([]);
  });

  it('takes the database from the store for every statement, since it may be a transaction', () => {
    const taken = /export const create\w+ = (?:<[^>]*>)?\(\{[^)]*\bdatabase\b/;
    expect(server.filter(({ path, text }) => isRepository(path) && taken.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('builds repositories only in the wiring', () => {
    const borrows = /^(?:import|export) \{[^}]*\} from '[^']*\.repository\.ts'/m;
    expect(
      server
        .filter(({ path }) => !isRepository(path) && !isWiring(path))
        .filter(({ text }) => borrows.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('passes the store only to repositories and the wiring; others import row types', () => {
    const fromStore = imports.filter(
      ({ from, target }) => isIn(from, 'features', 'foundation', 'http') && isIn(target, 'store'),
    );
    expect(fromStore.length).toBeGreaterThan(50);
    expect(
      fromStore.filter(({ from, target }) => !isRepository(from) && target !== `${SERVER}store/tables/index.ts`),
    ).toEqual([]);
  });

  it('declares the types of features explicitly', () => {
    expect(
      server
        .filter(({ path }) => isIn(path, 'features', 'foundation', 'wiring'))
        .filter(({ text }) => /ReturnType<typeof (?:create|wire|open)\w*>/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('lists the dependencies of features, handlers and the marketplace by name, without spreads', () => {
    const isPutTogether = (path: string): boolean =>
      isWiring(path) ||
      path === `${SERVER}marketplace.ts` ||
      path === `${SERVER}http/all-handlers.ts` ||
      (isIn(path, 'features') && /\/create-[a-z-]+\.ts$/.test(path) && !isUseCase(path));
    const files = server.filter(({ path }) => isPutTogether(path));
    expect(files.length).toBeGreaterThan(50);
    const bag =
      /(?:\b(?:create|wire|open)\w+\(|Routes\(|const \w+ = )\{[^{}]*\.\.\.\w+\s*[,}]|\.\.\.(?:rest|deps|given)\b(?!\.)/;
    expect(files.filter(({ text }) => bag.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('keeps the foundation and the store free of features, HTTP and the demo city', () => {
    const above = (path: string): boolean =>
      isIn(path, 'features', 'http', 'demo-city', 'wiring', 'cli') || path === `${SERVER}config.ts`;
    expect(imports.filter(({ from, target }) => isIn(from, 'foundation', 'store') && above(target))).toEqual([]);
  });

  it('keeps tables of features out of the foundation', () => {
    const own = new Set(['idempotency_records', 'live_events', 'live_streams', 'outbox', 'server_facts']);
    const tables = server
      .filter(({ path }) => isIn(path, 'store/migrations'))
      .flatMap(({ text }) => [...text.matchAll(/create table (\w+)/g)].map((match) => match[1] ?? ''));
    expect(tables.length).toBeGreaterThan(60);
    const foreignTables = tables.filter((table) => !own.has(table)).join('|');
    const foreign = new RegExp(
      `(?:From|Into|Table|Join|\\bfrom|\\binto|\\bjoin|\\bupdate)(?:\\('| )(?:${foreignTables})\\b`,
    );
    expect(
      server.filter(({ path, text }) => isIn(path, 'foundation') && foreign.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('lets HTTP reach features only through their front doors', () => {
    expect(
      imports.filter(
        ({ from, target }) => isIn(from, 'http') && isIn(target, 'features') && !target.endsWith('/index.ts'),
      ),
    ).toEqual([]);
  });

  it('lets features reach each other only through front doors and ports', () => {
    expect(
      imports.filter(
        ({ from, target }) =>
          from.startsWith(`${SERVER}features/`) &&
          target.startsWith(`${SERVER}features/`) &&
          folderOf(from) !== folderOf(target) &&
          !/\/(?:index|[a-z-]+\.ports)\.ts$/.test(target),
      ),
    ).toEqual([]);
  });
});

describe('import cycles', () => {
  it('contain the nodes that reach each other and no others', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]);
    expect(circlesOf(edges).map((circle) => [...circle].sort())).toEqual([['a', 'b', 'c']]);
  });
});
