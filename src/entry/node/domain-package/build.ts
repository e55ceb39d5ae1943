import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN, domainFeatures, GENERATORS, nameInCode } from './features.ts';
import { ALL, manifestOf, readmeOf } from './manifest.ts';

/**
 * Builds the domain as a stand-alone package: JavaScript modules, their declarations and rules, a manifest of every
 * feature.
 */
const OUT = 'dist/domain';

const features = domainFeatures();
rmSync(OUT, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@typescript/native/bin/tsc', '-p', `${DOMAIN}/tsconfig.package.json`],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

// The compiler leaves the names of sources in declarations, and the package contains no sources.
for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (path.endsWith('.d.ts'))
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/(\b(?:from|import)\s*\(?\s*['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'),
    );
}

const ruled = features.filter((feature) => feature !== GENERATORS);
const all = ruled.map((feature) => `export * as ${nameInCode(feature)} from './${feature}/index.js';\n`).join('');
for (const extension of ['js', 'd.ts']) writeFileSync(`${OUT}/${ALL}.${extension}`, all);
for (const feature of ruled) copyFileSync(`${DOMAIN}/${feature}/RULES.md`, `${OUT}/${feature}/RULES.md`);
writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifestOf(features), null, 2)}\n`);
writeFileSync(
  `${OUT}/README.md`,
  readmeOf(features, (feature) => `./${feature}/RULES.md`),
);
console.log(`${OUT}: ${features.length} features`);
