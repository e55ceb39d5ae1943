import { dish } from '../compose.ts';
import { board, slab } from '../draw/boards.ts';
import { pastryTube } from '../draw/bread.ts';
import { tone } from '../draw/colour.ts';
import { dishTop, plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { flecks, gloss } from '../draw/effects.ts';
import { limeWedge } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, parsley, rocket } from '../draw/herbs.ts';
import { charred, chunk, crispy, meatSlice } from '../draw/meat.ts';
import { blob, scatter } from '../draw/random.ts';
import { tacoShell, tortillaChip } from '../draw/snacks.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, shadow, soft, type Svg } from '../draw/svg.ts';
import { zigzag } from '../draw/sweets.ts';
import { asparagus, avocadoFan, bean, chilliRing, kernel, radishSlice, shreds, strip } from '../draw/vegetables.ts';
import { cherryTomato } from '../draw/tomatoes.ts';

const dice = (x: number, y: number, colour: string, size = 7): Svg => rect(x - size / 2, y - size / 2, size, size, 1.8, soft(colour, 1.3));
const tacoFill = (id: string, meat: string): Svg =>
  [
    scatter(`${id}m`, 12, { x: 0, y: -3, rx: 29, ry: 7 }, ({ x, y, i }) => at(x, y, chunk(`${id}${i}`, 7, 5, meat))),
    scatter(`${id}l`, 9, { x: 0, y: -8, rx: 28, ry: 6 }, ({ x, y, rand }) =>
      at(x, y, strip(14, ['#6cab3f', '#8cc152'][rand() > 0.5 ? 1 : 0] ?? '#6cab3f', 4, 0.5), { turn: rand(-60, 60) }),
    ),
    [-20, -6, 8, 22].map((x, i) => dice(x, -11 - (i % 2) * 3, '#e2402d')).join(''),
    at(0, -12, shreds(`${id}c`, 14, 24, 4, ['#f8bf35', '#fbd66d'], 9, 2.4)),
    at(2, -14, parsley(10)),
  ].join('');
export const tacoFilled: Svg = tacoShell(80, tacoFill('taco', '#7a4020'), '#f3bd58');
const ramekin = (x: number, y: number, fill: string, inside = '', scale = 1): Svg =>
  at(
    x,
    y,
    [
      path(
        'M-19 0L-15 18Q0 23 15 18L19 0Z',
        linear(
          [
            [0, tone(ware.clay, 0.05)],
            [1, tone(ware.clay, -0.12)],
          ],
          0,
        ),
      ),
      ellipse(0, 0, 19, 8.6, tone(ware.clay, 0.07)),
      ellipse(0, 0.6, 16, 6.8, soft(fill)),
      inside,
    ],
    { scale },
  );
const salsa = (id: string): Svg => flecks(id, 14, 13, 5, ['#f3704f', '#5d9a37', '#fbeecb', '#8f1f12'], 1.8);

