import { dish } from '../compose.ts';
import { slab } from '../draw/boards.ts';
import { loaf } from '../draw/bread.ts';
import { plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { gloss, steam } from '../draw/effects.ts';
import { prawn } from '../draw/fish.ts';
import { limeWedge } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, leaf, parsley, saladLeaf, scallion, sprig } from '../draw/herbs.ts';
import { charred, chunk, meatSlice, skewer } from '../draw/meat.ts';
import { noodles, rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { chilli, chilliRing, cucumberSlice, mushroomSlice, onionRing, seed, shreds, strip } from '../draw/vegetables.ts';
import { tomatoHalf } from '../draw/tomatoes.ts';

const thaiBasil = (size: number): Svg => leaf(size, '#3d7f3a', 0.55);
const dip = (x: number, y: number, colour: string, inside: Svg = ''): Svg =>
  at(
    x,
    y,
    ellipse(0, 5, 19, 10.4, '#c9bda8') + ellipse(0, 1, 19, 10.4, '#fbf7ef') + ellipse(0, 1.6, 15, 7.8, soft(colour)) + inside + ellipse(-4, -0.8, 5, 1.8, '#fff', { opacity: 0.4 }),
  );
const bananaLeaf = (w: number, h: number): Svg =>
  path(
    `M${-w / 2} 4Q${-w * 0.3} ${-h * 0.7} ${w * 0.1} ${-h * 0.5}T${w / 2} -2Q${w * 0.3} ${h * 0.6} 0 ${h * 0.5}T${-w / 2} 4Z`,
    linear(
      [
        [0, '#7fb653'],
        [1, '#3f7f35'],
      ],
      30,
    ),
  ) +
  line(`M${-w * 0.48} 4Q0 ${-h * 0.1} ${w * 0.48} -2`, '#a9d17a', 2) +
  Array.from({ length: 9 }, (_, i) => line(`M${-w * 0.4 + i * w * 0.1} 2l${w * 0.05} ${-h * 0.4}M${-w * 0.4 + i * w * 0.1} 2l${w * 0.06} ${h * 0.36}`, '#5f9d45', 1, 0.7)).join('');

export const thai = {
  'pad-thai': dish([
    shadow(100, 154, 74),
    plate(
      100,
      114,
      76,
      [
        at(-2, -2, noodles('padthai', 54, 25, '#e09a4c', 34, 4.4)),
        at(0, -14, noodles('padthai2', 36, 16, '#e6a85a', 18, 4.4)),
        at(-20, -20, prawn(30)),
        at(16, -24, prawn(30), { flip: true }),
        at(-2, -2, prawn(28), { turn: 30 }),
        scatter('padegg', 9, { x: 0, y: -6, rx: 42, ry: 20 }, ({ x, y, i }) => at(x, y, path(blob(`pe${i}`, 7, 4.6, 0.22, 8), soft('#fbdc6a', 1.2)))),
        ...[
          [-32, -4],
          [24, -6],
          [38, 4],
          [-12, -28],
          [6, 10],
        ].map(([x = 0, y = 0], i) => at(x, y, scallion(16), { turn: i * 47 - 30 })),
        scatter('padnut', 20, { x: 6, y: -4, rx: 38, ry: 20 }, ({ x, y, rand }) => at(x, y, path(blob('pn', 2.6, 2, 0.24, 6), rand() > 0.5 ? '#c98a45' : '#e3b277'))),
        at(-46, 8, [line('M-8 4Q0 -10 4 -6M-4 8Q6 -6 10 -4M-10 -2Q-2 -14 0 -12', '#fbf6e4', 2.6), circle(-9, 5, 2.4, '#e8dc9a')]),
        at(50, 4, limeWedge(28), { turn: -20 }),
      ],
      ware.navy,
    ),
  ]),
  'green-curry': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.celadon,
        depth: 50,
        fill: radial([
          [0, '#c3d884'],
          [0.7, '#a5c365'],
          [1, '#7c9d3f'],
        ]),
        inside: [
          path('M-34 8C-24 -6 10 -10 16 2S-6 14 -12 6', 'none', { stroke: '#f6f3d8', width: 4, opacity: 0.9 }),
          scatter('gco', 20, { rx: 58, ry: 24 }, ({ x, y, rand }) => ellipse(x, y, rand(1.4, 3.4), rand(1, 2), '#5f9236', { opacity: 0.65 })),
        ],
        pile: [
          ...[
            [-36, -6],
            [-6, -14],
            [28, -10],
            [12, 6],
          ].map(([x = 0, y = 0], i) => at(x, y, chunk(`gc${i}`, 14, 9.5, '#f2dfb8', 0.5))),
          ...[
            [-20, 4],
            [40, 2],
          ].map(([x = 0, y = 0]) =>
            at(
              x,
              y,
              circle(0, 0, 11, round('#8fb84e', 1.3)) + path('M-9 -5A11 11 0 0 1 9 -5Q0 -1 -9 -5Z', '#dbe9ae') + circle(-4, -6, 1, '#7c9d3f') + circle(3, -6.4, 1, '#7c9d3f'),
            ),
          ),
          at(-30, 10, chilliRing(5)),
          at(8, -4, strip(22, '#d8321f', 5, 0.3)),
          at(46, -8, strip(18, '#d8321f', 5, 0.3), { turn: 40 }),
          at(20, -20, thaiBasil(20), { turn: 50 }),
          at(8, -24, thaiBasil(22), { turn: -20 }),
          at(-46, 4, thaiBasil(18), { turn: -60 }),
        ],
      }),
    ],
    {
      back: [
        at(
          158,
          58,
          [
            at(0, 12, [rice(24, 20, '#fbf6ea', 'gcrice')]),
            path(
              'M-28 12H28Q26 32 10 34H-10Q-26 32 -28 12Z',
              linear(
                [
                  [0, '#fbf7ef'],
                  [1, '#ddd2c0'],
                ],
                0,
              ),
            ),
          ],
          { scale: 0.84 },
        ),
      ],
    },
  ),
  'tom-yum': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 72, {
        colour: ware.steel,
        depth: 52,
        ears: true,
        fill: radial([
          [0, '#f58f45'],
          [0.7, '#e56a25'],
          [1, '#bd4712'],
        ]),
        inside: [
          scatter('tyo', 28, { rx: 60, ry: 25 }, ({ x, y, rand }) => ellipse(x, y, rand(1.5, 3.6), rand(1, 2), '#c3200d', { opacity: 0.65 })),
          scatter('tyg', 10, { rx: 58, ry: 24 }, ({ x, y }) => gloss(x, y, 6, 3, 0.5)),
        ],
        pile: [
          at(-30, -8, prawn(36)),
          at(16, -16, prawn(36), { flip: true }),
          at(2, 6, prawn(34), { turn: 24 }),
          at(40, 4, mushroomSlice(20), { turn: 20 }),
          at(-12, -20, mushroomSlice(18), { turn: -16 }),
          at(-46, 6, tomatoHalf(10)),
          at(28, -4, tomatoHalf(9)),
          at(
            -24,
            12,
            rect(
              -15,
              -3,
              30,
              6,
              3,
              linear(
                [
                  [0, '#eef3d5'],
                  [1, '#9cc25b'],
                ],
                0,
              ),
            ),
            { turn: -24 },
          ),
          at(-4, -6, chilli(24), { turn: 20 }),
          at(44, -10, leaf(20, '#2f7231', 0.5), { turn: 50 }),
          at(-40, -12, parsley(15)),
          at(22, 14, parsley(14)),
        ],
      }),
      steam(100, 48, 22),
    ],
    { back: [at(164, 62, limeWedge(30), { turn: -16 })] },
  ),
  'summer-rolls': dish(
    [
      shadow(100, 152, 72),
      platter(
        100,
        116,
        80,
        [
          ...[
            [-10, -22, -10],
            [8, -4, -10],
            [-14, 12, -10],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                rect(-42, -13 + 3, 84, 26, 13, '#c3cdb4', { opacity: 0.9 }),
                clip(rect(-42, -13, 84, 26, 13, '#000'), [
                  rect(-42, -13, 84, 26, 0, '#eef2e0'),
                  at(-26, 0, leaf(30, '#4f9236', 0.8), { turn: 70 }),
                  at(0, -3, leaf(34, '#6cab3f', 0.8), { turn: 100 }),
                  ...[-22, 0, 22].map((dx) => at(dx, 1, prawn(24), { turn: -30 })),
                  line('M-40 8H30M-36 5H20M-38 10H34', '#f08a33', 2.4, 0.8),
                  line('M-40 -9H40', '#fffaf0', 2),
                ]),
                rect(
                  -42,
                  -13,
                  84,
                  26,
                  13,
                  linear([
                    [0, '#ffffff', 0.75],
                    [0.4, '#ffffff', 0.28],
                    [1, '#d7e0c9', 0.55],
                  ]),
                ),
                line('M-32 -8Q0 -11 26 -8', '#fff', 3, 0.85),
                ellipse(40, 0, 6, 12, '#f6f5e6'),
                ellipse(40.6, 0, 4.4, 10, ['#fbe3d6', '#f7e9d8', '#fbe3d6'][i] ?? '#fff'),
                circle(40, -4, 2.6, '#f2825a'),
                circle(41, 3, 2.4, '#5f9d3a'),
                circle(39.6, 7, 1.6, '#f08a33'),
              ],
              { turn },
            ),
          ),
          dip(
            56,
            12,
            '#a8642f',
            [
              [-4, 2],
              [3, 0],
              [6, 3],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 1.5, '#e9c58d'))
              .join(''),
          ),
        ],
        ware.teal,
        0.42,
      ),
    ],
    { back: [at(42, 64, sprig(30, '#4c9a3b'))] },
  ),
  pho: dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 74, {
        colour: ware.white,
        band: '#3f6b4f',
        depth: 52,
        fill: radial([
          [0, '#d79a4e'],
          [0.7, '#bd7a30'],
          [1, '#95581b'],
        ]),
        inside: [
          at(-8, 5, noodles('pho', 52, 18, '#fbf3de', 26, 3)),
          scatter('phoo', 24, { rx: 62, ry: 25 }, ({ x, y, rand }) => ellipse(x, y, rand(1.4, 3.4), rand(1, 2), '#f3c67f', { opacity: 0.75 })),
        ],
        pile: [
          ...[
            [28, -14, -10],
            [40, -2, 6],
            [16, -2, 12],
            [30, 8, -6],
          ].map(([x = 0, y = 0, turn = 0]) => at(x, y, meatSlice(34, 18, '#7d4a33', '#c9837a'), { turn })),
          at(-30, -10, onionRing(12), { squash: 0.6 }),
          at(-16, -14, onionRing(11), { squash: 0.6 }),
          at(-44, 2, thaiBasil(24), { turn: -50 }),
          at(-32, -2, thaiBasil(22), { turn: 10 }),
          at(-8, 12, chilliRing(5.4)),
          at(-20, 10, chilliRing(5)),
          at(2, 2, parsley(14)),
          ...[
            [4, -20],
            [12, -18],
            [-2, 18],
            [8, 16],
            [-48, 12],
          ].map(([x = 0, y = 0]) => at(x, y, chive(3.6), { squash: 0.8 })),
        ],
      }),
      steam(104, 48, 24),
    ],
    { back: [at(40, 60, limeWedge(30), { turn: 14 })] },
  ),
  'banh-mi': dish([
    shadow(100, 152, 76),
    slab(
      100,
      124,
      154,
      50,
      [
        at(
          0,
          -14,
          [
            at(0, 8, loaf(148, 40, '#cf8d45', 0)),
            path('M-64 0Q0 -14 64 0L60 10H-60Z', '#f3d9a4'),
            scatter('bmleaf', 8, { x: 0, y: -6, rx: 56, ry: 6 }, ({ x, y, i, rand }) => at(x, y, saladLeaf(`bm${i}`, 26, ['#6cab3f', '#86bf4b'][i % 2]), { turn: rand(-50, 50) })),
            ...[-42, -14, 14, 42].map((x, i) => at(x, -4, meatSlice(34, 14, '#8a4a30', '#d9927a'), { turn: i * 5 - 8 })),
            at(0, -9, shreds('bmcar', 34, 54, 6, ['#f08a33', '#fbf3e0', '#f7a050'], 20, 3)),
            ...[-48, -22, 6, 32, 52].map((x, i) => at(x, -12, cucumberSlice(9), { squash: 0.7, turn: i * 10 })),
            ...[-34, 20, 46].map((x) => at(x, -16, chilliRing(5))),
            ...[-10, 28, -54].map((x) => at(x, -17, parsley(15))),
            at(0, -30, loaf(146, 34, '#d79a50', 5), { turn: -3 }),
          ],
          { scale: 0.98 },
        ),
      ],
      ware.wood,
    ),
  ]),
  'papaya-salad': dish(
    [
      shadow(100, 154, 72),
      plate(
        100,
        114,
        74,
        [
          at(-50, 2, saladLeaf('pap1', 38, '#8cc152'), { turn: -60 }),
          at(-38, 14, saladLeaf('pap2', 34, '#a4cf63'), { turn: -30 }),
          path('M-44 10C-44 -24 -20 -40 0 -40S44 -24 44 10Q26 22 0 22T-44 10Z', '#d3d88e'),
          at(0, -9, shreds('papaya', 120, 42, 26, ['#eef0b4', '#dfe39a', '#cdd67f', '#f6f6d0', '#f3a94e'], 24, 3)),
          ...[
            [-26, -6],
            [22, -14],
            [6, 8],
            [34, 6],
          ].map(([x = 0, y = 0]) => at(x, y, tomatoHalf(9))),
          ...[
            [-12, -26, 20],
            [14, -2, -30],
            [-34, 8, 60],
          ].map(([x = 0, y = 0, turn = 0]) => at(x, y, line('M-12 0Q0 -5 12 0', '#3f7f35', 5) + line('M-11 -1Q0 -6 11 -1', '#6cab3f', 2), { turn })),
          at(-4, -12, chilliRing(5)),
          at(26, -26, chilliRing(5)),
          at(-20, 10, chilliRing(5)),
          at(0, -36, sprig(19, '#4c9a3b')),
          scatter('papnut', 18, { x: 0, y: -8, rx: 36, ry: 22 }, ({ x, y, rand }) => at(x, y, path(blob('pn2', 3.2, 2.4, 0.24, 6), rand() > 0.5 ? '#c98a45' : '#e3b277'))),
        ],
        ware.clay,
      ),
    ],
    { back: [at(162, 66, limeWedge(32), { turn: -16 })] },
  ),
  'satay-skewers': dish(
    [
      shadow(100, 154, 76),
      platter(
        100,
        116,
        80,
        [
          at(-4, 2, bananaLeaf(138, 50)),
          ...[-20, -4, 12].map((y, i) =>
            at(
              -8,
              y - 8,
              skewer(
                132,
                [0, 1, 2, 3].map((k) => charred(blob(`sat${i}${k}`, 14, 8.6, 0.1, 9), round('#d8983a', 1.5), 8, 26, 18, '#7a3f14')),
                '#d9b27a',
              ),
              { turn: -14 },
            ),
          ),
          scatter('satn', 18, { x: -10, y: -10, rx: 44, ry: 20 }, ({ x, y }) => at(x, y, path(blob('pn3', 2.2, 1.7, 0.24, 6), '#f0d09a'))),
          dip(
            50,
            12,
            '#b9692a',
            [
              [-4, 2],
              [3, 0],
              [6, 3],
              [-8, -1],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 1.6, '#e9c58d'))
              .join(''),
          ),
          at(-52, 12, [cucumberSlice(9), at(12, 4, cucumberSlice(9))], { squash: 0.7 }),
        ],
        ware.walnut,
        0.42,
      ),
    ],
    { back: [at(42, 66, glyph('peanuts', 0, 0, 36))] },
  ),
  'mango-sticky-rice': dish(
    [
      shadow(100, 152, 72),
      plate(
        100,
        116,
        76,
        [
          at(-6, 2, bananaLeaf(126, 46)),
          at(-24, 8, rice(32, 30, '#fffaf0', 'sticky')),
          path('M-46 -12C-34 -26 -12 -26 -4 -12Q-8 2 -14 -6Q-20 6 -28 -4Q-36 6 -46 -12Z', '#fffdf6'),
          scatter('stsesame', 14, { x: -25, y: -12, rx: 18, ry: 8 }, ({ x, y, rand }) => at(x, y, seed(3.2, '#3b3430'), { turn: rand(0, 180) })),
          ...[0, 1, 2, 3, 4].map((i) =>
            at(
              10 + i * 11,
              -8 + i * 3.4,
              [
                path(
                  'M-7 18C-13 0 -8 -20 2 -24C11 -18 11 8 6 20Q0 24 -7 18Z',
                  linear(
                    [
                      [0, '#ffd257'],
                      [0.6, '#fbb22a'],
                      [1, '#ee9a1c'],
                    ],
                    20,
                  ),
                  { stroke: '#e08f18', width: 0.8 },
                ),
                line('M-2 12Q-4 -4 2 -16', '#ffe59a', 2.4, 0.8),
              ],
              { turn: 18 },
            ),
          ),
          at(0, -26, sprig(17, '#4c9a3b')),
        ],
        ware.blue,
      ),
    ],
    { back: [glyph('coconut', 44, 66, 42)] },
  ),
};
