import { dish } from '../compose.ts';
import { board } from '../draw/boards.ts';
import { toast } from '../draw/bread.ts';
import { tone } from '../draw/colour.ts';
import { mozzarella } from '../draw/dairy.ts';
import { plate, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { nut } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, rocket, sprig } from '../draw/herbs.ts';
import { chunk, ham, pepperoni } from '../draw/meat.ts';
import { nest, penne, raviolo, rice } from '../draw/pasta.ts';
import { pizza } from '../draw/pizza.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft } from '../draw/svg.ts';
import { zigzag } from '../draw/sweets.ts';
import { chilliRing, mushroomSlice, oliveRing, onionRing, strip } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf, tomatoSlice } from '../draw/tomatoes.ts';

const basil = (size: number) => leaf(size, '#3f8f35', 0.62);
const peel = (r: number) => [
  shadow(100, 172, 60, 9),
  rect(89, 164, 22, 22, 6, '#a9713b'),
  circle(100, 106, r, tone(ware.wood, -0.16)),
  circle(
    100,
    102,
    r,
    linear(
      [
        [0, tone(ware.wood, 0.07)],
        [1, ware.wood],
      ],
      40,
    ),
  ),
];

export const italian = {
  'margherita-pizza': dish([
    shadow(100, 170, 60),
    at(
      100,
      100,
      pizza('margherita', 70, {
        cheese: '#e2562f',
        sauce: '#c93a1f',
        melt: 0.84,
        toppings: [
          { count: 8, draw: (_i, id) => mozzarella(id, 14) },
          { count: 7, draw: (i) => basil(22 + (i % 2) * 4) },
        ],
      }),
    ),
    gloss(78, 72, 34, 22, 0.22),
  ]),
  'pepperoni-pizza': dish([
    shadow(100, 172, 60),
    at(
      100,
      102,
      pizza('pepperoni', 70, {
        toppings: [
          { count: 15, draw: () => pepperoni(11.5) },
          { count: 12, under: true, draw: () => circle(0, 0, 1.7, '#5f8d34') },
        ],
      }),
    ),
    gloss(78, 74, 34, 22, 0.2),
  ]),
  'four-cheese-pizza': dish(
    [
      ...peel(72),
      at(
        100,
        99,
        pizza('fourcheese', 63, {
          sauce: '#f3dca6',
          cheese: '#fbe099',
          crust: '#cf8f42',
          toppings: [
            { count: 6, draw: (_i, id) => mozzarella(id, 14) },
            { count: 9, draw: (_i, id) => path(blob(id, 9, 7, 0.2, 9), '#f5b637') },
            { count: 9, draw: (_i, id) => path(blob(id, 6, 5, 0.2, 8), '#f4f0e2') + circle(1, 0, 1.7, '#7d97ad') + circle(-2, 1.4, 1.2, '#6d8aa3') },
            { count: 14, under: true, draw: () => ellipse(0, 0, 4.4, 3, '#cf8127', { opacity: 0.5 }) },
          ],
        }),
      ),
      gloss(78, 72, 30, 20, 0.25),
    ],
    { front: [at(166, 58, glyph('cheese-wedge', 0, 0, 44))] },
  ),
  'garden-pizza': dish([
    shadow(100, 172, 60),
    at(
      100,
      102,
      pizza('garden', 70, {
        crust: '#cc9150',
        toppings: [
          { count: 7, draw: () => mushroomSlice(19) },
          { count: 9, draw: (i) => strip(22, ['#5d9a37', '#e03d2a', '#f2b530'][i % 3] ?? '#5d9a37', 5, 0.4) },
          { count: 8, draw: () => oliveRing(6.5) },
          { count: 6, draw: () => tomatoHalf(8) },
          { count: 4, draw: () => onionRing(9) },
          { count: 5, draw: () => basil(15) },
        ],
      }),
    ),
  ]),
  'rocket-ham-pizza': dish([
    ...peel(72),
    at(
      100,
      99,
      pizza('rocketham', 63, {
        cheese: '#fadb84',
        crust: '#d6a055',
        toppings: [
          { count: 9, under: true, draw: () => ham(32) },
          { count: 15, draw: (i) => rocket(30, ['#4c8f35', '#66a743'][i % 2]) },
          { count: 9, draw: (_i, id) => path(blob(id, 8, 4, 0.15, 7), '#fdf3d4') },
          { count: 5, draw: () => cherryTomato(6) },
        ],
      }),
    ),
  ]),
  'pizza-slice': dish(
    [
      shadow(100, 158, 62),
      at(
        100,
        100,
        [
          path('M-58 -34Q0 -66 58 -34L6 62Q0 70 -6 62Z', tone('#d99a4b', -0.17)),
          path(
            'M-56 -38Q0 -70 56 -38L5 56Q0 64 -5 56Z',
            linear([
              [0, '#fbd676'],
              [1, '#f5bb48'],
            ]),
          ),
          path('M-30 -2q4 26 9 4zM14 26q4 24 9 -4zM-8 46q3 22 8 4z', '#f5bb48'),
          at(-18, -22, pepperoni(13)),
          at(22, -20, pepperoni(13)),
          at(2, 8, pepperoni(13)),
          at(0, 38, pepperoni(8)),
          at(-4, -32, oliveRing(6)),
          at(20, 6, oliveRing(6)),
          at(-16, 6, basil(17), { turn: 50 }),
          at(38, -30, basil(13), { turn: -40 }),
          at(8, 28, basil(12), { turn: 110 }),
          path(
            'M-62 -36Q0 -78 62 -36Q66 -26 56 -26Q0 -58 -56 -26Q-66 -26 -62 -36Z',
            linear([
              [0, '#e8ae5e'],
              [1, '#bd7a34'],
            ]),
          ),
          line('M-46 -44Q0 -68 40 -48', '#fff', 4, 0.35),
          ellipse(-30, -46, 6, 2.4, '#8f531f', { opacity: 0.5 }),
          ellipse(26, -48, 7, 2.4, '#8f531f', { opacity: 0.5 }),
        ],
        { turn: 8, scale: 1.02 },
      ),
    ],
    { back: [at(38, 132, sprig(28, '#3f8f35')), at(160, 128, cherryTomato(12, '#e33a2c', true))] },
  ),
  bruschetta: dish(
    [
      shadow(100, 152, 78),
      board(
        100,
        118,
        154,
        56,
        [
          ...[
            [-44, -16, -8],
            [2, -22, 0],
            [48, -14, 8],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                toast(50, 50, '#eac07c', '#a8662e'),
                scatter(`brus${i}`, 9, { x: 0, y: -2, rx: 15, ry: 14 }, ({ x: px, y: py, rand }) =>
                  at(px, py, rect(-5, -5, 10, 10, 2.6, round('#e2402d', 1.4)), { turn: rand(0, 90) }),
                ),
                scatter(`brusb${i}`, 4, { x: 0, y: -2, rx: 14, ry: 13 }, ({ x: px, y: py, rand }) => at(px, py, rect(-2.6, -2.6, 5.2, 5.2, 1.4, '#fbf1dc'), { turn: rand(0, 90) })),
                at(-6, 4, basil(14), { turn: -50 }),
                at(7, -8, basil(15), { turn: 40 }),
                gloss(-6, -10, 9, 5, 0.4),
              ],
              { turn },
            ),
          ),
        ],
        ware.walnut,
      ),
    ],
    { back: [glyph('garlic', 40, 62, 34, { turn: -10 }), at(160, 62, sprig(28, '#3f8f35'))] },
  ),
  'caprese-salad': dish([
    shadow(100, 154, 76),
    plate(
      100,
      116,
      76,
      [
        ...Array.from({ length: 9 }, (_, i) => {
          const angle = -Math.PI * 0.94 + (i / 8) * Math.PI * 1.88 + Math.PI / 2;
          const x = Math.cos(angle) * 44;
          const y = Math.sin(angle) * 19 - 4;
          return {
            y,
            svg: at(
              x,
              y,
              i % 2 === 0
                ? ellipse(0, 4, 17, 13, '#a82318') + at(0, 0, tomatoSlice(17), { squash: 0.76 })
                : ellipse(0, 4, 16, 12, '#d9ceb4') +
                    ellipse(
                      0,
                      0,
                      16,
                      12,
                      radial([
                        [0, '#fffef9'],
                        [0.8, '#fbf5e6'],
                        [1, '#efe3c6'],
                      ]),
                    ),
            ),
          };
        })
          .sort((a, b) => a.y - b.y)
          .map((piece) => piece.svg),
        at(0, -6, [mozzarella('capb', 22), path('M-20 -4Q0 -14 18 -2', 'none', { stroke: '#fff', width: 3, opacity: 0.8 })]),
        at(-12, -22, basil(22), { turn: -30 }),
        at(8, -24, basil(24), { turn: 24 }),
        at(-40, 6, basil(15), { turn: 80 }),
        at(38, 8, basil(15), { turn: -70 }),
        zigzag(78, 8, '#4a2417', 8, 1.8),
        scatter('cappep', 16, { rx: 50, ry: 22 }, ({ x, y }) => circle(x, y, 0.9, '#3a2a20')),
      ],
      ware.slate,
    ),
  ]),
  'spaghetti-pomodoro': dish(
    [
      shadow(100, 154, 72),
      plate(100, 114, 74, [
        at(0, 4, nest('pomodoro', 48, 40, '#f2c866')),
        path(
          'M-34 -16C-32 -36 -14 -44 0 -44S32 -36 34 -16Q36 2 24 -2Q16 10 8 0Q-2 12 -10 0Q-20 8 -24 -4Q-36 0 -34 -16Z',
          radial(
            [
              [0, '#ec5a34'],
              [0.7, '#d53a1e'],
              [1, '#b52a14'],
            ],
            0.4,
            0.3,
            0.75,
          ),
        ),
        scatter('pomchunks', 9, { x: 0, y: -24, rx: 24, ry: 13 }, ({ x, y, rand, i }) => at(x, y, chunk(`pc${i}`, rand(4, 6), rand(3, 5), '#e2502f', 0.5))),
        at(-5, -44, basil(21), { turn: -34 }),
        at(9, -45, basil(23), { turn: 28 }),
        scatter('pomparm', 16, { x: 0, y: -16, rx: 36, ry: 22 }, ({ x, y, rand }) => at(x, y, rect(-2.4, -0.8, 4.8, 1.6, 0.8, '#fff6d8'), { turn: rand(0, 180) })),
      ]),
    ],
    { back: [at(40, 72, cherryTomato(14, '#e33a2c', true)), at(162, 70, cherryTomato(13, '#e33a2c', true)), at(172, 84, cherryTomato(10, '#e6502f', true))] },
  ),
  carbonara: dish(
    [
      shadow(100, 152, 60),
      bowl(100, 98, 70, {
        colour: ware.ink,
        depth: 42,
        fill: '#f3dc9a',
        pile: [
          at(0, 12, nest('carbonara', 56, 44, '#f8e3a2', 4)),
          scatter('guanciale', 13, { x: 0, y: -8, rx: 42, ry: 20 }, ({ x, y, rand }) =>
            at(x, y, rect(-6, -4, 12, 8, 2, soft('#b9543a', 1.4)) + rect(-6, -1.4, 12, 2.4, 1, '#f4c7ad'), { turn: rand(-50, 50) }),
          ),
          at(
            0,
            -28,
            ellipse(0, 3, 14, 9, '#d98d18') +
              circle(
                0,
                -3,
                12,
                radial(
                  [
                    [0, '#ffd257'],
                    [0.6, '#fbb021'],
                    [1, '#e88d0f'],
                  ],
                  0.38,
                  0.34,
                  0.7,
                ),
              ) +
              ellipse(-4, -8, 4, 2.4, '#fff', { opacity: 0.7 }),
          ),
          scatter('carbpep', 26, { x: 0, y: -8, rx: 46, ry: 22 }, ({ x, y }) => circle(x, y, 0.95, '#4a3528')),
          at(-28, -4, parsley(11)),
          at(30, -10, parsley(11)),
        ],
      }),
    ],
    { back: [glyph('egg', 158, 62, 36, { turn: 14 })] },
  ),
  'penne-arrabbiata': dish(
    [
      shadow(100, 152, 58),
      bowl(100, 94, 70, {
        colour: ware.white,
        depth: 46,
        fill: '#c9381c',
        band: '#c03a0b',
        pile: [
          path(blob('arrsauce', 54, 24, 0.06, 12), soft('#d8421f')),
          scatter('penne', 26, { x: 0, y: -12, rx: 48, ry: 22 }, ({ x, y, i, rand }) => at(x, y, penne(30, ['#efac4a', '#ee8f3c', '#e8792f'][i % 3]), { turn: rand(-70, 70) })),
          scatter('arr', 10, { x: 0, y: -14, rx: 42, ry: 18 }, ({ x, y, i }) => at(x, y, chunk(`ar${i}`, 6, 4.6, '#db3f22', 0.5))),
          ...[
            [-24, -20],
            [16, -30],
            [34, -8],
            [-6, -4],
          ].map(([x = 0, y = 0]) => at(x, y, chilliRing(5))),
          at(-8, -30, parsley(15)),
          at(26, -20, parsley(13)),
          at(-36, -8, parsley(12)),
        ],
      }),
    ],
    { back: [glyph('hot-pepper', 44, 60, 42, { turn: -20 })] },
  ),
  'pesto-linguine': dish(
    [
      shadow(100, 154, 72),
      plate(
        100,
        114,
        74,
        [
          at(0, 6, nest('pesto', 52, 42, '#a9bd4a', 4)),
          scatter('pestoflecks', 60, { x: 0, y: -10, rx: 46, ry: 26 }, ({ x, y, rand }) => ellipse(x, y, rand(1, 2.6), rand(0.8, 1.6), rand() > 0.4 ? '#3f7a26' : '#86a838')),
          at(0, -30, path(blob('pestotop', 18, 10, 0.14, 10), soft('#5d8f2c')) + flecks('pestot', 16, 14, 7, ['#8bb845', '#3f7026'], 1.6)),
          ...[
            [-24, -14],
            [22, -18],
            [2, -8],
            [-4, -26],
            [36, -4],
            [-38, 0],
          ].map(([x = 0, y = 0], i) => at(x, y, nut(9, '#efd9a4'), { turn: i * 53 })),
          at(-10, -42, basil(20), { turn: -36 }),
          at(6, -44, basil(22), { turn: 22 }),
          scatter('pestoparm', 14, { x: 0, y: -12, rx: 40, ry: 24 }, ({ x, y, rand }) => at(x, y, rect(-3, -1, 6, 2, 1, '#fff3cf'), { turn: rand(0, 180) })),
        ],
        ware.sage,
      ),
    ],
    { back: [at(38, 74, sprig(32, '#3f8f35'))] },
  ),
  lasagne: dish([
    shadow(100, 154, 72),
    plate(
      100,
      118,
      74,
      [
        at(
          0,
          -10,
          [
            path('M-48 -18L6 -2V34L-48 14Z', '#f0c774'),
            path('M6 -2L52 -20V12L6 34Z', '#d9a24c'),
            ...[0, 1, 2, 3].map((i) =>
              path(`M-48 ${-14 + i * 8}L6 ${3 + i * 8.4}V${7.6 + i * 8.4}L-48 ${-9.6 + i * 8}Z`, ['#d5412a', '#fbeecb', '#b93520', '#f6dfa5'][i] ?? '#d5412a'),
            ),
            ...[0, 1, 2, 3].map((i) =>
              path(`M6 ${3 + i * 8.4}L52 ${-16 + i * 7.6}V${-11.6 + i * 7.6}L6 ${7.6 + i * 8.4}Z`, ['#b02f1c', '#e8cf9b', '#96281a', '#dcb877'][i] ?? '#b02f1c'),
            ),
            path(
              'M-48 -18L-2 -36Q4 -38 10 -36L52 -20L6 -2Z',
              linear([
                [0, '#fbd06d'],
                [1, '#eda63a'],
              ]),
            ),
            path(
              'M-48 -18L6 -2L52 -20Q54 -8 46 -12Q42 0 34 -8Q28 6 20 -2Q14 14 7 6Q0 12 -6 -2Q-14 6 -20 -6Q-28 2 -34 -10Q-46 -4 -48 -18Z',
              linear([
                [0, '#f8c75e'],
                [1, '#f0ae40'],
              ]),
            ),
            scatter('lasbrown', 15, { x: 2, y: -19, rx: 36, ry: 11 }, ({ x, y, rand }) => ellipse(x, y, rand(2.4, 6), rand(1.2, 2.8), '#c46f1d', { opacity: 0.55 })),
            at(0, -24, basil(19), { turn: -50 }),
            at(11, -24, basil(20), { turn: 34 }),
            scatter('lasred', 6, { x: 0, y: -16, rx: 34, ry: 9 }, ({ x, y }) => ellipse(x, y, 4, 2.2, '#d8421f', { opacity: 0.8 })),
          ],
          { scale: 1.06 },
        ),
        at(-50, 12, path(blob('lassauce', 10, 4, 0.1, 8), soft('#d5412a'))),
        at(50, 12, rocket(24), { turn: 60 }),
        at(58, 4, rocket(22), { turn: 30 }),
      ],
      ware.blue,
    ),
    steam(98, 58, 22),
  ]),
  ravioli: dish(
    [
      shadow(100, 154, 72),
      plate(
        100,
        114,
        74,
        [
          path(
            blob('ravsauce', 54, 23, 0.06, 12),
            radial([
              [0, '#f9dca0'],
              [1, '#eeb95f'],
            ]),
          ),
          ...[
            [-34, -2, -8],
            [0, -18, 6],
            [34, -6, 14],
            [-16, 8, -4],
            [18, 10, 8],
            [2, -4, 20],
          ]
            .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
            .map(([x = 0, y = 0, turn = 0]) => at(x, y, at(0, 4, rect(-15, -15, 30, 30, 4, '#c9974a', { opacity: 0.6 })) + raviolo(29), { turn, squash: 0.78 })),
          ...[
            [-26, -14, -40],
            [12, -26, 30],
            [40, 6, 70],
            [-4, 14, 100],
          ].map(([x = 0, y = 0, turn = 0]) => at(x, y, leaf(19, '#7f9a63', 0.55), { turn })),
          scatter('ravparm', 22, { x: 0, y: -4, rx: 46, ry: 18 }, ({ x, y, rand }) => at(x, y, rect(-3, -0.9, 6, 1.8, 0.9, '#fffbe9'), { turn: rand(0, 180) })),
          scatter('ravpep', 16, { x: 0, y: -2, rx: 48, ry: 20 }, ({ x, y }) => circle(x, y, 0.9, '#55402f')),
        ],
        ware.rust,
      ),
    ],
    { back: [glyph('cheese-wedge', 160, 64, 40)] },
  ),
  'mushroom-risotto': dish(
    [
      shadow(100, 150, 58),
      bowl(100, 94, 70, {
        colour: ware.sage,
        depth: 46,
        fill: soft('#ecd9ab'),
        pile: [
          at(0, 10, rice(58, 30, '#f0dfb4', 'risotto', '#d8bd7d')),
          ...[
            [-30, -4, -20],
            [-8, -14, 12],
            [18, -10, -8],
            [36, 0, 26],
            [4, 4, 40],
            [-18, 8, -40],
          ].map(([x = 0, y = 0, turn = 0], i) => at(x, y, mushroomSlice(23, ['#c79a68', '#b9855a', '#d3ab7b'][i % 3]), { turn })),
          at(-2, -20, sprig(17, '#5b8f35')),
          at(26, -18, parsley(12)),
          at(-40, 4, parsley(11)),
          scatter('risparm', 14, { x: 0, y: -4, rx: 44, ry: 14 }, ({ x, y, rand }) => at(x, y, rect(-4, -1.2, 8, 2.4, 1.2, '#fff8e2'), { turn: rand(0, 180) })),
          scatter('rispep', 18, { x: 0, y: -4, rx: 48, ry: 16 }, ({ x, y }) => circle(x, y, 0.9, '#55402f')),
        ],
      }),
    ],
    { back: [glyph('brown-mushroom', 158, 58, 42, { turn: 12 }), glyph('brown-mushroom', 44, 64, 32, { turn: -14 })] },
  ),
  tiramisu: dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        118,
        72,
        [
          at(
            0,
            -12,
            [
              path('M-46 -16L4 0V40L-46 20Z', '#fbeed6'),
              path('M4 0L50 -18V16L4 40Z', '#e6d2b0'),
              path('M-46 -5L4 12V21L-46 3Z', '#a86f3c'),
              path('M4 12L50 -7V1L4 21Z', '#895429'),
              path('M-46 11L4 29V38L-46 18Z', '#a86f3c'),
              path('M4 29L50 8V15L4 38Z', '#895429'),
              path('M-46 -16L-2 -34Q4 -36 10 -34L50 -18L4 0Z', soft('#6b3f24', 1.3)),
              clip(
                path('M-46 -16L-2 -34Q4 -36 10 -34L50 -18L4 0Z', '#000'),
                scatter('cocoa', 70, { x: 2, y: -17, rx: 44, ry: 16 }, ({ x, y, rand }) => circle(x, y, rand(0.6, 1.5), rand() > 0.5 ? '#8b5a37' : '#4a2816')),
              ),
              at(2, -24, [
                path(
                  'M-12 2C-12 -8 -2 -10 2 -16C6 -10 14 -8 13 2Q0 8 -12 2Z',
                  linear([
                    [0, '#fffaf0'],
                    [1, '#eadfc9'],
                  ]),
                ),
              ]),
              at(16, -26, ellipse(0, 0, 5, 7, soft('#4a2816', 1.4)) + line('M0 -6Q2 0 0 6', '#2c160b', 1.2), { turn: 50 }),
              at(-8, -22, sprig(13, '#4c9a3b'), { turn: -20 }),
            ],
            { scale: 1.1 },
          ),
          scatter('cocoadust', 40, { x: 0, y: 6, rx: 56, ry: 20 }, ({ x, y, rand }) => circle(x, y, rand(0.5, 1.1), '#7b4c2c', { opacity: 0.55 })),
        ],
        ware.white,
      ),
    ],
    { back: [] },
  ),
};
