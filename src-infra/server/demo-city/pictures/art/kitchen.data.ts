import { dish } from '../compose.ts';
import { board, steamer } from '../draw/boards.ts';
import { flatbread } from '../draw/bread.ts';
import { bunBottom, bunTop, lettuceEdge } from '../draw/burger.ts';
import { tone } from '../draw/colour.ts';
import { eggHalf, feta } from '../draw/dairy.ts';
import { plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { glass, iceCube } from '../draw/drinks.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { prawn } from '../draw/fish.ts';
import { bananaSlice, berry, citrusSlice, citrusWedge, limeWedge, nut, raspberry } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, leaf, parsley, rocket, saladLeaf, scallion, sprig } from '../draw/herbs.ts';
import { bacon, charred, chunk, meatSlice, sausage } from '../draw/meat.ts';
import { nest, noodles, rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { cream, swirl, zigzag } from '../draw/sweets.ts';
import { asparagus, chilliRing, coin, cube, cucumberSlice, mushroomSlice, olive, onionRing, seed, shreds, strip } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf } from '../draw/tomatoes.ts';

const leaves = (id: string, count: number, x: number, y: number, rx: number, ry: number, size = 30): Svg =>
  scatter(id, count, { x, y, rx, ry }, ({ x: px, y: py, i, rand }) => at(px, py, saladLeaf(`${id}${i}`, size, ['#6cab3f', '#8cc152', '#4f9236'][i % 3]), { turn: rand(-60, 60) }));
const pot = (x: number, y: number, colour: string, inside = ''): Svg =>
  at(x, y, ellipse(0, 5, 17, 9.4, '#c9bda8') + ellipse(0, 1, 17, 9.4, '#fbf7ef') + ellipse(0, 1.6, 13.6, 7, soft(colour)) + inside);
const broad = (id: string, colour: string): Svg =>
  scatter(id, 20, { x: 0, y: -6, rx: 46, ry: 20 }, ({ x, y, rand }) =>
    at(x, y, line(`M-24 0Q-8 ${-8 + rand(-5, 5)} 4 0T26 ${rand(-4, 4)}`, tone(colour, -0.14), 9) + line(`M-24 -.6Q-8 ${-9} 4 -1T26 0`, tone(colour, rand(-0.02, 0.05)), 6.6), {
      turn: rand(-40, 40),
    }),
  );
const shellHalf = (size: number, inside: Svg): Svg =>
  path(
    `M0 ${size * 0.5}C${-size * 0.74} ${size * 0.4} ${-size * 0.62} ${-size * 0.46} 0 ${-size * 0.5}C${size * 0.62} ${-size * 0.46} ${size * 0.74} ${size * 0.4} 0 ${size * 0.5}Z`,
    '#6f747c',
  ) +
  path(
    `M0 ${size * 0.44}C${-size * 0.62} ${size * 0.34} ${-size * 0.52} ${-size * 0.38} 0 ${-size * 0.42}C${size * 0.52} ${-size * 0.38} ${size * 0.62} ${size * 0.34} 0 ${size * 0.44}Z`,
    linear(
      [
        [0, '#f6f3ee'],
        [1, '#c9cfd6'],
      ],
      50,
    ),
  ) +
  inside;
const scallopShell = (r: number): Svg =>
  path(
    `M0 ${r * 0.8}L${-r} ${-r * 0.1}Q${-r * 0.96} ${-r * 0.7} ${-r * 0.5} ${-r * 0.74}Q0 ${-r * 1.06} ${r * 0.5} ${-r * 0.74}Q${r * 0.96} ${-r * 0.7} ${r} ${-r * 0.1}Z`,
    linear([
      [0, '#fbe9d9'],
      [1, '#e0ab8a'],
    ]),
  ) +
  line(
    `M0 ${r * 0.7}V${-r * 0.84}M0 ${r * 0.7}L${-r * 0.5} ${-r * 0.7}M0 ${r * 0.7}L${r * 0.5} ${-r * 0.7}M0 ${r * 0.7}L${-r * 0.86} ${-r * 0.3}M0 ${r * 0.7}L${r * 0.86} ${-r * 0.3}`,
    '#c98f6c',
    r * 0.06,
    0.7,
  ) +
  rect(-r * 0.3, r * 0.66, r * 0.6, r * 0.22, r * 0.08, '#d9a07c');

