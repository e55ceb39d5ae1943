import { existsSync, readdirSync } from 'node:fs';

export const DOMAIN = 'src-domain';

/** Generators of values: the one entry that needs a package, fast-check, and states no rules. */
export const GENERATORS = 'testing';

/**
 * Returns the domain's feature folders, kernel and generators included. Throws if one has no index.ts or no RULES.md.
 */
export const domainFeatures = (): readonly string[] => {
  const folders = readdirSync(DOMAIN, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
  const wanted = folders.flatMap((name) => [
    `${DOMAIN}/${name}/index.ts`,
    ...(name === GENERATORS ? [] : [`${DOMAIN}/${name}/RULES.md`]),
  ]);
  const missing = wanted.filter((path) => !existsSync(path));
  if (folders.length === 0 || missing.length > 0)
    throw new Error(
      `Every folder of ${DOMAIN} is a feature with a front door and rules. Missing: ${missing.join(', ') || 'all'}`,
    );
  return folders;
};

/** Converts `order-parcels` to `orderParcels`. */
export const nameInCode = (feature: string): string =>
  feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
