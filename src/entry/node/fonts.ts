import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './assets.ts';

/** The script a language is written in; its own font file is fetched with the page, all others when a letter asks for them. */
const SCRIPT_OF: Readonly<Record<string, string>> = { ar: 'arabic', fa: 'arabic', ur: 'arabic', ru: 'cyrillic', uk: 'cyrillic', bg: 'cyrillic' };

/** Addresses of the fonts a page in a language shows first. Chinese, Japanese and Korean use the device's fonts. */
export const createFontsOf = (clientDir: string): ((language: string) => readonly string[]) => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2'));
  const fileOf = (script: string): string | undefined => files.find((file) => file.includes(`rubik-${script}-wght`));
  return (language) => {
    const main = fileOf(SCRIPT_OF[language.split('-')[0] ?? ''] ?? 'latin');
    return main ? [`/${main}`] : [];
  };
};
