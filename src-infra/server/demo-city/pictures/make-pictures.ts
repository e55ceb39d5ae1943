// Draws the demo city's pictures into ../images:
//
//   npx tsx src-infra/server/demo-city/pictures/make-pictures.ts
//
// motifs.data.ts says what exists, art/ holds the drawings, draw/ the pens, compose.ts and catalogue.ts put them
// together,
// render.ts writes AVIF and WebP. The same input always gives the same bytes: only pictures whose drawing or recipe
// changed are written, and files no picture owns are removed. The images are committed; this script only runs by hand.
import { availableParallelism } from 'node:os';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { filesOf, fingerprint, render, type Picture } from './render.ts';

const root = fileURLToPath(new URL('../images/', import.meta.url));
const manifestFile = join(root, 'manifest.json');
const companions = new Set(['manifest.json', 'LICENCE.txt']);
const limit = 12 * 1024 * 1024;

type Manifest = Readonly<Record<string, string>>;

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

function kindOf(file: string): string {
  return file.split('/').slice(0, -1).join('/') || 'other';
}

async function main(): Promise<void> {
  // One thread a picture: encoders split work differently on other machines, and so would the bytes.
  sharp.concurrency(1);
  const pictures = await catalogue();
  const before = await readManifest();
  const present = new Set(await filesBelow(root));
  const prints = new Map(pictures.map((picture) => [picture.path, fingerprint(picture)]));
  const isCurrent = (picture: Picture): boolean =>
    before[picture.path] === prints.get(picture.path) && filesOf(picture).every((file) => present.has(file));
  const stale = pictures.filter((picture) => !isCurrent(picture));

  let done = 0;
  await inParallel(stale, async (picture) => {
    await render(picture, root);
    done += 1;
    if (done % 25 === 0) console.log(`${done} of ${stale.length} drawn`);
  });

  const owned = new Set(pictures.flatMap(filesOf));
  const orphans = (await filesBelow(root)).filter((file) => !owned.has(file) && !companions.has(file));
  for (const orphan of orphans) await rm(join(root, orphan));
  const manifest = Object.fromEntries([...prints].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);

  const totals = new Map<string, { files: number; bytes: number }>();
  let bytes = 0;
  for (const file of await filesBelow(root)) {
    const { size } = await stat(join(root, file));
    const total = totals.get(kindOf(file)) ?? { files: 0, bytes: 0 };
    totals.set(kindOf(file), { files: total.files + 1, bytes: total.bytes + size });
    bytes += size;
  }
  for (const [kind, total] of [...totals].sort(([left], [right]) => left.localeCompare(right)))
    console.log(
      `${kind.padEnd(18)} ${String(total.files).padStart(5)} files ${(total.bytes / 1024).toFixed(0).padStart(7)} KiB`,
    );
  console.log(
    `${pictures.length} pictures, ${stale.length} drawn, ${orphans.length} orphans removed, ` +
      `${(bytes / 1024 / 1024).toFixed(2)} MiB (${bytes} bytes)`,
  );
  if (bytes > limit) throw new Error(`The pictures weigh ${bytes} bytes; the limit is ${limit}`);
}

await main();
