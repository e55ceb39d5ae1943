import { dish } from '../compose.ts';
import { basket, board } from '../draw/boards.ts';
import { crouton, flatbread, pitaWedge } from '../draw/bread.ts';
import { tone } from '../draw/colour.ts';
import { feta, friedEgg } from '../draw/dairy.ts';
import { pan, plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { citrusSlice, citrusWedge, nut, pomegranate } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, saladLeaf, sprig } from '../draw/herbs.ts';
import { charred, chunk, crispy, drumstick, meatSlice, skewer } from '../draw/meat.ts';
import { rice } from '../draw/pasta.ts';
import { scatter, blob } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft } from '../draw/svg.ts';
import { swirl, zigzag } from '../draw/sweets.ts';
import { bean, chilli, chilliRing, cucumberSlice, olive, onionRing, radishSlice, seed, shreds, strip } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf, tomatoSlice } from '../draw/tomatoes.ts';

const grilledCube = (id: string, colour = '#d88a3c') => charred(blob(id, 11.5, 10.5, 0.1, 8), round(colour, 1.4), 7, 20, 16);
const koftaPiece = (id: string) => charred(blob(id, 24, 9.5, 0.05, 12), round('#7d4325', 1.5), 9, 24, 28, '#3a1a0d');
const pepperPiece = (colour: string) => rect(-4, -10, 8, 20, 3, soft(colour, 1.5));

