import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './assets.ts';

/** The font file of a script. A page preloads its own script's file; the browser fetches others when it needs them. */
const FONT_OF_SCRIPT: Readonly<Record<string, string>> = { Arab: 'arabic', Cyrl: 'cyrillic' };

const fontOf = (language: string): string => {
  try {
    return FONT_OF_SCRIPT[new Intl.Locale(language).maximize().script ?? ''] ?? 'latin';
  } catch {
    // The language comes from a cookie or a header and may be malformed.
    return 'latin';
  }
};

/** Returns the URLs of the fonts that a page preloads in a language. CJK text uses the device's fonts. */
export const createFontsOf = (clientDir: string): ((language: string) => readonly string[]) => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2'));
  const fileOf = (script: string): string | undefined => files.find((file) => file.includes(`rubik-${script}-wght`));
  return (language) => {
    const main = fileOf(fontOf(language));
    return main ? [`/${main}`] : [];
  };
};