export const kitchen = {
  croquettes: dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        116,
        74,
        [
          leaves('croq', 6, -40, 8, 22, 10),
          ...[
            [-26, -4, -18],
            [10, -18, 8],
            [38, -6, 20],
            [-10, 10, -6],
            [26, 12, 12],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                path('M-27 3C-20 -13 20 -13 27 3C20 17 -20 17 -27 3Z', '#6d3a14'),
                path(
                  'M-27 0C-20 -16 20 -16 27 0C20 14 -20 14 -27 0Z',
                  radial(
                    [
                      [0, '#c98a3f'],
                      [0.6, '#a9662a'],
                      [1, '#7a4219'],
                    ],
                    0.42,
                    0.3,
                    0.75,
                  ),
                ),
                flecks(`croq${i}`, 16, 18, 8, ['#d9a55c', '#8a4f20'], 1.3),
                gloss(-6, -6, 9, 3, 0.35),
              ],
              { turn },
            ),
          ),
          pot(50, 18, '#fff6df', swirl(9, 4.6, '#fff6df')),
          at(-6, -28, parsley(14)),
        ],
        ware.navy,
      ),
    ],
    { back: [at(160, 70, citrusWedge(32), { turn: -14 })] },
  ),
  'red-pepper-dip': dish(
    [
      shadow(100, 150, 58),
      bowl(100, 94, 68, {
        colour: ware.sage,
        depth: 46,
        fill: soft('#d9562c'),
        inside: [
          path(blob('muham', 56, 24, 0.08, 13), soft('#dd5e30')),
          at(0, 2, swirl(46, 20, '#d9562c', '#a9280f')),
          scatter('muhamn', 8, { x: 4, y: 2, rx: 30, ry: 12 }, ({ x, y, rand }) => at(x, y, path(blob('walnut', 5.6, 4.4, 0.22, 8), soft('#c98f4e', 1.4)), { turn: rand(0, 180) })),
          flecks('muhams', 20, 46, 18, ['#f6e3b8', '#7a1d0c'], 1.2),
          at(-34, 8, parsley(13)),
        ],
      }),
    ],
    { back: [at(152, 60, flatbread('muhambread', 26, 22, '#ecc689'), { turn: 14 })] },
  ),
  'yoghurt-dip': dish(
    [
      shadow(100, 150, 58),
      bowl(100, 94, 68, {
        colour: ware.blue,
        depth: 46,
        fill: soft('#fbf6ea'),
        inside: [
          at(0, 3, swirl(54, 23, '#f6efdf', '#c9b23a')),
          at(-30, -6, cucumberSlice(9), { squash: 0.75 }),
          at(-18, -12, cucumberSlice(8), { squash: 0.75 }),
          at(-40, 4, cucumberSlice(8), { squash: 0.75 }),
          flecks('dill', 26, 46, 18, ['#5f9a3a', '#7fb24a'], 1.5),
          at(32, -8, sprig(16)),
          scatter('zaat2', 18, { x: 24, y: 8, rx: 22, ry: 8 }, ({ x, y }) => circle(x, y, 1.2, '#7b7a34')),
        ],
      }),
    ],
    { back: [glyph('cucumber', 156, 60, 46), glyph('garlic', 46, 62, 34)] },
  ),
  'beetroot-salad': dish([
    shadow(100, 154, 72),
    plate(
      100,
      114,
      74,
      [
        leaves('beetl', 8, 0, -2, 50, 18),
        ...[
          [-36, -2],
          [-14, -14],
          [12, -18],
          [34, -6],
          [-22, 12],
          [4, 4],
          [26, 14],
        ].map(([x = 0, y = 0], i) =>
          at(
            x,
            y,
            [
              ellipse(0, 3, 15, 10, '#5d0f30'),
              ellipse(
                0,
                0,
                15,
                10,
                radial([
                  [0, '#b52a62'],
                  [0.6, '#9a1f52'],
                  [1, '#78163f'],
                ]),
              ),
              ellipse(0, 0, 10, 6.4, 'none', { stroke: '#c94a80', width: 1.2, opacity: 0.8 }),
              ellipse(0, 0, 5, 3, 'none', { stroke: '#c94a80', width: 1.2, opacity: 0.8 }),
            ],
            { turn: i * 11 - 30 },
          ),
        ),
        at(-4, -6, feta(14)),
        at(20, -4, feta(13)),
        at(-30, 4, feta(12)),
        at(6, 16, feta(12)),
        ...[
          [-8, -22],
          [32, 6],
          [-40, -10],
          [14, 8],
        ].map(([x = 0, y = 0], i) => at(x, y, nut(11, '#b9773c'), { turn: i * 50 })),
        at(2, -30, rocket(26), { turn: 20 }),
        at(-14, 0, zigzag(44, 10, '#fff6e4', 6, 2)),
      ],
      ware.celadon,
    ),
  ]),
  lahmacun: dish([
    shadow(100, 168, 60),
    at(
      100,
      104,
      [
        path(blob('lahm', 72, 68, 0.03, 14), tone('#d9a055', -0.16)),
        at(0, -4, path(blob('lahm', 72, 68, 0.03, 14), soft('#e9b970'))),
        at(
          0,
          -4,
          path(
            blob('lahmt', 62, 58, 0.04, 14),
            radial([
              [0, '#c9542a'],
              [0.8, '#b5441f'],
              [1, '#a33c1a'],
            ]),
          ),
        ),
        scatter('lahmm', 90, { x: 0, y: -4, rx: 58, ry: 54 }, ({ x, y, i, rand }) =>
          at(x, y, path(blob(`lm${i % 6}`, rand(2.4, 5), rand(2, 3.6), 0.2, 7), ['#8a3a1c', '#d9764a', '#a34a24', '#e08a55'][i % 4] ?? '#8a3a1c')),
        ),
        scatter('lahmr', 16, { x: 0, y: -4, rx: 54, ry: 50 }, ({ x, y }) => rect(x - 3, y - 2, 6, 5, 1.6, soft('#e2402d'))),
        scatter('lahmp', 16, { x: 0, y: -4, rx: 52, ry: 48 }, ({ x, y, rand }) => at(x, y, parsley(rand(9, 13)), { turn: rand(0, 180) })),
        at(-20, -18, onionRing(11)),
        at(18, 6, onionRing(12)),
        at(-6, 24, onionRing(10)),
        at(36, 34, citrusWedge(34), { turn: -20 }),
      ],
      { scale: 0.96 },
    ),
  ]),
  'veggie-wrap': dish([
    shadow(100, 156, 74),
    board(
      100,
      124,
      150,
      48,
      [
        [-32, -26, -22],
        [34, -20, 16],
      ]
        .map(([x = 0, y = 0, turn = 0], i) =>
          at(
            x,
            y,
            [
              rect(-21, -28, 42, 66, 14, '#c9955a'),
              rect(
                -21,
                -32,
                42,
                66,
                14,
                linear(
                  [
                    [0, '#e3b880'],
                    [0.35, '#f6deb0'],
                    [1, '#cf9f62'],
                  ],
                  0,
                ),
              ),
              scatter(`vw${i}`, 10, { x: 0, y: 4, rx: 15, ry: 24 }, ({ x: px, y: py, rand }) => ellipse(px, py, rand(1.4, 3), rand(1, 2), '#b57a3a', { opacity: 0.55 })),
              ellipse(0, -31, 22, 15, '#c9955a'),
              ellipse(0, -32, 21, 14, '#f3d6a2'),
              clip(ellipse(0, -32, 18, 11.4, '#000'), [
                rect(-20, -46, 40, 28, 0, '#7fbb48'),
                leaves(`vwl${i}`, 5, 0, -32, 14, 8, 18),
                at(-7, -34, i === 0 ? circle(0, 0, 7, round('#8a4e27', 1.2)) + circle(0, 0, 5, '#8fb84e') : cube(12, '#e6ab5a')),
                at(7, -30, i === 0 ? circle(0, 0, 6.4, round('#94562b', 1.2)) + circle(0, 0, 4.4, '#8fb84e') : cube(11, '#f0b85f')),
                at(1, -26, tomatoHalf(5)),
                at(9, -38, strip(12, '#d0468a', 3.4)),
                at(-12, -28, strip(12, '#f08a33', 3.4), { turn: 40 }),
                at(-1, -38, strip(12, '#fff6e4', 3)),
              ]),
              path(
                'M-21 6L21 -2V26Q21 34 12 34H-12Q-21 34 -21 26Z',
                linear(
                  [
                    [0, '#eef3ea'],
                    [1, '#c9d6c0'],
                  ],
                  20,
                ),
              ),
              path('M-21 6L21 -2V6L-21 14Z', '#3f8f5a'),
            ],
            { turn },
          ),
        )
        .join(''),
    ),
  ]),
  'lamb-chops': dish(
    [
      shadow(100, 154, 74),
      platter(
        100,
        116,
        78,
        [
          at(-34, 6, rice(30, 18, '#f3d48a', 'couscous', '#e0a94a')),
          scatter('couspom', 8, { x: -34, y: -2, rx: 22, ry: 8 }, ({ x, y }) => circle(x, y, 2, '#c51f3f')),
          ...[
            [-2, 0],
            [18, -6],
            [38, -8],
          ].map(([x = 0, y = 0], i) =>
            at(
              x,
              y,
              [
                line('M2 -8C12 -22 18 -34 30 -42', '#f3e8d5', 7),
                circle(31, -43, 5, '#fbf3e3'),
                charred(
                  'M-22 6C-26 -12 -6 -24 10 -16C22 -10 20 10 8 18C-4 24 -18 20 -22 6Z',
                  radial(
                    [
                      [0, '#b5603f'],
                      [0.6, '#94452a'],
                      [1, '#6a2c18'],
                    ],
                    0.4,
                    0.35,
                    0.75,
                  ),
                  10,
                  30,
                  34,
                  '#3a160a',
                ),
                path('M-18 10C-20 -4 -8 -14 4 -14', 'none', { stroke: '#eac9a0', width: 4.4, opacity: 0.85 }),
                gloss(-4, -4, 8, 5, 0.35),
              ],
              { turn: i * 6 },
            ),
          ),
          at(2, 20, at(0, 0, sprig(15, '#5f8f3a'))),
          at(48, 14, pot(0, 0, '#8fbb58')),
          at(-54, 12, tomatoHalf(9)),
        ],
        ware.ink,
      ),
    ],
    { back: [at(42, 66, sprig(30, '#5d8f4a'))] },
  ),
  'rice-pudding': dish(
    [
      shadow(100, 150, 52),
      bowl(100, 98, 60, {
        colour: ware.lilac,
        band: '#f6e6c4',
        depth: 44,
        fill: radial([
          [0, '#fffdf6'],
          [1, '#f3e8d2'],
        ]),
        inside: [
          scatter('pudrice', 40, { x: 0, y: 2, rx: 50, ry: 20 }, ({ x, y, rand }) => at(x, y, ellipse(0, 0, 3, 1.3, '#e9dcc2'), { turn: rand(0, 180) })),
          path('M-40 -2Q-20 -14 0 -2T40 -2', 'none', { stroke: '#c98a4b', width: 3.4, opacity: 0.55 }),
          flecks('cinpud', 44, 34, 9, ['#a9602a', '#c98a4b'], 1.2),
          scatter('pudpist', 9, { x: 0, y: 6, rx: 26, ry: 7 }, ({ x, y, rand }) => at(x, y, nut(7, '#93b653'), { turn: rand(0, 180) })),
          ...[
            [-16, -8],
            [20, -6],
            [4, 10],
          ].map(([x = 0, y = 0]) => at(x, y, path('M-6 0Q0 -5 6 0Q0 4 -6 0Z', '#e0577f'))),
        ],
      }),
    ],
    {
      front: [
        at(
          150,
          146,
          [
            rect(
              -20,
              -4,
              40,
              8,
              4,
              linear([
                [0, '#b5703a'],
                [1, '#7d4520'],
              ]),
            ),
          ],
          { turn: -24 },
        ),
      ],
    },
  ),
  calzone: dish(
    [
      shadow(100, 156, 76),
      board(
        100,
        120,
        152,
        58,
        [
          at(0, -18, [
            path('M-66 20C-66 -30 -30 -46 6 -46C44 -46 68 -14 66 20Q0 30 -66 20Z', '#9a5f24'),
            path(
              'M-66 15C-66 -35 -30 -51 6 -51C44 -51 68 -19 66 15Q0 25 -66 15Z',
              radial(
                [
                  [0, '#f3c877'],
                  [0.6, '#e0a650'],
                  [1, '#b5742c'],
                ],
                0.4,
                0.28,
                0.78,
              ),
            ),
            ...Array.from({ length: 13 }, (_, i) => ellipse(-60 + i * 10, 17 + Math.sin((i / 12) * Math.PI) * 4.4, 7, 5.4, soft(i % 2 === 0 ? '#d9983f' : '#e6ae58'))),
            path('M-20 -18Q-12 -28 -2 -18M12 -24Q20 -34 30 -24M-2 0Q6 -8 16 0', 'none', { stroke: '#a35f1f', width: 3.6 }),
            path('M-18 -16Q-12 -22 -4 -16M14 -22Q20 -28 28 -22', 'none', { stroke: '#d4351f', width: 2.6 }),
            scatter('calz', 18, { x: 0, y: -16, rx: 46, ry: 22 }, ({ x, y, rand }) => ellipse(x, y, rand(1.6, 4), rand(1.2, 2.6), '#9a5a1f', { opacity: 0.4 })),
            path('M-46 -16C-38 -34 -20 -42 -4 -43', 'none', { stroke: '#fff', width: 4, opacity: 0.4 }),
            at(40, 4, leaf(18, '#3f8f35', 0.62), { turn: 60 }),
          ]),
        ],
        ware.walnut,
      ),
    ],
    { back: [at(40, 58, cherryTomato(13, '#e33a2c', true)), at(160, 60, sprig(28, '#3f8f35'))] },
  ),
  'tagliatelle-ragu': dish(
    [
      shadow(100, 152, 60),
      bowl(100, 98, 70, {
        colour: ware.cream,
        depth: 42,
        fill: '#d98a3c',
        pile: [
          at(0, 10, nest('ragu', 54, 38, '#f0c25f', 7)),
          path(
            'M-32 -10C-30 -28 -10 -36 4 -34C22 -34 36 -22 32 -8Q22 6 10 -2Q0 8 -10 -2Q-24 4 -32 -10Z',
            radial(
              [
                [0, '#b5502a'],
                [1, '#7d2c14'],
              ],
              0.4,
              0.3,
              0.75,
            ),
          ),
          scatter('ragum', 26, { x: 0, y: -18, rx: 28, ry: 13 }, ({ x, y, i, rand }) =>
            at(x, y, chunk(`rg${i}`, rand(3.4, 5.4), rand(2.8, 4.2), ['#8a3f1f', '#a9562c', '#c96a3a'][i % 3])),
          ),
          scatter('raguc', 8, { x: 0, y: -18, rx: 28, ry: 12 }, ({ x, y }) => rect(x - 2, y - 2, 4.4, 4, 1.2, '#f08a33')),
          scatter('ragup', 16, { x: 0, y: -22, rx: 28, ry: 12 }, ({ x, y, rand }) => at(x, y, rect(-3, -0.9, 6, 1.8, 0.9, '#fff6d8'), { turn: rand(0, 180) })),
          at(-2, -36, leaf(20, '#3f8f35', 0.62), { turn: -24 }),
          at(10, -34, leaf(18, '#4fa040', 0.62), { turn: 36 }),
        ],
      }),
    ],
    { back: [glyph('cheese-wedge', 160, 64, 38)] },
  ),
  gnocchi: dish([
    shadow(100, 150, 56),
    bowl(100, 96, 68, {
      colour: ware.slate,
      depth: 46,
      fill: soft('#f3e3b8'),
      pile: [
        path(blob('gnsauce', 54, 22, 0.06, 12), soft('#f6eac8')),
        scatter('gnocchi', 22, { x: 0, y: -8, rx: 46, ry: 18 }, ({ x, y, i, rand }) =>
          at(
            x,
            y,
            ellipse(0, 3, 12, 8, '#c99a4e') +
              ellipse(
                0,
                0,
                12,
                8,
                radial(
                  [
                    [0, '#fbe9b4'],
                    [0.6, '#f3d68c'],
                    [1, '#d9ae58'],
                  ],
                  0.4,
                  0.3,
                  0.75,
                ),
              ) +
              line('M-5 -5Q-4 0 -5 5M0 -6Q1 0 0 6M5 -5Q6 0 5 5', '#d3a654', 1.3, 0.8) +
              (i % 3 === 0 ? ellipse(0, -2, 6, 3, '#c9822c', { opacity: 0.4 }) : ''),
            { turn: rand(-40, 40) },
          ),
        ),
        ...[
          [-22, -16],
          [16, -22],
          [34, -4],
          [-6, 4],
        ].map(([x = 0, y = 0], i) => at(x, y, leaf(18, '#7f9a63', 0.5), { turn: i * 66 })),
        ...[
          [-8, -14],
          [24, -10],
          [-32, -4],
        ].map(([x = 0, y = 0], i) => at(x, y, path(blob(`gorg${i}`, 7, 5, 0.2, 8), '#fbf6e6') + circle(1, 0, 1.6, '#7d97ad') + circle(-2, 1, 1.1, '#6d8aa3'))),
        flecks('gnpep', 18, 44, 16, ['#4a3528'], 0.9),
      ],
    }),
  ]),
  'panna-cotta': dish([
    shadow(100, 152, 66),
    plate(
      100,
      120,
      70,
      [
        path(blob('pancoulis', 50, 20, 0.1, 12), soft('#c9203f')),
        gloss(-26, 8, 12, 3.4, 0.5),
        at(2, -4, [
          path(
            'M-28 -38L-38 4Q-36 16 0 17T38 4L28 -38Z',
            linear(
              [
                [0, '#f0e6d6'],
                [0.3, '#fffcf5'],
                [1, '#e0d2bc'],
              ],
              0,
            ),
          ),
          path('M-28 -38Q-32 -20 -30 -12Q-24 -2 -20 -14Q-14 -22 -8 -8Q-2 2 4 -12Q10 -20 16 -10Q22 0 26 -14Q30 -22 28 -38Z', '#c9203f', { opacity: 0.92 }),
          ellipse(
            0,
            -38,
            28,
            11,
            linear([
              [0, '#e0425f'],
              [1, '#b5183a'],
            ]),
          ),
          at(-7, -46, raspberry(8)),
          at(8, -46, berry(7)),
          at(0, -54, sprig(15)),
          gloss(-12, -42, 8, 3, 0.5),
        ]),
      ],
      ware.white,
    ),
  ]),
  'udon-soup': dish([
    shadow(100, 150, 56),
    bowl(100, 92, 72, {
      colour: '#5d4632',
      depth: 52,
      fill: radial([
        [0, '#e0a860'],
        [0.7, '#c98a40'],
        [1, '#9a6425'],
      ]),
      inside: [at(-2, 5, noodles('udon', 58, 21, '#fdf5e2', 18, 8)), scatter('udono', 16, { rx: 60, ry: 24 }, ({ x, y }) => ellipse(x, y, 2.2, 1.4, '#f3cf8f', { opacity: 0.7 }))],
      pile: [
        at(-28, -6, [path('M-18 -6L14 -12L20 6L-12 12Z', soft('#d99a4b')), path('M-18 -6L14 -12L16 -6L-16 0Z', '#edbb70'), line('M-10 4L12 0', '#b5742c', 1.4)]),
        at(26, -10, prawn(36)),
        at(6, 8, [path(blob('kamaboko', 12, 9, 0.05, 12), '#fff8f2', { stroke: '#f09ab5', width: 3 })]),
        at(44, 6, mushroomSlice(20, '#b98d5f')),
        ...[
          [-44, 8],
          [-36, 14],
          [10, -16],
          [18, -20],
          [-4, -12],
          [30, 12],
        ].map(([x = 0, y = 0]) => at(x, y, chive(4), { squash: 0.8 })),
      ],
    }),
    steam(100, 50, 24),
  ]),
  'miso-soup': dish([
    shadow(100, 150, 50),
    bowl(100, 94, 62, {
      colour: '#8f1d1a',
      band: '#d9a441',
      depth: 50,
      fill: radial([
        [0, '#e3b06a'],
        [0.7, '#cf9448'],
        [1, '#a56c29'],
      ]),
      inside: [path(blob('misocloud', 40, 16, 0.2, 12), '#f0cf98', { opacity: 0.6 }), path(blob('misocloud2', 26, 10, 0.2, 12), '#f6deb4', { opacity: 0.6 })],
      pile: [
        ...[
          [-22, -4],
          [4, -12],
          [20, 4],
          [-6, 8],
        ].map(([x = 0, y = 0], i) => at(x, y, cube(19, '#fbf4e4'), { turn: i * 7 - 8 })),
        ...[
          [-34, 4, 20],
          [30, -8, -30],
          [-10, -14, 60],
          [6, 14, 10],
        ].map(([x = 0, y = 0, turn = 0]) => at(x, y, path('M-10 0Q-6 -7 0 -4Q8 -8 10 0Q4 6 -2 3Q-8 6 -10 0Z', soft('#2f5a3a', 1.3)), { turn })),
        ...[
          [-18, 14],
          [34, 6],
          [14, -6],
          [-28, -10],
          [10, 4],
        ].map(([x = 0, y = 0]) => at(x, y, chive(3.6), { squash: 0.8 })),
      ],
    }),
    steam(100, 56, 22),
  ]),
  'siu-mai': dish([
    shadow(100, 156, 66),
    steamer(100, 112, 70, [
      at(0, 4, path(blob('smleaf', 54, 24, 0.08, 12), '#a9d07a')),
      ...[
        [-24, -16],
        [22, -18],
        [-44, 2],
        [44, 0],
        [0, 0],
        [-22, 14],
        [24, 14],
      ]
        .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
        .map(([x = 0, y = 0], i) =>
          at(x, y, [
            path(
              'M-15 -10C-17 6 -12 14 0 14S17 6 15 -10Z',
              linear(
                [
                  [0, '#e6ae2c'],
                  [0.35, '#fbd45c'],
                  [1, '#d3961c'],
                ],
                0,
              ),
            ),
            path('M-16 -11Q-13 -16 -9 -12Q-5 -17 0 -12Q5 -17 9 -12Q13 -16 16 -11Q12 -4 0 -3T-16 -11Z', '#fbdf7d'),
            ellipse(0, -11, 11.4, 5.4, soft('#d98f6c')),
            i % 2 === 0 ? circle(0, -13, 3.6, round('#f07a2a', 1.3)) : at(0, -13, prawn(10)),
            line('M-9 -4V10M-3 -2V12M4 -2V12M10 -4V9', '#c98f1f', 1.2, 0.5),
          ]),
        ),
      at(54, -14, leaf(14, '#4f9a3b'), { turn: 40 }),
    ]),
    steam(100, 62, 24),
  ]),
  'wide-noodles': dish([
    shadow(100, 154, 74),
    plate(
      100,
      114,
      76,
      [
        broad('wide', '#c98b4a'),
        ...[
          [-30, -12],
          [16, -20],
          [36, -4],
          [-8, 4],
        ].map(([x = 0, y = 0], i) => at(x, y, meatSlice(26, 13, '#5d2d16', '#9a5a34'), { turn: i * 37 })),
        ...[
          [-18, -22],
          [26, -8],
          [-40, 2],
          [6, 12],
          [4, -14],
        ].map(([x = 0, y = 0], i) =>
          at(
            x,
            y,
            [
              rect(
                -2.6,
                0,
                5.2,
                16,
                2.6,
                linear([
                  [0, '#8fbf5a'],
                  [1, '#e3f0c0'],
                ]),
              ),
              leaf(22, '#3f8535', 0.7),
            ],
            { turn: i * 64 },
          ),
        ),
        scatter('widee', 7, { x: 0, y: -8, rx: 40, ry: 16 }, ({ x, y, i }) => at(x, y, path(blob(`we${i}`, 7, 5, 0.2, 8), soft('#fbdc6a', 1.2)))),
        at(30, -22, chilliRing(5)),
        at(-24, 6, chilliRing(5)),
        at(12, 0, chilliRing(4.6)),
      ],
      ware.white,
      '#c0392b',
    ),
  ]),
  'beef-stir-fry': dish([
    shadow(100, 154, 74),
    platter(
      100,
      116,
      80,
      [
        path(blob('stirsauce', 60, 22, 0.06, 12), soft('#5d2d12')),
        ...[
          [-42, -4],
          [-18, -16],
          [8, -20],
          [34, -12],
          [50, 0],
          [-28, 8],
          [-4, 0],
          [20, 4],
          [2, 14],
        ].map(([x = 0, y = 0], i) =>
          at(
            x,
            y,
            i % 3 === 1
              ? path(blob(`sp${i}`, 11, 8, 0.14, 6), soft(['#d8321f', '#5d9a37', '#f2b530'][i % 2] ?? '#d8321f', 1.5)) + gloss(-3, -2, 4, 2, 0.5)
              : meatSlice(30, 17, '#4a2010', '#8a4a2a') + gloss(-5, -4, 7, 3, 0.4),
            { turn: i * 31 - 40 },
          ),
        ),
        at(-34, -12, glyph('broccoli', 0, 0, 30)),
        at(40, -14, glyph('broccoli', 0, 0, 28, { turn: 20 })),
        at(10, -8, strip(26, '#5d9a37', 6, 0.3), { turn: 20 }),
        at(-12, 8, strip(24, '#d8321f', 6, 0.3), { turn: -30 }),
        at(28, 12, strip(22, '#f2b530', 6, 0.3), { turn: 40 }),
        scatter('stirs', 24, { x: 0, y: -6, rx: 50, ry: 18 }, ({ x, y, rand }) => at(x, y, seed(3.4), { turn: rand(0, 180) })),
        at(0, -28, scallion(14), { turn: 20 }),
        at(-22, -24, scallion(13), { turn: -30 }),
      ],
      ware.iron,
      0.42,
    ),
    steam(100, 66, 22),
  ]),
  dal: dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 68, {
        colour: ware.copper,
        depth: 48,
        band: '#8f4f22',
        fill: radial([
          [0, '#fbcf4a'],
          [0.7, '#f0b52c'],
          [1, '#cf9016'],
        ]),
        inside: [
          scatter('dallent', 60, { x: 0, y: 2, rx: 54, ry: 22 }, ({ x, y, rand }) =>
            ellipse(x, y, rand(1.6, 2.8), rand(1.2, 2), rand() > 0.5 ? '#f8dc7a' : '#d99e1c', { opacity: 0.85 }),
          ),
          path(blob('ghee', 30, 10, 0.14, 12), '#e07a1c', { opacity: 0.55 }),
        ],
        pile: [
          at(-14, -2, [line('M-14 2Q0 -8 14 0', '#8f1d12', 5), line('M-12 0Q0 -9 12 -1', '#d8452c', 2)]),
          scatter('cumin', 20, { x: 4, y: 2, rx: 26, ry: 9 }, ({ x, y, rand }) => at(x, y, ellipse(0, 0, 2.6, 0.9, '#6d3d16'), { turn: rand(0, 180) })),
          ...[
            [16, -6],
            [24, 2],
            [8, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, ellipse(0, 0, 4, 2.4, '#f3e3c0', { stroke: '#b5853f', width: 1 }), { turn: i * 40 })),
          at(34, -8, parsley(15)),
          at(-38, 6, leaf(15, '#3f7a35', 0.5), { turn: 60 }),
          at(-30, 10, leaf(14, '#4f9236', 0.5), { turn: 100 }),
        ],
      }),
      steam(100, 58, 22),
    ],
    { back: [at(156, 62, flatbread('dalroti', 28, 22, '#e3bd84'), { turn: -14 })] },
  ),
  'masala-chai': dish(
    [
      shadow(100, 166, 46),
      glass(100, 162, {
        w: 66,
        h: 92,
        taper: 0.72,
        liquid: linear([
          [0, '#d9a26a'],
          [1, '#a9672f'],
        ]),
        surface: '#e6bd8c',
        level: 0.86,
        inside: flecks('chaifoam', 10, 24, 40, ['#e9c49a'], 1.4),
        onRim: at(0, -79, [path(blob('chaitop', 24, 5.4, 0.12, 12), '#f0d3ac'), flecks('chaisp', 14, 18, 3.4, ['#8a4a1e'], 0.9)]),
      }),
      steam(100, 64, 24),
    ],
    {
      front: [
        at(
          150,
          158,
          [
            rect(
              -20,
              -4,
              40,
              8,
              4,
              linear([
                [0, '#b5703a'],
                [1, '#7d4520'],
              ]),
            ),
            line('M-16 0H16', '#5d2f14', 1),
          ],
          { turn: -28 },
        ),
        at(46, 156, glyph('ginger-root', 0, 0, 38)),
        at(142, 168, ellipse(0, 0, 5, 3.4, soft('#a9c26a'))),
      ],
    },
  ),
  'red-curry': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: '#2f4c6a',
        depth: 50,
        fill: radial([
          [0, '#f08a4a'],
          [0.7, '#dd5c2c'],
          [1, '#b23d16'],
        ]),
        inside: [
          path('M-38 4C-24 -12 6 -14 14 0S-8 14 -14 4', 'none', { stroke: '#ffe9cf', width: 4, opacity: 0.9 }),
          scatter('rco', 20, { rx: 58, ry: 24 }, ({ x, y, rand }) => ellipse(x, y, rand(1.4, 3.2), rand(1, 2), '#b5220f', { opacity: 0.65 })),
        ],
        pile: [
          ...[
            [-34, -8],
            [0, -16],
            [30, -10],
            [16, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, meatSlice(30, 17, '#7d3a1c', '#c98a5c') + gloss(-4, -4, 6, 3, 0.4), { turn: i * 23 - 20 })),
          at(-14, 4, strip(24, '#d8321f', 5.4, 0.3)),
          at(42, 4, strip(22, '#5d9a37', 5.4, 0.3), { turn: 50 }),
          ...[
            [-44, 6],
            [-36, 12],
          ].map(([x = 0, y = 0]) => at(x, y, rect(-9, -2.4, 18, 5, 2, soft('#f3e0b0')), { turn: x * 3 })),
          at(-2, -2, [circle(0, 0, 6.4, round('#7a3f9a', 1.3))]),
          at(26, -20, leaf(20, '#3d7f3a', 0.55), { turn: 40 }),
          at(12, -24, leaf(22, '#4f9236', 0.55), { turn: -20 }),
          at(36, 12, chilliRing(5)),
        ],
      }),
    ],
    { back: [at(44, 62, limeWedge(30), { turn: 14 })] },
  ),
  'beef-stew': dish([
    shadow(100, 152, 60),
    bowl(100, 96, 68, {
      colour: '#b5402a',
      ears: true,
      depth: 54,
      foot: false,
      fill: radial([
        [0, '#8f4a22'],
        [0.7, '#74371a'],
        [1, '#532410'],
      ]),
      pile: [
        ...[
          [-34, -6],
          [-6, -14],
          [26, -8],
          [-20, 8],
          [12, 6],
          [40, 4],
        ].map(([x = 0, y = 0], i) => at(x, y, chunk(`bst${i}`, 14, 10, '#7a3d20', 0.45))),
        ...[
          [-18, -16],
          [10, -4],
          [36, -14],
          [-44, 4],
        ].map(([x = 0, y = 0]) => at(x, y, coin(8, '#f08a33'), { squash: 0.8 })),
        ...[
          [-8, 2],
          [22, 14],
          [-36, 12],
        ].map(([x = 0, y = 0], i) => at(x, y, chunk(`bsp${i}`, 9, 7, '#eec669', 0.5))),
        at(2, -22, parsley(15)),
        at(30, -2, parsley(13)),
        at(-28, 0, leaf(20, '#5d7f45', 0.45), { turn: 70 }),
      ],
    }),
    steam(100, 54, 24),
  ]),
  'pulled-pork-bun': dish(
    [
      shadow(100, 160, 62),
      board(
        100,
        140,
        132,
        34,
        [
          at(0, -36, [
            at(0, 28, bunBottom(98, 20, '#d9953f')),
            scatter('pulled', 46, { x: 0, y: 16, rx: 54, ry: 13 }, ({ x, y, rand, i }) =>
              at(x, y, line('M-9 0Q0 -4 9 1', ['#8a3f1c', '#a9562a', '#6d2d12', '#c9743a'][i % 4] ?? '#8a3f1c', 5), { turn: rand(-50, 50) }),
            ),
            gloss(-10, 10, 22, 6, 0.35),
            at(0, 2, shreds('pulledslaw', 54, 48, 6, ['#c98bc0', '#f6efe2', '#a8d07a', '#f7a050'], 16, 3)),
            at(0, 0, lettuceEdge(106, 10, '#8cc152')),
            at(0, -4, bunTop(104, 44, '#dd9a42', 'none')),
            gloss(-20, -34, 22, 8, 0.5),
          ]),
        ],
        ware.wood,
      ),
    ],
    { back: [at(156, 74, cucumberSlice(13)), at(168, 90, cucumberSlice(11))] },
  ),
  'roast-potatoes': dish([
    shadow(100, 164, 62),
    at(100, 104, [
      circle(0, 4, 62, '#2c2a29'),
      circle(
        0,
        0,
        62,
        linear(
          [
            [0, '#5f5b58'],
            [1, '#3a3735'],
          ],
          50,
        ),
      ),
      circle(0, 0, 55, '#2f2c2b'),
      scatter('wedges', 20, { rx: 42, ry: 42 }, ({ x, y, i, rand }) =>
        at(
          x,
          y,
          [
            path('M-19 4Q0 -16 19 4Q0 13 -19 4Z', '#9a5a1c'),
            path(
              'M-19 1Q0 -19 19 1Q0 10 -19 1Z',
              linear([
                [0, ['#f6cf74', '#f0bf5a', '#e6ae48'][i % 3] ?? '#f6cf74'],
                [1, '#c9822c'],
              ]),
            ),
            line('M-12 -2Q0 -12 12 -2', '#fbe6ae', 1.6, 0.7),
            ellipse(4, 1, 5, 2, '#a9641f', { opacity: 0.5 }),
          ],
          { turn: rand(0, 360) },
        ),
      ),
      scatter('wedgeh', 40, { rx: 46, ry: 46 }, ({ x, y, rand }) => at(x, y, ellipse(0, 0, 2.4, 0.9, rand() > 0.5 ? '#4f9236' : '#c9301d'), { turn: rand(0, 180) })),
      at(-14, -20, sprig(17, '#5d8f4a')),
      at(20, 18, parsley(15)),
      at(-30, 18, parsley(12)),
      at(24, -24, at(0, 0, ellipse(0, 0, 13, 12, '#fffaf0') + swirl(9, 8, '#fffaf0') + flecks('aioli', 8, 8, 7, ['#5f9a3a'], 1.2))),
    ]),
  ]),
  'grilled-sausages': dish([
    shadow(100, 156, 76),
    board(
      100,
      120,
      152,
      58,
      [
        ...[
          [-4, -34, -10],
          [2, -14, -8],
          [-2, 6, -12],
        ].map(([x = 0, y = 0, turn = 0], i) =>
          at(x, y, [sausage(112, 24, ['#a9502a', '#95421f', '#b35a30'][i], 0.1), ...[-34, -12, 10, 32].map((dx) => line(`M${dx} -10L${dx + 9} 7`, '#4a1c0a', 3.4, 0.6))], { turn }),
        ),
        at(54, 8, pot(0, 0, '#e0b02c', flecks('mustard', 12, 10, 4, ['#8a5a14', '#fbe08a'], 1.1))),
        at(-56, 10, parsley(16)),
        at(-40, 18, [onionRing(10), at(12, 2, onionRing(9))], { squash: 0.7 }),
      ],
      ware.walnut,
    ),
  ]),
  coleslaw: dish(
    [
      shadow(100, 150, 54),
      bowl(100, 96, 66, {
        colour: ware.teal,
        depth: 46,
        fill: '#eef0cf',
        pile: [
          path('M-54 2C-52 -22 -26 -32 0 -32S52 -22 54 2Q40 22 0 24T-54 2Z', '#dfe8b8'),
          at(0, -6, shreds('slaw', 150, 50, 22, ['#f6f7dc', '#dfe9ae', '#c9b3d9', '#a868a8', '#f7a050', '#cfe39a', '#fffdf0'], 22, 3.2)),
          at(-2, -26, parsley(16)),
          at(26, -6, parsley(12)),
          flecks('slawp', 18, 42, 18, ['#4a3a2c'], 0.9),
        ],
      }),
    ],
    { back: [at(156, 62, glyph('carrot', 0, 0, 44))] },
  ),
  'potato-salad': dish([
    shadow(100, 150, 56),
    bowl(100, 94, 70, {
      colour: '#d9c39a',
      depth: 48,
      fill: '#f3e6bd',
      pile: [
        scatter('psal', 22, { x: 0, y: -8, rx: 50, ry: 20 }, ({ x, y, i, rand }) =>
          at(
            x,
            y,
            [
              ellipse(0, 3, 13, 8, '#c99e55'),
              ellipse(
                0,
                0,
                13,
                8,
                linear([
                  [0, '#fbedb8'],
                  [1, ['#f0d689', '#f3dc96', '#e9cd7a'][i % 3] ?? '#f0d689'],
                ]),
              ),
            ],
            { turn: rand(-30, 30) },
          ),
        ),
        ...[
          [-30, -10],
          [12, -20],
          [32, -4],
          [-8, 4],
        ].map(([x = 0, y = 0]) => at(x, y, at(0, 0, cucumberSlice(8)), { squash: 0.75 })),
        at(24, -18, eggHalf(22), { turn: -10 }),
        at(-20, -20, eggHalf(21), { turn: 12 }),
        ...[
          [-2, -10],
          [40, 4],
          [-40, 2],
        ].map(([x = 0, y = 0]) => at(x, y, onionRing(8), { squash: 0.6 })),
        scatter('psalch', 14, { x: 0, y: -8, rx: 46, ry: 18 }, ({ x, y }) => at(x, y, chive(3), { squash: 0.8 })),
        flecks('psalp', 20, 46, 18, ['#4a3a2c'], 0.9),
      ],
    }),
  ]),
  enchiladas: dish(
    [
      shadow(100, 158, 76),
      at(100, 108, [
        rect(-76, -34 + 10, 152, 78, 18, '#7a3a1c'),
        rect(
          -76,
          -34,
          152,
          78,
          18,
          linear(
            [
              [0, '#c9683a'],
              [1, '#a34d24'],
            ],
            40,
          ),
        ),
        rect(-68, -27, 136, 63, 13, '#a8280f'),
        ...[-45, -15, 15, 45].map((x, i) =>
          at(x, 4, [
            rect(-13, -28, 26, 58, 12, '#c98f45'),
            rect(
              -13,
              -29,
              26,
              56,
              12,
              linear(
                [
                  [0, '#e0ae68'],
                  [0.4, '#f3cf93'],
                  [1, '#c98f4b'],
                ],
                0,
              ),
            ),
            path(blob(`ench${i}`, 15, 20, 0.16, 10), soft('#c9361a')),
            at(0, 0, path(blob(`enchc${i}`, 11, 14, 0.22, 11), soft('#fbc94a'))),
          ]),
        ),
        ...[
          [-50, -8],
          [-20, 8],
          [12, -12],
          [42, 10],
          [-4, 18],
          [50, -14],
        ].map(([x = 0, y = 0], i) => at(x, y, i % 2 === 0 ? parsley(12) : chilliRing(5, '#5d9a37'))),
        at(0, 2, zigzag(104, 22, '#fffaf0', 9, 3)),
        at(28, -14, onionRing(8)),
        at(-34, 16, onionRing(8)),
      ]),
    ],
    { back: [at(162, 58, limeWedge(28), { turn: -14 })] },
  ),
  'nicoise-salad': dish([
    shadow(100, 154, 74),
    plate(
      100,
      112,
      76,
      [
        leaves('nic', 9, 0, 0, 54, 20, 34),
        ...[
          [-40, -6],
          [36, -10],
          [-14, 14],
        ].map(([x = 0, y = 0], i) => at(x, y, eggHalf(26), { turn: i * 20 - 20 })),
        ...[-12, -4, 4, 12].map((dx) => at(8 + dx, -18, line('M0 -16Q4 0 0 16', '#4f8f3a', 4.4) + line('M0 -14Q3 0 0 13', '#86bf5a', 1.6), { turn: 60 + dx })),
        at(26, 10, chunk('nictuna1', 15, 10, '#d9a08c', 0.4)),
        at(8, 0, chunk('nictuna2', 13, 9, '#e0ac98', 0.4)),
        ...[
          [-26, 6],
          [48, 4],
          [0, 18],
        ].map(([x = 0, y = 0]) => at(x, y, tomatoHalf(11))),
        ...[
          [-6, -4],
          [20, -4],
          [-44, 8],
          [38, 14],
        ].map(([x = 0, y = 0]) => at(x, y, olive(7, '#3f3346'))),
        ...[
          [-22, -16],
          [-6, -26],
        ].map(([x = 0, y = 0], i) => at(x, y, chunk(`nicpot${i}`, 10, 8, '#f0d07e', 0.4))),
        at(14, 6, onionRing(9), { squash: 0.6 }),
      ],
      ware.rose,
    ),
  ]),
  'creamy-soup': dish([
    shadow(100, 150, 56),
    bowl(100, 94, 70, {
      colour: '#4d6b86',
      depth: 50,
      band: '#f3ead8',
      fill: radial([
        [0, '#fdf6e2'],
        [0.7, '#f6e9c8'],
        [1, '#e0cc9c'],
      ]),
      inside: [
        scatter('crpot', 9, { x: 0, y: 2, rx: 48, ry: 18 }, ({ x, y, rand }) => at(x, y, cube(12, '#f3d992'), { turn: rand(-10, 10) })),
        scatter('crcorn', 6, { x: 0, y: 2, rx: 48, ry: 18 }, ({ x, y }) => at(x, y, coin(5, '#f3a24a'), { squash: 0.8 })),
      ],
      pile: [
        ...[
          [-24, -4],
          [16, -8],
          [2, 8],
        ].map(([x = 0, y = 0], i) =>
          at(
            x,
            y,
            [
              path('M-13 2C-14 -10 14 -10 13 2Q6 9 0 9T-13 2Z', soft('#d9b48a')),
              path('M-10 1C-10 -6 10 -6 10 1Q5 6 0 6T-10 1Z', soft('#f3d8b4')),
              line('M-6 0Q0 -4 6 0', '#c9986a', 1.2),
            ],
            { turn: i * 30 - 30 },
          ),
        ),
        ...[
          [-38, 6],
          [34, 4],
          [-8, -14],
          [26, 10],
          [-16, 10],
          [36, -10],
        ].map(([x = 0, y = 0]) => at(x, y, chive(3.4), { squash: 0.8 })),
        flecks('crpep', 20, 48, 18, ['#4a3a2c', '#c9822c'], 1),
        at(8, -16, parsley(13)),
        ...[
          [30, -6],
          [-30, 10],
        ].map(([x = 0, y = 0], i) => at(x, y, rect(-5, -3, 10, 6, 2, soft('#b9543a')) + rect(-5, -1, 10, 2, 1, '#f4c7ad'), { turn: i * 50 })),
      ],
    }),
    steam(100, 56, 22),
  ]),
  calamari: dish(
    [
      shadow(100, 152, 72),
      platter(
        100,
        116,
        80,
        [
          path('M-66 4L-40 -22L42 -26L68 -2L34 22L-34 22Z', '#f6efdf'),
          ...[
            [-34, -6],
            [-10, -18],
            [18, -20],
            [42, -6],
            [-20, 8],
            [8, 4],
            [30, 12],
          ].map(([x = 0, y = 0], i) =>
            at(
              x,
              y,
              [
                ellipse(0, 4, 15, 10, 'none', { stroke: '#a9691f', width: 8 }),
                ellipse(0, 0, 15, 10, 'none', { stroke: '#eebb5c', width: 8 }),
                ellipse(0, -1, 17, 11.4, 'none', { stroke: '#f8d88e', width: 2, opacity: 0.8 }),
                ellipse(0, 0, 10.6, 6.2, 'none', { stroke: '#fff6e4', width: 1.6 }),
              ],
              { turn: i * 23 - 40 },
            ),
          ),
          at(-48, 10, [line('M0 0Q-10 -8 -6 -18M2 0Q2 -12 8 -20M4 2Q14 -4 16 -14', '#e0a948', 5), circle(0, 2, 6, soft('#d99a38'))]),
          at(54, 8, pot(0, 0, '#fff6df', flecks('calaioli', 8, 9, 4, ['#7fae45'], 1.2))),
          at(-6, 18, parsley(14)),
          at(22, -30, parsley(12)),
          scatter('calsalt', 16, { x: 0, y: -6, rx: 44, ry: 18 }, ({ x, y, i }) => (i % 2 === 0 ? circle(x, y, 1.2, '#c9301d') : rect(x, y, 1.8, 1.8, 0.4, '#fff'))),
        ],
        ware.slate,
        0.42,
      ),
    ],
    { back: [at(42, 70, citrusWedge(34), { turn: 12 })] },
  ),
  oysters: dish(
    [
      shadow(100, 154, 72),
      plate(
        100,
        116,
        76,
        [
          scatter('oyice', 30, { x: 0, y: -2, rx: 58, ry: 22 }, ({ x, y, rand }) =>
            at(
              x,
              y,
              rect(
                -7,
                -7,
                14,
                14,
                3,
                linear(
                  [
                    [0, '#ffffff', 0.95],
                    [1, '#bcd6e0', 0.85],
                  ],
                  45,
                ),
              ),
              { turn: rand(0, 90) },
            ),
          ),
          ...[
            [-42, -2, -70],
            [-18, -18, -24],
            [16, -20, 18],
            [42, -4, 64],
            [-22, 12, -120],
            [24, 12, 120],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              shellHalf(
                44,
                path(
                  blob(`oys${i}`, 9, 11, 0.16, 10),
                  radial([
                    [0, '#efe6da'],
                    [0.6, '#c9c0b4'],
                    [1, '#8f9298'],
                  ]),
                ) +
                  ellipse(-2, -3, 3, 4, '#fff', { opacity: 0.7 }) +
                  line('M-8 4Q0 10 8 3', '#7a7f88', 1.4, 0.6),
              ),
              { turn, squash: 0.84 },
            ),
          ),
          at(0, -2, [ellipse(0, 3, 14, 8, '#a9a294'), ellipse(0, 0, 14, 8, '#fbf7ef'), ellipse(0, 0.6, 11, 6, soft('#c93a5a')), flecks('mignon', 8, 7, 3, ['#f3d6e0'], 1.2)]),
        ],
        ware.steel,
      ),
    ],
    { back: [at(160, 68, citrusWedge(34), { turn: -14 }), at(42, 68, sprig(22, '#3f7a55'))] },
  ),
  'seared-scallops': dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        116,
        74,
        [
          path(blob('scpuree', 54, 20, 0.1, 12), soft('#cfe0a0')),
          at(-36, -6, scallopShell(26), { turn: -14 }),
          ...[
            [-12, 6],
            [16, -6],
            [42, 4],
          ].map(([x = 0, y = 0]) =>
            at(x, y, [
              path(
                'M-16 -4V6A16 9 0 0 0 16 6V-4Z',
                linear(
                  [
                    [0, '#e6d3b0'],
                    [0.4, '#fff6e4'],
                    [1, '#d3b98c'],
                  ],
                  0,
                ),
              ),
              ellipse(
                0,
                -4,
                16,
                9.4,
                radial([
                  [0, '#c9822c'],
                  [0.6, '#e0a650'],
                  [0.9, '#f3d8a4'],
                  [1, '#f6e6c4'],
                ]),
              ),
              line('M-8 -6l10 -3M-6 -2l14 -4M-2 2l10 -3', '#9a5a1c', 1.6, 0.7),
              at(0, -8, sprig(9, '#4f9a3b')),
            ]),
          ),
          ...[
            [2, 18],
            [28, 16],
            [-28, 16],
          ].map(([x = 0, y = 0]) => at(x, y, circle(0, 0, 3.4, round('#6fa03d')))),
          at(-2, -16, bacon(26, 7), { turn: -20 }),
        ],
        ware.ink,
      ),
    ],
    { back: [at(160, 72, citrusSlice(16))] },
  ),
  'sliced-roast': dish([
    shadow(100, 154, 74),
    plate(
      100,
      114,
      76,
      [
        at(-42, 4, [...[-8, 2, 12].map((x, i) => at(x, i * 2, asparagus(48, ['#6fa03d', '#7fb04a', '#5f9036'][i]), { turn: -64 + i * 5 }))]),
        ...[0, 1, 2, 3, 4].map((i) =>
          at(
            -14 + i * 15,
            -10 + i * 3.6,
            [
              ellipse(0, 3, 21, 17, '#3d1a0e'),
              ellipse(0, 0, 21, 17, '#6b3018'),
              ellipse(
                0,
                0,
                18,
                14,
                radial([
                  [0, '#e07a72'],
                  [0.55, '#d0605a'],
                  [0.85, '#b5604a'],
                  [1, '#945038'],
                ]),
              ),
              line('M-8 -4Q0 -8 8 -3M-6 4Q2 0 9 4', '#efa79c', 1.2, 0.7),
            ],
            { turn: 14 },
          ),
        ),
        path(
          'M-22 16C0 28 40 26 54 12C46 30 -6 34 -22 16Z',
          linear([
            [0, '#7a3a1c'],
            [1, '#4f2210'],
          ]),
        ),
        at(40, -20, [
          scatter('crisponion', 16, { rx: 15, ry: 7 }, ({ x, y, rand }) =>
            at(x, y, ellipse(0, 0, 6, 3, 'none', { stroke: rand() > 0.5 ? '#b5742c' : '#8f5520', width: 2 }), { turn: rand(0, 180) }),
          ),
        ]),
        at(-48, 16, chunk('srpot', 11, 8, '#efc669', 0.45)),
        at(-32, 20, chunk('srpot2', 10, 7.6, '#e6b95a', 0.45)),
        at(2, -26, sprig(15, '#5d8f4a')),
      ],
      ware.white,
    ),
  ]),
  schnitzel: dish([
    shadow(100, 156, 78),
    plate(
      100,
      112,
      82,
      [
        at(42, -10, [
          path(blob('schpot', 24, 14, 0.1, 10), '#efdfae'),
          scatter('schpots', 9, { rx: 18, ry: 9 }, ({ x, y }) => at(x, y, ellipse(0, 2, 8, 5, '#c99e55') + ellipse(0, 0, 8, 5, '#fbedb8'))),
          scatter('schch', 7, { rx: 16, ry: 8 }, ({ x, y }) => at(x, y, chive(2.4))),
        ]),
        at(-16, 0, [
          at(0, 6, path(blob('schn', 50, 30, 0.09, 13), '#8f5517')),
          path(
            blob('schn', 50, 30, 0.09, 13),
            radial(
              [
                [0, '#f0b95a'],
                [0.7, '#dd9a3a'],
                [1, '#b97524'],
              ],
              0.42,
              0.36,
              0.68,
            ),
          ),
          scatter('schc', 70, { rx: 44, ry: 25 }, ({ x, y, rand }) => ellipse(x, y, rand(1, 2.6), rand(0.8, 1.6), rand() > 0.5 ? '#f8d48a' : '#bd7a28')),
          path('M-34 -8Q-24 -20 -10 -14M8 10Q22 4 32 12M-20 12Q-12 6 -4 12', 'none', { stroke: '#bd7a28', width: 2.6, opacity: 0.6 }),
          at(-4, -4, citrusSlice(14), { squash: 0.8 }),
          at(12, 4, parsley(14)),
          gloss(-22, -12, 16, 6, 0.35),
        ]),
        at(42, 14, pot(0, 0, '#b5183a')),
      ],
      ware.white,
    ),
  ]),
  'green-vegetables': dish(
    [
      shadow(100, 152, 74),
      platter(
        100,
        116,
        78,
        [
          ...[-34, -20, -6, 8, 22, 36].map((x, i) =>
            at(
              x,
              -10 + (i % 2) * 8,
              i % 3 === 2 ? line('M-4 -30Q4 0 -2 28', '#3f7a2c', 6) + line('M-4 -28Q3 0 -2 26', '#7fb84e', 2.4) : asparagus(62, ['#6fa03d', '#7fb04a', '#5f9036'][i % 3]),
              { turn: 48 + i * 4, scale: 1.3 },
            ),
          ),
          ...[
            [-34, -10],
            [10, -22],
            [34, -2],
            [-8, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, nut(10, '#e9cfa0'), { turn: i * 50 })),
          scatter('gvgarlic', 12, { x: 0, y: -6, rx: 46, ry: 16 }, ({ x, y, rand }) =>
            at(x, y, path('M-4 0Q0 -4 4 0Q0 3 -4 0Z', '#fbefc9', { stroke: '#d9b968', width: 0.6 }), { turn: rand(0, 180) }),
          ),
          at(48, 8, citrusSlice(12), { squash: 0.75 }),
          at(18, -8, chilliRing(4.6)),
          at(-20, 0, chilliRing(4.6)),
          gloss(-10, -14, 24, 6, 0.4),
        ],
        ware.rust,
        0.42,
      ),
    ],
    { back: [glyph('garlic', 42, 68, 34, { turn: -10 })] },
  ),
  'eggs-benedict': dish([
    shadow(100, 154, 74),
    plate(
      100,
      116,
      76,
      [
        ...[
          [-30, -4],
          [32, 0],
        ].map(([x = 0, y = 0], i) =>
          at(x, y, [
            path('M-29 6V14A29 13 0 0 0 29 14V6Z', '#b5742c'),
            ellipse(0, 6, 29, 13, '#e9b966'),
            ellipse(0, 2, 27, 12, '#f6dfb0'),
            at(0, -2, path(blob(`bham${i}`, 27, 11, 0.1, 12), soft('#e07f78'))),
            path(
              'M-23 -4C-24 -24 -10 -32 0 -32S24 -24 23 -4Q12 6 0 6T-23 -4Z',
              radial(
                [
                  [0, '#fffefa'],
                  [0.7, '#fbf3e3'],
                  [1, '#e3d5bc'],
                ],
                0.4,
                0.3,
                0.75,
              ),
            ),
            path(
              'M-18 -16C-14 -30 14 -32 19 -16Q22 -2 18 4Q13 8 12 -4Q6 -2 4 8Q-1 14 -3 -2Q-9 0 -10 6Q-16 4 -18 -16Z',
              linear([
                [0, '#fbd94f'],
                [1, '#f0b52c'],
              ]),
            ),
            gloss(-4, -22, 9, 4, 0.6),
            scatter(`bchive${i}`, 8, { x: 1, y: -14, rx: 13, ry: 8 }, ({ x: px, y: py }) => at(px, py, chive(2.2))),
            flecks(`bpap${i}`, 8, 12, 8, ['#b5361c'], 1),
          ]),
        ),
        at(2, 20, rocket(24), { turn: 70 }),
        at(-8, 18, rocket(22, '#66a743'), { turn: -60 }),
      ],
      ware.teal,
    ),
  ]),
  omelette: dish([
    shadow(100, 154, 74),
    plate(
      100,
      114,
      76,
      [
        at(-4, -6, [
          path('M-56 8C-58 -20 -30 -34 4 -32C38 -32 60 -14 56 10Q30 26 0 26T-56 8Z', '#c9861c'),
          path(
            'M-56 3C-58 -25 -30 -39 4 -37C38 -37 60 -19 56 5Q30 21 0 21T-56 3Z',
            radial(
              [
                [0, '#fde28a'],
                [0.6, '#fbcf4a'],
                [1, '#e3a524'],
              ],
              0.4,
              0.32,
              0.75,
            ),
          ),
          path('M-52 8Q0 -8 52 8Q40 22 0 22T-52 8Z', '#e9b02c'),
          leaves('oml', 6, 0, 11, 38, 4, 17),
          ...[-30, -10, 12, 32].map((x, i) => at(x, 10, i % 2 === 0 ? mushroomSlice(14) : tomatoHalf(6))),
          path('M-50 5Q0 -11 50 5', 'none', { stroke: '#fbe79a', width: 3 }),
          scatter('omlb', 16, { x: 0, y: -16, rx: 42, ry: 15 }, ({ x, y, rand }) => ellipse(x, y, rand(2, 5), rand(1.2, 2.6), '#d9922a', { opacity: 0.45 })),
          scatter('omlch', 14, { x: 0, y: -16, rx: 40, ry: 13 }, ({ x, y }) => at(x, y, chive(2.4), { squash: 0.8 })),
          gloss(-16, -24, 18, 6, 0.5),
        ]),
        at(54, 10, cherryTomato(8)),
        at(44, 18, cherryTomato(7)),
        at(-56, 12, rocket(24), { turn: -60 }),
      ],
      ware.navy,
    ),
  ]),
  porridge: dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 66, {
        colour: ware.celadon,
        depth: 50,
        fill: radial([
          [0, '#f0dfbd'],
          [1, '#d9c093'],
        ]),
        inside: [
          scatter('oats', 70, { x: 0, y: 2, rx: 54, ry: 22 }, ({ x, y, rand }) =>
            at(x, y, ellipse(0, 0, rand(2, 3.6), rand(1.4, 2.2), rand() > 0.5 ? '#f6ead0' : '#cfae78'), { turn: rand(0, 180) }),
          ),
        ],
        pile: [
          at(
            -28,
            -6,
            [-2, -1, 0, 1].map((i) => at(i * 10, Math.abs(i) * 2.4, bananaSlice(8.6), { squash: 0.8 })),
          ),
          at(22, -8, [berry(7), at(13, 3, berry(7)), at(4, 9, berry(6.4))]),
          at(4, -14, raspberry(7)),
          at(-4, 10, nut(11, '#b9773c'), { turn: 50 }),
          at(8, 12, nut(10, '#c98a4b'), { turn: -30 }),
          path('M-44 6Q-20 20 6 4T44 8', 'none', { stroke: '#d98a1c', width: 3.4, opacity: 0.85 }),
          flecks('porcin', 18, 40, 14, ['#a9602a'], 1),
        ],
      }),
      steam(100, 60, 22),
    ],
    { back: [glyph('honey-pot', 158, 62, 38)] },
  ),
  'banana-bread': dish(
    [
      shadow(100, 156, 74),
      board(
        100,
        122,
        148,
        50,
        [
          at(-16, -24, [
            path(
              'M-48 22V-8C-48 -30 -30 -34 -4 -34C26 -34 44 -30 44 -8V22Q44 28 38 28H-42Q-48 28 -48 22Z',
              linear([
                [0, '#c9863c'],
                [0.5, '#a9672a'],
                [1, '#7d4719'],
              ]),
            ),
            path('M-40 -14Q-4 -30 36 -14Q-2 -16 -40 -14Z', '#e9c285'),
            at(-18, -22, bananaSlice(8), { squash: 0.7 }),
            at(4, -24, bananaSlice(8), { squash: 0.7 }),
            at(24, -20, bananaSlice(7.4), { squash: 0.7 }),
            line('M-36 -4V20M-20 0V22', '#8f5520', 1.4, 0.4),
          ]),
          ...[0, 1].map((i) =>
            at(
              36 + i * 16,
              -8 + i * 10,
              [
                path('M-20 22V-8C-24 -24 -10 -30 2 -30S26 -24 22 -8V22Q22 26 18 26H-16Q-20 26 -20 22Z', '#8f5520'),
                path('M-17 20V-8C-20 -21 -8 -26 2 -26S22 -21 19 -8V20Q19 23 16 23H-14Q-17 23 -17 20Z', soft('#edc986')),
                scatter(`bbs${i}`, 9, { x: 1, y: 0, rx: 14, ry: 18 }, ({ x, y, rand }) =>
                  at(x, y, ellipse(0, 0, rand(1.4, 3), rand(1, 2), rand() > 0.6 ? '#7a4a22' : '#d3a860'), { turn: rand(0, 90) }),
                ),
                at(4, 6, path(blob('bbn', 4, 3, 0.2, 7), '#8a5224')),
              ],
              { turn: 12 + i * 10 },
            ),
          ),
        ],
        ware.wood,
      ),
    ],
    { back: [glyph('banana', 42, 58, 42)] },
  ),
  brownie: dish([
    shadow(100, 154, 68),
    plate(
      100,
      120,
      70,
      [
        ...[
          [-20, 4],
          [24, 2],
          [2, -24],
        ]
          .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
          .map(([x = 0, y = 0], i) =>
            at(x, y - 4, [
              path(
                'M-31 -4L0 10V30L-31 16Z',
                linear([
                  [0, '#5b3220'],
                  [1, '#3d1f12'],
                ]),
              ),
              path('M31 -4L0 10V30L31 16Z', '#2f170c'),
              path(
                'M-31 -4L0 -18L31 -4L0 10Z',
                linear([
                  [0, '#8a5535'],
                  [1, '#6b3a20'],
                ]),
              ),
              line('M-18 -4l8 -3l6 4l9 -4l8 3M-6 3l7 -3l8 2', '#a9764e', 1.2, 0.8),
              at(-6, -6, nut(8, '#d9a866'), { turn: i * 50 }),
              at(8, -4, nut(7, '#c98f4e'), { turn: 60 + i * 40 }),
              circle(-14, 8, 1.8, '#8a5535'),
              circle(12, 14, 1.8, '#6b3a20'),
            ]),
          ),
        at(4, -40, cream(26, 20)),
        at(6, -58, sprig(12)),
        at(46, 14, raspberry(6)),
        at(-46, 14, raspberry(6)),
        scatter('brsugar', 30, { x: 0, y: 4, rx: 54, ry: 18 }, ({ x, y }) => circle(x, y, 0.8, '#c9ad8c')),
      ],
      ware.cream,
    ),
  ]),
  'hibiscus-cooler': dish(
    [
      shadow(100, 174, 42),
      glass(100, 172, {
        w: 72,
        h: 114,
        taper: 0.9,
        liquid: linear([
          [0, '#e0345a'],
          [0.6, '#b8173f'],
          [1, '#7d0d2c'],
        ]),
        surface: '#ee6a86',
        level: 0.86,
        inside: [
          at(-14, -78, iceCube(24, 14)),
          at(13, -66, iceCube(23, -20)),
          at(-6, -44, iceCube(20, 30)),
          at(12, -30, citrusSlice(15, '#5c9e31', '#b9dc6c')),
          at(-12, -20, leaf(18, '#4f9a3b', 0.6), { turn: 50 }),
        ].join(''),
        onRim: at(0, -114, [at(-24, -2, citrusSlice(18, '#5c9e31', '#b9dc6c')), at(12, -10, sprig(28))]),
      }),
    ],
    { front: [at(154, 152, glyph('hibiscus', 0, 0, 42))] },
  ),
};
