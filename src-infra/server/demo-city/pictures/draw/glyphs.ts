// Noto Emoji glyphs, recolored and placed. Only the build of the pictures reads them.
import { recolour, type Recolour } from './colour.ts';
import { at, hash, type Place, type Svg } from './svg.ts';
import { icons } from '@iconify-json/noto';

export interface GlyphLook extends Place, Recolour {
  /** Exact colors of the glyph (lower case) to exchange instead of the general recoloring. */
  readonly swap?: Readonly<Record<string, string>>;
}

/** Centered on x and y; size is the side of the glyph's square. */
export function glyph(name: string, x: number, y: number, size: number, look: GlyphLook = {}): Svg {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`Noto has no glyph "${name}"`);
  const side = icon.width ?? icons.width ?? 128;
  const { hue, chroma, light, swap, ...place } = look;
  const changes: Recolour = {
    ...(hue === undefined ? {} : { hue }),
    ...(chroma === undefined ? {} : { chroma }),
    ...(light === undefined ? {} : { light }),
  };
  const changed = Object.keys(changes).length > 0;
  let body = icon.body;
  if (changed || swap !== undefined) {
    body = body.replace(
      /(?<![(]|href=")#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi,
      (colour) => swap?.[colour.toLowerCase()] ?? (changed ? recolour(colour, changes) : colour),
    );
  }
  const prefix = `g${hash(body)}`;
  body = body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
  const scale = (size / side) * (place.scale ?? 1);
  return at(x, y, `<g transform="translate(${-side / 2} ${-side / 2})">${body}</g>`, { ...place, scale });
}
