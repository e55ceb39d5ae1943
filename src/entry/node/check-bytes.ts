// `npm run check:bytes`: the byte budgets of a first visit over the built client. A page over its budget fails the
// build.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CLIENT_ENTRY, partsOf, reachable, type Manifest } from './assets.ts';

const CLIENT = 'dist/client';
const FIRST_PAGES = ['src/composition/pages/home.page.ts', 'src/composition/pages/shop.page.ts'];
const PAGES = 'src/composition/pages';

/** kB of 1,000 bytes, brotli. */
const BUDGET = {
  firstScript: 150,
  furtherRoute: 25,
  styles: 16,
  inlinedStyles: 8,
  fontEnglish: 40,
  fontsOther: 75,
} as const;
/** Minified rxjs is recognized by the name of its error alone. */
const RXJS = 'unsubscriptionerror';
/** Must not be part of a first visit, whatever their size. */
const LAZY_ONLY = ['leaflet', 'firebase', 'libphonenumber', 'webauthn', RXJS];

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
const compressed = (file: string): number =>
  brotliCompressSync(readFileSync(join(CLIENT, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length / 1000;
/** The styles of a page are inlined one after the other and compressed as one text. */
const compressedTogether = (files: readonly string[]): number =>
  brotliCompressSync(Buffer.concat(files.map((file) => readFileSync(join(CLIENT, file)))), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length / 1000;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);
const unique = (files: readonly string[]): readonly string[] => [...new Set(files)];
const scriptsOf = (names: readonly string[]): readonly string[] =>
  unique(
    reachable(manifest, names)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js')),
  );
const stylesOf = (names: readonly string[]): readonly string[] =>
  unique(reachable(manifest, names).flatMap(({ css }) => css ?? []));

const faults: string[] = [];
const report = (what: string, measured: number, limit: number): void => {
  console.log(`${measured <= limit ? 'ok  ' : 'OVER'} ${what}: ${measured.toFixed(1)} kB of ${limit}`);
  if (measured > limit) faults.push(what);
};

const first = FIRST_PAGES.filter((page) => page in manifest);
/** A page alone and with each of its parts, of which it loads one: every combination is a possible first visit. */
const visitsOf = (page: string): readonly (readonly string[])[] => [
  [page],
  ...partsOf(manifest, page).map((part) => [page, part]),
];
const visits = first.flatMap(visitsOf);
if (visits.length < first.length + 3) faults.push('the variants of the home page are missing from the build');
if (first.length !== FIRST_PAGES.length)
  faults.push(
    `pages of the budget are missing from the build: ${FIRST_PAGES.filter((page) => !first.includes(page)).join(', ')}`,
  );

for (const visit of visits) {
  const page = visit.join(' with ');
  const files = scriptsOf([CLIENT_ENTRY, ...visit]);
  report(`script of a first visit, ${page}`, total(files), BUDGET.firstScript);
  report(`inlined styles, ${page}`, compressedTogether(stylesOf([CLIENT_ENTRY, ...visit])), BUDGET.inlinedStyles);
  const text = files
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .join('\n')
    .toLowerCase();
  for (const name of LAZY_ONLY) if (text.includes(name)) faults.push(`${name} is part of the first visit of ${page}`);
}

// A further route adds what no first visit has loaded, whichever it was.
const firstScripts = visits.map((visit) => new Set(scriptsOf([CLIENT_ENTRY, ...visit])));
const known = new Set(
  scriptsOf([CLIENT_ENTRY, ...(visits[0] ?? [])]).filter((file) => firstScripts.every((scripts) => scripts.has(file))),
);
for (const page of readdirSync(PAGES).filter((name) => name.endsWith('.page.ts')))
  for (const visit of visitsOf(`${PAGES}/${page}`)) {
    const added = scriptsOf(visit).filter((file) => !known.has(file));
    report(`further route ${visit.map((name) => basename(name)).join(' with ')}`, total(added), BUDGET.furtherRoute);
  }

for (const visit of visits)
  report(
    `styles of a first visit, ${visit.join(' with ')}`,
    compressedTogether(stylesOf([CLIENT_ENTRY, ...visit])),
    BUDGET.styles,
  );

const fonts = readdirSync(join(CLIENT, 'assets')).filter((file) => file.endsWith('.woff2'));
const font = (script: string): number =>
  fonts
    .filter((file) => file.includes(`rubik-${script}-wght`))
    .reduce((sum, file) => sum + readFileSync(join(CLIENT, 'assets', file)).length / 1000, 0);
report('fonts of an English page', font('latin'), BUDGET.fontEnglish);
for (const script of ['arabic', 'cyrillic', 'latin-ext'])
  report(`fonts of a page with ${script}`, font('latin') + font(script), BUDGET.fontsOther);

if (faults.length > 0) {
  console.error(`Over budget: ${faults.join('; ')}`);
  process.exit(1);
}
