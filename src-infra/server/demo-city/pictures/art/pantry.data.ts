import { dish } from '../compose.ts';
import { bottle, jar, label, tube } from '../draw/bottles.ts';
import { box, carton } from '../draw/cartons.ts';
import { tone } from '../draw/colour.ts';
import { plate, ware } from '../draw/dishware.ts';
import { flecks, gloss } from '../draw/effects.ts';
import { citrusSlice, nut, raspberry, strawberryHalf } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, sprig } from '../draw/herbs.ts';
import { bag, filmTray, sack, tin, tub } from '../draw/packs.ts';
import { paperRoll } from '../draw/paper-roll.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { chickpea, olive, pea } from '../draw/vegetables.ts';
import { cashewMix } from './shared.ts';

const drop = (size: number, colour: string): Svg =>
  path(
    `M0 ${-size}C${size * 0.2} ${-size * 0.5} ${size * 0.72} ${-size * 0.1} ${size * 0.72} ${size * 0.36}A${size * 0.72} ${size * 0.68} 0 0 1 ${-size * 0.72} ${size * 0.36}C${-size * 0.72} ${-size * 0.1} ${-size * 0.2} ${-size * 0.5} 0 ${-size}Z`,
    soft(colour),
  ) + path(`M${-size * 0.36} ${size * 0.3}Q${-size * 0.3} ${size * 0.62} ${size * 0.04} ${size * 0.68}`, 'none', { stroke: '#fff', width: size * 0.14, opacity: 0.6 });
const paw = (size: number, colour: string): Svg =>
  ellipse(0, size * 0.2, size * 0.4, size * 0.32, colour) +
  [
    [-0.46, -0.1],
    [-0.18, -0.4],
    [0.18, -0.4],
    [0.46, -0.1],
  ]
    .map(([x = 0, y = 0]) => ellipse(x * size, y * size, size * 0.15, size * 0.2, colour))
    .join('');
const wave = (w: number, y: number, h: number, colour: string): Svg =>
  path(`M${-w / 2} ${y}q${w / 8} ${-h} ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0V${y + 200}H${-w / 2}Z`, colour);
const egg = (colour: string): Svg =>
  path('M0 -17C10 -17 14 -4 14 3C14 12 8 17 0 17S-14 12 -14 3C-14 -4 -10 -17 0 -17Z', round(colour, 1.2)) + ellipse(-5, -6, 3, 5, '#fff', { opacity: 0.45 });

