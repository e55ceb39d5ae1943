import { dish } from '../compose.ts';
import { bottle, jar, label, tube } from '../draw/bottles.ts';
import { box } from '../draw/cartons.ts';
import { tone } from '../draw/colour.ts';
import { plate, ware } from '../draw/dishware.ts';
import { flecks, gloss } from '../draw/effects.ts';
import { fishSlice, prawn } from '../draw/fish.ts';
import { citrusSlice, citrusWedge } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, sprig } from '../draw/herbs.ts';
import { sausage } from '../draw/meat.ts';
import { bag, filmTray, sack, tin, tub } from '../draw/packs.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, turns, type Svg } from '../draw/svg.ts';
import { kernel } from '../draw/vegetables.ts';
import { cherryTomato } from '../draw/tomatoes.ts';
import { fries } from '../draw/snacks.ts';

const sticker = (x: number, y: number, colour: string): Svg =>
  at(x, y, [rect(-24, -12, 48, 23, 4, '#fffaf0'), rect(-24, -12, 48, 9, 3, colour), rect(-16, 1, 24, 3.4, 1.7, '#9aa1a8'), rect(-16, 6.4, 14, 2.6, 1.3, '#c3c8cc')]);
const iceTray = (content: Svg): Svg =>
  at(100, 112, [
    rect(-72, -34 + 8, 144, 82, 14, '#7fa3b0'),
    rect(
      -72,
      -34,
      144,
      80,
      14,
      linear([
        [0, '#eef7fa'],
        [1, '#c9dfe6'],
      ]),
    ),
    scatter('shelfice', 26, { x: 0, y: 4, rx: 64, ry: 32 }, ({ x, y, rand }) =>
      at(
        x,
        y,
        rect(
          -8,
          -8,
          16,
          16,
          4,
          linear(
            [
              [0, '#ffffff', 0.95],
              [1, '#c3dde6', 0.7],
            ],
            45,
          ),
        ),
        { turn: rand(0, 90) },
      ),
    ),
    content,
  ]);
const bigFish = (colour: string, belly: string): Svg =>
  path('M52 -2L70 -18Q73 -6 68 0Q74 8 72 18L52 6Z', tone(colour, -0.06)) +
  path(
    'M-62 4C-50 -18 -18 -24 16 -19C38 -16 48 -8 56 0C48 10 34 18 12 20C-20 23 -50 18 -62 4Z',
    linear([
      [0, colour],
      [0.5, tone(colour, 0.12)],
      [0.8, belly],
      [1, tone(belly, -0.08)],
    ]),
  ) +
  clip(path('M-62 4C-50 -18 -18 -24 16 -19C38 -16 48 -8 56 0C48 10 34 18 12 20C-20 23 -50 18 -62 4Z', '#000'), [
    line('M-28 -26Q-33 0 -27 24', tone(colour, -0.12), 2.2, 0.8),
    scatter(`scales${colour}`, 32, { x: 12, y: -4, rx: 40, ry: 14 }, ({ x, y }) =>
      path(`M${x - 3} ${y}q3 -3 6 0`, 'none', { stroke: tone(colour, -0.12), width: 0.9, opacity: 0.6 }),
    ),
  ]) +
  path('M2 -20Q16 -32 32 -16', soft(tone(colour, -0.05))) +
  circle(-47, -2, 5, '#f3f0e6') +
  circle(-47, -2, 2.8, '#23262b') +
  circle(-48, -3, 0.9, '#fff');
const sweetPotato = (id: string): Svg =>
  path(
    blob(id, 38, 20, 0.07, 9),
    radial(
      [
        [0, '#d98a72'],
        [0.6, '#b9604c'],
        [1, '#8a3d30'],
      ],
      0.38,
      0.32,
      0.75,
    ),
  ) +
  scatter(`${id}e`, 8, { rx: 28, ry: 12 }, ({ x, y }) => line(`M${x - 3} ${y}h6`, '#8a3d30', 1.2, 0.7)) +
  ellipse(-12, -9, 10, 2.6, '#fff', { opacity: 0.3 });
const kitchenBag = (colour: string, face: readonly Svg[], window_: Svg): Svg => bag(100, 166, 92, 112, colour, face.join(''), at(0, -42, window_));
const terracotta = (w: number): Svg =>
  path(
    `M${-w * 0.5} 16H${w * 0.5}L${w * 0.37} 60Q${w * 0.35} 66 ${w * 0.27} 66H${-w * 0.27}Q${-w * 0.35} 66 ${-w * 0.37} 60Z`,
    linear(
      [
        [0, '#b5582c'],
        [0.35, '#d9794a'],
        [1, '#8f3f1c'],
      ],
      0,
    ),
  ) +
  rect(
    -w * 0.56,
    8,
    w * 1.12,
    16,
    5,
    linear(
      [
        [0, '#c9683a'],
        [0.35, '#e38a5a'],
        [1, '#a34d24'],
      ],
      0,
    ),
  );

