// SVG in, AVIF and WebP out. Drawn once at the largest width and scaled down from there.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Box } from './compose.ts';
import type { Svg } from './draw/svg.ts';

export const formats = ['avif', 'webp'] as const;

/** One picture in all its widths: `<path>.<width>.<format>`. */
export interface Picture {
  readonly path: string;
  readonly svg: Svg;
  readonly widths: readonly number[];
}

/**
 * Tuned by eye on the lightest and darkest ground. Wide files are shown on dense screens at half their size, which
 * hides
 * what a lower quality costs; WebP is the fallback of the few browsers without AVIF, and its weight is mostly shadow
 * (alpha), so it gives way first. Below alpha 20 shadows vanish.
 */
const quality = {
  narrow: {
    avif: { quality: 39, effort: 6, chromaSubsampling: '4:4:4' },
    webp: { quality: 37, alphaQuality: 25, effort: 6, preset: 'photo' },
  },
  wide: {
    avif: { quality: 27, effort: 6, chromaSubsampling: '4:2:0' },
    webp: { quality: 14, alphaQuality: 20, effort: 6, preset: 'photo' },
  },
} as const;

export const recipe = JSON.stringify(quality);

export function fingerprint({ path, svg, widths }: Picture): string {
  return createHash('sha256').update(recipe).update(path).update(widths.join()).update(svg).digest('hex').slice(0, 16);
}

export const filesOf = ({ path, widths }: Picture): readonly string[] =>
  widths.flatMap((width) => formats.map((format) => `${path}.${width}.${format}`));

async function raster(svg: Svg, width: number): Promise<Buffer> {
  const drawn = Number(/width="(\d+)"/.exec(svg)?.[1] ?? 200);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize(width)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export async function render(picture: Picture, root: string): Promise<void> {
  const largest = await raster(picture.svg, Math.max(...picture.widths));
  for (const width of picture.widths) {
    const scaled = await sharp(largest)
      .resize(width, null, { kernel: 'lanczos3' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { avif, webp } = width <= 400 ? quality.narrow : quality.wide;
    const results = {
      avif: await sharp(scaled).avif(avif).toBuffer(),
      webp: await sharp(scaled).webp(webp).toBuffer(),
    };
    for (const format of formats) {
      const file = join(root, `${picture.path}.${width}.${format}`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, results[format]);
    }
  }
}

/** Where an SVG of 200 by 200 is painted. Faint shadow rims do not count. */
export async function paintedBox(svg: Svg): Promise<Box> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) <= 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) throw new Error('The drawing has no painted pixel');
  return { x: left, y: top, w: right - left, h: bottom - top };
}