export const pantry = {
  'whole-milk': dish([
    shadow(102, 172, 46),
    bottle(76, 168, {
      profile: 'milk',
      w: 50,
      h: 112,
      colour: '#dcebf0',
      cap: '#3a6fb0',
      clear: true,
      liquid: { colour: '#fffdf7', level: 0.8 },
      label: label(50, 34, '#3a6fb0', '#fff', at(0, -4, drop(10, '#fff')), false),
      labelAt: 0.3,
    }),
    carton(
      130,
      168,
      46,
      84,
      '#fbf8f2',
      [rect(-30, -50, 60, 44, 0, '#3a78c0'), wave(80, -8, 10, '#3a78c0'), wave(80, -2, 10, '#fbf8f2'), at(0, -24, drop(15, '#fff')), rect(-12, 26, 24, 5, 2.5, '#3a78c0')].join(''),
      { cap: '#3a6fb0' },
    ),
  ]),
  'oat-milk': dish(
    [
      shadow(102, 172, 38),
      carton(
        102,
        168,
        62,
        104,
        '#e6c995',
        [
          circle(0, -6, 24, '#fbf3df'),
          at(0, -8, glyph('sheaf-of-rice', 0, 0, 40)),
          rect(-20, 30, 40, 6, 3, '#8a5a2c'),
          rect(-12, 41, 24, 5, 2.5, '#8a5a2c', { opacity: 0.6 }),
        ].join(''),
        { cap: '#7d4f26' },
      ),
    ],
    { front: [at(44, 160, glyph('sheaf-of-rice', 0, 0, 36, { turn: -40 }))] },
  ),
  'yoghurt-tub': dish(
    [
      shadow(100, 168, 50),
      tub(
        100,
        164,
        92,
        78,
        '#fffaf2',
        '#d6e8f2',
        [wave(140, 14, 12, '#6fa8d6'), at(-10, -6, glyph('strawberry', 0, 0, 34)), at(16, -2, glyph('blueberries', 0, 0, 30)), rect(-18, 24, 36, 5, 2.5, '#fff')].join(''),
      ),
    ],
    { front: [at(42, 158, raspberry(9)), at(158, 160, strawberryHalf(22), { turn: 20 })] },
  ),
  butter: dish([
    shadow(100, 156, 68),
    plate(
      100,
      122,
      70,
      [
        at(2, -22, [
          path(
            'M-54 2L14 20V50L-54 30Z',
            linear([
              [0, '#fbdc74'],
              [1, '#eec04a'],
            ]),
          ),
          path('M14 20L56 0V28L14 50Z', '#d9a32e'),
          path(
            'M-54 2L-10 -16L56 0L14 20Z',
            linear([
              [0, '#fdeaa0'],
              [1, '#f8d76a'],
            ]),
          ),
          path('M-54 2L-28 9V38L-54 30Z', '#fff9ee'),
          path('M-54 2L-10 -16L14 -10L-28 9Z', '#fffdf6'),
          path('M-44 14L-34 17V30L-44 27Z', '#4d9a5a'),
          path('M14 20L24 15V45L14 50Z', '#f8d76a', { opacity: 0.6 }),
          gloss(20, 0, 20, 6, 0.5),
        ]),
        at(48, 10, [path('M-12 4C-14 -6 10 -8 12 0C12 8 -10 10 -12 4Z', soft('#fbe086'))]),
      ],
      ware.blue,
    ),
  ]),
  'cheese-wedge': dish(
    [
      shadow(100, 158, 68),
      at(100, 116, [
        rect(-68, 16 + 6, 136, 24, 11, '#8a5a2c'),
        rect(
          -68,
          16,
          136,
          24,
          11,
          linear([
            [0, '#d9a866'],
            [1, '#b5803f'],
          ]),
        ),
        path(
          'M-56 18V-10L46 -44Q60 -30 58 -12V18Q58 22 54 22H-52Q-56 22 -56 18Z',
          linear([
            [0, '#fbc93f'],
            [1, '#eda51c'],
          ]),
        ),
        path(
          'M-56 -10L46 -44Q60 -30 58 -12Z',
          linear([
            [0, '#fde28a'],
            [1, '#fbd052'],
          ]),
        ),
        path('M46 -44Q60 -30 58 -12V18Q58 22 54 22L52 -14Q54 -30 46 -44Z', '#d98a12', { opacity: 0.45 }),
        ...[
          [-26, 6, 9],
          [6, -2, 6],
          [28, 10, 10],
          [0, 14, 5],
          [-44, 0, 4],
          [46, -4, 4],
        ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.86, '#d98f14') + ellipse(x + r * 0.16, y + r * 0.2, r * 0.76, r * 0.62, '#f0b02a')),
        ellipse(10, -26, 8, 3, '#eeb52f'),
      ]),
    ],
    { front: [at(46, 148, leaf(22, '#4f9a3b', 0.6), { turn: -60 })] },
  ),
  eggs: dish([
    shadow(100, 160, 72),
    at(100, 112, [
      ...[
        [-48, -14],
        [-16, -16],
        [16, -16],
        [48, -14],
      ].map(([x = 0, y = 0], i) => at(x, y, egg(['#e9b98a', '#f3dcc0', '#dfa872', '#eec59b'][i] ?? '#e9b98a'), { scale: 1.16 })),
      rect(-74, -10, 148, 18, 6, '#7f8f98'),
      ...[
        [-48, 2],
        [-16, 0],
        [16, 0],
        [48, 2],
      ].map(([x = 0, y = 0], i) => at(x, y, egg(['#f0caa0', '#e3ae7c', '#f6e3cc', '#e0a873'][i] ?? '#e9b98a'), { scale: 1.22 })),
      path(
        'M-76 6Q-64 -2 -48 14Q-32 -2 -16 14Q0 -2 16 14Q32 -2 48 14Q64 -2 76 6L70 36Q69 42 62 42H-62Q-69 42 -70 36Z',
        linear([
          [0, '#b3bfc6'],
          [1, '#84929b'],
        ]),
      ),
      line('M-48 16V40M-16 16V40M16 16V40M48 16V40', '#75838c', 1.6, 0.6),
      rect(-26, 20, 52, 15, 4, '#f6e6c4'),
      at(0, 27, ellipse(0, 0, 5, 5, '#f0a92e')),
    ]),
  ]),
  'sliced-bread': dish([
    shadow(100, 162, 72),
    at(100, 112, [
      ...[44, 30, 16, 2].map((x, i) => at(x, 4, loafSlice(i === 3 ? '#f7e2b4' : '#e6c184'), { scale: 1 })),
      at(-34, 12, loafSlice('#fbead0'), { turn: -12 }),
      path('M20 -42C52 -46 66 -34 62 -14L64 44Q64 48 58 48H30Z', '#b9d8e6', { opacity: 0.34 }),
      path('M60 -40L60 46', 'none', { stroke: '#fff', width: 4, opacity: 0.5 }),
      path('M62 -4L80 -14L82 2L80 22L62 12Z', '#b9d8e6', { opacity: 0.6 }),
      rect(58, -6, 8, 20, 3, '#e4572e'),
    ]),
  ]),
  'chicken-fillets': dish(
    [
      shadow(100, 156, 70),
      filmTray(
        100,
        112,
        148,
        84,
        [
          [-34, -6, -10],
          [8, -12, 6],
          [40, 2, 14],
          [-8, 14, -4],
        ]
          .map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                path(
                  'M-30 4C-34 -14 -14 -22 6 -18C24 -14 34 -4 30 8C24 18 -2 20 -14 16C-24 16 -28 12 -30 4Z',
                  radial(
                    [
                      [0, '#fde3d6'],
                      [0.6, '#f6c6b5'],
                      [1, '#e09f8c'],
                    ],
                    0.4,
                    0.32,
                    0.75,
                  ),
                ),
                line('M-18 -2Q0 -12 20 -6M-14 8Q2 2 18 4', '#fff1e9', 2, 0.75),
              ],
              { turn: turn + i },
            ),
          )
          .join(''),
        '#3a3f44',
        at(44, -30, [rect(-24, -12, 48, 22, 4, '#fffaf0'), rect(-24, -12, 48, 8, 3, '#2f8a5a'), rect(-16, 0, 22, 3.4, 1.7, '#9aa1a8'), rect(-16, 5.4, 14, 2.6, 1.3, '#c3c8cc')]),
      ),
    ],
    { front: [at(38, 152, sprig(26))] },
  ),
  'minced-beef': dish(
    [
      shadow(100, 156, 70),
      filmTray(
        100,
        112,
        148,
        84,
        rect(-70, -40, 140, 80, 0, '#a8322c') +
          scatter('mincebeef', 130, { rx: 74, ry: 40 }, ({ x, y, rand }) =>
            at(x, y, path('M-8 0Q0 -5 8 1', 'none', { stroke: ['#c9473d', '#d9675a', '#a82f2a', '#e89a8a', '#b83a32'][Math.floor(rand(0, 4.99))] ?? '#c9473d', width: 5 }), {
              turn: rand(0, 180),
            }),
          ),
        '#f3efe8',
        at(-42, -28, [rect(-24, -13, 48, 24, 4, '#fffaf0'), rect(-24, -13, 48, 9, 3, '#b5302a'), rect(-16, 0, 24, 3.4, 1.7, '#9aa1a8'), rect(-16, 5.6, 14, 2.6, 1.3, '#c3c8cc')]),
      ),
    ],
    { front: [at(160, 150, parsley(26)), at(42, 152, parsley(20))] },
  ),
  'fresh-salmon': dish([
    shadow(100, 158, 70),
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
      scatter('icebed', 26, { x: 0, y: 4, rx: 64, ry: 32 }, ({ x, y, rand }) =>
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
      ...[
        [-18, -10, -6],
        [14, 14, 4],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        at(
          x,
          y,
          [
            at(0, 6, path('M-46 0Q-46 -18 -24 -18L34 -14Q48 -8 46 4Q42 16 20 16L-30 18Q-46 16 -46 0Z', '#8f9aa6')),
            path(
              'M-46 0Q-46 -18 -24 -18L34 -14Q48 -8 46 4Q42 16 20 16L-30 18Q-46 16 -46 0Z',
              linear([
                [0, '#fb9a63'],
                [1, '#ee6f38'],
              ]),
            ),
            clip(
              path('M-46 0Q-46 -18 -24 -18L34 -14Q48 -8 46 4Q42 16 20 16L-30 18Q-46 16 -46 0Z', '#000'),
              line('M-36 20Q-24 0 -30 -22M-20 20Q-8 0 -14 -22M-4 20Q8 0 2 -22M12 20Q24 0 18 -22M28 18Q38 2 34 -18', '#fdd0b0', 2.6, 0.9),
            ),
          ],
          { turn: turn + i },
        ),
      ),
      at(44, -16, citrusSlice(14), { squash: 0.9 }),
      at(-50, 22, parsley(20)),
      at(56, 26, sprig(16)),
    ]),
  ]),
  'olive-oil': dish(
    [
      shadow(98, 174, 30),
      bottle(98, 170, {
        profile: 'oil',
        w: 52,
        h: 122,
        colour: '#5f7a2c',
        cap: '#2f2a20',
        label: label(52, 42, '#f6ead2', '#5d7f2e', at(0, -5, glyph('olive', 0, 0, 28)), true),
        labelAt: 0.28,
      }),
    ],
    { front: [at(150, 158, olive(11, '#8da33a')), at(164, 150, olive(10, '#6d7f2c')), at(150, 144, leaf(26, '#6f8f52', 0.4), { turn: 60 }), at(46, 154, drop(12, '#d9b52a'))] },
  ),
  'dry-pasta': dish(
    [
      shadow(100, 172, 46),
      bag(
        100,
        168,
        84,
        122,
        '#2f5f9a',
        [at(0, -18, label(62, 34, '#fbf3e3', '#c0392b', '', true))].join(''),
        at(
          0,
          -36,
          clip(ellipse(0, 2, 33, 27, '#000'), [
            ellipse(0, 2, 33, 27, '#dfa94a'),
            scatter('farfalle', 22, { x: 0, y: 2, rx: 32, ry: 26 }, ({ x, y, rand }) =>
              at(
                x,
                y,
                path('M-10 -6L0 -1.6L10 -6V6L0 1.6L-10 6Z', soft(['#f6cf74', '#eebd58', '#fbdc8e'][Math.floor(rand(0, 2.99))] ?? '#f6cf74'), { stroke: '#c98f35', width: 0.8 }),
                { turn: rand(0, 180) },
              ),
            ),
          ]),
        ),
      ),
    ],
    { front: [at(48, 162, farf(), { turn: 20 }), at(156, 164, farf(), { turn: -24 })] },
  ),
  'basmati-rice': dish(
    [
      shadow(100, 172, 48),
      sack(
        100,
        168,
        88,
        108,
        '#f3e6cc',
        [
          rect(-50, -46, 110, 16, 0, '#c98f2a'),
          rect(-50, 36, 110, 10, 0, '#c98f2a'),
          circle(0, 2, 25, '#3f7f5a'),
          at(0, 4, [0, 45, 90, 135].map((t) => at(0, 0, ellipse(0, -11, 3, 9, '#fbf6ea'), { turn: t - 67 })).join('')),
          path('M-14 12Q0 22 14 12', 'none', { stroke: '#fbf6ea', width: 3.4 }),
        ].join(''),
      ),
    ],
    {
      front: [
        at(
          152,
          166,
          scatter('ricepile', 26, { rx: 20, ry: 7 }, ({ x, y, rand }) => at(x, y, rect(-3.4, -1.2, 6.8, 2.4, 1.2, rand() > 0.5 ? '#fffaf0' : '#e3d8c2'), { turn: rand(0, 180) })),
        ),
      ],
    },
  ),
  'canned-tomatoes': dish(
    [
      shadow(100, 170, 48),
      tin(96, 166, 84, 96, '#d4351f', [rect(-50, -36, 100, 8, 0, '#f6ead2'), rect(-50, 28, 100, 8, 0, '#f6ead2'), at(0, -2, glyph('tomato', 0, 0, 50))].join('')),
    ],
    { front: [at(156, 156, glyph('tomato', 0, 0, 38)), at(42, 160, leaf(26, '#3f8f35', 0.62), { turn: -60 })] },
  ),
  'canned-tuna': dish([shadow(100, 160, 62), at(0, 0, tin(100, 150, 116, 44, '#2f7fb0', [wave(160, 6, 8, '#8fcbe6'), at(0, -4, glyph('fish', 0, 0, 38))].join('')))], {
    front: [at(158, 152, citrusSlice(15))],
  }),
  chickpeas: dish(
    [
      shadow(100, 170, 44),
      tin(
        96,
        166,
        76,
        90,
        '#e3a92c',
        [
          rect(-50, -34, 100, 7, 0, '#fffaf0'),
          circle(0, 2, 22, '#fffaf0'),
          ...[
            [-8, -4],
            [8, -5],
            [0, 6],
            [-12, 8],
            [12, 8],
          ].map(([x = 0, y = 0]) => at(x, y + 1, chickpea(6.4))),
        ].join(''),
        true,
      ),
    ],
    { front: [at(148, 162, chickpea(9)), at(162, 156, chickpea(8)), at(158, 168, chickpea(8)), at(46, 162, chickpea(9))] },
  ),
  honey: dish(
    [
      shadow(98, 172, 42),
      jar(98, 166, {
        w: 84,
        h: 92,
        fill: linear([
          [0, '#f7b42c'],
          [0.6, '#e8951a'],
          [1, '#c4700f'],
        ]),
        lid: '#f3c64a',
        label: label(62, 40, '#fff6df', '#b5761c', at(0, -5, [path('M0 -10L9 -5V5L0 10L-9 5V-5Z', '#f2ad2a'), path('M0 -5L4.4 -2.4V2.4L0 5L-4.4 2.4V-2.4Z', '#fff6df')])),
      }),
    ],
    { front: [at(154, 134, glyph('honeybee', 0, 0, 40, { flip: true }))] },
  ),
  'strawberry-jam': dish(
    [
      shadow(98, 172, 42),
      jar(98, 166, {
        w: 88,
        h: 80,
        fill: linear([
          [0, '#d62f4f'],
          [1, '#8f1430'],
        ]),
        lid: '#f7f2ea',
        inside: flecks('jamseeds', 40, 40, 34, ['#f3c86a', '#f07a8f'], 1.2),
        label: label(58, 38, '#fffaf0', '#c92f4a', at(0, -5, glyph('strawberry', 0, 0, 24))),
      }),
      at(98, 70, [
        path(
          'M-40 -4Q0 -20 40 -4L46 14Q38 8 32 16Q24 8 16 17Q8 9 0 18Q-8 9 -16 17Q-24 8 -32 16Q-38 8 -46 14Z',
          linear([
            [0, '#fbeef0'],
            [1, '#e3c9cf'],
          ]),
        ),
        ...[-28, -14, 0, 14, 28].map((x) => path(`M${x - 4} -9L${x - 5 + x * 0.1} 13H${x + 2 + x * 0.1}L${x + 2} -9Z`, '#e8738f', { opacity: 0.7 })),
        rect(-40, 8, 80, 4, 2, '#c92f4a'),
      ]),
    ],
    { front: [at(156, 156, glyph('strawberry', 0, 0, 36, { turn: 14 }))] },
  ),
  'peanut-butter': dish(
    [
      shadow(98, 172, 42),
      jar(98, 166, {
        w: 86,
        h: 96,
        fill: linear([
          [0, '#d9a05a'],
          [1, '#a9702f'],
        ]),
        lid: '#d4351f',
        inside: path('M-44 -84Q-20 -70 0 -82T44 -80V-60Q20 -70 0 -60T-44 -64Z', '#e6b572', { opacity: 0.8 }),
        label: label(66, 44, '#fbe7b8', '#8a4a1c', at(0, -6, glyph('peanuts', 0, 0, 30))),
      }),
    ],
    { front: [at(154, 156, glyph('peanuts', 0, 0, 38, { turn: 20 }))] },
  ),
  'coffee-beans': dish(
    [
      shadow(100, 172, 44),
      sack(
        100,
        168,
        78,
        112,
        '#84553a',
        [circle(0, -6, 23, '#e6c089'), at(0, -6, bean(30, 24)), rect(-18, 28, 36, 5, 2.5, '#e6c089'), rect(-11, 37, 22, 4, 2, '#e6c089', { opacity: 0.6 })].join(''),
      ),
    ],
    { front: [at(150, 164, bean(20, 40)), at(164, 156, bean(18, -30)), at(44, 162, bean(19, 10)), at(56, 170, bean(16, 70))] },
  ),
  'tea-box': dish(
    [
      shadow(100, 170, 50),
      box(
        98,
        166,
        76,
        84,
        '#3f7f5a',
        [
          circle(0, -4, 24, '#e9f0cf'),
          at(-6, -2, leaf(32, '#4f9a3b', 0.6), { turn: -30 }),
          at(8, -4, leaf(28, '#7fb84e', 0.6), { turn: 34 }),
          rect(-20, 28, 40, 5, 2.5, '#e9f0cf'),
        ].join(''),
        28,
      ),
    ],
    {
      front: [
        at(48, 156, [
          line('M0 -24Q14 -30 10 -42', '#e9dfc9', 1.6),
          path('M-12 -16L-6 -24H6L12 -16V14H-12Z', soft('#fbf6e8')),
          path('M-9 -8H9V11H-9Z', '#b58a45', { opacity: 0.75 }),
        ]),
      ],
    },
  ),
  'breakfast-cereal': dish(
    [
      shadow(100, 170, 50),
      box(
        98,
        168,
        78,
        116,
        '#f2a51e',
        [
          wave(120, 12, 14, '#fbf3df'),
          at(0, 22, [
            path(
              'M-26 4H26Q24 24 8 26H-8Q-24 24 -26 4Z',
              linear([
                [0, '#4f9ad0'],
                [1, '#2f6fa0'],
              ]),
            ),
            scatter('hoops', 9, { x: 0, y: 0, rx: 20, ry: 5 }, ({ x, y, i }) =>
              circle(x, y, 4.6, 'none', { stroke: ['#e8476a', '#f6b52c', '#5bb548'][i % 3] ?? '#f6b52c', width: 3 }),
            ),
          ]),
          circle(0, -28, 21, '#d4351f'),
          path('M-10 -28Q0 -44 10 -28Q0 -14 -10 -28Z', '#fbe08a'),
        ].join(''),
        24,
      ),
    ],
    {
      front: [
        ...[
          [148, 164, '#e8476a'],
          [162, 158, '#f6b52c'],
          [42, 164, '#5bb548'],
        ].map(([x, y, c]) => at(Number(x), Number(y), circle(0, 0, 6.4, 'none', { stroke: String(c), width: 4.6 }))),
      ],
    },
  ),
  'frozen-peas': dish(
    [
      shadow(100, 170, 50),
      bag(
        100,
        166,
        96,
        112,
        '#3f9a5a',
        [
          at(0, 24, [rect(-36, -12, 72, 18, 5, '#eaf6ee'), rect(-22, -6, 44, 5, 2.5, '#2f7a48')]),
          at(
            30,
            -42,
            [0, 60, 120].map((t) => at(0, 0, line('M0 -11V11M-4 -8L0 -4L4 -8M-4 8L0 4L4 8', '#eaf6ff', 2.4), { turn: t })),
          ),
        ].join(''),
        at(
          -2,
          -60,
          clip(ellipse(0, 0, 38, 26, '#000'), [
            ellipse(0, 0, 38, 26, '#2f7a35'),
            scatter('peasbag', 46, { rx: 36, ry: 25 }, ({ x, y, i }) => at(x, y, pea([6, 5.4, 6.4][i % 3] ?? 6))),
          ]),
        ),
      ),
    ],
    { front: [at(154, 164, pea(7)), at(166, 158, pea(6)), at(44, 164, pea(7))] },
  ),
  'ice-cream-tub': dish([
    shadow(100, 168, 52),
    tub(
      100,
      162,
      104,
      64,
      '#f3a9bd',
      '#fffaf2',
      [wave(160, 4, 12, '#fbe7c0'), at(0, -8, [path('M-7 6L0 26L7 6Z', '#dc9c48'), circle(0, 0, 9, soft('#f7b2c4')), circle(0, -9, 7.4, soft('#7d4a2c'))])].join(''),
    ),
  ]),
  'chocolate-bar': dish([
    shadow(100, 160, 58),
    at(
      100,
      104,
      [
        rect(-34, -64 + 6, 68, 124, 7, '#2f170c'),
        rect(-34, -64, 68, 124, 7, '#5b3220'),
        ...[0, 1, 2, 3].flatMap((r) =>
          [0, 1].map((c) =>
            rect(
              -30 + c * 31,
              -60 + r * 22,
              28,
              19,
              3,
              linear(
                [
                  [0, '#7d4a2c'],
                  [1, '#4a2616'],
                ],
                50,
              ),
              { stroke: '#3d1f12', width: 1.2 },
            ),
          ),
        ),
        path(
          'M-38 0L-30 -8L-20 2L-10 -8L0 2L10 -8L20 2L30 -8L38 0V58Q38 66 30 66H-30Q-38 66 -38 58Z',
          linear(
            [
              [0, '#e9edf0'],
              [1, '#aab2b9'],
            ],
            20,
          ),
        ),
        path(
          'M-38 14H38V58Q38 66 30 66H-30Q-38 66 -38 58Z',
          linear(
            [
              [0, '#b5243f'],
              [0.5, '#9a1a33'],
              [1, '#7a1228'],
            ],
            20,
          ),
        ),
        circle(0, 40, 14, '#f0cf7a'),
        circle(0, 40, 9.4, '#9a1a33'),
        circle(0, 40, 4, '#f0cf7a'),
      ],
      { turn: 14 },
    ),
  ]),
  crisps: dish(
    [
      shadow(100, 172, 46),
      bag(
        100,
        168,
        88,
        122,
        '#f2b01e',
        [
          circle(0, -14, 30, '#d4351f'),
          at(-8, -14, crisp(1), { turn: -20 }),
          at(10, -8, crisp(1), { turn: 40 }),
          at(4, -24, crisp(0.9), { turn: 10 }),
          rect(-22, 26, 44, 6, 3, '#fff3cf'),
          rect(-13, 37, 26, 5, 2.5, '#fff3cf', { opacity: 0.7 }),
        ].join(''),
      ),
    ],
    { front: [at(46, 162, crisp(1.3), { turn: -20 }), at(156, 164, crisp(1.2), { turn: 24 })] },
  ),
  'mixed-nuts': dish([
    shadow(100, 160, 58),
    at(100, 106, [
      path(
        'M-64 -6C-64 30 -44 46 -28 48H28C44 46 64 30 64 -6Z',
        linear(
          [
            [0, '#a9703a'],
            [0.35, '#d9a164'],
            [1, '#7d4a20'],
          ],
          0,
        ),
      ),
      ellipse(0, -6, 64, 26, '#e0ac70'),
      ellipse(0, -5, 58, 22, '#6b3f1c'),
      cashewMix(),
      path('M-54 12C-50 30 -42 38 -30 42', 'none', { stroke: '#fff', width: 4, opacity: 0.3 }),
    ]),
    at(44, 156, nut(22, '#b9773c'), { turn: 40 }),
    at(160, 158, nut(20, '#c98a4b'), { turn: -40 }),
  ]),
  'mineral-water': dish(
    [
      shadow(100, 174, 40),
      bottle(80, 170, {
        profile: 'water',
        w: 46,
        h: 124,
        colour: '#a9d6ea',
        cap: '#2f7fc0',
        clear: true,
        liquid: { colour: '#8fc9e6', level: 0.82 },
        label: label(50, 28, '#2f7fc0', '#fff', path('M-18 8L-6 -8L2 2L8 -5L18 8Z', '#fff'), false),
        labelAt: 0.53,
      }),
      bottle(126, 170, {
        profile: 'water',
        w: 40,
        h: 102,
        colour: '#a9d6ea',
        cap: '#2f7fc0',
        clear: true,
        liquid: { colour: '#8fc9e6', level: 0.82 },
        label: label(44, 24, '#2f7fc0', '#fff', path('M-15 7L-5 -7L2 2L7 -4L15 7Z', '#fff'), false),
        labelAt: 0.53,
      }),
    ],
    { front: [at(158, 160, drop(11, '#6fb8e0'))] },
  ),
  'juice-carton': dish(
    [
      shadow(102, 172, 40),
      carton(
        102,
        168,
        64,
        96,
        '#fb9a1e',
        [
          wave(110, 12, 12, '#fff6e6'),
          at(0, -16, [
            circle(0, 0, 22, soft('#f07f14')),
            circle(0, 0, 19, '#fff1d0'),
            ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => at(0, 0, path('M0 -2L-6.4 -14Q0 -19 6.4 -14Z', soft('#fba738', 1.1)), { turn })),
          ]),
          at(20, -36, leaf(20, '#4f9a3b', 0.6), { turn: 60 }),
          rect(-18, 32, 36, 5, 2.5, '#f07f14'),
        ].join(''),
        { cap: '#3f8f3a' },
      ),
    ],
    { front: [at(46, 158, citrusSlice(18, '#f07f14', '#fba738'))] },
  ),
  'paper-towels': dish([
    shadow(100, 172, 52),
    paperRoll(76, 166, 66, 104),
    paperRoll(130, 170, 62, 92),
    at(130, 130, [
      path(
        'M24 -48Q40 -44 38 -20L36 30Q34 36 30 32L27 -40Z',
        linear([
          [0, '#fdfaf4'],
          [1, '#d9cfbf'],
        ]),
      ),
      ...[-26, -6, 14].map((y) => at(-6, y, flowerPrint('#6fa8d6'))),
    ]),
    ...[-40, -10, 20].map((y) => at(70, 108 + y, flowerPrint('#8fbf6a'))),
  ]),
  'toilet-paper': dish([
    shadow(100, 164, 62),
    at(0, 0, [paperRoll(100, 108, 56, 42), paperRoll(68, 160, 58, 44), paperRoll(132, 160, 58, 44)]),
    at(
      132,
      136,
      path(
        'M22 -20Q34 -16 33 0V30Q31 36 26 31V-14Z',
        linear([
          [0, '#fffdf8'],
          [1, '#ddd3c3'],
        ]),
      ),
    ),
  ]),
  'dish-soap': dish(
    [
      shadow(100, 172, 32),
      bottle(100, 168, {
        profile: 'squeeze',
        w: 58,
        h: 106,
        colour: '#4fb05a',
        cap: '#f3f0e8',
        label: label(50, 44, '#f6fbf0', '#2f8a45', at(0, -6, [citrusSlice(11, '#8fb82a', '#d3e36a')])),
        labelAt: 0.36,
      }),
    ],
    {
      back: [
        ...bubblesAt([
          [46, 84, 12],
          [60, 62, 7],
          [152, 74, 13],
          [164, 98, 8],
          [144, 50, 6],
        ]),
      ],
      front: [at(154, 158, glyph('sponge', 0, 0, 42))],
    },
  ),
  'laundry-liquid': dish(
    [
      shadow(100, 172, 46),
      bottle(96, 168, {
        profile: 'jug',
        w: 84,
        h: 104,
        colour: '#3f7fd0',
        cap: '#f28a2c',
        label: label(62, 46, '#fbfdff', '#2f5fa0', at(0, -6, [path('M-13 -8L-6 -12Q0 -7 6 -12L13 -8L10 -1L7 -2V10H-7V-2L-10 -1Z', soft('#6fc0e0'))])),
        labelAt: 0.34,
      }),
    ],
    {
      back: [
        ...bubblesAt([
          [40, 78, 11],
          [54, 54, 7],
          [160, 60, 10],
          [152, 84, 6],
        ]),
      ],
    },
  ),
  'hand-soap': dish(
    [
      shadow(100, 172, 34),
      bottle(100, 168, {
        profile: 'pump',
        w: 66,
        h: 82,
        colour: '#e6a3b8',
        cap: '#fffaf2',
        label: label(46, 40, '#fff6f0', '#c9688a', at(0, -5, leaf(22, '#5fae48', 0.6), { turn: 20 })),
        labelAt: 0.42,
      }),
    ],
    {
      back: [
        ...bubblesAt([
          [46, 96, 10],
          [58, 74, 6],
          [156, 104, 11],
        ]),
      ],
      front: [
        at(156, 160, [rect(-21, -9 + 4, 42, 20, 9, '#c9a0d0'), rect(-21, -10, 42, 20, 9, soft('#e3c6ea')), ellipse(-6, -5, 9, 2.6, '#fff', { opacity: 0.7 })]),
        at(140, 146, circle(0, 0, 5, '#fff', { opacity: 0.7 })),
      ],
    },
  ),
  nappies: dish(
    [shadow(100, 168, 58), bag(100, 164, 112, 100, '#7fc3d9', [circle(0, -10, 30, '#fffaf0'), at(0, -10, glyph('bear', 0, 0, 44)), rect(-24, 28, 48, 6, 3, '#fffaf0')].join(''))],
    {
      front: [
        at(
          48,
          152,
          [
            path(
              'M-30 -12H30L28 4Q14 4 11 18Q0 23 -11 18Q-14 4 -28 4Z',
              linear([
                [0, '#ffffff'],
                [1, '#d9e4ea'],
              ]),
            ),
            path('M-28 4Q-14 4 -11 18M28 4Q14 4 11 18', 'none', { stroke: '#a9d6e4', width: 2.4 }),
            rect(-31, -16, 62, 9, 4, '#eef6f9'),
            rect(-33, -14, 13, 9, 3, '#6fbfa0'),
            rect(20, -14, 13, 9, 3, '#6fbfa0'),
            ...[-10, 0, 10].map((x) => circle(x, 1, 2, '#a9d6e4')),
          ],
          { turn: -8 },
        ),
      ],
    },
  ),
  'baby-food': dish(
    [
      shadow(98, 168, 42),
      jar(98, 162, {
        w: 78,
        h: 72,
        fill: linear([
          [0, '#f7b25a'],
          [1, '#e08a2c'],
        ]),
        lid: '#8fcf8a',
        label: label(54, 36, '#fffaf0', '#e08a2c', at(0, -4, glyph('carrot', 0, 0, 24))),
      }),
    ],
    { front: [at(154, 152, glyph('baby-bottle', 0, 0, 50, { turn: 6 })), at(44, 158, glyph('carrot', 0, 0, 36, { turn: -10 }))] },
  ),
  'dog-food': dish(
    [
      shadow(98, 172, 50),
      sack(
        96,
        168,
        88,
        112,
        '#c9683a',
        [
          circle(0, -14, 27, '#fbe7c0'),
          at(0, -14, glyph('dog-face', 0, 0, 40)),
          at(0, 30, [
            line('M-18 0H18', '#fffaf0', 9),
            circle(-18, -4.4, 5.6, '#fffaf0'),
            circle(-18, 4.4, 5.6, '#fffaf0'),
            circle(18, -4.4, 5.6, '#fffaf0'),
            circle(18, 4.4, 5.6, '#fffaf0'),
          ]),
        ].join(''),
      ),
    ],
    {
      front: [
        at(148, 156, [
          path(
            'M-26 -4L-20 14Q0 20 20 14L26 -4Z',
            linear([
              [0, '#4d7ea8'],
              [1, '#2f5f88'],
            ]),
          ),
          ellipse(0, -4, 26, 8, '#3a6a94'),
          scatter('kibble', 12, { x: 0, y: -7, rx: 19, ry: 5 }, ({ x, y }) => circle(x, y, 4, round('#a9642f', 1.3))),
        ]),
      ],
    },
  ),
  'cat-food': dish(
    [
      shadow(100, 166, 54),
      tin(84, 162, 86, 54, '#7a5ab0', [at(0, 0, glyph('cat-face', 0, 0, 40))].join('')),
      at(132, 132, [
        path('M-22 34L-24 -34L-20 -40H20L24 -34L22 34Q0 38 -22 34Z', tube('#e8738f')),
        rect(-24, -40, 48, 8, 2, '#c94f6f'),
        at(0, 0, paw(16, '#fff3e3')),
        rect(-12, 20, 24, 4, 2, '#fff3e3'),
      ]),
    ],
    { front: [at(44, 160, glyph('fish', 0, 0, 34, { turn: -8 }))] },
  ),
};