export const shelf = {
  'red-onions': dish([
    shadow(100, 160, 60),
    ...[
      [70, 104, -8, 92],
      [132, 102, 10, 88],
    ].map(([x = 0, y = 0, turn = 0, size = 0]) => at(x, y, glyph('onion', 0, 0, size, { turn, hue: -75, light: -0.18, chroma: 1.2 }))),
    at(100, 138, [
      ellipse(0, 3, 31, 22, '#6d2350'),
      ellipse(0, 0, 31, 22, '#f3dcea'),
      ...[27, 20, 13, 6].map((r) => ellipse(0, 0, r, r * 0.7, 'none', { stroke: '#a8467c', width: 2.6 })),
    ]),
  ]),
  'sweet-potatoes': dish([
    shadow(100, 160, 64),
    at(72, 96, sweetPotato('sp1'), { turn: -18, scale: 1.1 }),
    at(128, 100, sweetPotato('sp2'), { turn: 14, scale: 1.1 }),
    at(88, 132, sweetPotato('sp3'), { turn: -4, scale: 1.15 }),
    at(146, 138, [
      ellipse(0, 3, 22, 18, '#8a3d30'),
      ellipse(0, 0, 22, 18, '#b9604c'),
      ellipse(
        0,
        0,
        19,
        15,
        radial([
          [0, '#ffb25e'],
          [1, '#f08a33'],
        ]),
      ),
    ]),
  ]),
  spinach: dish(
    [
      shadow(100, 168, 50),
      kitchenBag(
        '#5f9a4a',
        [at(0, 24, [rect(-34, -12, 68, 18, 5, '#f3f8e6'), rect(-21, -6, 42, 5, 2.5, '#3f7a2c')])],
        clip(rect(-36, -44, 72, 58, 14, '#000'), [
          rect(-36, -44, 72, 58, 0, '#2f6a2a'),
          scatter('spinachbag', 24, { x: 0, y: -16, rx: 38, ry: 30 }, ({ x, y, i, rand }) =>
            at(x, y, leaf(30, ['#3f8535', '#57a046', '#2f7231'][i % 3], 0.75), { turn: rand(0, 360) }),
          ),
        ]),
      ),
    ],
    { front: [at(46, 158, leaf(36, '#4f9a3b', 0.75), { turn: -60 })] },
  ),
  sweetcorn: dish([
    shadow(100, 162, 60),
    ...[
      [84, 100, -24],
      [122, 104, 20],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        [
          path('M-20 8C-34 40 -18 60 0 62C18 60 34 40 20 8Z', '#5f9236'),
          path('M0 -62C14 -54 20 -20 18 30H-18C-20 -20 -14 -54 0 -62Z', '#e0a51c'),
          clip(
            path('M0 -62C14 -54 20 -20 18 30H-18C-20 -20 -14 -54 0 -62Z', '#000'),
            Array.from({ length: 15 }, (_, r) => [-2, -1, 0, 1, 2].map((c) => at(c * 8 + (r % 2) * 4 - 2, -58 + r * 6.6, kernel(3.7))).join('')).join(''),
          ),
          path(
            'M-20 0C-40 30 -26 58 -2 62C-16 44 -20 24 -20 0Z',
            linear(
              [
                [0, '#8fc05a'],
                [1, '#4f8a30'],
              ],
              20,
            ),
          ),
          path(
            'M20 0C40 30 26 58 2 62C16 44 20 24 20 0Z',
            linear(
              [
                [0, '#a9d070'],
                [1, '#5f9a3a'],
              ],
              20,
            ),
          ),
        ],
        { turn },
      ),
    ),
  ]),
  'cherry-tomatoes': dish([
    shadow(100, 160, 62),
    at(100, 104, [
      line('M-58 -22Q-10 -46 34 -20T64 20', '#4f8a35', 5),
      ...[
        [-50, -6],
        [-28, -24],
        [-20, 4],
        [2, -26],
        [10, 2],
        [32, -8],
        [40, 20],
        [-38, 24],
        [-6, 28],
        [20, 30],
        [60, 34],
      ].map(([x = 0, y = 0], i) => at(x, y, cherryTomato(16, ['#e33a2c', '#d92f24', '#ee4a33'][i % 3], true), { turn: i * 17 - 60 })),
    ]),
  ]),
  'fresh-cheese': dish([
    shadow(100, 156, 68),
    plate(
      100,
      120,
      72,
      [
        at(-20, -16, [
          path(
            'M-26 8C-30 -18 -12 -28 2 -28S32 -16 28 8C24 24 -22 24 -26 8Z',
            radial(
              [
                [0, '#ffffff'],
                [0.6, '#fbf6ea'],
                [1, '#ddd2bd'],
              ],
              0.4,
              0.3,
              0.75,
            ),
          ),
          path('M-16 -8Q-8 -20 6 -20', 'none', { stroke: '#fff', width: 4, opacity: 0.9 }),
        ]),
        at(30, -6, [
          path('M-24 -6L4 -18L30 -6L2 8Z', '#fffef9'),
          path('M-24 -6L2 8V26L-24 12Z', '#f3ecdd'),
          path('M30 -6L2 8V26L30 12Z', '#dcd1bd'),
          ...[
            [-14, 4],
            [-6, 12],
            [14, 10],
            [22, 4],
          ].map(([x = 0, y = 0]) => ellipse(x, y, 1.6, 1.2, '#cfc3ab')),
        ]),
        at(-4, -32, sprig(20)),
        flecks('oreg3', 14, 50, 16, ['#5d7f2e', '#8a9a4a'], 1.2),
        at(-44, 14, cherryTomato(8)),
        at(56, 14, leaf(18, '#3f8f35', 0.62), { turn: 70 }),
      ],
      ware.teal,
    ),
  ]),
  'cream-pot': dish([
    shadow(100, 168, 48),
    tub(
      100,
      164,
      84,
      74,
      '#f6fbfd',
      '#3f78b8',
      [
        at(0, -6, [
          path(
            'M-22 10C-22 -8 -6 -10 0 -22C6 -10 22 -8 22 10Q14 18 0 18T-22 10Z',
            linear([
              [0, '#fffdf8'],
              [1, '#e3ecf2'],
            ]),
          ),
          path('M-10 4C-8 -4 0 -6 2 -12', 'none', { stroke: '#c3d6e2', width: 2.6 }),
        ]),
        rect(-60, 20, 120, 16, 0, '#3f78b8'),
        rect(-18, 25, 36, 5, 2.5, '#fff'),
      ].join(''),
    ),
  ]),
  'tofu-pack': dish(
    [
      shadow(100, 158, 66),
      at(100, 112, [
        path(
          'M-62 -14H62L54 36Q52 44 44 44H-44Q-52 44 -54 36Z',
          linear([
            [0, '#dfe9ee'],
            [1, '#b5c6cf'],
          ]),
        ),
        path('M-54 -8H54L48 34H-48Z', '#fbf4e4'),
        line('M-18 -8V34M18 -8V34', '#e3d8c2', 1.6),
        rect(
          -66,
          -22,
          132,
          14,
          5,
          linear([
            [0, '#6fae5a'],
            [1, '#4f8a3f'],
          ]),
        ),
        at(0, 12, [circle(0, 0, 17, '#4f8a3f'), at(0, 2, leaf(22, '#d9ecb8', 0.62), { turn: 24 })]),
      ]),
    ],
    { front: [at(150, 150, [path('M-14 -6L0 -13L14 -6L0 1Z', '#fffaf0'), path('M-14 -6L0 1V15L-14 8Z', '#f0e6d3'), path('M14 -6L0 1V15L14 8Z', '#ddd0b8')])] },
  ),
  'raw-steak': dish(
    [
      shadow(100, 156, 70),
      filmTray(
        100,
        112,
        148,
        84,
        at(-4, 0, [
          path('M-54 4C-62 -18 -34 -32 0 -30C30 -30 56 -22 56 -2C56 14 36 26 12 24C-6 22 -16 28 -32 26C-46 24 -52 14 -54 4Z', '#f3dcc9'),
          path(
            'M-48 3C-54 -14 -30 -26 0 -24C28 -24 50 -18 50 -2C50 11 34 20 12 19C-6 17 -16 22 -30 21C-42 19 -47 11 -48 3Z',
            radial([
              [0, '#d9474a'],
              [0.7, '#bf2f38'],
              [1, '#9a2029'],
            ]),
          ),
          line('M-30 -8Q-14 -2 -18 10M-2 -18Q6 -6 -2 4M18 -14Q24 -2 16 8M34 -10Q38 0 32 8M-8 10Q4 6 12 12', '#f6cfc4', 2.4, 0.85),
        ]),
        '#2f3337',
        sticker(44, -30, '#b5302a'),
      ),
    ],
    { front: [at(40, 152, sprig(24, '#5d8f4a'))] },
  ),
  'raw-sausages': dish(
    [
      shadow(100, 156, 70),
      filmTray(
        100,
        112,
        148,
        84,
        [-24, -8, 8, 24].map((y, i) => at(-6 + (i % 2) * 8, y, sausage(104, 17, ['#d9807a', '#cf746c', '#e08d86'][i % 3], 0.04))).join(''),
        '#f3efe8',
        sticker(44, 28, '#8a4a1c'),
      ),
    ],
    { front: [at(40, 150, parsley(26))] },
  ),
  'cold-cuts': dish([
    shadow(100, 156, 70),
    plate(
      100,
      116,
      76,
      [
        ...[
          [-42, -2],
          [-26, -12],
          [-8, -18],
        ].map(([x = 0, y = 0], i) =>
          at(x, y, [path(blob(`ham${i}`, 24, 15, 0.14, 11), '#f6d3c6'), path(blob(`ham${i}`, 22, 13, 0.14, 11), soft('#e9938a')), line('M-12 0Q-2 -8 10 -2', '#f6c9bd', 2)], {
            turn: i * 14,
          }),
        ),
        ...[
          [16, -16],
          [34, -8],
          [46, 4],
          [28, 6],
        ].map(([x = 0, y = 0], i) =>
          at(x, y, [ellipse(0, 2.4, 17, 11, '#7a1f1c'), ellipse(0, 0, 17, 11, '#a8322c'), flecks(`salami${i}`, 16, 14, 9, ['#f3cfc0', '#e9b3a2'], 1.8)]),
        ),
        ...[
          [-30, 12],
          [-8, 10],
          [10, 14],
        ].map(([x = 0, y = 0], i) =>
          at(x, y, [path(blob(`pas${i}`, 20, 11, 0.12, 11), '#4a2018'), path(blob(`pas${i}`, 18, 9.4, 0.12, 11), soft('#b5443a'))], { turn: i * 11 - 10 }),
        ),
        at(0, -4, sprig(16)),
        at(54, -10, glyph('pickle', 0, 0, 24, { turn: 20 })),
      ],
      ware.wood,
    ),
  ]),
  'white-fish': dish([
    shadow(100, 158, 70),
    iceTray(
      [
        [-16, -10, -4],
        [12, 14, 4],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          at(
            x,
            y,
            [
              path(
                'M-50 0Q-50 -18 -24 -17L34 -13Q50 -8 48 4Q42 15 20 16L-30 18Q-50 16 -50 0Z',
                linear([
                  [0, '#fffefb'],
                  [1, '#e6dccd'],
                ]),
                { stroke: '#d3c5b2', width: 1 },
              ),
              clip(
                path('M-50 0Q-50 -18 -24 -17L34 -13Q50 -8 48 4Q42 15 20 16L-30 18Q-50 16 -50 0Z', '#000'),
                line('M-34 20Q-24 0 -28 -22M-16 20Q-6 0 -10 -22M4 20Q14 0 8 -22M22 20Q30 0 26 -20', '#d9c9b5', 2, 0.8),
              ),
            ],
            { turn },
          ),
        )
        .join('') +
        at(46, -14, citrusSlice(14), { squash: 0.9 }) +
        at(-52, 24, parsley(20)),
    ),
  ]),
  'raw-prawns': dish([
    shadow(100, 158, 70),
    iceTray(
      [
        [-46, -6, 0],
        [-16, -16, 30],
        [16, -12, -20],
        [44, -2, 20],
        [-30, 18, -30],
        [2, 14, 10],
        [34, 22, -10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, prawn(38, '#c3a9a0'), { turn }))
        .join('') +
        at(60, 26, citrusWedge(24), { turn: -10 }) +
        at(-58, 26, parsley(18)),
    ),
  ]),
  'whole-fish': dish([
    shadow(100, 158, 72),
    iceTray(
      at(-2, -10, bigFish('#7f93a6', '#f3f0e8'), { turn: -4 }) +
        at(2, 18, bigFish('#c98f86', '#fbe9e0'), { turn: 4 }) +
        at(-54, 30, citrusWedge(26), { turn: 6 }) +
        at(58, 28, sprig(20)),
    ),
  ]),
  'smoked-salmon': dish(
    [
      shadow(100, 156, 68),
      at(100, 112, [
        rect(-66, -42 + 6, 132, 84, 8, '#1f3a52'),
        rect(
          -66,
          -42,
          132,
          84,
          8,
          linear(
            [
              [0, '#33587a'],
              [1, '#24415c'],
            ],
            40,
          ),
        ),
        rect(-56, -32, 112, 50, 6, '#e6d9c3'),
        clip(
          rect(-56, -32, 112, 50, 6, '#000'),
          [
            [-40, -6],
            [-16, -12],
            [8, -4],
            [32, -10],
            [52, 0],
            [-28, 10],
            [18, 12],
          ]
            .map(([x = 0, y = 0], i) => at(x, y, fishSlice(54, 26, ['#f5793f', '#f68a4d'][i % 2], '#fdd0b0'), { turn: i * 23 - 40 }))
            .join(''),
        ),
        rect(-44, 25, 56, 6, 3, '#e6d9c3'),
        rect(-44, 34, 34, 3.6, 1.8, '#e6d9c3', { opacity: 0.6 }),
        at(48, 30, glyph('fish', 0, 0, 22)),
      ]),
    ],
    { front: [at(154, 152, citrusWedge(32), { turn: 10 }), at(42, 154, sprig(22))] },
  ),
  'salmon-roe': dish(
    [
      shadow(100, 166, 44),
      jar(100, 160, {
        w: 92,
        h: 58,
        fill: soft('#e2531a'),
        lid: '#2f4c78',
        level: 0.92,
        inside: scatter(
          'roejar',
          70,
          { x: 0, y: -27, rx: 46, ry: 28 },
          ({ x, y, i }) => circle(x, y, 5, round(['#f2622a', '#f57f3a', '#e2531a'][i % 3] ?? '#f2622a', 1.2)) + circle(x - 1.4, y - 1.6, 1.3, '#fff', { opacity: 0.7 }),
        ),
        label: label(46, 20, '#fffaf0', '#2f4c78', '', true),
      }),
    ],
    {
      front: [
        at(
          154,
          158,
          [
            [0, 0],
            [9, 3],
            [3, 8],
            [-7, 5],
          ].map(([x = 0, y = 0]) => circle(x, y, 5, round('#f2622a', 1.3))),
        ),
      ],
    },
  ),
  'coconut-milk': dish([shadow(100, 170, 46), tin(96, 166, 80, 84, '#2f8a6a', [rect(-50, -30, 100, 7, 0, '#fffaf0'), at(0, 2, glyph('coconut', 0, 0, 44))].join(''))], {
    front: [at(156, 156, glyph('coconut', 0, 0, 44))],
  }),
  'sardine-tin': dish([
    shadow(100, 156, 66),
    at(100, 112, [
      rect(-66, -34 + 12, 132, 74, 22, '#8d949a'),
      rect(
        -66,
        -34,
        132,
        74,
        22,
        linear([
          [0, '#eceff1'],
          [1, '#b5bcc2'],
        ]),
      ),
      rect(-58, -27, 116, 59, 17, '#c9a24a'),
      clip(
        rect(-58, -27, 116, 59, 17, '#000'),
        [-18, 2, 22]
          .map((y, i) =>
            at(-2 + i * 4, y, [
              path(
                'M-50 0C-40 -13 20 -13 48 -2L58 -8V8L48 3C20 13 -40 11 -50 0Z',
                linear([
                  [0, '#7f93a6'],
                  [0.5, '#cfd8de'],
                  [1, '#a9a08a'],
                ]),
              ),
              circle(-40, -2, 2, '#2b2f36'),
              line('M-28 -8Q-31 0 -28 8', '#6d7f8f', 1.6),
            ]),
          )
          .join(''),
      ),
      path('M66 -20C86 -40 60 -62 10 -56L-50 -46', 'none', { stroke: '#c9ced3', width: 9 }),
      at(70, -34, circle(0, 0, 8, 'none', { stroke: '#aab1b8', width: 4 })),
      at(-30, 24, parsley(15)),
    ]),
  ]),
  lentils: dish(
    [
      shadow(100, 170, 46),
      kitchenBag(
        '#c9683a',
        [at(0, 24, [rect(-34, -12, 68, 18, 5, '#fff3df'), rect(-21, -6, 42, 5, 2.5, '#a8451c')])],
        clip(rect(-34, -42, 68, 54, 27, '#000'), [
          rect(-34, -42, 68, 54, 0, '#e0763a'),
          scatter('lentbag', 90, { x: 0, y: -15, rx: 34, ry: 27 }, ({ x, y, rand }) =>
            ellipse(x, y, rand(2.6, 3.6), rand(2, 2.8), ['#f08f4a', '#d9622a', '#f6a868'][Math.floor(rand(0, 2.99))] ?? '#f08f4a'),
          ),
        ]),
      ),
    ],
    {
      front: [
        at(
          150,
          166,
          scatter('lentpile', 16, { rx: 16, ry: 5 }, ({ x, y }) => ellipse(x, y, 3.4, 2.4, '#e0763a')),
        ),
      ],
    },
  ),
  flour: dish(
    [
      shadow(100, 172, 46),
      sack(100, 168, 84, 106, '#fbf4e6', [rect(-50, -44, 110, 8, 0, '#4d7ea8'), rect(-50, 34, 110, 14, 0, '#4d7ea8'), at(0, -4, glyph('sheaf-of-rice', 0, 0, 52))].join('')),
    ],
    { front: [at(150, 166, path(blob('flourpile', 22, 8, 0.12, 10), soft('#fffdf8'))), at(150, 160, path(blob('flourpile2', 12, 6, 0.12, 9), '#ffffff'))] },
  ),
  'sauce-bottle': dish(
    [
      shadow(100, 172, 30),
      bottle(100, 168, {
        profile: 'squeeze',
        w: 60,
        h: 112,
        colour: '#cf2f1c',
        cap: '#f7f2ea',
        label: label(56, 46, '#fff6e6', '#cf2f1c', at(0, -6, glyph('tomato', 0, 0, 26))),
        labelAt: 0.38,
      }),
    ],
    { front: [at(152, 158, glyph('tomato', 0, 0, 34)), at(48, 164, path(blob('ketchup', 16, 6, 0.16, 10), soft('#cf2f1c')))] },
  ),
  'soy-sauce': dish(
    [
      shadow(98, 174, 30),
      bottle(98, 170, {
        profile: 'cordial',
        w: 56,
        h: 112,
        colour: '#3a1c10',
        cap: '#c0392b',
        label: label(56, 42, '#f6e6c4', '#b5302a', at(0, -6, [circle(0, 0, 11, '#b5302a'), path('M-6 3Q0 -7 6 3M-6 6H6', 'none', { stroke: '#f6e6c4', width: 2.2 })])),
        labelAt: 0.3,
      }),
    ],
    {
      front: [
        at(152, 160, [ellipse(0, 4, 20, 9, '#c9bda8'), ellipse(0, 0, 20, 9, '#fbf7ef'), ellipse(0, 0.6, 16, 6.6, '#2b1409'), ellipse(-5, -1, 5, 1.6, '#8a5a35', { opacity: 0.8 })]),
      ],
    },
  ),
  'mustard-jar': dish(
    [
      shadow(98, 172, 40),
      jar(98, 166, {
        w: 78,
        h: 78,
        fill: linear([
          [0, '#e6b52c'],
          [1, '#b98412'],
        ]),
        lid: '#5d4a1c',
        inside: flecks('mustardseeds', 60, 36, 40, ['#8a5a14', '#fbe08a', '#6d4510'], 1.6),
        label: label(
          56,
          34,
          '#fffaf0',
          '#8a5a14',
          at(
            0,
            -4,
            [
              [-6, 0],
              [0, -5],
              [6, 0],
              [-3, 5],
              [4, 5],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 3.4, round('#d9a52a')))
              .join(''),
          ),
        ),
      }),
    ],
    { front: [at(152, 164, [rect(-3, -46, 6, 40, 3, soft('#c98f4e')), ellipse(0, -2, 9, 6, soft('#d9a52a'))], { turn: 24 })] },
  ),
  'pickle-jar': dish(
    [
      shadow(98, 172, 42),
      jar(98, 166, {
        w: 84,
        h: 98,
        fill: linear([
          [0, '#dbe6a8'],
          [1, '#a9bf5a'],
        ]),
        lid: '#3f7f3a',
        inside:
          [-26, -9, 9, 26]
            .map((x, i) =>
              at(x, -44 + (i % 2) * 6, [
                rect(
                  -8.6,
                  -34,
                  17,
                  66,
                  8.6,
                  linear(
                    [
                      [0, '#86ad3f'],
                      [0.4, '#6f9a30'],
                      [1, '#4a7220'],
                    ],
                    0,
                  ),
                ),
                flecks(`pick${i}`, 9, 6, 28, ['#a9c76a', '#456a1c'], 1.3),
              ]),
            )
            .join('') + at(0, -20, sprig(18)),
        label: label(52, 30, '#fffaf0', '#3f7f3a', at(0, -3, glyph('cucumber', 0, 0, 20))),
      }),
    ],
    { front: [at(154, 160, glyph('pickle', 0, 0, 36, { turn: 16 }))] },
  ),
  'pesto-jar': dish(
    [
      shadow(98, 172, 38),
      jar(98, 166, {
        w: 74,
        h: 74,
        fill: linear([
          [0, '#7fa83a'],
          [1, '#4f7a22'],
        ]),
        lid: '#2f2a26',
        inside: flecks('pestojar', 60, 34, 36, ['#a9c95a', '#3a5f18', '#d9e08a'], 1.8),
        label: label(54, 32, '#fffaf0', '#4f7a22', at(0, -4, leaf(18, '#4f9a3b', 0.62), { turn: 30 })),
      }),
    ],
    { front: [at(152, 154, sprig(34, '#3f8f35'))] },
  ),
  'spice-jar': dish([
    shadow(100, 172, 50),
    ...[
      [62, '#c0392b', 92],
      [100, '#d99a1c', 104],
      [138, '#7a8f3a', 92],
    ].map(([x, c, h]) =>
      jar(Number(x), 166, {
        w: 38,
        h: Number(h) - 26,
        fill: linear([
          [0, tone(String(c), 0.04)],
          [1, tone(String(c), -0.08)],
        ]),
        lid: '#3d342e',
        inside: flecks(`spice${String(x)}`, 40, 17, 36, [tone(String(c), 0.1), tone(String(c), -0.12)], 1.3),
        label: label(28, 24, '#fffaf0', String(c), '', true),
      }),
    ),
  ]),
  'frozen-fries': dish([
    shadow(100, 170, 48),
    kitchenBag(
      '#2f6fb5',
      [
        at(0, 26, [rect(-34, -12, 68, 18, 5, '#f6fbff'), rect(-21, -6, 42, 5, 2.5, '#2f6fb5')]),
        at(
          30,
          -44,
          turns(3).map((turn) => at(0, 0, line('M0 -11V11M-4 -8L0 -4L4 -8M-4 8L0 4L4 8', '#eaf6ff', 2.4), { turn: turn / 2 })),
        ),
      ],
      clip(rect(-36, -44, 72, 58, 12, '#000'), [rect(-36, -44, 72, 58, 0, '#1f4f86'), at(0, 22, fries('bagfries', 70, 64, '#f6c84a', 13))]),
    ),
  ]),
  'ice-lollies': dish([
    shadow(100, 172, 46),
    ...[
      [60, -12, '#e8476a', '#f78aa0'],
      [140, 12, '#3fa0d8', '#8fd0f0'],
      [100, 0, '#f6a32c', '#fbd06a'],
    ].map(([x, turn, a, b]) =>
      at(
        Number(x),
        106,
        [
          rect(
            -5,
            34,
            10,
            32,
            4,
            linear(
              [
                [0, '#eccb94'],
                [1, '#c99a5a'],
              ],
              0,
            ),
          ),
          path(
            'M-23 -34C-23 -60 23 -60 23 -34V38Q23 44 17 44H-17Q-23 44 -23 38Z',
            linear([
              [0, String(b)],
              [0.55, String(a)],
              [1, tone(String(a), -0.06)],
            ]),
          ),
          line('M-8 -28V26M8 -28V26', tone(String(a), -0.09), 4, 0.6),
          line('M-16 -34V14', '#fff', 3.6, 0.5),
        ],
        { turn: Number(turn) },
      ),
    ),
  ]),
  pistachios: dish([
    shadow(100, 160, 56),
    at(100, 106, [
      path(
        'M-60 -4C-60 28 -42 44 -26 46H26C42 44 60 28 60 -4Z',
        linear(
          [
            [0, '#8f9aa6'],
            [0.35, '#dfe5ea'],
            [1, '#75808c'],
          ],
          0,
        ),
      ),
      ellipse(0, -4, 60, 24, '#e6ebef'),
      ellipse(0, -3, 54, 20, '#6d7680'),
      scatter('pistbowl', 32, { x: 0, y: -12, rx: 44, ry: 16 }, ({ x, y, rand }) =>
        at(x, y, [path('M-11 0C-9 -9 9 -9 11 0C9 9 -9 9 -11 0Z', soft('#e9d3a4', 1.3)), path('M-6 -1C-4 -7 8 -6 10 0C6 3 -3 4 -6 -1Z', soft('#93b653', 1.3))], {
          turn: rand(0, 360),
        }),
      ),
    ]),
    ...[
      [44, 156, 20],
      [160, 158, -40],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, [path('M-12 0C-10 -10 10 -10 12 0C10 10 -10 10 -12 0Z', soft('#e9d3a4', 1.3)), path('M-6 -1C-4 -8 9 -7 11 0C6 4 -3 4 -6 -1Z', soft('#93b653', 1.3))], { turn }),
    ),
  ]),
  popcorn: dish([
    shadow(100, 170, 46),
    at(100, 100, [
      scatter('poptop', 28, { x: 0, y: -34, rx: 42, ry: 24 }, ({ x, y, i, rand }) =>
        at(
          x,
          y,
          [0, 72, 144, 216, 288].map((t) => at(0, 0, circle(0, -5, 5.6, ['#fffaf0', '#fbeec9', '#fff3d6'][(i + Math.round(t)) % 3] ?? '#fffaf0'), { turn: t })).join('') +
            circle(0, 0, 3.4, '#f3c64a', { opacity: 0.8 }),
          { turn: rand(0, 72) },
        ),
      ),
      path(
        'M-44 -22H44L32 62Q31 68 25 68H-25Q-31 68 -32 62Z',
        linear(
          [
            [0, '#fffaf2'],
            [1, '#ddd0bf'],
          ],
          20,
        ),
      ),
      clip(
        path('M-44 -22H44L32 62Q31 68 25 68H-25Q-31 68 -32 62Z', '#000'),
        [-36, -18, 0, 18, 36].map((x) => path(`M${x - 5} -22H${x + 5}L${x * 0.72 + 4} 70H${x * 0.72 - 4}Z`, '#d4351f')).join(''),
      ),
      circle(0, 22, 17, '#fff3d6'),
      circle(0, 22, 13, '#f2b01e'),
    ]),
  ]),
  gummies: dish(
    [
      shadow(100, 170, 48),
      kitchenBag(
        '#8a4fb0',
        [at(0, 26, [rect(-34, -12, 68, 18, 5, '#fff6fb'), rect(-21, -6, 42, 5, 2.5, '#8a4fb0')])],
        clip(ellipse(0, -16, 36, 30, '#000'), [
          ellipse(0, -16, 36, 30, '#f3dcf0'),
          scatter('gumbag', 18, { x: 0, y: -16, rx: 34, ry: 28 }, ({ x, y, i, rand }) =>
            at(x, y, gummy(['#e8334f', '#f6a32c', '#5bb548', '#f6d32c', '#f28ab0'][i % 5] ?? '#e8334f'), { turn: rand(-50, 50) }),
          ),
        ]),
      ),
    ],
    { front: [at(46, 162, gummy('#e8334f'), { scale: 1.3 }), at(156, 162, gummy('#5bb548'), { scale: 1.3, turn: 14 })] },
  ),
  'buns-pack': dish([
    shadow(100, 158, 70),
    at(100, 110, [
      ...[
        [-32, -20],
        [32, -20],
        [-32, 20],
        [32, 20],
      ].map(([x = 0, y = 0], i) =>
        at(x, y, [
          ellipse(0, 5, 33, 25, '#9a5a1c'),
          ellipse(
            0,
            0,
            33,
            25,
            radial(
              [
                [0, '#f3b863'],
                [0.6, '#dd953f'],
                [1, '#b06a24'],
              ],
              0.4,
              0.32,
              0.75,
            ),
          ),
          scatter(`pbun${i}`, 11, { x: -2, y: -5, rx: 20, ry: 12 }, ({ x: px, y: py, rand }) => at(px, py, ellipse(0, 0, 2.2, 1.3, '#fdf0cf'), { turn: rand(0, 180) })),
        ]),
      ),
      path('M-72 -46Q0 -56 72 -46Q78 0 72 46Q0 54 -72 46Q-78 0 -72 -46Z', '#d6e8f2', { opacity: 0.22 }),
      path('M-60 -40Q-66 0 -58 34', 'none', { stroke: '#fff', width: 5, opacity: 0.5 }),
      path('M66 -8L84 -18L86 0L84 18L66 8Z', '#d6e8f2', { opacity: 0.7 }),
      rect(62, -9, 8, 18, 3, '#d4351f'),
      rect(-26, -10, 52, 20, 5, '#fff6e6'),
      rect(-16, -3, 32, 5, 2.5, '#d4351f'),
    ]),
  ]),
  'apple-juice': dish(
    [
      shadow(98, 174, 36),
      bottle(98, 170, {
        profile: 'milk',
        w: 66,
        h: 116,
        colour: '#e9dcae',
        cap: '#3f8f3a',
        clear: true,
        liquid: { colour: '#e0b53c', level: 0.8 },
        label: label(66, 42, '#fffaf0', '#3f8f3a', at(0, -5, glyph('green-apple', 0, 0, 26))),
        labelAt: 0.3,
      }),
    ],
    { front: [at(154, 152, glyph('red-apple', 0, 0, 44))] },
  ),
  'soda-can': dish([shadow(100, 172, 44), soda(74, 166, 50, 88, '#d4351f', '#fff3df'), soda(128, 170, 54, 96, '#3f9a5a', '#f6e04a')]),
  'beer-bottle': dish([
    shadow(100, 174, 40),
    bottle(78, 170, {
      profile: 'cordial',
      w: 46,
      h: 126,
      colour: '#7a4216',
      cap: '#e0b53c',
      label: label(46, 38, '#f6e6c4', '#8a5a14', at(0, -5, glyph('sheaf-of-rice', 0, 0, 22))),
      labelAt: 0.28,
    }),
    at(
      132,
      168,
      [
        path('M20 -58C40 -58 40 -18 20 -20', 'none', { stroke: '#dfe8ea', width: 7 }),
        path(
          'M-26 -70L-22 -3Q0 6 22 -3L26 -70Z',
          linear(
            [
              [0, '#fbc94a'],
              [0.4, '#f5ae24'],
              [1, '#c97f10'],
            ],
            0,
          ),
        ),
        line('M-18 -60L-16 -10', '#fff', 4, 0.5),
        path(blob('beerfoam', 29, 12, 0.12, 12), '#fffaf0'),
        at(-10, -76, circle(0, 0, 8, '#fffdf8')),
        at(10, -78, circle(0, 0, 9, '#fffaf0')),
      ].map((svg, i) => (i === 3 ? at(0, -70, svg) : svg)),
    ),
  ]),
  'spray-cleaner': dish(
    [
      shadow(100, 172, 34),
      at(
        102,
        168,
        [
          path('M-30 0V-52C-30 -72 -14 -74 -12 -88H12C14 -74 30 -72 30 -52V0Q0 8 -30 0Z', tube('#58b8d8')),
          rect(-26, -48, 52, 38, 6, '#f6fdff'),
          at(0, -30, [path('M0 -13L3.4 -3.4L13 0L3.4 3.4L0 13L-3.4 3.4L-13 0L-3.4 -3.4Z', '#f2b01e')]),
          rect(-14, -98, 28, 13, 3, tube('#e9eef0')),
          path('M-34 -126H10Q22 -126 22 -114V-98H-10V-110H-34Q-38 -118 -34 -126Z', tube('#ef5a2c')),
          path('M-14 -110Q-26 -104 -22 -88', 'none', { stroke: '#c9401a', width: 6 }),
          rect(-42, -124, 9, 12, 2, '#c9401a'),
          path('M-22 -60V-12', 'none', { stroke: '#fff', width: 4, opacity: 0.5 }),
        ],
        { scale: 0.98 },
      ),
    ],
    {
      back: [
        ...[
          [42, 48, 3],
          [34, 60, 2.4],
          [30, 44, 2],
          [36, 34, 2.6],
          [24, 54, 1.8],
        ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r * 1.6, '#8fd0e8', { opacity: 0.8 })),
      ],
      front: [at(158, 160, glyph('sponge', 0, 0, 36))],
    },
  ),
  'tissue-box': dish(
    [
      shadow(100, 166, 58),
      at(100, 0, [
        path(
          'M-22 86C-34 60 -14 52 -8 36C2 48 26 50 22 86Z',
          linear([
            [0, '#ffffff'],
            [1, '#dfe4e6'],
          ]),
        ),
        path('M-8 86C-12 66 0 58 2 46', 'none', { stroke: '#cfd6d9', width: 2 }),
      ]),
      box(
        98,
        162,
        100,
        56,
        '#6fb3a0',
        [
          turns(3)
            .map((t, i) =>
              at(
                -30 + i * 30,
                -2,
                turns(5)
                  .map((turn) => at(0, 0, ellipse(0, -7, 4, 6, '#f6efe0'), { turn }))
                  .join('') + circle(0, 0, 3.6, '#f2b01e'),
                { turn: t },
              ),
            )
            .join(''),
        ].join(''),
        40,
      ),
      at(108, 98, ellipse(0, 0, 26, 5, '#3f7f70')),
    ],
    {
      front: [
        at(
          108,
          98,
          path(
            'M-22 0C-34 -26 -14 -34 -8 -50C2 -38 26 -36 22 0Q0 6 -22 0Z',
            linear([
              [0, '#ffffff'],
              [1, '#dfe4e6'],
            ]),
          ),
        ),
      ],
    },
  ),
  shampoo: dish(
    [
      shadow(100, 172, 44),
      bottle(76, 168, {
        profile: 'pump',
        w: 50,
        h: 92,
        colour: '#7a9ad0',
        cap: '#f6f2ea',
        label: label(38, 36, '#f6faff', '#4f6fa8', at(0, -5, [path('M0 -9C6 -2 8 2 8 5A8 7 0 0 1 -8 5C-8 2 -6 -2 0 -9Z', '#7a9ad0')])),
        labelAt: 0.42,
      }),
      bottle(130, 170, {
        profile: 'milk',
        w: 46,
        h: 96,
        colour: '#f0b5a0',
        cap: '#fffaf2',
        label: label(38, 40, '#fff6f0', '#c9684a', at(0, -6, glyph('hibiscus', 0, 0, 22))),
        labelAt: 0.34,
      }),
    ],
    { back: [circle(46, 66, 9, '#cfe6f2', { opacity: 0.6 }), circle(160, 60, 7, '#cfe6f2', { opacity: 0.6 }), circle(150, 76, 5, '#cfe6f2', { opacity: 0.6 })] },
  ),
  'cat-litter': dish(
    [shadow(100, 172, 48), sack(98, 168, 86, 106, '#6fb3a0', [circle(0, -8, 28, '#fbf6ea'), at(0, -8, glyph('cat-face', 0, 0, 42)), rect(-22, 30, 44, 6, 3, '#fbf6ea')].join(''))],
    {
      front: [
        at(
          152,
          164,
          scatter('litter', 26, { rx: 20, ry: 6 }, ({ x, y, i }) => circle(x, y, 2.6, ['#d9d3c8', '#b9b2a5', '#eee9df'][i % 3] ?? '#d9d3c8')),
        ),
      ],
    },
  ),
  'dog-treats': dish([
    shadow(100, 172, 46),
    kitchenBag(
      '#d98a2c',
      [at(0, -14, [circle(0, 0, 25, '#fff3df'), at(0, 0, glyph('bone', 0, 0, 38))]), at(0, 30, [rect(-30, -8, 60, 16, 5, '#7a4a1c'), rect(-18, -2, 36, 4, 2, '#fff3df')])],
      '',
    ),
    at(48, 160, glyph('bone', 0, 0, 34, { turn: -20, hue: -4, light: -0.16, chroma: 3 })),
    at(156, 162, glyph('bone', 0, 0, 32, { turn: 30, hue: -4, light: -0.16, chroma: 3 })),
  ]),
  'potted-palm': dish([
    shadow(100, 172, 36),
    at(100, 104, [
      ...[-66, -40, -16, 14, 40, 68].map((turn, i) =>
        at(
          0,
          22,
          [
            path('M0 0Q4 -44 0 -88', 'none', { stroke: '#4f8a35', width: 3 }),
            ...Array.from({ length: 8 }, (_, k) =>
              [-1, 1]
                .map((s) => at(s * 7, -30 - k * 7.6, path('M0 9Q-4 -2 0 -17Q4 -2 0 9Z', ['#4f9a3b', '#6cb04a', '#3f8535'][i % 3] ?? '#4f9a3b'), { turn: s * (52 - k * 3) }))
                .join(''),
            ),
            at(0, -92, path('M0 9Q-4 -2 0 -17Q4 -2 0 9Z', '#6cb04a')),
          ],
          { turn },
        ),
      ),
      path(
        'M-28 18H28L24 62Q23 66 18 66H-18Q-23 66 -24 62Z',
        linear(
          [
            [0, '#c9b48f'],
            [0.35, '#eadcc0'],
            [1, '#a98f66'],
          ],
          0,
        ),
      ),
      ...[26, 36, 46, 56].map((y) => line(`M-27 ${y}H27`, '#b59a6e', 2, 0.6)),
      rect(-31, 14, 62, 9, 4, '#d9c6a0'),
    ]),
  ]),
  'basil-pot': dish([
    shadow(100, 168, 44),
    at(100, 104, [
      scatter('basilpot', 30, { x: 0, y: -30, rx: 50, ry: 36 }, ({ x, y, i }) => at(x, y, leaf(34, ['#3f8f35', '#57a846', '#2f7a2c'][i % 3], 0.7), { turn: x * 1.3 })),
      terracotta(76),
    ]),
  ]),
  wreath: dish([
    shadow(100, 172, 46),
    at(100, 102, [
      circle(0, 0, 52, 'none', { stroke: '#5f7f3f', width: 12 }),
      ...turns(26).map((turn, i) => at(0, 0, at(0, -52 + (i % 3) * 6 - 6, leaf(34, ['#4f8a45', '#6fa85a', '#8fae7a'][i % 3], 0.5), { turn: 60 + (i % 2) * 50 }), { turn })),
      ...[
        [0, '#f06a8f'],
        [72, '#fff6ea'],
        [150, '#e8a0b8'],
        [215, '#fff6ea'],
        [285, '#f06a8f'],
      ].map(([a, c]) =>
        at(
          Math.sin((Number(a) * Math.PI) / 180) * 52,
          -Math.cos((Number(a) * Math.PI) / 180) * 52,
          turns(6)
            .map((turn) => at(0, 0, ellipse(0, -8, 6, 8, soft(String(c))), { turn }))
            .join('') + circle(0, 0, 5, '#f6c25a'),
        ),
      ),
      ...turns(9).map((turn) => at(0, 0, circle(0, -62, 3.4, round('#c51f3f')), { turn: turn + 20 })),
    ]),
  ]),
  candle: dish(
    [
      shadow(100, 168, 44),
      at(100, 166, [
        path(
          'M-40 -70V-6Q-40 4 -28 6Q0 11 28 6Q40 4 40 -6V-70Z',
          linear(
            [
              [0, '#d9a441'],
              [0.3, '#f6d48a'],
              [0.7, '#e9b552'],
              [1, '#b57f22'],
            ],
            0,
          ),
        ),
        ellipse(0, -70, 40, 11, '#f9e2ae'),
        ellipse(0, -69, 34, 8.4, '#f3c860'),
        rect(-28, -50, 56, 34, 5, '#fffaf0'),
        path('M0 -43L9 -38V-28L0 -23L-9 -28V-38Z', '#e9b552'),
        line('M0 -70V-82', '#4a3418', 3),
        path(
          'M0 -112C10 -98 11 -92 11 -88A11 10 0 0 1 -11 -88C-11 -92 -10 -98 0 -112Z',
          linear([
            [0, '#fbd04a'],
            [1, '#f08a1c'],
          ]),
        ),
        path('M0 -98C5 -91 5 -88 5 -86A5 5 0 0 1 -5 -86C-5 -88 -5 -91 0 -98Z', '#fff6d6'),
        gloss(0, -92, 30, 26, 0.3),
      ]),
    ],
    { front: [at(154, 154, glyph('honeybee', 0, 0, 34, { flip: true }))] },
  ),
};