export const levant = {
  'falafel-plate': dish(
    [
      shadow(100, 152, 72),
      plate(100, 114, 70, [
        path(blob('falafelhummus', 50, 22, 0.05, 12), soft('#ecc98b')),
        at(-20, 4, swirl(24, 11, '#ecc98b', '#c98a2b')),
        at(
          32,
          8,
          [-8, 0, 8].map((dx, i) => at(dx, i * 2, strip(20, '#c93b78', 5, 0.1), { turn: -58 + i * 12 })),
        ),
        at(-28, -12, crispy('f1', 19, 18, '#94562b')),
        at(8, -18, crispy('f2', 20, 19, '#8a4e27')),
        at(-8, -40, crispy('f3', 19, 18, '#9a5a2d')),
        at(34, -12, circle(0, 2, 19, '#6d3c1d') + circle(0, 0, 18.5, '#a5642f') + circle(0, 0, 15, '#8fb84e') + flecks('f4', 16, 12, 12, ['#5f9636', '#b5d275', '#4d8430'], 2.2)),
        at(-46, 14, parsley(15)),
        at(10, 18, leaf(11), { turn: 70 }),
      ]),
    ],
    { back: [at(168, 66, citrusWedge(34), { turn: -20 })], front: [at(34, 84, parsley(26), { turn: -24 })] },
  ),
  'hummus-bowl': dish(
    [
      shadow(100, 150, 58),
      bowl(100, 92, 70, {
        colour: ware.clay,
        depth: 46,
        fill: soft('#eecf96'),
        inside: [
          at(0, 3, swirl(58, 25, '#eecf96', '#d39a22')),
          scatter('hummuspeas', 9, { x: 2, y: 2, rx: 16, ry: 6 }, ({ x, y }) => at(x, y, circle(0, 0, 4.6, round('#dcae5d', 1.4)))),
          flecks('paprika', 26, 44, 18, ['#b5361c', '#c9532a'], 1.3),
          at(-34, 12, parsley(11)),
          at(38, -10, parsley(10)),
        ],
      }),
    ],
    {
      back: [at(152, 62, pitaWedge(44), { turn: 24 }), at(128, 52, pitaWedge(38, '#e3b677'), { turn: -6 })],
      front: [at(40, 138, olive(9, '#6d7f2c')), at(28, 126, olive(8, '#4f3d46'))],
    },
  ),
  'baba-ghanoush': dish(
    [
      shadow(100, 150, 58),
      bowl(100, 94, 68, {
        colour: ware.navy,
        band: '#f0dfbd',
        depth: 46,
        fill: soft('#cbb489'),
        inside: [
          path(blob('baba', 56, 24, 0.1, 13), soft('#d8c49a')),
          at(2, 2, swirl(44, 19, '#d2bd90', '#c4962b')),
          scatter('babapom', 15, { x: 0, y: 2, rx: 46, ry: 18 }, ({ x, y, rand }) => at(x, y, pomegranate(3.4), { turn: rand(0, 180) })),
          at(-26, -10, sprig(17)),
        ],
      }),
    ],
    { back: [glyph('eggplant', 150, 56, 58, { turn: 20 })], front: [] },
  ),
  fattoush: dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 68, {
        colour: ware.white,
        depth: 48,
        fill: '#5c9a35',
        pile: [
          scatter('fattoushleaf', 15, { x: 0, y: -6, rx: 54, ry: 22 }, ({ x, y, i, rand }) =>
            at(x, y, saladLeaf(`fat${i}`, 34, ['#6cab3f', '#86bf4b', '#4f9236'][i % 3]), { turn: rand(-60, 60) }),
          ),
          at(-36, -2, tomatoHalf(13)),
          at(18, -18, tomatoHalf(12)),
          at(42, 2, tomatoHalf(11)),
          at(-6, 10, tomatoHalf(11)),
          at(-18, -18, cucumberSlice(11)),
          at(30, 12, cucumberSlice(11)),
          at(-46, 12, cucumberSlice(9)),
          at(2, -6, radishSlice(9)),
          at(-24, 14, radishSlice(8)),
          at(46, -12, radishSlice(8)),
          at(-4, -28, pitaWedge(25, '#dc9d4b'), { turn: 20 }),
          at(36, -22, pitaWedge(22, '#d59345'), { turn: -34 }),
          at(-42, -18, pitaWedge(24, '#e0a556'), { turn: 60 }),
          at(12, 4, pitaWedge(20, '#d99846'), { turn: -60 }),
          scatter('sumac', 22, { x: 0, y: -6, rx: 48, ry: 20 }, ({ x, y }) => circle(x, y, 1, '#8c1d33')),
        ],
      }),
    ],
    { back: [glyph('lemon', 164, 62, 40, { turn: 16 })] },
  ),
  tabbouleh: dish(
    [
      shadow(100, 152, 68),
      plate(
        100,
        114,
        68,
        [
          path(
            `M-48 8C-48 -34 -22 -50 0 -50S48 -34 48 8Q30 22 0 22T-48 8Z`,
            linear([
              [0, '#5da43f'],
              [1, '#32762f'],
            ]),
          ),
          clip(path(`M-48 8C-48 -34 -22 -50 0 -50S48 -34 48 8Q30 22 0 22T-48 8Z`, '#000'), [
            scatter('tabb', 90, { x: 0, y: -12, rx: 48, ry: 36 }, ({ x, y, i, rand }) =>
              at(x, y, path(blob(`t${i % 5}`, rand(3.5, 6), rand(2.4, 4), 0.3, 7), ['#3f8a35', '#66ad45', '#2f7231', '#7fbf55'][i % 4] ?? '#3f8a35'), { turn: rand(0, 180) }),
            ),
            scatter('tabbt', 16, { x: 0, y: -12, rx: 44, ry: 30 }, ({ x, y, rand }) => at(x, y, rect(-3, -3, 6, 6, 1.6, round('#e0402e', 1.3)), { turn: rand(0, 90) })),
            scatter('tabbb', 26, { x: 0, y: -12, rx: 44, ry: 32 }, ({ x, y, rand }) => at(x, y, seed(4.6, '#f2dca6'), { turn: rand(0, 180) })),
          ]),
          at(-58, 4, saladLeaf('tabl', 34, '#a4cf63'), { turn: -70 }),
          at(-44, 18, saladLeaf('tabl2', 30, '#b6d977'), { turn: -50 }),
          at(2, -50, sprig(22)),
        ],
        ware.teal,
      ),
    ],
    { back: [at(166, 74, citrusWedge(34), { turn: -24 }), at(40, 70, cherryTomato(12, '#e33a2c', true))] },
  ),
  shakshuka: dish([
    shadow(100, 164, 60),
    pan(
      100,
      102,
      62,
      radial([
        [0, '#e5502a'],
        [0.7, '#d23f1f'],
        [1, '#a92d14'],
      ]),
      [
        scatter('shakpep', 16, { rx: 46, ry: 46 }, ({ x, y, i, rand }) =>
          at(x, y, strip(18, ['#e8a21f', '#5d9a37', '#f06a2f'][i % 3] ?? '#e8a21f', 4.6, 0.3), { turn: rand(0, 180) }),
        ),
        scatter('shakt', 12, { rx: 46, ry: 46 }, ({ x, y }) => gloss(x, y, 9, 6, 0.3)),
        at(-20, -18, friedEgg(20, 'shak1')),
        at(22, -8, friedEgg(19, 'shak2')),
        at(-6, 24, friedEgg(20, 'shak3')),
        at(-34, 10, feta(10)),
        at(4, -36, feta(9)),
        at(32, 24, feta(11)),
        at(-26, 34, feta(8)),
        at(2, 0, parsley(13)),
        at(-40, -8, parsley(11)),
        at(34, -32, parsley(12)),
        at(22, 38, parsley(10)),
      ],
    ),
  ]),
  'foul-medames': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 66, {
        colour: '#b9783f',
        depth: 48,
        fill: soft('#8a5530'),
        inside: [
          scatter('foul', 34, { x: 0, y: 2, rx: 56, ry: 22 }, ({ x, y, i, rand }) => at(x, y, bean(16, ['#8c4a2a', '#a25c34', '#74391f'][i % 3]), { turn: rand(-50, 50) })),
          at(-18, -2, rect(-5, -4, 10, 8, 2.5, soft('#e2412d', 1.3))),
          at(20, 8, rect(-5, -4, 10, 8, 2.5, soft('#e2412d', 1.3))),
          at(30, -8, rect(-4, -4, 9, 8, 2.5, soft('#e2412d', 1.3))),
          at(-34, 6, rect(-4, -4, 9, 8, 2.5, soft('#e2412d', 1.3))),
          zigzag(76, 15, '#f4e3bd', 9, 3.2),
          at(2, 12, parsley(13)),
          at(-6, -12, parsley(11)),
          at(44, 3, parsley(10)),
        ],
      }),
    ],
    { back: [glyph('lemon', 160, 56, 36, { turn: -10 }), glyph('onion', 42, 62, 38, { turn: -14 })] },
  ),
  'stuffed-vine-leaves': dish(
    [
      shadow(100, 150, 72),
      platter(
        100,
        114,
        74,
        [
          ...[
            [-34, -6, -8],
            [4, -10, 4],
            [38, -4, -4],
            [-20, 10, 6],
            [20, 12, -6],
            [-4, -28, 2],
            [26, -26, -8],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              rect(-21, -8.5 + 1.6, 42, 18, 9, '#2f4a1d') +
                rect(
                  -21,
                  -9,
                  42,
                  18,
                  9,
                  linear([
                    [0, '#7f9a45'],
                    [0.5, '#5f7d33'],
                    [1, '#405c24'],
                  ]),
                ) +
                line('M-17 -2Q-6 -6 0 -8M-2 8Q8 3 17 1M-10 8Q-2 0 6 -8', '#93ab5c', 1, 0.8) +
                ellipse(20, 0, 4, 7.4, '#d9cfa4') +
                ellipse(20, 0, 2.6, 5.4, i % 2 === 0 ? '#f3ead0' : '#e8dcb8'),
              { turn },
            ),
          ),
          at(-56, 4, citrusSlice(13), { squash: 0.7 }),
          at(56, 8, sprig(16)),
        ],
        ware.white,
      ),
    ],
    { back: [glyph('tomato', 44, 66, 34)], front: [] },
  ),
  'marinated-olives': dish(
    [
      shadow(100, 150, 54),
      bowl(100, 94, 64, {
        colour: ware.teal,
        depth: 46,
        fill: soft('#8f9a34'),
        pile: [
          scatter('olives', 24, { x: 0, y: -8, rx: 50, ry: 22 }, ({ x, y, i, rand }) =>
            at(x, y, olive(10, ['#94a83c', '#5b4450', '#7c9136', '#a8b84c'][i % 4], i % 4 === 0), { turn: rand(-40, 40) }),
          ),
          at(-18, -16, feta(17)),
          at(22, -10, feta(15)),
          at(2, 6, feta(15)),
          at(8, -28, strip(22, '#f39a2c', 5, 0.3), { turn: 10 }),
          at(-36, -6, chilliRing(5)),
          at(36, 2, chilliRing(5)),
          at(-2, -20, sprig(15, '#5f8f3a')),
          at(44, -14, leaf(15, '#6f8f52'), { turn: 60 }),
        ],
      }),
    ],
    { back: [glyph('olive', 156, 58, 56)] },
  ),
  'flatbread-basket': dish([
    shadow(100, 152, 66),
    basket(100, 104, 66, 40, [
      at(-28, -22, flatbread('fb1', 34, 34, '#e6bb7d'), { turn: -14 }),
      at(26, -26, flatbread('fb2', 36, 36, '#efcb90'), { turn: 12 }),
      at(-2, -18, flatbread('fb3', 36, 34, '#f3d39b'), { turn: 2 }),
      path(
        'M-62 2C-50 -14 -36 2 -22 -4C-6 -10 4 6 20 -2C36 -8 48 4 62 0L56 16H-56Z',
        linear([
          [0, '#fffaf0'],
          [1, '#e6dac6'],
        ]),
      ),
      line('M-44 6q10 -6 18 2M4 4q12 -8 22 1', '#d9543a', 2.4, 0.85),
    ]),
  ]),
  'manakish-zaatar': dish(
    [
      shadow(100, 150, 76),
      board(100, 112, 150, 62, [
        at(0, -6, flatbread('mank', 62, 33, '#e3ae66', 0)),
        at(
          0,
          -8,
          path(blob('zaat', 52, 26, 0.05, 14), soft('#5f6b2a', 1.4)) +
            scatter('zaatar', 90, { rx: 49, ry: 23 }, ({ x, y, i, rand }) =>
              at(x, y, ellipse(0, 0, rand(1.4, 2.8), rand(0.7, 1.3), ['#8b9440', '#3f4b1d', '#f3e4b3', '#a8ac52', '#4f5a22'][i % 5] ?? '#8b9440'), { turn: rand(0, 180) }),
            ),
        ),
        line('M0 -40V22M-58 -16L56 6', '#d99c55', 2.6, 0.9),
        at(-16, -12, gloss(0, 0, 22, 8, 0.22)),
      ]),
    ],
    { back: [glyph('herb', 40, 58, 42, { turn: -20 }), glyph('tomato', 158, 62, 34)] },
  ),
  'cheese-pide': dish([
    shadow(100, 150, 78),
    board(100, 116, 152, 54, [
      at(
        0,
        -14,
        [
          path('M-84 8Q-70 -8 -48 -20Q0 -38 48 -20Q70 -8 84 8Q62 26 0 26T-84 8Z', tone('#c98339', -0.17)),
          path(
            'M-84 4Q-70 -12 -48 -24Q0 -42 48 -24Q70 -12 84 4Q62 22 0 22T-84 4Z',
            linear([
              [0, '#e5ad5c'],
              [1, '#bf7a31'],
            ]),
          ),
          path(
            'M-62 2Q-46 -14 0 -20Q46 -14 62 2Q44 13 0 13T-62 2Z',
            linear([
              [0, '#f8d36b'],
              [1, '#f0b544'],
            ]),
          ),
          scatter('pide', 22, { x: 0, y: -3, rx: 46, ry: 11 }, ({ x, y, rand }) => ellipse(x, y, rand(2, 5), rand(1, 2.2), '#d98a2b', { opacity: 0.5 })),
          at(
            0,
            -4,
            ellipse(0, 0, 15, 9, '#fff7e4') +
              circle(
                0,
                -1,
                7.4,
                radial([
                  [0, '#ffc93f'],
                  [1, '#ee9412'],
                ]),
              ),
          ),
          ...[-42, -28, 26, 40].map((x, i) => at(x, -2 + (i % 2) * 4, chilliRing(4, '#c9301d'))),
          at(-16, 6, parsley(10)),
          at(20, -8, parsley(10)),
          at(52, 3, parsley(8)),
          line('M-70 -6Q-60 -15 -46 -19M46 -20Q60 -15 70 -6', '#fff', 2.4, 0.35),
          scatter('nigella', 24, { x: 0, y: -24, rx: 50, ry: 5 }, ({ x, y }) => ellipse(x, y + Math.abs(x) * 0.13, 1, 0.7, '#3a2a1e')),
        ],
        { turn: -5 },
      ),
    ]),
  ]),
  'shawarma-wrap': dish(
    [
      shadow(100, 154, 58),
      at(
        100,
        104,
        [
          path('M-30 -34Q-34 -46 -16 -50Q2 -58 20 -50Q38 -44 32 -32Z', '#4f9236'),
          at(-18, -44, saladLeaf('sw1', 30, '#79b545')),
          at(18, -46, saladLeaf('sw2', 30, '#5fa03b')),
          at(-8, -42, chunk('sw3', 13, 9, '#a8642f')),
          at(10, -38, chunk('sw4', 12, 9, '#8f5127')),
          at(24, -38, tomatoSlice(10), { squash: 0.7 }),
          at(-24, -36, tomatoSlice(10), { squash: 0.7 }),
          at(2, -50, onionRing(8)),
          at(-4, -32, strip(20, '#f7efdc', 5)),
          at(14, -30, strip(16, '#d0468a', 4)),
          path(
            'M-36 -32Q-38 -40 -30 -40Q0 -22 30 -40Q38 -40 36 -32L26 44Q24 50 16 50H-16Q-24 50 -26 44Z',
            linear(
              [
                [0, '#e9c084'],
                [0.4, '#f3d5a0'],
                [1, '#cf9a55'],
              ],
              10,
            ),
          ),
          scatter('wrapspots', 12, { x: 0, y: -8, rx: 26, ry: 22 }, ({ x, y, rand }) => ellipse(x, y, rand(1.6, 4), rand(1.2, 2.6), '#b57a3a', { opacity: 0.6 })),
          path(
            'M-31 4L31 -10L25 46Q24 50 16 50H-16Q-24 50 -26 44Z',
            linear(
              [
                [0, '#f6efe2'],
                [1, '#d7cbb8'],
              ],
              20,
            ),
          ),
          path('M-31 4L31 -10L30 0L-30 14Z', '#c03a0b'),
          line('M-22 22L26 12M-20 36L24 28', '#c03a0b', 2, 0.35),
        ],
        { turn: 14, scale: 1.12 },
      ),
    ],
    { back: [at(42, 82, citrusWedge(32), { turn: 16 }), at(160, 118, glyph('pickle', 0, 0, 40, { turn: 10 }))] },
  ),
  'shawarma-plate': dish(
    [
      shadow(100, 152, 76),
      platter(
        100,
        114,
        78,
        [
          at(-34, 2, rice(30, 30, '#f6dc9b', 'shawrice', '#e8a73a')),
          scatter('shawmeat', 26, { x: 20, y: -10, rx: 36, ry: 20 }, ({ x, y, i, rand }) =>
            at(x, y, meatSlice(24, 9, ['#8a4d24', '#a3612e', '#74401e'][i % 3], '#c48a4e'), { turn: rand(-40, 40) }),
          ),
          at(46, 14, ellipse(0, 0, 14, 8, '#fffaf0') + swirl(11, 6, '#fffaf0')),
          at(
            14,
            16,
            [-8, 0, 8].map((dx) => at(dx, 0, strip(16, '#c93b78', 4.4, 0.1), { turn: 70 + dx * 3 })),
          ),
          at(-46, 18, tomatoSlice(10), { squash: 0.6 }),
          at(-26, 22, cucumberSlice(9), { squash: 0.6 }),
          at(10, -30, parsley(15)),
        ],
        ware.white,
      ),
    ],
    { back: [at(160, 62, flatbread('shawb', 26, 20, '#ecc68a'), { turn: -16 }), at(34, 70, citrusWedge(30), { turn: 14 })] },
  ),
  'chicken-skewers': dish(
    [
      shadow(100, 150, 76),
      board(
        100,
        116,
        152,
        60,
        [
          ...[-22, -3, 16].map((y, i) =>
            at(
              2 + i * 3,
              y - 10,
              skewer(
                150,
                [0, 1, 2, 3, 4, 5, 6].map((k) =>
                  k % 2 === 0 ? grilledCube(`tw${i}${k}`, ['#e09a42', '#d5883a', '#e6a650'][i]) : pepperPiece(['#d8402a', '#5d9a37', '#f0b32b'][(k + i) % 3] ?? '#d8402a'),
                ),
              ),
              { turn: -9 },
            ),
          ),
          at(-58, 12, parsley(16)),
        ],
        ware.walnut,
      ),
    ],
    {
      back: [at(44, 60, citrusWedge(34), { turn: 14 })],
      front: [at(150, 76, [ellipse(0, 6, 17, 11, '#c9bda8'), ellipse(0, 3, 17, 11, '#f7f2ea'), ellipse(0, 3, 13, 8, '#fffdf4'), at(0, 3, swirl(10, 6, '#f6efdc'))])],
    },
  ),
  'kofta-skewers': dish(
    [
      shadow(100, 152, 76),
      platter(
        100,
        116,
        78,
        [
          at(0, 0, flatbread('koftabread', 60, 22, '#edc88d', 8)),
          ...[-18, 0, 18].map((y, i) => at(0, y - 14, skewer(150, [koftaPiece(`kf${i}a`), koftaPiece(`kf${i}b`)], '#b9bec4'), { turn: 8 })),
          at(-44, 12, onionRing(10), { squash: 0.7 }),
          at(-30, 18, onionRing(9), { squash: 0.7 }),
          at(-52, 2, parsley(13)),
          at(40, 18, parsley(14)),
          scatter('sumac2', 14, { x: -40, y: 12, rx: 20, ry: 8 }, ({ x, y }) => circle(x, y, 1, '#8c1d33')),
        ],
        ware.slate,
      ),
    ],
    { back: [glyph('tomato', 42, 68, 34), at(160, 66, chilli(34, '#5c9a32'), { turn: -30 })] },
  ),
  'mixed-grill': dish(
    [
      shadow(100, 158, 80),
      platter(
        100,
        118,
        82,
        [
          at(0, 2, flatbread('mixb', 66, 25, '#ecc689', 6)),
          at(
            -30,
            -18,
            skewer(
              92,
              [0, 1, 2, 3].map((k) => grilledCube(`mx${k}`, '#dd9440')),
            ),
            { turn: -22 },
          ),
          at(8, -26, skewer(96, [koftaPiece('mxk1'), koftaPiece('mxk2')], '#b9bec4'), { turn: -16 }),
          ...[0, 1].map((i) =>
            at(36 + i * 17, -12 + i * 12, [
              line('M6 6L25 -17', '#f3e8d5', 6),
              circle(26, -19, 4.6, '#fbf3e3'),
              charred(blob(`mxl${i}`, 15, 12, 0.1, 9), round('#8a4626', 1.5), 8, 30, 22),
            ]),
          ),
          at(-44, 10, drumstick(38, '#c06a2c'), { turn: -30 }),
          at(-14, 12, tomatoHalf(11)),
          at(12, 16, tomatoHalf(11)),
          at(36, 19, chilli(28, '#5c9a32'), { turn: -8 }),
          at(-24, 20, parsley(13)),
          at(0, 4, parsley(12)),
        ],
        ware.copper,
      ),
    ],
    { back: [at(36, 66, citrusWedge(32), { turn: 10 })] },
  ),
  'charcoal-chicken-leg': dish(
    [
      shadow(100, 152, 74),
      plate(
        100,
        114,
        74,
        [
          ...[
            [-44, 6],
            [-34, 18],
            [-50, 16],
            [-20, 20],
          ].map(([x = 0, y = 0], i) => at(x, y, chunk(`cpot${i}`, 13, 9, '#e5b34f', 0.45))),
          at(2, -20, [drumstick(88, '#b5612a'), clip(ellipse(-14, -14, 24, 24, '#000'), line('M-44 -30L-2 12M-34 -42L10 4M-20 -50L22 -6', '#5a2710', 4, 0.55))], {
            turn: -6,
            flip: true,
          }),
          at(44, 14, ellipse(0, 2, 16, 9, '#cfc4b0') + ellipse(0, 0, 16, 9, '#fffaf0') + at(0, 0, swirl(12, 6, '#f8f1de'))),
          at(-10, 20, parsley(14)),
          at(24, 22, parsley(11)),
        ],
        ware.white,
      ),
    ],
    { back: [at(40, 72, citrusWedge(32), { turn: 12 }), glyph('garlic', 162, 66, 34, { turn: 10 })] },
  ),
  'roast-chicken': dish(
    [
      shadow(100, 154, 76),
      platter(
        100,
        118,
        78,
        [
          scatter('rcsalad', 9, { x: 0, y: 8, rx: 62, ry: 16 }, ({ x, y, i, rand }) => at(x, y, saladLeaf(`rc${i}`, 30, ['#7db647', '#5f9f3a'][i % 2]), { turn: rand(-60, 60) })),
          at(0, -22, [
            path(
              'M-52 14C-62 -8 -46 -36 -14 -38C10 -44 44 -36 52 -10C58 8 50 26 24 30H-24C-40 30 -48 26 -52 14Z',
              radial(
                [
                  [0, '#e9a852'],
                  [0.5, '#cf7f32'],
                  [1, '#8f4a1b'],
                ],
                0.4,
                0.3,
                0.75,
              ),
            ),
            path('M-34 -20C-20 -34 6 -34 18 -30', 'none', { stroke: '#fff', width: 5, opacity: 0.4 }),
            path(
              'M16 0C22 -22 48 -24 54 -6C58 8 48 20 34 20C22 20 12 14 16 0Z',
              radial(
                [
                  [0, '#e6a04a'],
                  [0.6, '#c87630'],
                  [1, '#99521f'],
                ],
                0.4,
                0.3,
                0.7,
              ),
            ),
            line('M48 10L66 22', '#f3e8d5', 6),
            circle(69, 22, 4.4, '#fbf3e3'),
            circle(67, 27, 4.2, '#eadfca'),
            path(
              'M-46 4C-40 -14 -18 -14 -10 0C-6 10 -18 22 -32 20C-44 18 -50 14 -46 4Z',
              radial(
                [
                  [0, '#e29b45'],
                  [0.6, '#c4722d'],
                  [1, '#964f1e'],
                ],
                0.4,
                0.3,
                0.7,
              ),
            ),
            scatter('rcherb', 26, { x: -2, y: -8, rx: 44, ry: 24 }, ({ x, y, rand }) =>
              at(x, y, ellipse(0, 0, 2, 0.9, rand() > 0.5 ? '#5d7f2e' : '#6b3413'), { turn: rand(0, 180) }),
            ),
          ]),
          at(-54, 8, citrusSlice(12), { squash: 0.7 }),
          at(-36, 18, citrusSlice(12), { squash: 0.7 }),
          at(44, 16, cherryTomato(8)),
          at(58, 8, cherryTomato(7)),
          at(28, 20, cherryTomato(7)),
        ],
        ware.white,
      ),
    ],
    { back: [glyph('herb', 40, 66, 36, { turn: -30 })] },
  ),
  'chicken-kabsa': dish(
    [
      shadow(100, 154, 76),
      platter(
        100,
        116,
        80,
        [
          at(0, 10, rice(64, 42, '#f2b956', 'kabsa', '#d98a2f')),
          scatter('kabsac', 14, { x: 0, y: 0, rx: 54, ry: 18 }, ({ x, y, rand }) => at(x, y, strip(10, '#e8752a', 2.6), { turn: rand(0, 180) })),
          at(-14, -26, drumstick(54, '#b9652a'), { turn: -18 }),
          at(28, -18, drumstick(46, '#a95a26'), { turn: 34 }),
          ...[
            [-44, 4],
            [-30, 12],
            [0, 10],
            [14, 2],
            [44, 6],
            [-52, 12],
          ].map(([x = 0, y = 0], i) => at(x, y, nut(10, i % 2 === 0 ? '#e7c58d' : '#c98a45'), { turn: i * 47 })),
          ...[
            [-20, 4],
            [26, 12],
            [52, 10],
            [-40, -6],
          ].map(([x = 0, y = 0]) => at(x, y, ellipse(0, 0, 4, 3, round('#4a2f3a', 1.3)))),
          at(4, -6, parsley(14)),
          at(-50, -2, parsley(11)),
        ],
        ware.celadon,
      ),
    ],
    { back: [at(38, 64, citrusWedge(30), { turn: 10 }), at(162, 64, cherryTomato(13, '#e33a2c', true))] },
  ),
  'lentil-soup': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 68, {
        colour: ware.cream,
        band: '#c4673a',
        depth: 48,
        fill: radial([
          [0, '#f3a83a'],
          [0.7, '#e8962a'],
          [1, '#c97617'],
        ]),
        inside: [
          line('M-34 2C-24 -16 10 -14 14 0S-8 16 -16 6S10 -6 26 4', '#fff3d8', 3.6, 0.95),
          flecks('lentil', 30, 52, 21, ['#b5361c', '#d2561f', '#f9c767'], 1.3),
          at(28, -8, parsley(14)),
          at(36, 2, parsley(11)),
          at(-38, 10, crouton(10)),
          at(-28, 16, crouton(9)),
          at(-44, 0, crouton(9)),
        ],
      }),
      steam(100, 58, 24),
    ],
    { back: [at(160, 70, citrusWedge(34), { turn: -14 })] },
  ),
  'grilled-halloumi': dish(
    [
      shadow(100, 152, 72),
      plate(
        100,
        114,
        72,
        [
          scatter('hallsalad', 9, { x: 0, y: 6, rx: 54, ry: 18 }, ({ x, y, i, rand }) =>
            at(x, y, saladLeaf(`hl${i}`, 28, ['#6cab3f', '#4f9236', '#8cc152'][i % 3]), { turn: rand(-60, 60) }),
          ),
          ...[
            [-30, -2, -12],
            [-8, -12, -6],
            [14, -18, 4],
            [34, -8, 12],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              rect(-19, -13 + 5, 38, 27, 4, '#b98d4c') +
                charred(
                  'M-19 -10Q-19 -13 -16 -13H16Q19 -13 19 -10V10Q19 13 16 13H-16Q-19 13 -19 10Z',
                  linear([
                    [0, '#fbe9bd'],
                    [1, '#eec77d'],
                  ]),
                  10,
                  18,
                  30,
                  '#8a4f1e',
                ),
              { turn: turn + i },
            ),
          ),
          at(-44, 14, tomatoHalf(10)),
          at(2, 18, tomatoHalf(10)),
          at(42, 14, tomatoHalf(9)),
          at(20, 20, olive(7, '#4f3d46')),
          at(-20, 20, olive(7, '#4f3d46')),
          at(10, -28, sprig(20)),
        ],
        ware.clay,
      ),
    ],
    { back: [at(42, 66, citrusWedge(32), { turn: 10 })] },
  ),
  baklava: dish(
    [
      shadow(100, 152, 68),
      plate(
        100,
        116,
        70,
        [
          ...[
            [-30, -2],
            [30, 0],
            [0, 14],
            [0, -18],
            [-2, -42],
          ]
            .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
            .map(([x = 0, y = 0]) =>
              at(x, y, [
                path('M-27 0L0 -13L27 0V14L0 28L-27 14Z', '#a9642a'),
                path(
                  'M-27 0L0 13V28L-27 14Z',
                  linear([
                    [0, '#d9993f'],
                    [1, '#b87228'],
                  ]),
                ),
                path(
                  'M27 0L0 13V28L27 14Z',
                  linear([
                    [0, '#c07f31'],
                    [1, '#94541d'],
                  ]),
                ),
                line('M-27 4L0 17L27 4M-27 8L0 21L27 8M-27 11.5L0 24.5L27 11.5', '#f4d38c', 1.2, 0.75),
                path(
                  'M-27 0L0 -13L27 0L0 13Z',
                  linear([
                    [0, '#f4c669'],
                    [1, '#dc9a3b'],
                  ]),
                ),
                at(0, 0, path(blob('pist', 9, 4.6, 0.2, 9), '#5f8f2e') + flecks('pist2', 12, 8, 4, ['#8fbf4a', '#4a7826', '#b3d672'], 1.4)),
                gloss(-10, -4, 9, 3, 0.5),
              ]),
            ),
        ],
        ware.navy,
        '#e0b95a',
      ),
    ],
    { back: [glyph('honey-pot', 158, 64, 42)], front: [at(44, 76, nut(15, '#93b653'), { turn: 30 }), at(30, 86, nut(14, '#a5c163'), { turn: -40 })] },
  ),
  kunafa: dish(
    [
      shadow(100, 152, 72),
      plate(
        100,
        114,
        72,
        [
          ellipse(0, 6, 52, 25, '#b9561a'),
          ellipse(0, -6, 52, 25, '#f7e5bb'),
          path(
            'M-52 -6V4A52 25 0 0 0 52 4V-6Z',
            linear([
              [0, '#fbeecb'],
              [1, '#e0832a'],
            ]),
          ),
          ellipse(
            0,
            -10,
            52,
            25,
            radial([
              [0, '#f7a53a'],
              [0.7, '#ee8a25'],
              [1, '#d06a14'],
            ]),
          ),
          clip(ellipse(0, -10, 52, 25, '#000'), shreds('kunafa', 120, 52, 25, ['#fbb955', '#d8721b', '#f39c35', '#c8640f'], 12, 1.3)),
          at(0, -11, path(blob('kpist', 30, 12, 0.1, 12), '#6d9b35') + flecks('kpist2', 50, 28, 11, ['#95c14e', '#4f7e28', '#b8d97a'], 1.7)),
          gloss(-24, -20, 18, 6, 0.5),
        ],
        ware.white,
      ),
    ],
    { back: [at(42, 72, nut(15, '#93b653'), { turn: -20 }), at(160, 72, nut(15, '#a5c163'), { turn: 40 })] },
  ),
};