function loafSlice(crumb: string): Svg {
  const d = 'M-26 42Q-32 42 -32 36V-8C-42 -18 -36 -42 -14 -42H14C36 -42 42 -18 32 -8V36Q32 42 26 42Z';
  return (
    path(d, soft('#b5702f')) +
    at(
      0,
      0,
      path(
        d,
        radial([
          [0, tone(crumb, 0.03)],
          [1, tone(crumb, -0.05)],
        ]),
      ),
      { scale: 0.9 },
    ) +
    scatter(`slice${crumb}`, 16, { rx: 24, ry: 30 }, ({ x, y, rand }) => ellipse(x, y, rand(0.9, 2), rand(0.8, 1.4), tone(crumb, -0.08)))
  );
}
function farf(): Svg {
  return path('M-14 -9L0 -2.4L14 -9V9L0 2.4L-14 9Z', soft('#f3c86a', 1.3), { stroke: '#c98f35', width: 1 });
}
function bean(size: number, turn: number): Svg {
  return at(
    0,
    0,
    ellipse(0, 0, size * 0.36, size * 0.5, soft('#5d3219', 1.5)) + path(`M0 ${-size * 0.46}Q${size * 0.16} 0 0 ${size * 0.46}`, 'none', { stroke: '#2c160b', width: size * 0.09 }),
    { turn },
  );
}
function crisp(scale: number): Svg {
  return at(
    0,
    0,
    [
      at(0, 2, path(blob('crisp', 14, 10, 0.1, 9), '#c98f2a')),
      path(blob('crisp', 14, 10, 0.1, 9), soft('#fbd36a', 1.3)),
      path('M-8 2Q0 -6 9 -1', 'none', { stroke: '#e0a93a', width: 2 }),
      circle(4, 4, 1, '#c98f2a'),
      circle(-5, -3, 1, '#c98f2a'),
    ],
    { scale },
  );
}
function flowerPrint(colour: string): Svg {
  return [0, 72, 144, 216, 288].map((turn) => at(0, 0, ellipse(0, -3.4, 1.9, 2.6, colour, { opacity: 0.75 }), { turn })).join('') + circle(0, 0, 1.6, '#f6d45c');
}
function bubblesAt(list: readonly (readonly [number, number, number])[]): readonly Svg[] {
  return list.map(
    ([x, y, r]) =>
      circle(
        x,
        y,
        r,
        radial([
          [0, '#ffffff', 0.1],
          [0.7, '#bfe3f0', 0.4],
          [1, '#7fc0d9', 0.75],
        ]),
      ) + ellipse(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.16, '#fff', { opacity: 0.9 }),
  );
}
