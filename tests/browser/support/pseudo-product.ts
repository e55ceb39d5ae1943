import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct, type ProductServer } from '../../bench/product-server.ts';
import { pseudoTexts } from './pseudo-texts.ts';

const FOLDER = 'reports/pseudo';
/** Languages of the product whose texts are replaced: one that runs from left to right, one from right to left. */
export const STANDS_IN = { pseudo: 'en', 'pseudo-RTL': 'ar' } as const;

/** The built product in a folder of its own, where `en` is the pseudo language and `ar` the mirrored one. */
export const startPseudoProduct = (port: number): Promise<ProductServer> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync('dist', join(FOLDER, 'dist'), {
    recursive: true,
    filter: (path) => !/locales\/[^/]*\/.*\.(br|gz)$/.test(path),
  });
  symlinkSync(join(process.cwd(), 'src-infra'), join(FOLDER, 'src-infra'));
  const english = read('en');
  for (const [kind, language] of Object.entries(STANDS_IN)) {
    const texts = pseudoTexts(english, Object.keys(read(language)), kind as keyof typeof STANDS_IN);
    writeFileSync(join(FOLDER, fileOf(language)), JSON.stringify(texts));
  }
  return startProduct(port, { SIMULATION_SPEED: '1' }, join(FOLDER, 'dist/server/main.js'));
};

const fileOf = (language: string): string => `dist/client/locales/${language}/translation.json`;
const read = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>;