function gummy(colour: string): Svg {
  return (
    circle(-4.4, -9, 3, colour) +
    circle(4.4, -9, 3, colour) +
    circle(0, -5.4, 6, soft(colour)) +
    ellipse(0, 5, 6.6, 8, soft(colour)) +
    circle(-6, 2, 3, colour) +
    circle(6, 2, 3, colour) +
    circle(-4, 11.4, 3.4, colour) +
    circle(4, 11.4, 3.4, colour) +
    ellipse(-2, -7, 2, 1.2, '#fff', { opacity: 0.6 })
  );
}
function soda(x: number, y: number, w: number, h: number, colour: string, mark: string): Svg {
  const half = w / 2;
  const body = `M${-half * 0.8} ${-h}L${-half} ${-h * 0.9}V${-h * 0.07}L${-half * 0.82} 0Q0 8 ${half * 0.82} 0L${half} ${-h * 0.07}V${-h * 0.9}L${half * 0.8} ${-h}Z`;
  return at(x, y, [
    path(body, tube(colour, 1.2)),
    clip(path(body, '#000'), [
      path(`M${-half} ${-h * 0.36}Q0 ${-h * 0.62} ${half} ${-h * 0.5}V${-h * 0.34}Q0 ${-h * 0.44} ${-half} ${-h * 0.18}Z`, mark),
      circle(0, -h * 0.7, w * 0.13, mark),
    ]),
    ellipse(0, -h, half * 0.8, half * 0.2, '#dfe3e6'),
    ellipse(0, -h + 0.6, half * 0.66, half * 0.14, '#aeb5bb'),
    path(`M${-half * 0.72} ${-h * 0.84}V${-h * 0.14}`, 'none', { stroke: '#fff', width: w * 0.07, opacity: 0.45 }),
  ]);
}
