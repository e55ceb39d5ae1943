import { dish } from '../compose.ts';
import { board } from '../draw/boards.ts';
import { flatbread } from '../draw/bread.ts';
import { tone } from '../draw/colour.ts';
import { eggHalf } from '../draw/dairy.ts';
import { plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { glass, juice, straw } from '../draw/drinks.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { citrusWedge, limeWedge, nut } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, sprig } from '../draw/herbs.ts';
import { chunk, drumstick } from '../draw/meat.ts';
import { rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { swirl } from '../draw/sweets.ts';
import { chickpea, chilli, chilliRing, cube, cucumberSlice, onionRing, strip } from '../draw/vegetables.ts';
import { tomatoSlice } from '../draw/tomatoes.ts';

const katori = (x: number, y: number, r: number, fill: string, inside: Svg): Svg =>
  at(x, y, [
    circle(0, r * 0.1, r, tone('#a9adb2', -0.16)),
    circle(
      0,
      0,
      r,
      linear(
        [
          [0, '#eceef0'],
          [1, '#9aa0a6'],
        ],
        50,
      ),
    ),
    circle(0, 0, r * 0.84, tone(fill, -0.08)),
    clip(circle(0, 0.8, r * 0.82, '#000'), [
      circle(
        0,
        0.8,
        r * 0.82,
        radial([
          [0, tone(fill, 0.05)],
          [1, tone(fill, -0.05)],
        ]),
      ),
      inside,
    ]),
  ]);
const cream = (x: number, y: number, s = 1): Svg =>
  at(x, y, path('M-26 4C-18 -12 10 -14 14 -2S-8 12 -14 4S8 -8 26 2', 'none', { stroke: '#fff3dc', width: 4 * s, opacity: 0.95 }), { scale: s });
const samosa = (size: number): Svg =>
  at(0, 0, [
    path(
      `M0 ${-size * 0.62}Q${size * 0.08} ${-size * 0.64} ${size * 0.14} ${-size * 0.5}L${size * 0.6} ${size * 0.3}Q${size * 0.66} ${size * 0.48} ${size * 0.46} ${size * 0.5}H${-size * 0.46}Q${-size * 0.66} ${size * 0.48} ${-size * 0.6} ${size * 0.3}L${-size * 0.14} ${-size * 0.5}Q${-size * 0.08} ${-size * 0.64} 0 ${-size * 0.62}Z`,
      radial(
        [
          [0, '#f3bf66'],
          [0.6, '#dc9838'],
          [1, '#a9651c'],
        ],
        0.4,
        0.35,
        0.75,
      ),
    ),
    line(`M${-size * 0.02} ${-size * 0.46}Q${size * 0.12} 0 ${size * 0.04} ${size * 0.46}`, '#a9651c', 2, 0.7),
    scatter(`sam${size}`, 18, { x: 0, y: size * 0.14, rx: size * 0.42, ry: size * 0.26 }, ({ x, y, rand }) =>
      ellipse(x, y, rand(0.9, 2), rand(0.7, 1.3), rand() > 0.5 ? '#c07f2c' : '#f7d08a'),
    ),
    line(`M${-size * 0.44} ${size * 0.26}L${-size * 0.14} ${-size * 0.3}`, '#fff', 2.6, 0.4),
  ]);

export const indian = {
  'butter-chicken': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.copper,
        ears: true,
        depth: 50,
        fill: radial([
          [0, '#f58b45'],
          [0.7, '#e86a28'],
          [1, '#c14a13'],
        ]),
        inside: [cream(-6, 6, 1.2)],
        pile: [
          ...[
            [-30, -6],
            [4, -12],
            [34, -4],
            [-8, 10],
            [22, 12],
          ].map(([x = 0, y = 0], i) => at(x, y, chunk(`bc${i}`, 15, 10, '#d9652a', 0.5) + flecks(`bcf${i}`, 5, 9, 5, ['#8f3a12', '#f3a765'], 1.2))),
          at(44, 6, sprig(15, '#4c9a3b')),
          at(-44, 6, parsley(13)),
          at(12, -2, cream(0, 0, 0.6)),
        ],
      }),
    ],
    { back: [at(150, 52, flatbread('bcnaan', 34, 22, '#eec68a'), { turn: -28 })] },
  ),
  'palak-paneer': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.cream,
        ears: true,
        depth: 50,
        fill: radial([
          [0, '#6f9a35'],
          [0.7, '#4f7c26'],
          [1, '#365c19'],
        ]),
        inside: [flecks('palak', 46, 58, 24, ['#8bb04a', '#3d661d', '#a9c568'], 1.6), cream(-4, 4, 1)],
        pile: [
          ...[
            [-34, -4],
            [-10, -12],
            [18, -10],
            [38, 2],
            [-18, 8],
            [8, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, cube(25, i % 2 === 0 ? '#fbf0d8' : '#f6e6c4'), { turn: i * 5 - 12 })),
          at(28, 12, chilliRing(5)),
          at(-2, -2, chilliRing(4.6)),
          at(-44, 8, chilliRing(4.6)),
        ],
      }),
    ],
    { back: [at(44, 62, leaf(40, '#4f9236', 0.7), { turn: -30 }), at(58, 52, leaf(34, '#6cab3f', 0.7), { turn: 16 })] },
  ),
  'chana-masala': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.steel,
        depth: 50,
        fill: radial([
          [0, '#c8692a'],
          [0.7, '#a94f1b'],
          [1, '#7f370f'],
        ]),
        pile: [
          scatter('chana', 40, { x: 0, y: 0, rx: 56, ry: 22 }, ({ x, y, i, rand }) => at(x, y, chickpea(7, ['#dca456', '#cf9142', '#e5b56a'][i % 3]), { turn: rand(0, 360) })),
          ...[
            [-22, -6],
            [20, 4],
            [34, -10],
            [-36, 8],
          ].map(([x = 0, y = 0], i) => at(x, y, chunk(`cht${i}`, 7, 5.4, '#d8452c', 0.5))),
          at(-6, -6, onionRing(10), { squash: 0.7 }),
          at(8, -2, onionRing(9), { squash: 0.7 }),
          at(0, 8, parsley(16)),
          at(-42, -6, parsley(13)),
          at(42, 6, parsley(13)),
        ],
      }),
      steam(100, 56, 22),
    ],
    { back: [at(162, 72, limeWedge(32), { turn: -16 })] },
  ),
  biryani: dish(
    [
      shadow(100, 152, 60),
      bowl(100, 98, 72, {
        colour: '#b9783f',
        ears: true,
        depth: 48,
        fill: '#f0c061',
        band: '#7d4a22',
        pile: [
          at(0, 10, rice(64, 48, '#fbe7b6', 'biryani', '#ee8f1f')),
          scatter('birysaff', 34, { x: 0, y: -6, rx: 52, ry: 24 }, ({ x, y, rand }) =>
            at(x, y, rect(-3.2, -1.2, 6.4, 2.4, 1.2, rand() > 0.5 ? '#f3a22d' : '#fffaf0'), { turn: rand(-70, 70) }),
          ),
          at(-22, -10, drumstick(40, '#a9562a'), { turn: -20 }),
          at(26, -16, eggHalf(28), { turn: 14 }),
          at(2, -30, drumstick(36, '#b9622f'), { turn: 30 }),
          ...[
            [-40, 4],
            [10, 4],
            [40, 2],
            [-6, -12],
          ].map(([x = 0, y = 0], i) => at(x, y, strip(20, '#8a4a22', 2.6, 0.4), { turn: i * 60 })),
          ...[
            [-10, 6],
            [26, 6],
            [46, -4],
          ].map(([x = 0, y = 0], i) => at(x, y, nut(10, '#ecd19a'), { turn: i * 50 })),
          at(8, -12, sprig(17, '#4c9a3b')),
          at(-36, -10, parsley(13)),
          at(38, 8, parsley(12)),
        ],
      }),
    ],
    { back: [at(162, 64, limeWedge(30), { turn: -16 })] },
  ),
  'tandoori-chicken': dish(
    [
      shadow(100, 152, 74),
      platter(
        100,
        116,
        80,
        [
          scatter('tandsal', 6, { x: -20, y: 8, rx: 46, ry: 14 }, ({ x, y, i, rand }) => at(x, y, saladRing(i), { turn: rand(-40, 40) })),
          at(-26, -16, [drumstick(66, '#cf3f22'), clip(ellipse(-12, -10, 19, 17, '#000'), line('M-32 -22L0 8M-22 -30L8 0', '#5a1508', 4, 0.6))], { turn: -14 }),
          at(26, -16, [drumstick(66, '#d4482a'), clip(ellipse(-12, -10, 19, 17, '#000'), line('M-32 -22L0 8M-22 -30L8 0', '#5a1508', 4, 0.6))], { turn: 8 }),
          at(-2, 4, [drumstick(56, '#c23a1f'), clip(ellipse(-10, -8, 16, 15, '#000'), line('M-26 -18L0 8M-18 -26L8 0', '#5a1508', 3.6, 0.6))], { turn: 24 }),
          at(-50, 8, onionRing(11), { squash: 0.7 }),
          at(-36, 16, onionRing(10), { squash: 0.7 }),
          at(46, 12, at(0, 0, citrusWedge(28)), { turn: 8 }),
          at(-58, -2, parsley(15)),
          at(18, 18, parsley(13)),
        ],
        ware.iron,
        0.42,
      ),
    ],
    { back: [at(42, 70, chilli(34, '#5c9a32'), { turn: -24 })] },
  ),
  naan: dish(
    [
      shadow(100, 154, 76),
      board(
        100,
        120,
        152,
        56,
        [
          at(22, -20, naanShape('naan1', '#e6b873'), { turn: 18 }),
          at(-14, -16, naanShape('naan2', '#f0cb8f'), { turn: -12 }),
          at(
            -18,
            -12,
            [
              gloss(0, -6, 26, 12, 0.4),
              scatter('naanherb', 18, { rx: 38, ry: 18 }, ({ x, y, rand }) =>
                at(x, y, path(blob(`nh${Math.round(x)}`, 2.6, 1.8, 0.3, 6), rand() > 0.4 ? '#4f9236' : '#7fb24a'), { turn: rand(0, 180) }),
              ),
            ],
            { turn: -12 },
          ),
        ],
        ware.walnut,
      ),
    ],
    { back: [], front: [at(152, 76, [ellipse(0, 6, 18, 11, '#c9bda8'), ellipse(0, 2, 18, 11, '#f7f2ea'), ellipse(0, 2, 14, 8, '#7fae4a'), at(0, 2, swirl(10, 6, '#8fbb58'))])] },
  ),
  samosas: dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        116,
        74,
        [
          at(2, -26, samosa(40)),
          at(-26, -4, samosa(42), { turn: -8 }),
          at(22, -2, samosa(42), { turn: 8 }),
          at(54, 4, [ellipse(0, 5, 17, 9.4, '#c9bda8'), ellipse(0, 1, 17, 9.4, '#fbf7ef'), ellipse(0, 1.6, 13.6, 7, soft('#5f9a35'))]),
          at(-52, 8, [
            ellipse(0, 5, 17, 9.4, '#c9bda8'),
            ellipse(0, 1, 17, 9.4, '#fbf7ef'),
            ellipse(0, 1.6, 13.6, 7, soft('#8a2a18')),
            ellipse(-4, 0, 5, 1.8, '#fff', { opacity: 0.4 }),
          ]),
          at(0, 20, parsley(14)),
        ],
        ware.mustard,
      ),
    ],
    { back: [] },
  ),
  'masala-dosa': dish([
    shadow(100, 156, 78),
    platter(
      100,
      118,
      82,
      [
        at(0, -16, [
          path('M-74 8Q-78 -4 -70 -12L64 -28Q76 -20 76 -6Q76 8 66 14L-66 20Q-74 18 -74 8Z', tone('#c8842f', -0.14)),
          path(
            'M-74 4Q-78 -8 -70 -16L64 -32Q76 -24 76 -10Q76 4 66 10L-66 16Q-74 14 -74 4Z',
            linear(
              [
                [0, '#f4c778'],
                [0.4, '#e3a64c'],
                [1, '#b97429'],
              ],
              80,
            ),
          ),
          scatter('dosa', 46, { x: 0, y: -8, rx: 64, ry: 15 }, ({ x, y, rand }) =>
            at(x, y - x * 0.08, ellipse(0, 0, rand(1.6, 6), rand(0.8, 2), '#a4601f', { opacity: rand(0.25, 0.6) }), { turn: -6 }),
          ),
          line('M-68 -8Q0 -22 68 -24', '#fff', 3, 0.35),
          ellipse(71, -11, 7, 20, '#8f5a20'),
          ellipse(71, -11, 5, 16, '#f2cf62'),
          ...[
            [-9, 0],
            [-1, 1],
            [7, -1],
          ].map(([dy = 0, dx = 0], i) => at(71 + dx, -11 + dy, chunk(`dosap${i}`, 5, 4.4, '#f0c04a', 0.4))),
          circle(70, -18, 1.5, '#5d9a37'),
          circle(73, -6, 1.5, '#c9301d'),
        ]),
        katori(-38, 16, 15, '#f7f0e2', flecks('coconut', 12, 9, 9, ['#d8cfb8', '#5d9a37'], 1.3)),
        katori(-4, 20, 15, '#d8542a', flecks('tomchut', 12, 9, 9, ['#f5a15c', '#8f2c12'], 1.2)),
        katori(30, 18, 15, '#e0a13a', flecks('sambar', 12, 9, 9, ['#5d9a37', '#c45a1c'], 1.6)),
        at(56, 12, leaf(15, '#4f9236'), { turn: 40 }),
      ],
      ware.steel,
      0.42,
    ),
  ]),
  thali: dish([
    shadow(100, 168, 62),
    at(100, 102, [
      circle(0, 5, 76, '#8d9399'),
      circle(
        0,
        0,
        76,
        linear(
          [
            [0, '#eef0f2'],
            [1, '#a9afb5'],
          ],
          50,
        ),
      ),
      circle(
        0,
        0,
        69,
        linear(
          [
            [0, '#b4bac0'],
            [1, '#dfe3e6'],
          ],
          50,
        ),
      ),
      katori(-32, -42, 20, '#e86a28', cream(0, 2, 0.5)),
      katori(12, -50, 20, '#4f7c26', at(0, 0, cube(13)) + at(-8, 6, cube(11)) + at(8, 7, cube(11))),
      katori(48, -22, 20, '#e5a92f', flecks('thd', 20, 14, 14, ['#b5361c', '#f7d97a', '#5d9a37'], 1.5)),
      katori(52, 22, 18, '#f7f2e6', [cucumberSlice(6), ''].join('') + flecks('raita', 12, 12, 12, ['#7fae4a', '#c9542a'], 1.2)),
      katori(
        -56,
        0,
        18,
        '#a94f1b',
        [
          [-5, -4],
          [5, -3],
          [0, 5],
          [-8, 6],
          [9, 6],
        ]
          .map(([x = 0, y = 0]) => at(x, y, chickpea(4.6)))
          .join(''),
      ),
      at(0, 14, [
        path(blob('thriceb', 31, 26, 0.06, 12), soft('#f3ead8')),
        scatter('thrice', 70, { rx: 26, ry: 22 }, ({ x, y, rand }) =>
          at(x, y, rect(-3.4, -1.4, 6.8, 2.8, 1.4, rand() > 0.2 ? (rand() > 0.5 ? '#fffaf0' : '#ece2cd') : '#f3b52f'), { turn: rand(0, 180) }),
        ),
      ]),
      at(-16, 50, flatbread('thnaan', 32, 16, '#eec68a'), { turn: 12 }),
      at(32, 50, limeWedge(22), { turn: -20 }),
      at(22, 40, chilli(24, '#5c9a32'), { turn: 20 }),
      at(0, 2, parsley(13)),
      at(-44, 36, circle(0, 0, 9, round('#8f4a1b', 1.4)) + ellipse(-3, -3, 2.6, 1.4, '#fff', { opacity: 0.5 })),
    ]),
  ]),
  'mango-lassi': dish(
    [
      shadow(100, 172, 44),
      glass(100, 170, {
        w: 70,
        h: 122,
        taper: 0.74,
        liquid: juice('#fbb53a', 0.06, -0.06),
        surface: '#fdd68a',
        level: 0.9,
        standing: at(6, -60, straw(74, '#e4572e', 14)),
        onRim: at(0, -122, [
          at(-8, 3, path(blob('lassifoam', 22, 5, 0.12, 12), '#fff0cf')),
          at(-12, 1, nut(9, '#93b653'), { turn: 60 }),
          at(0, 3, nut(8, '#a5c163'), { turn: -30 }),
          at(-16, -8, sprig(22)),
        ]),
      }),
    ],
    { back: [glyph('mango', 152, 134, 60, { turn: 8 })] },
  ),
  'gulab-jamun': dish(
    [
      shadow(100, 150, 54),
      bowl(100, 98, 66, {
        colour: ware.rose,
        band: '#e0b95a',
        depth: 44,
        fill: radial([
          [0, '#f3b04a'],
          [0.7, '#e0902a'],
          [1, '#b96d15'],
        ]),
        pile: [
          ...[
            [-30, -6],
            [4, -14],
            [34, -4],
            [-12, 8],
            [20, 10],
          ].map(([x = 0, y = 0], i) =>
            at(
              x,
              y,
              circle(
                0,
                0,
                17,
                radial(
                  [
                    [0, '#b8642c'],
                    [0.55, '#94481b'],
                    [1, '#5f2a0c'],
                  ],
                  0.36,
                  0.3,
                  0.75,
                ),
              ) +
                ellipse(-6, -7, 5, 3, '#fff', { opacity: 0.55 }) +
                (i % 2 === 0 ? flecks(`gj${i}`, 7, 8, 5, ['#93b653', '#c9da8d'], 1.7) : ''),
            ),
          ),
          ...[
            [-46, 6],
            [46, 6],
            [6, 16],
          ].map(([x = 0, y = 0]) => at(x, y, path('M-5 0Q0 -4 5 0Q0 4 -5 0Z', '#d9486c'))),
        ],
      }),
    ],
    { back: [glyph('rose', 158, 58, 44, { turn: 16 })] },
  ),
};

function saladRing(i: number): Svg {
  return (
    [tomatoSlice(12), cucumberSlice(11)].map((slice, k) => at(k * 14 - 7 + i, k * 4, slice, { squash: 0.65 })).join('') +
    path('M-20 6Q-10 -4 0 8', 'none', { stroke: '#6cab3f', width: 3 })
  );
}

function naanShape(id: string, colour: string): Svg {
  const d = 'M-54 8C-58 -12 -30 -30 6 -28C40 -28 60 -14 58 4C56 22 20 28 -10 28C-34 28 -52 24 -54 8Z';
  return (
    at(0, 5, path(d, tone(colour, -0.17))) +
    path(
      d,
      radial(
        [
          [0, tone(colour, 0.06)],
          [0.7, colour],
          [1, tone(colour, -0.1)],
        ],
        0.42,
        0.36,
        0.68,
      ),
    ) +
    clip(
      path(d, '#000'),
      scatter(id, 16, { rx: 48, ry: 22 }, ({ x, y, rand }) =>
        at(x, y, path(blob(`${id}${Math.round(x)}`, rand(3, 8), rand(2, 4.4), 0.2, 8), '#a5642a'), { turn: rand(0, 60), opacity: rand(0.35, 0.75) }),
      ),
    )
  );
}