export const americas = {
  'beef-tacos': dish(
    [
      shadow(100, 156, 74),
      slab(
        100,
        126,
        150,
        50,
        [
          at(-26, -30, tacoShell(76, tacoFill('bt1', '#7a4020'), '#eaa941'), { turn: -6 }),
          at(34, -28, tacoShell(74, tacoFill('bt2', '#8a4a26'), '#f0b54e'), { turn: 7 }),
          at(2, -4, tacoShell(80, tacoFill('bt3', '#6f3a1c'), '#f3bd58')),
        ],
        ware.wood,
      ),
    ],
    { back: [at(160, 62, limeWedge(32), { turn: -14 })] },
  ),
  'fish-tacos': dish(
    [
      shadow(100, 154, 74),
      platter(
        100,
        118,
        80,
        [
          ...[
            [-32, -18, -8],
            [34, -16, 8],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              tacoShell(
                78,
                [
                  at(0, -7, shreds(`ft${i}`, 46, 30, 8, ['#a8559a', '#c98bc0', '#f3e6f1', '#8cc152'], 14, 3)),
                  at(-14, -10, crispy(`ftf${i}`, 16, 8, '#dd9a3c'), { turn: -14 }),
                  at(14, -10, crispy(`ftg${i}`, 16, 8, '#e3a548'), { turn: 12 }),
                  at(0, -15, zigzag(44, 7, '#fff6e4', 7, 2.8)),
                  at(-4, -18, parsley(11)),
                  at(20, -17, radishSlice(6)),
                  at(-22, -17, radishSlice(6)),
                ].join(''),
                '#f4dfb2',
              ),
              { turn },
            ),
          ),
          at(2, 12, [avocadoFan(24, 4, 6)], { turn: 70 }),
        ],
        ware.teal,
        0.42,
      ),
    ],
    { back: [at(160, 66, limeWedge(30), { turn: -14 }), at(40, 66, limeWedge(28), { turn: 14 })] },
  ),
  burrito: dish(
    [
      shadow(100, 156, 76),
      at(
        98,
        104,
        [
          at(
            -24,
            14,
            [
              rect(-46, -20 + 5, 92, 42, 20, '#b98a4c'),
              rect(
                -46,
                -20,
                92,
                42,
                20,
                linear([
                  [0, '#f6dfb2'],
                  [0.5, '#ebc78c'],
                  [1, '#c4935a'],
                ]),
              ),
              scatter('burrspots', 12, { rx: 38, ry: 14 }, ({ x, y, rand }) => ellipse(x, y, rand(2, 4.4), rand(1.2, 2.6), '#b57a3a', { opacity: 0.6 })),
              path(
                'M-46 -12Q-46 -20 -28 -20H4L-4 22H-28Q-46 22 -46 12Z',
                linear(
                  [
                    [0, '#eef0f2'],
                    [0.5, '#c9ced3'],
                    [1, '#9aa1a8'],
                  ],
                  60,
                ),
              ),
              line('M-36 -18L-30 20M-22 -19L-18 21M-10 -19L-10 20', '#ffffff', 1.6, 0.7),
            ],
            { turn: -12 },
          ),
          at(34, 0, [
            ellipse(0, 4, 35, 33, '#b98a4c'),
            ellipse(
              0,
              0,
              35,
              33,
              linear([
                [0, '#f6dfb2'],
                [1, '#d9ab6b'],
              ]),
            ),
            ellipse(0, 0, 29.6, 27.8, '#f3d49a'),
            clip(ellipse(0, 0, 28, 26, '#000'), [
              rect(-30, -30, 60, 60, 0, '#fbf3df'),
              scatter('burrrice', 46, { rx: 27, ry: 25 }, ({ x, y, rand }) => at(x, y, rect(-2.6, -1, 5.2, 2, 1, '#e6d8b8'), { turn: rand(0, 180) })),
              ...[
                [-12, -10],
                [8, -14],
                [14, 4],
                [-4, 12],
              ].map(([x = 0, y = 0], i) => at(x, y, chunk(`bur${i}`, 8, 6, '#7a4020'))),
              ...[
                [-16, 6],
                [2, -4],
                [16, -8],
                [6, 16],
              ].map(([x = 0, y = 0], i) => at(x, y, bean(11, '#3d2420'), { turn: i * 50 })),
              ...[
                [-4, -18],
                [18, 12],
                [-18, -2],
              ].map(([x = 0, y = 0]) => dice(x, y, '#e2402d')),
              at(-10, 16, strip(18, '#6cab3f', 4)),
              at(10, -6, strip(16, '#8cc152', 4), { turn: 60 }),
              ...[
                [0, 6],
                [-8, -4],
                [10, 18],
              ].map(([x = 0, y = 0]) => at(x, y, kernel(2.8))),
              path(blob('guac', 8, 6, 0.16, 8), '#a9c65a'),
            ]),
          ]),
        ],
        { scale: 1.26 },
      ),
    ],
    { back: [at(44, 60, limeWedge(30), { turn: -14 })] },
  ),
  'burrito-bowl': dish([
    shadow(100, 166, 60),
    dishTop(
      100,
      102,
      68,
      '#fbf3df',
      [
        scatter('bbrice', 90, { rx: 56, ry: 56 }, ({ x, y, rand }) => at(x, y, rect(-2.8, -1.1, 5.6, 2.2, 1.1, rand() > 0.3 ? '#e6d8b8' : '#5f9a45'), { turn: rand(0, 180) })),
        at(
          -30,
          -24,
          scatter('bbbeans', 18, { rx: 20, ry: 18 }, ({ x, y, rand }) => at(x, y, bean(12, '#3a2522'), { turn: rand(0, 180) })),
        ),
        at(
          28,
          -28,
          scatter('bbcorn', 30, { rx: 19, ry: 17 }, ({ x, y, rand }) => at(x, y, kernel(3.4), { turn: rand(0, 90) })),
        ),
        at(
          36,
          12,
          scatter('bbtom', 18, { rx: 17, ry: 18 }, ({ x, y, rand }) => at(x, y, dice(0, 0, rand() > 0.25 ? '#e2402d' : '#f7eef3', 8), { turn: rand(0, 90) })),
        ),
        at(8, 36, [shreds('bblet', 40, 22, 14, ['#6cab3f', '#8cc152', '#a4cf63'], 18, 4)]),
        at(
          -34,
          20,
          [0, 1, 2, 3].map((i) => at(i * 9 - 12, i * 2 - 4, meatSlice(14, 32, '#8a4a22', '#c9793f'), { turn: 20 })),
        ),
        at(0, -2, avocadoFan(30, 5, 7)),
        at(-4, -44, limeWedge(22), { turn: 8 }),
        at(14, 20, parsley(14)),
        at(4, 4, path(blob('crema', 9, 7, 0.12, 9), '#fffaf0')),
      ],
      ware.clay,
    ),
  ]),
  quesadilla: dish([
    shadow(100, 154, 74),
    plate(
      100,
      116,
      76,
      [
        ...[
          [-28, -8, -24],
          [28, -6, 26],
          [0, -22, 2],
        ].map(([x = 0, y = 0, turn = 0], i) =>
          at(
            x,
            y,
            [
              path('M0 -34L36 18Q34 28 26 28H-26Q-34 28 -36 18Z', '#c98a3a'),
              path(
                'M-34 20Q0 32 34 20L35 26Q0 38 -35 26Z',
                linear([
                  [0, '#fbc63a'],
                  [1, '#eda31f'],
                ]),
              ),
              path('M-10 28q3 14 8 2zM10 28q3 18 9 1z', '#fbc63a'),
              charred(
                'M0 -36Q4 -36 6 -32L36 14Q36 22 28 24Q0 30 -28 24Q-36 22 -36 14L-6 -32Q-4 -36 0 -36Z',
                linear([
                  [0, '#f3d39b'],
                  [1, '#dda65c'],
                ]),
                13,
                24 + i * 20,
                44,
                '#a4642a',
              ),
            ],
            { turn, scale: 0.94 },
          ),
        ),
        at(48, 12, [path(blob('qguac', 14, 8, 0.12, 9), soft('#8fb84e', 1.3)), at(0, -3, dice(0, 0, '#e2402d', 5))]),
        at(-50, 12, [path(blob('qcream', 13, 8, 0.1, 9), soft('#fffaf0')), at(2, -3, chive(2.6))]),
        at(0, 20, parsley(14)),
      ],
      ware.rust,
    ),
  ]),
  nachos: dish(
    [
      shadow(100, 154, 74),
      platter(
        100,
        118,
        80,
        [
          scatter('nachos', 20, { x: 0, y: -12, rx: 54, ry: 24 }, ({ x, y, i, rand }) =>
            at(x, y, tortillaChip(34, ['#f0b545', '#e6a434', '#f5c160'][i % 3], `na${i}`), { turn: rand(0, 360) }),
          ),
          path(
            'M-44 -8C-40 -34 -14 -44 2 -42S42 -32 46 -10Q40 4 32 -6Q24 14 16 -2Q6 12 -2 -4Q-12 14 -20 -2Q-30 8 -34 -4Q-42 0 -44 -8Z',
            linear([
              [0, '#fbd056'],
              [1, '#f5ac24'],
            ]),
            { opacity: 0.95 },
          ),
          ...[
            [-26, -16],
            [-6, -30],
            [18, -20],
            [34, -12],
            [4, -10],
            [-14, -6],
          ].map(([x = 0, y = 0], i) => at(x, y, i % 2 === 0 ? bean(11, '#4a2620') : chunk(`na${i}`, 7, 5, '#7a4020'), { turn: i * 50 })),
          ...[
            [-18, -26],
            [10, -34],
            [26, -26],
            [-34, -8],
            [12, -4],
            [38, -4],
          ].map(([x = 0, y = 0]) => dice(x, y, '#e2402d', 6.4)),
          ...[
            [-8, -18],
            [24, -8],
            [-26, -2],
          ].map(([x = 0, y = 0]) => at(x, y, chilliRing(5.6, '#5d9a37'))),
          at(0, -40, [path(blob('nacream', 13, 8, 0.12, 10), soft('#fffdf6')), at(4, -4, parsley(12))]),
          at(-10, -20, parsley(10)),
        ],
        ware.ink,
        0.4,
      ),
    ],
    { back: [ramekin(160, 62, '#8fb84e', salsa('nags'), 0.9), ramekin(42, 64, '#d8402a', salsa('nars'), 0.9)] },
  ),
  guacamole: dish(
    [
      shadow(100, 152, 62),
      bowl(100, 100, 66, {
        colour: '#4a4748',
        depth: 44,
        fill: soft('#9fbf52'),
        pile: [
          path(
            'M-54 4C-52 -18 -26 -24 0 -24S52 -18 54 4Q40 24 0 26T-54 4Z',
            radial(
              [
                [0, '#c3d87a'],
                [0.6, '#a3c355'],
                [1, '#7f9f38'],
              ],
              0.42,
              0.3,
              0.75,
            ),
          ),
          scatter('guacl', 16, { x: 0, y: -2, rx: 44, ry: 16 }, ({ x, y, i }) => at(x, y, path(blob(`gu${i}`, 6, 4, 0.2, 8), i % 2 === 0 ? '#d3e391' : '#8bab42'))),
          ...[
            [-24, -6],
            [10, -14],
            [28, 2],
            [-6, 6],
            [40, -4],
            [-36, 6],
          ].map(([x = 0, y = 0]) => at(x, y, dice(0, 0, '#e2402d', 7), { turn: x })),
          ...[
            [-10, -12],
            [20, -6],
            [-28, 8],
            [8, 12],
          ].map(([x = 0, y = 0]) => at(x, y, dice(0, 0, '#f3e3ee', 5.4), { turn: x * 2 })),
          at(-2, -16, parsley(16)),
          at(20, 8, parsley(11)),
          at(40, -20, tortillaChip(42, '#f0b545', 'gc1'), { turn: 14 }),
          at(54, -8, tortillaChip(38, '#e6a434', 'gc2'), { turn: 44 }),
          at(-48, -16, tortillaChip(38, '#f5c160', 'gc3'), { turn: -30 }),
        ],
      }),
    ],
    { back: [glyph('avocado', 44, 56, 46, { turn: -14 })] },
  ),
  churros: dish(
    [
      shadow(100, 160, 62),
      at(100, 100, [
        ...[
          [-24, -10, -82],
          [0, -18, -92],
          [24, -8, -100],
          [-12, -4, -74],
          [14, -4, -106],
        ].map(([x = 0, y = 0, turn = 0], i) => at(x, y - 14, pastryTube(78, 17, ['#c9822f', '#d18d38', '#bd7628'][i % 3] ?? '#c9822f'), { turn })),
        path(
          'M-42 -2L42 -2L30 52Q29 56 24 56H-24Q-29 56 -30 52Z',
          linear(
            [
              [0, '#fbf4e6'],
              [1, '#ddd0b8'],
            ],
            20,
          ),
        ),
        clip(
          path('M-42 -2L42 -2L30 52Q29 56 24 56H-24Q-29 56 -30 52Z', '#000'),
          [-30, -15, 0, 15, 30].map((x) => rect(x - 4, -4, 7, 64, 0, '#d9452c', { opacity: 0.85 })),
        ),
        path('M-42 -2L42 -2L41 4H-41Z', '#fff', { opacity: 0.5 }),
      ]),
    ],
    {
      front: [
        at(48, 138, [
          path(
            'M-22 0L-18 18Q0 23 18 18L22 0Z',
            linear(
              [
                [0, '#fbf7ef'],
                [1, '#d9cdb9'],
              ],
              0,
            ),
          ),
          ellipse(0, 0, 22, 9, '#fffdf8'),
          ellipse(0, 0.4, 19, 7.4, soft('#4a2816')),
          ellipse(-6, -1.6, 7, 2, '#8f5f3d', { opacity: 0.8 }),
        ]),
      ],
    },
  ),
  'ribeye-steak': dish(
    [
      shadow(100, 156, 76),
      board(
        100,
        120,
        154,
        60,
        [
          at(-10, -16, [
            at(0, 7, path('M-54 4C-62 -18 -34 -34 0 -32C30 -32 52 -24 52 -4C52 12 36 22 14 20C-4 18 -14 26 -32 22C-46 20 -52 14 -54 4Z', '#3a1a0e')),
            charred(
              'M-54 4C-62 -18 -34 -34 0 -32C30 -32 52 -24 52 -4C52 12 36 22 14 20C-4 18 -14 26 -32 22C-46 20 -52 14 -54 4Z',
              radial([
                [0, '#a3563a'],
                [0.7, '#84402a'],
                [1, '#5f2a1a'],
              ]),
              16,
              34,
              66,
              '#35160b',
            ),
            path('M-50 0C-52 -14 -34 -26 -12 -28', 'none', { stroke: '#e9c39a', width: 5, opacity: 0.8 }),
            path('M-14 -16C-4 -8 -10 2 4 8', 'none', { stroke: '#e2b58c', width: 3.4, opacity: 0.7 }),
            at(6, -14, [rect(-11, -7 + 3, 22, 14, 3, '#d9a93c'), rect(-11, -8, 22, 14, 3, soft('#fbdc74')), flecks('steakbutter', 9, 8, 4, ['#4f9236'], 1.4)], { turn: -8 }),
            at(-26, -4, [
              line('M-16 8Q0 -2 22 -12', '#5f7f3f', 2.4),
              ...[-12, -4, 4, 12].map((x) => line(`M${x} ${6 - (x + 16) * 0.5}l-2 -9M${x} ${6 - (x + 16) * 0.5}l6 5`, '#4f7a35', 2.4)).join(''),
            ]),
            scatter('steaksalt', 18, { rx: 42, ry: 18 }, ({ x, y }) => rect(x, y, 2, 2, 0.4, '#fffaf0', { opacity: 0.85 })),
          ]),
          at(56, 0, [asparagus(52), at(8, 4, asparagus(50)), at(-8, 5, asparagus(48))], { turn: 24 }),
          at(36, 18, cherryTomato(8)),
          at(22, 22, cherryTomato(7)),
        ],
        ware.walnut,
      ),
    ],
    { back: [glyph('garlic', 42, 62, 34, { turn: -10 })] },
  ),
  'bbq-ribs': dish(
    [
      shadow(100, 156, 76),
      slab(
        100,
        124,
        154,
        54,
        [
          at(0, -16, [
            ...[-2, -1, 0, 1, 2].map((i) => at(i * 25, i * 1.4, [rect(-5, -34, 10, 20, 5, '#f3e6cf'), rect(-5, 24, 10, 12, 5, '#e3d2b5')])),
            at(
              0,
              5,
              path(
                'M-66 -16Q-66 -26 -54 -24Q-50 -29 -40 -25Q-26 -30 -14 -25Q0 -30 12 -24Q26 -29 38 -23Q52 -27 62 -20Q70 -10 66 14Q64 30 52 28Q38 34 26 28Q12 33 0 28Q-12 33 -26 28Q-38 33 -52 28Q-66 28 -68 12Z',
                '#4a190b',
              ),
            ),
            path(
              'M-66 -16Q-66 -26 -54 -24Q-50 -29 -40 -25Q-26 -30 -14 -25Q0 -30 12 -24Q26 -29 38 -23Q52 -27 62 -20Q70 -10 66 14Q64 30 52 28Q38 34 26 28Q12 33 0 28Q-12 33 -26 28Q-38 33 -52 28Q-66 28 -68 12Z',
              linear([
                [0, '#b4502a'],
                [0.5, '#8f3517'],
                [1, '#6b230d'],
              ]),
            ),
            ...[-37.5, -12.5, 12.5, 37.5].map((x) => line(`M${x} -23Q${x - 4} 2 ${x + 2} 28`, '#561c0a', 3, 0.75)),
            ...[-52, -26, 0, 26, 50].map(
              (x, i) => at(x, -8, gloss(0, 0, 8, 12, 0.45)) + line(`M${x - 5} -14q4 -5 9 -3`, '#ffd9b0', 2.2, 0.7) + (i % 2 === 0 ? circle(x, 10, 1.4, '#f3c07a') : ''),
            ),
            scatter('ribses', 30, { rx: 58, ry: 22 }, ({ x, y, rand }) => ellipse(x, y, rand(0.8, 1.8), rand(0.6, 1.2), rand() > 0.5 ? '#e9a765' : '#3d1206')),
            at(-34, 4, parsley(13)),
            at(22, -6, parsley(12)),
          ]),
        ],
        ware.wood,
      ),
    ],
    { back: [ramekin(160, 58, '#7a2410', ellipse(-4, -1, 5, 1.6, '#fff', { opacity: 0.4 }), 0.9), at(40, 62, glyph('ear-of-corn', 0, 0, 38))] },
  ),
  'baked-potato': dish([
    shadow(100, 152, 70),
    plate(
      100,
      116,
      74,
      [
        at(-44, 8, rocket(30), { turn: -60 }),
        at(-52, 2, rocket(26, '#66a743'), { turn: -90 }),
        at(2, -14, [
          path(
            'M-50 12C-58 -16 -34 -30 0 -30S58 -16 50 12C44 34 22 36 0 36S-44 34 -50 12Z',
            radial(
              [
                [0, '#b98750'],
                [0.6, '#9a6835'],
                [1, '#6d4520'],
              ],
              0.4,
              0.3,
              0.75,
            ),
          ),
          scatter('jacket', 22, { x: 0, y: 14, rx: 44, ry: 20 }, ({ x, y, rand }) => ellipse(x, y, rand(1, 2.2), rand(0.7, 1.3), '#6d4520', { opacity: 0.7 })),
          path(
            'M-40 -8C-30 -28 30 -28 40 -8C44 4 26 14 0 14S-44 4 -40 -8Z',
            radial([
              [0, '#fdf0bd'],
              [0.8, '#f6dc90'],
              [1, '#e6bf66'],
            ]),
          ),
          scatter('fluff', 18, { x: 0, y: -6, rx: 32, ry: 12 }, ({ x, y, i }) => at(x, y, path(blob(`fl${i}`, 6, 4, 0.2, 8), i % 2 === 0 ? '#fff7d9' : '#f3d688'))),
          at(
            0,
            -14,
            path(
              blob('sour', 22, 13, 0.1, 11),
              radial([
                [0, '#fffefb'],
                [1, '#ede4d2'],
              ]),
            ),
          ),
          shreds('potcheese', 22, 28, 9, ['#f8b52c', '#fbcf60'], 10, 2.4),
          ...[
            [-16, -18],
            [6, -22],
            [18, -12],
            [-4, -10],
            [-26, -6],
            [28, -4],
          ].map(([x = 0, y = 0]) => at(x, y, chive(3.6), { squash: 0.85 })),
          ...[
            [-22, -14],
            [14, -20],
            [24, -8],
            [-6, -24],
            [-12, -4],
          ].map(([x = 0, y = 0], i) => at(x, y, rect(-4, -2.6, 8, 5.2, 1.6, soft('#b5402a', 1.3)) + rect(-4, -0.6, 8, 1.4, 0.7, '#f3b79a'), { turn: i * 50 })),
        ]),
      ],
      ware.slate,
    ),
  ]),
  'grilled-corn': dish(
    [
      shadow(100, 154, 72),
      platter(
        100,
        116,
        80,
        [
          ...[
            [0, -24, -16],
            [4, -4, -10],
            [-4, 14, -14],
          ].map(([x = 0, y = 0, turn = 0], k) =>
            at(
              x,
              y,
              [
                path(
                  'M44 -8Q70 -16 76 -6Q66 2 76 8Q64 16 44 8Z',
                  linear([
                    [0, '#c9d68a'],
                    [1, '#8fae4c'],
                  ]),
                ),
                rect(-52, -13 + 3, 104, 27, 13, '#b5781a'),
                rect(
                  -52,
                  -13,
                  104,
                  26,
                  13,
                  linear([
                    [0, '#fbd65c'],
                    [0.5, '#f5b92c'],
                    [1, '#d58f14'],
                  ]),
                ),
                clip(
                  rect(-52, -13, 104, 26, 13, '#000'),
                  Array.from({ length: 16 }, (_, c) =>
                    [0, 1, 2]
                      .map((r) =>
                        rect(-50 + c * 6.4 + (r % 2) * 3, -12 + r * 8.2, 5.6, 7.4, 2.6, (c * 7 + r * 5 + k * 3) % 9 === 0 ? '#8a4a14' : (c + r) % 2 === 0 ? '#fbd97a' : '#f3b52a'),
                      )
                      .join(''),
                  ).join(''),
                ),
                k === 1 ? zigzag(86, 13, '#fff6e0', 13, 3) : '',
                scatter(`cotija${k}`, 22, { rx: 44, ry: 10 }, ({ x: px, y: py, i }) => (i % 3 === 0 ? circle(px, py, 1.3, '#c9301d') : circle(px, py, 1.6, '#fffaf0'))),
                at(-20 + k * 20, -2, parsley(10)),
              ],
              { turn },
            ),
          ),
        ],
        ware.iron,
        0.42,
      ),
    ],
    { back: [at(40, 64, limeWedge(32), { turn: 14 })] },
  ),
};
