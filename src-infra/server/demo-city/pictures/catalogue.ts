// Every picture of the demo city as SVG, from the tables in art/.
import { banners, categories } from './art/scenes.data.ts';
import { covers, type Item } from './art/covers.data.ts';
import { dishArt } from './art/dishes.ts';
import { extras } from './art/extras.data.ts';
import { logos } from './art/logos.data.ts';
import { parcels } from './art/parcels.data.ts';
import {
  bannerCanvas,
  coverCanvas,
  dishCanvas,
  frame,
  iconCanvas,
  whole,
  type DishArt,
  type Piece,
} from './compose.ts';
import { glyph } from './draw/glyphs.ts';
import { logoCanvas } from './draw/logos.ts';
import { shadow, type Svg } from './draw/svg.ts';
import {
  bannerMotifs,
  categoryMotifs,
  coverMotifs,
  dishMotifs,
  parcelMotifs,
  type CoverMotif,
  type DishMotif,
} from './motifs.data.ts';
import { paintedBox, type Picture } from './render.ts';

const widths = {
  dish: [160, 320, 640],
  cover: [400, 800, 1280],
  logo: [96, 192],
  category: [96, 192],
  parcel: [96, 192],
  banner: [400, 800],
} as const;

const measured = new Map<Svg, Promise<Piece>>();

function piece(art: Svg): Promise<Piece> {
  const known = measured.get(art);
  if (known !== undefined) return known;
  const fresh = paintedBox(frame(200, 200, art)).then((box) => ({ art, box }));
  measured.set(art, fresh);
  return fresh;
}

const isGlyph = (item: Item): item is `glyph:${string}` => item.startsWith('glyph:');

function drawingOf(item: Item): Svg {
  if (isGlyph(item)) return shadow(100, 162, 44) + glyph(item.slice('glyph:'.length), 100, 100, 128);
  const drawings: Readonly<Record<Exclude<Item, `glyph:${string}`>, DishArt>> = { ...dishArt, ...extras };
  return drawings[item].main;
}

/** Without its shadow: category icons stand on plain tiles. */
const iconOf = (item: Item): Svg =>
  isGlyph(item) ? glyph(item.slice('glyph:'.length), 100, 100, 150) : drawingOf(item);

const slugs = <Slug extends string>(table: Readonly<Record<Slug, unknown>>): readonly Slug[] =>
  Object.keys(table) as Slug[];

async function dishPicture(slug: DishMotif): Promise<Picture> {
  return {
    path: `products/${slug}~${dishMotifs[slug]}`,
    svg: dishCanvas(await piece(whole(dishArt[slug]))),
    widths: widths.dish,
  };
}

async function coverPicture(slug: CoverMotif): Promise<Picture> {
  const { centre, corners } = covers[slug];
  const around = await Promise.all(corners.map((item) => piece(drawingOf(item))));
  return {
    path: `shops/background/${slug}~${coverMotifs[slug]}`,
    svg: coverCanvas(await piece(drawingOf(centre)), around),
    widths: widths.cover,
  };
}

export async function catalogue(): Promise<readonly Picture[]> {
  return Promise.all([
    ...slugs(dishMotifs).map(dishPicture),
    ...slugs(coverMotifs).map(coverPicture),
    ...slugs(logos).map(async (slug): Promise<Picture> => ({
      path: `shops/logo/${slug}`,
      svg: logoCanvas(logos[slug]),
      widths: widths.logo,
    })),
    ...categoryMotifs.map(async (slug): Promise<Picture> => ({
      path: `categories/${slug}`,
      svg: iconCanvas(await piece(iconOf(categories[slug]))),
      widths: widths.category,
    })),
    ...parcelMotifs.map(async (slug): Promise<Picture> => ({
      path: `parcel-order-setting/${slug}`,
      svg: dishCanvas(await piece(parcels[slug])),
      widths: widths.parcel,
    })),
    ...bannerMotifs.map(async (slug): Promise<Picture> => {
      const items = await Promise.all(
        banners[slug].map(async ([item, room]) => ({ piece: await piece(drawingOf(item)), room })),
      );
      return { path: `banners/${slug}`, svg: bannerCanvas(items), widths: widths.banner };
    }),
  ]);
}
