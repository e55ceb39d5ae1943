import { dish } from '../compose.ts';
import { slab, steamer } from '../draw/boards.ts';
import { tone } from '../draw/colour.ts';
import { friedEgg } from '../draw/dairy.ts';
import { plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { bun, roll } from '../draw/dumplings.ts';
import { gloss, steam } from '../draw/effects.ts';
import { prawn } from '../draw/fish.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, leaf, saladLeaf, scallion, sprig } from '../draw/herbs.ts';
import { chunk, crispy, meatSlice } from '../draw/meat.ts';
import { noodles, rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, shadow, soft, type Svg } from '../draw/svg.ts';
import { chilli, chilliRing, coin, cube, pea, seed, shreds, strip } from '../draw/vegetables.ts';

const sticks = (x: number, y: number, turn: number, colour: string, length = 108): Svg =>
  at(
    x,
    y,
    [-3.6, 3.6].map((dy) =>
      at(
        0,
        dy,
        path(
          `M${-length / 2} -2.6L${length / 2} -1.2V1.2L${-length / 2} 2.6Z`,
          linear([
            [0, tone(colour, 0.1)],
            [1, tone(colour, -0.1)],
          ]),
        ),
        { turn: dy * 0.8 },
      ),
    ),
    { turn },
  );
const dip = (x: number, y: number, colour: string): Svg =>
  at(x, y, ellipse(0, 5, 18, 10, '#c9bda8') + ellipse(0, 1, 18, 10, '#fbf7ef') + ellipse(0, 1.6, 14.4, 7.4, soft(colour)) + ellipse(-4, -0.6, 5, 1.8, '#fff', { opacity: 0.45 }));
const cucumberStrip = (turn: number): Svg =>
  at(
    0,
    0,
    rect(
      -2.6,
      -12,
      5.2,
      24,
      2,
      linear(
        [
          [0, '#dcebb0'],
          [0.7, '#c3dd8d'],
          [1, '#4b8d37'],
        ],
        0,
      ),
    ),
    { turn },
  );

export const chinese = {
  'dim-sum-basket': dish([
    shadow(100, 156, 66),
    steamer(100, 112, 70, [
      at(0, 4, path(blob('dsleaf', 54, 24, 0.08, 12), '#b9d98a')),
      ...[
        [-30, -12],
        [26, -14],
        [0, -24],
        [-40, 8],
        [38, 6],
        [-2, 10],
      ]
        .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
        .map(([x = 0, y = 0], i) => at(x, y, bun(20, ['#fbf1df', '#f7e7c2', '#fdf5e8'][i % 3]))),
    ]),
    steam(100, 62, 26),
  ]),
  'bao-buns': dish([
    shadow(100, 154, 72),
    slab(
      100,
      124,
      152,
      56,
      [
        ...[
          [-34, -24, -6],
          [32, -24, 6],
        ].map(([x = 0, y = 0, turn = 0], i) =>
          at(
            x,
            y,
            [
              path('M-36 26C-44 -22 -14 -36 0 -36S44 -22 36 26Z', tone('#f8efdf', -0.13)),
              at(-16, -8, saladLeaf(`bao${i}`, 28, '#86bf4b')),
              at(16, -8, saladLeaf(`baob${i}`, 28, '#6cab3f')),
              ...[-18, -4, 10].map((dx, k) => at(dx + 3, -6, meatSlice(22, 18, '#7a3a1a', '#c27a4a') + gloss(-3, -4, 6, 4, 0.5), { turn: k * 8 - 8 })),
              at(-8, -16, cucumberStrip(30)),
              at(4, -17, cucumberStrip(-16)),
              at(16, -16, strip(20, '#f08a33', 3.4), { turn: 50 }),
              at(-20, -14, strip(18, '#d0468a', 3.6), { turn: -40 }),
              at(4, -22, sprig(15)),
              path(
                'M-40 2C-36 -6 36 -6 40 2C44 22 34 34 14 36H-14C-34 34 -44 22 -40 2Z',
                radial(
                  [
                    [0, '#fffbf2'],
                    [0.6, '#fbf1df'],
                    [1, '#e2d3b8'],
                  ],
                  0.4,
                  0.28,
                  0.78,
                ),
              ),
              path('M-30 6Q0 -1 28 5', 'none', { stroke: '#fff', width: 4, opacity: 0.7 }),
              scatter(`baoses${i}`, 7, { x: 0, y: 12, rx: 22, ry: 7 }, ({ x: px, y: py }) => ellipse(px, py, 1.5, 1, '#3b3430')),
            ],
            { turn },
          ),
        ),
      ],
      ware.ink,
    ),
  ]),
  'spring-rolls': dish(
    [
      shadow(100, 152, 72),
      platter(
        100,
        116,
        78,
        [
          at(-52, 4, saladLeaf('sr1', 34, '#86bf4b'), { turn: -50 }),
          at(-40, 14, saladLeaf('sr2', 30, '#6cab3f'), { turn: -20 }),
          at(-10, -18, roll(66, 20, '#d28c38'), { turn: -24 }),
          at(12, -12, roll(66, 20, '#dc9a45', true), { turn: -18 }),
          at(-14, 4, roll(66, 20, '#e0a04b', true), { turn: -20 }),
          at(16, 10, roll(60, 20, '#d79340', true), { turn: -12 }),
          dip(54, 6, '#e2532a'),
        ],
        ware.blue,
        0.42,
      ),
    ],
    { back: [at(160, 70, chilli(34), { turn: -24 })] },
  ),
  'fried-rice': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.blue,
        band: '#f7f2ea',
        depth: 50,
        fill: '#e9bb62',
        pile: [
          at(0, 10, rice(62, 44, '#f3cf80', 'friedrice', '#d99a3c')),
          scatter('frpeas', 15, { x: 0, y: -6, rx: 50, ry: 22 }, ({ x, y }) => at(x, y, pea(4))),
          scatter('frcar', 13, { x: 0, y: -6, rx: 48, ry: 22 }, ({ x, y, rand }) => at(x, y, cube(9, '#f08a33'), { turn: rand(-20, 20) })),
          scatter('fregg', 10, { x: 0, y: -8, rx: 46, ry: 20 }, ({ x, y, i }) => at(x, y, path(blob(`fregg${i}`, 8, 5, 0.22, 8), soft('#fbdc6a', 1.2)))),
          at(-24, -14, prawn(26)),
          at(22, -16, prawn(26), { flip: true }),
          at(0, 2, prawn(24), { turn: 40 }),
          ...[
            [-36, 2],
            [36, 0],
            [10, -30],
            [-6, -26],
            [-14, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, scallion(11), { turn: i * 50 })),
        ],
      }),
    ],
    { back: [sticks(120, 40, -12, '#b5302a')] },
  ),
  'chow-mein': dish(
    [
      shadow(100, 154, 74),
      plate(
        100,
        114,
        76,
        [
          at(0, -2, [noodles('chow', 56, 26, '#d99b45', 34, 4)]),
          at(0, -14, [noodles('chow2', 38, 17, '#e0a650', 20, 4)]),
          ...[
            [-30, -12, 20],
            [24, -18, -30],
            [4, 6, 60],
            [40, 0, 10],
            [-44, 4, -20],
          ].map(([x = 0, y = 0, turn = 0], i) => at(x, y, strip(24, ['#e03d2a', '#f2b530'][i % 2] ?? '#e03d2a', 5.4, 0.35), { turn })),
          ...[
            [-14, -26],
            [12, -6],
            [-24, 8],
            [34, -12],
          ].map(([x = 0, y = 0], i) => at(x, y, meatSlice(24, 11, '#6b3018', '#a35c34'), { turn: i * 37 })),
          ...[
            [-6, -16],
            [20, 12],
            [-38, -4],
            [46, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, leaf(22, '#57a04a', 0.6), { turn: i * 70 + 20 }) + at(x + 4, y + 2, rect(-2, -6, 4, 12, 2, '#eef3d5'), { turn: i * 70 + 20 })),
          scatter('chowb', 14, { x: 0, y: -6, rx: 46, ry: 22 }, ({ x, y, rand }) => at(x, y, line('M-6 0Q0 -3 6 1', '#fbf6e4', 2.2), { turn: rand(0, 180) })),
          scatter('chows', 26, { x: 0, y: -8, rx: 46, ry: 22 }, ({ x, y, rand }) => at(x, y, seed(3.2), { turn: rand(0, 180) })),
        ],
        ware.forest,
      ),
    ],
    { back: [sticks(116, 56, -10, '#7a4a2b')] },
  ),
  'sweet-sour-chicken': dish(
    [
      shadow(100, 154, 74),
      plate(
        100,
        114,
        76,
        [
          path(
            blob('sssauce', 56, 24, 0.06, 12),
            radial([
              [0, '#f0663a'],
              [1, '#c93618'],
            ]),
          ),
          scatter('ss', 13, { x: 0, y: -8, rx: 46, ry: 22 }, ({ x, y, i }) =>
            at(
              x,
              y,
              i % 2 === 0
                ? crispy(`ssc${i}`, 13, 10.5, '#dd6a2c') + gloss(-4, -4, 6, 3.4, 0.55)
                : i % 4 === 1
                  ? path('M-9 4L-5 -8L8 -5L9 6Z', soft('#f8cf4a', 1.4)) + line('M-4 -6l2 10M2 -5l2 9', '#e2a92c', 1.2)
                  : path(blob(`sspep${i}`, 10, 7, 0.14, 6), soft(['#5d9a37', '#e03d2a'][i % 3 === 0 ? 0 : 1] ?? '#5d9a37', 1.5)) + gloss(-3, -2, 4, 2, 0.5),
            ),
          ),
          scatter('sssesame', 24, { x: 0, y: -8, rx: 44, ry: 20 }, ({ x, y, rand }) => at(x, y, seed(3.6), { turn: rand(0, 180) })),
          ...[
            [-10, -28],
            [22, -20],
            [-34, -6],
          ].map(([x = 0, y = 0], i) => at(x, y, scallion(12), { turn: i * 60 })),
        ],
        ware.white,
        '#b5302a',
      ),
    ],
    { back: [glyph('pineapple', 160, 58, 48, { turn: 14 })] },
  ),
  'mapo-tofu': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.slate,
        depth: 48,
        fill: radial([
          [0, '#d64a22'],
          [0.7, '#b93214'],
          [1, '#8f230c'],
        ]),
        inside: [scatter('mapooil', 18, { rx: 58, ry: 24 }, ({ x, y, rand }) => ellipse(x, y, rand(3, 6), rand(1.6, 3), '#ee7a2e', { opacity: 0.6 }))],
        pile: [
          scatter('mapo', 14, { x: 0, y: -4, rx: 50, ry: 19 }, ({ x, y, rand }) => at(x, y, cube(21, '#f9f0df'), { turn: rand(-6, 6) })),
          scatter('mapom', 22, { x: 0, y: -2, rx: 50, ry: 18 }, ({ x, y, i, rand }) => at(x, y, chunk(`mm${i}`, rand(3, 5), rand(2.4, 3.6), '#6f3519', 0.2))),
          scatter('mapoc', 17, { x: 0, y: -4, rx: 52, ry: 19 }, ({ x, y }) => at(x, y, chive(3.6), { squash: 0.8 })),
          at(-22, 2, chilliRing(4.6)),
          at(28, -4, chilliRing(4.6)),
          at(2, -18, chilliRing(4.6)),
        ],
      }),
      steam(100, 56, 22),
    ],
    { back: [at(162, 74, chilli(36), { turn: -30 })] },
  ),
  'wonton-soup': dish([
    shadow(100, 150, 56),
    bowl(100, 94, 72, {
      colour: ware.white,
      band: '#4d7ea8',
      depth: 52,
      fill: radial([
        [0, '#efc068'],
        [0.7, '#e0a545'],
        [1, '#bd7f28'],
      ]),
      inside: [
        scatter('wono', 24, { rx: 60, ry: 24 }, ({ x, y, rand }) => ellipse(x, y, rand(1.6, 3.4), rand(1, 2), '#fbeec4', { opacity: 0.8 })),
        at(38, 10, leaf(36, '#4f9a45', 0.6), { turn: 60 }),
        at(46, -6, leaf(32, '#6fb45a', 0.6), { turn: 30 }),
        at(28, 14, rect(-3, -12, 6, 24, 3, '#eef3d5'), { turn: 60 }),
      ],
      pile: [
        ...[
          [-36, -4, -10],
          [0, -14, 8],
          [-12, 8, -4],
          [24, 0, 14],
        ].map(([x = 0, y = 0, turn = 0]) =>
          at(
            x,
            y,
            [
              path(
                'M-20 4C-24 -8 -12 -16 -2 -15C6 -22 18 -16 17 -8C24 -6 24 6 16 9C6 15 -14 14 -20 4Z',
                radial(
                  [
                    [0, '#fdf3da'],
                    [0.6, '#f6e2b6'],
                    [1, '#e2c284'],
                  ],
                  0.4,
                  0.32,
                  0.72,
                ),
              ),
              path('M-9 3C-9 -6 9 -8 10 1C10 8 -8 10 -9 3Z', '#e5a98c', { opacity: 0.75 }),
              line('M-18 2Q-10 -6 -3 -14M16 -7Q12 0 15 8M-2 -14Q4 -8 16 -8', tone('#f6e2b6', -0.12), 1.3),
            ],
            { turn },
          ),
        ),
        ...[
          [-48, 8],
          [-24, -18],
          [14, 16],
          [42, -12],
          [4, 2],
          [20, -16],
        ].map(([x = 0, y = 0]) => at(x, y, chive(3.6), { squash: 0.8 })),
        at(-52, -2, coin(7, '#f08a33'), { squash: 0.7 }),
        at(46, 8, coin(7, '#f08a33'), { squash: 0.7 }),
      ],
    }),
    steam(100, 52, 24),
  ]),
  'noodle-box': dish([
    shadow(100, 166, 46),
    sticks(76, 52, -118, '#b5302a', 96),
    at(
      100,
      96,
      [
        at(0, -20, noodles('boxn', 42, 20, '#ebba55', 28, 4.4)),
        at(-22, -32, prawn(28)),
        at(16, -36, prawn(26), { flip: true }),
        at(-2, -22, leaf(22, '#57a04a', 0.6), { turn: 60 }),
        at(28, -22, strip(22, '#e03d2a', 5), { turn: 30 }),
        at(-32, -16, strip(20, '#f2b530', 5), { turn: -40 }),
        at(4, -42, scallion(12), { turn: 30 }),
        at(-10, -40, coin(7, '#f08a33'), { squash: 0.8 }),
        path('M-46 -14L-42 -20H42L46 -14Z', '#d9cdb9'),
        path(
          'M-48 -16L48 -16L36 60Q35 66 29 66H-29Q-35 66 -36 60Z',
          linear(
            [
              [0, '#fffaf1'],
              [0.6, '#f6ecdb'],
              [1, '#e0d2bb'],
            ],
            20,
          ),
        ),
        path('M-48 -16L-20 6L-26 66H-29Q-35 66 -36 60ZM48 -16L20 6L26 66H29Q35 66 36 60Z', '#2b1405', { opacity: 0.06 }),
        line('M-47 -15L-18 6H18L47 -15', '#d4c5ab', 1.6),
        at(0, 32, circle(0, 0, 18, '#c03a2b') + path('M-10 4Q0 -12 10 4M-10 9H10M-12 4H12', 'none', { stroke: '#fff6e6', width: 2.6 })),
      ],
      { scale: 1.04 },
    ),
  ]),
  bibimbap: dish([
    shadow(100, 166, 60),
    at(
      100,
      104,
      [
        circle(0, 5, 72, '#1d1c1e'),
        circle(
          0,
          0,
          72,
          linear(
            [
              [0, '#5a5658'],
              [1, '#2c2a2d'],
            ],
            50,
          ),
        ),
        circle(0, 0, 64, '#1b1a1c'),
        clip(circle(0, 1, 61, '#000'), [
          circle(0, 1, 61, '#fbf4e4'),
          scatter('bibrice', 90, { rx: 58, ry: 58 }, ({ x, y, rand }) => at(x, y, rect(-2.8, -1.1, 5.6, 2.2, 1.1, '#e5dac3'), { turn: rand(0, 180) })),
          ...[0, 60, 120, 180, 240, 300].map((turn, i) =>
            at(
              Math.cos((turn * Math.PI) / 180) * 38,
              Math.sin((turn * Math.PI) / 180) * 38,
              [
                shreds('bibc', 34, 17, 14, ['#f08a33', '#e2741f', '#f7a050'], 20, 2.4),
                shreds('bibs', 30, 17, 14, ['#3f8f35', '#2d6f2a', '#5aa845'], 18, 3),
                shreds('bibb', 28, 17, 14, ['#fbf3d9', '#efe2b8', '#fffaf0'], 18, 2.6),
                scatter('bibm', 16, { rx: 17, ry: 14 }, ({ x, y, i: k }) => at(x, y, chunk(`bibm${k}`, 7, 5, '#7d4224'))),
                shreds('bibr', 26, 17, 14, ['#c9452e', '#e06a3d', '#f3d8c0'], 18, 3.2),
                scatter('bibmu', 9, { rx: 15, ry: 13 }, ({ x, y, rand }) => at(x, y, path('M-9 3Q-8 -7 0 -7T9 3Q0 0 -9 3Z', soft('#8a5f3d', 1.3)), { turn: rand(0, 360) })),
              ][i] ?? '',
            ),
          ),
        ]),
        friedEgg(25, 'bibimegg'),
        at(2, 22, [path(blob('gochu', 8, 5, 0.15, 8), '#c9301d')]),
        scatter('bibses', 22, { rx: 48, ry: 48 }, ({ x, y, rand }) => at(x, y, seed(3.2), { turn: rand(0, 180) })),
      ],
      { scale: 0.93 },
    ),
  ]),
};
