import { describe, expect, it } from 'vitest';
import { circlesOf } from './import-circles.ts';
import { importsOf, sources, type Import } from './source-files.ts';

const imports: readonly Import[] = sources.flatMap(importsOf);
const trespasses = (isForbidden: (edge: Import) => boolean): readonly string[] =>
  imports.filter(isForbidden).map(({ from, target }) => `${from} → ${target}`);

/** `feature` of `ring/feature/file.ts`; undefined for files directly in the ring. */
const featureOf = (path: string, ring: string): string | undefined => {
  const [feature, ...rest] = path.startsWith(`${ring}/`) ? path.slice(ring.length + 1).split('/') : [];
  return rest.length > 0 ? feature : undefined;
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

describe('rings', () => {
  it('reads the whole codebase', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(imports.length).toBeGreaterThan(1000);
  });

  it('has no import cycle that spans folders, type imports included', () => {
    const edges = new Map<string, string[]>(sources.map(({ path }) => [path, []]));
    for (const { from, target } of imports) if (edges.has(target)) edges.get(from)?.push(target);
    const circles = circlesOf(edges).filter((circle) => new Set(circle.map(folderOf)).size > 1);
    expect(circles).toEqual([]);
  });

  it.each([
    ['src-domain', 20],
    ['src/features', 50],
    ['src-infra', 20],
  ])('has no features of %s that need each other, directly or through others', (ring, fewest) => {
    const needs = new Map<string, Set<string>>();
    for (const { from, target } of imports) {
      const [feature, other] = [featureOf(from, ring), featureOf(target, ring)];
      if (feature === undefined || other === undefined || feature === other) continue;
      needs.set(feature, (needs.get(feature) ?? new Set()).add(other));
    }
    expect(needs.size).toBeGreaterThan(fewest);
    expect(circlesOf(new Map([...needs].map(([feature, others]) => [feature, [...others]])))).toEqual([]);
  });

  it('keeps the domain to itself', () => {
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src-domain/') &&
          !target.startsWith('src-domain/') &&
          !(from.includes('/testing/') && target === 'fast-check'),
      ),
    ).toEqual([]);
  });

  it('keeps generators out of the shipped code', () => {
    expect(
      trespasses(
        ({ from, target }) => !from.startsWith('src-domain/testing/') && target.startsWith('src-domain/testing/'),
      ),
    ).toEqual([]);
  });

  it('lets domain features meet only at the front door', () => {
    expect(
      trespasses(({ from, target }) => {
        const [own, other] = [featureOf(from, 'src-domain'), featureOf(target, 'src-domain')];
        return (
          other !== undefined &&
          other !== 'kernel' &&
          own !== other &&
          !target.endsWith('/index.ts') &&
          own !== 'testing'
        );
      }),
    ).toEqual([]);
  });

  it('keeps adapters away from UI and container', () => {
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src-infra/') && (target.startsWith('src/') || /^(react|mobx|inversify)/.test(target)),
      ),
    ).toEqual([]);
  });

  it('keeps the server and the browser adapters apart', () => {
    const isServer = (path: string): boolean => path.startsWith('src-infra/server/');
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src-infra/') && target.startsWith('src-infra/') && isServer(from) !== isServer(target),
      ),
    ).toEqual([]);
  });

  it('joins client and server only in the node entry', () => {
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src/') && target.startsWith('src-infra/server/') && !from.startsWith('src/entry/node/'),
      ),
    ).toEqual([]);
  });

  it('imports adapters only in composition and entries', () => {
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src/') && target.startsWith('src-infra/') && !/^src\/(composition|entry)\//.test(from),
      ),
    ).toEqual([]);
  });

  it('lets features meet only at the front door', () => {
    expect(
      trespasses(({ from, target }) => {
        const [own, other] = [featureOf(from, 'src/features'), featureOf(target, 'src/features')];
        const isComposition = /^src\/(composition|entry)\//.test(from);
        return other !== undefined && own !== other && !target.endsWith('/index.ts') && !isComposition;
      }),
    ).toEqual([]);
  });

  it('keeps application knowledge out of the design system', () => {
    expect(
      trespasses(
        ({ from, target }) =>
          from.startsWith('src/ui/') && /^src\/(features|shell|composition|routes|data|i18n)\//.test(target),
      ),
    ).toEqual([]);
  });

  it('keeps files small enough to read', () => {
    const long = sources
      .filter(({ path, text }) => text.split('\n').length > 250 && !/\.data\.ts$|generated/.test(path))
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });
});
