import { dish } from '../compose.ts';
import { crouton } from '../draw/bread.ts';
import { tone } from '../draw/colour.ts';
import { eggHalf } from '../draw/dairy.ts';
import { dishTop, pan, plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { prawn } from '../draw/fish.ts';
import { bananaSlice, berry, citrusSlice, citrusWedge, limeWedge, strawberryHalf } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley, saladLeaf, scallion, sprig } from '../draw/herbs.ts';
import { charred, chunk, crispy, skewer } from '../draw/meat.ts';
import { rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { fries } from '../draw/snacks.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { swirl, zigzag } from '../draw/sweets.ts';
import { asparagus, avocadoFan, chickpea, chilli, coin, cube, cucumberSlice, olive, onionRing, pea, radishSlice, seed, shreds, strip } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf } from '../draw/tomatoes.ts';

const leaves = (id: string, count: number, rx: number, ry: number, colours: readonly string[], size = 34, y = -8): Svg =>
  scatter(id, count, { x: 0, y, rx, ry }, ({ x, y: py, i, rand }) => at(x, py, saladLeaf(`${id}${i}`, size, colours[i % colours.length]), { turn: rand(-60, 60) }));
const shell = (size: number): Svg =>
  path(
    `M0 ${size * 0.5}C${-size * 0.7} ${size * 0.36} ${-size * 0.62} ${-size * 0.4} 0 ${-size * 0.52}C${size * 0.62} ${-size * 0.4} ${size * 0.7} ${size * 0.36} 0 ${size * 0.5}Z`,
    linear(
      [
        [0, '#3d4a63'],
        [1, '#1c2230'],
      ],
      60,
    ),
  ) +
  path(`M${-size * 0.36} ${size * 0.1}Q0 ${-size * 0.2} ${size * 0.36} ${size * 0.1}M${-size * 0.28} ${-size * 0.14}Q0 ${-size * 0.36} ${size * 0.28} ${-size * 0.14}`, 'none', {
    stroke: '#6f7f9c',
    width: size * 0.05,
    opacity: 0.8,
  });
const mussel = (size: number): Svg =>
  shell(size) +
  at(
    0,
    size * 0.04,
    path(
      blob('mussel', size * 0.3, size * 0.36, 0.1, 9),
      linear([
        [0, '#d9dfe8'],
        [1, '#aab6c6'],
      ]),
    ),
  ) +
  at(
    0,
    size * 0.06,
    path(blob('mussel2', size * 0.2, size * 0.27, 0.14, 9), soft('#f0a24a', 1.4)) +
      line(`M${-size * 0.08} ${-size * 0.14}Q${size * 0.08} 0 ${-size * 0.04} ${size * 0.2}`, '#b8641c', size * 0.05),
  );

export const bowls = {
  'caesar-salad': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 70, {
        colour: ware.walnut,
        depth: 48,
        fill: '#8cc152',
        pile: [
          leaves('caesar', 13, 54, 22, ['#a9d36a', '#8cc152', '#c3e08d'], 40),
          ...[
            [-30, -8],
            [-4, -20],
            [28, -12],
            [8, 6],
          ].map(([x = 0, y = 0], i) => at(x, y, charred(blob(`caes${i}`, 18, 8.6, 0.08, 10), round('#e6b36a', 1.3), 8, 20, 22, '#8f5320'), { turn: i * 24 - 30 })),
          ...[
            [-44, 2],
            [44, -2],
            [-16, 8],
            [20, -26],
            [34, 8],
            [-20, -24],
          ].map(([x = 0, y = 0], i) => at(x, y, crouton(13), { turn: i * 37 })),
          scatter('parm', 11, { x: 0, y: -10, rx: 44, ry: 18 }, ({ x, y, rand }) =>
            at(x, y, path('M-10 1Q0 -5 10 0Q0 4 -10 1Z', '#fff3cf', { stroke: '#e6cf95', width: 0.7 }), { turn: rand(0, 180) }),
          ),
          at(0, -8, zigzag(72, 18, '#fffaf0', 7, 2.6)),
        ],
      }),
    ],
    { back: [glyph('cheese-wedge', 160, 60, 38)] },
  ),
  'greek-salad': dish(
    [
      shadow(100, 154, 74),
      plate(
        100,
        112,
        74,
        [
          leaves('greek', 7, 50, 16, ['#6cab3f', '#8cc152'], 36, 2),
          ...[
            [-40, 0],
            [-18, 10],
            [34, 6],
            [46, -6],
            [8, 14],
            [-30, -16],
            [28, -18],
          ].map(([x = 0, y = 0], i) => at(x, y, i % 2 === 0 ? tomatoHalf(13) : cucumberSlice(12), { turn: i * 12 })),
          ...[
            [-6, -4],
            [20, -2],
            [-50, 8],
            [44, 10],
          ].map(([x = 0, y = 0]) => at(x, y, olive(8, '#4a3548'))),
          at(-14, 2, onionRing(12), { squash: 0.7 }),
          at(30, -6, onionRing(11), { squash: 0.7 }),
          at(-34, -8, strip(24, '#5d9a37', 5, 0.6), { turn: 30 }),
          at(2, -24, [
            path('M-28 -2L-4 -12L28 -4L4 8Z', '#fffef9'),
            path('M-28 -2L4 8V22L-28 12Z', '#f3ecdd'),
            path('M28 -4L4 8V22L28 10Z', '#ddd2be'),
            flecks('oregano', 22, 20, 6, ['#5d7f2e', '#7b9a45'], 1.5),
            gloss(-6, -4, 12, 4, 0.6),
          ]),
          at(0, -32, sprig(14, '#5d8f3a')),
        ],
        ware.navy,
      ),
    ],
    { back: [at(160, 64, glyph('olive', 0, 0, 46))] },
  ),
  'quinoa-bowl': dish([
    shadow(100, 166, 60),
    dishTop(
      100,
      102,
      68,
      '#e6c993',
      [
        scatter('quinoa', 150, { rx: 56, ry: 56 }, ({ x, y, rand }) => circle(x, y, rand(1.3, 2), ['#f6e3b8', '#d3ac6b', '#a85a3c'][Math.floor(rand(0, 2.99))] ?? '#f6e3b8')),
        at(
          -30,
          -26,
          scatter('qb1', 20, { rx: 18, ry: 16 }, ({ x, y }) => at(x, y, chickpea(5.4))),
        ),
        at(
          30,
          -28,
          [0, 1, 2, 3, 4].map((i) => at(i * 9 - 18, (i % 2) * 6 - 2, cube(16, '#f08a33'), { turn: i * 7 })),
        ),
        at(36, 14, shreds('qb2', 44, 17, 18, ['#8a2f6b', '#b85a9a', '#d99ac6'], 18, 3.4)),
        at(-36, 16, leaves('qb3', 7, 16, 18, ['#3f7a35', '#5a9a3f'], 24, 0)),
        at(2, 34, avocadoFan(30, 6, 8)),
        at(0, -2, at(0, 0, tomatoHalf(8)) + at(-12, 6, tomatoHalf(8)) + at(12, 4, tomatoHalf(8)) + at(0, 12, tomatoHalf(8))),
        scatter('qb4', 20, { rx: 46, ry: 46 }, ({ x, y, rand }) => at(x, y, seed(4.4, '#6f8f45'), { turn: rand(0, 180) })),
        at(0, -46, limeWedge(22)),
      ],
      ware.cream,
    ),
  ]),
  'salmon-poke-bowl': dish([
    shadow(100, 150, 56),
    bowl(100, 92, 74, {
      colour: '#2d6d8f',
      depth: 52,
      fill: '#fbf6ea',
      pile: [
        at(0, 6, rice(62, 18, '#fbf6ea', 'pokerice')),
        at(
          -26,
          -12,
          [0, 1, 2, 3, 4, 5, 6].map((i) => at((i % 3) * 13 - 12, Math.floor(i / 3) * 9 - 8, cube(18, ['#f5793f', '#f68d55'][i % 2]), { turn: i * 9 - 20 })),
        ),
        at(26, -16, avocadoFan(34, 5, 8)),
        at(-46, 6, shreds('pokec', 30, 15, 9, ['#f08a33', '#f7a050'], 16, 2.8)),
        at(48, 2, [cucumberSlice(10), at(-10, 6, cucumberSlice(10)), at(4, 12, cucumberSlice(9))], { squash: 0.75 }),
        at(
          8,
          10,
          scatter('edam', 14, { rx: 17, ry: 7 }, ({ x, y }) => at(x, y, pea(4.6))),
        ),
        at(-16, 14, [radishSlice(8), at(11, 2, radishSlice(8))], { squash: 0.75 }),
        at(
          2,
          -24,
          scatter('roe', 20, { rx: 10, ry: 6 }, ({ x, y }) => circle(x, y, 2.4, round('#f2622a', 1.3))),
        ),
        scatter('pokes', 24, { x: -16, y: -8, rx: 34, ry: 16 }, ({ x, y, rand }) => at(x, y, seed(3.4, rand() > 0.5 ? '#fbeecb' : '#3b3430'), { turn: rand(0, 180) })),
        at(-30, -22, scallion(12), { turn: 20 }),
        at(-12, -4, scallion(12), { turn: -40 }),
        at(36, 8, shreds('wakame', 26, 12, 6, ['#2f7a4a', '#3f9a5f', '#246a3c'], 12, 2.4)),
      ],
    }),
  ]),
  'tofu-bowl': dish([
    shadow(100, 150, 56),
    bowl(100, 94, 70, {
      colour: ware.cream,
      band: '#3f8f8c',
      depth: 50,
      fill: '#f4eddc',
      pile: [
        at(0, 8, rice(60, 20, '#fbf4e4', 'brownrice', '#d9b98a')),
        ...[
          [-30, -16],
          [-12, -22],
          [-24, -4],
          [-4, -8],
          [8, -20],
        ].map(([x = 0, y = 0], i) =>
          at(x, y, [cube(27, '#e09a42'), path('M-13.5 -6.8L0 -13.5L13.5 -6.8L0 0Z', '#f6d08c'), line('M-7 -7L3 -11M-1 -3.4L8 -8', '#a8642a', 2, 0.7)], { turn: i * 5 - 10 }),
        ),
        at(34, -14, glyph('broccoli', 0, 0, 36, { turn: 12 })),
        at(46, 4, glyph('broccoli', 0, 0, 26, { turn: 34 })),
        at(-46, 6, shreds('tofuc', 30, 14, 9, ['#a8559a', '#c98bc0', '#8a2f6b'], 16, 3)),
        at(20, 8, [coin(8, '#f08a33'), at(11, 3, coin(8, '#f39a45')), at(-8, 5, coin(8, '#f08a33'))], { squash: 0.8 }),
        at(
          -18,
          12,
          scatter('tofue', 9, { rx: 13, ry: 5 }, ({ x, y }) => at(x, y, pea(4.6))),
        ),
        scatter('tofus', 22, { x: -10, y: -10, rx: 34, ry: 16 }, ({ x, y, rand }) => at(x, y, seed(3.4), { turn: rand(0, 180) })),
        at(6, -30, scallion(13), { turn: 30 }),
        at(-16, -28, scallion(12), { turn: -20 }),
      ],
    }),
  ]),
  'acai-bowl': dish(
    [
      shadow(100, 150, 54),
      bowl(100, 94, 70, {
        colour: '#8a5a35',
        depth: 50,
        fill: radial([
          [0, '#7d3a72'],
          [0.7, '#642a5c'],
          [1, '#471b42'],
        ]),
        inside: [path('M-40 12Q-10 24 30 14', 'none', { stroke: '#8f4a84', width: 5, opacity: 0.8 })],
        pile: [
          at(
            -30,
            -12,
            [-2, -1, 0, 1, 2].map((i) => at(i * 11, Math.abs(i) * 2, bananaSlice(9), { squash: 0.8 })),
          ),
          at(
            30,
            -12,
            [
              [-12, -2],
              [4, -8],
              [14, 2],
              [0, 4],
            ].map(([x = 0, y = 0], i) => at(x, y, strawberryHalf(19), { turn: i * 30 - 30 })),
          ),
          at(
            -2,
            0,
            scatter('acaig', 40, { rx: 40, ry: 6 }, ({ x, y, rand }) =>
              at(x, y, ellipse(0, 0, rand(2, 4), rand(1.4, 2.4), ['#c98f4e', '#a66a30', '#e3b97c'][Math.floor(rand(0, 2.99))] ?? '#c98f4e'), { turn: rand(0, 180) }),
            ),
          ),
          at(-24, 12, [berry(7), at(13, 2, berry(7)), at(6, 8, berry(6.4))]),
          at(22, 12, shreds('coconut', 24, 15, 6, ['#fffaf0', '#f3e9d8'], 12, 3)),
          at(0, -22, sprig(18)),
          scatter('chia', 20, { x: 0, y: 6, rx: 46, ry: 14 }, ({ x, y }) => circle(x, y, 0.9, '#1f1720')),
        ],
      }),
    ],
    { back: [glyph('blueberries', 160, 62, 38)] },
  ),
  'pumpkin-soup': dish([
    shadow(100, 150, 56),
    bowl(100, 94, 70, {
      colour: ware.forest,
      depth: 50,
      fill: radial([
        [0, '#f7a93e'],
        [0.7, '#ee8c22'],
        [1, '#cc6c12'],
      ]),
      inside: [at(-4, 4, path('M-38 2C-34 -14 -6 -18 6 -8S16 14 2 14S-12 2 2 0', 'none', { stroke: '#fff1d6', width: 5.4 }))],
      pile: [
        ...[
          [22, -8, 20],
          [30, 0, -30],
          [38, -6, 60],
          [26, 8, 90],
          [14, 2, -10],
          [34, 8, 10],
        ].map(([x = 0, y = 0, turn = 0]) => at(x, y, [path('M0 -6.4Q4.4 0 0 6.4Q-4.4 0 0 -6.4Z', soft('#7f9a45', 1.4))], { turn })),
        at(-36, -8, crouton(12), { turn: 14 }),
        at(-46, 2, crouton(11), { turn: -20 }),
        at(-30, 8, crouton(11), { turn: 40 }),
        at(4, -18, leaf(18, '#7f9a63', 0.5), { turn: 60 }),
        at(14, -20, leaf(16, '#93ad74', 0.5), { turn: 20 }),
      ],
    }),
    steam(100, 54, 24),
  ]),
  'tomato-soup': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 68, {
        colour: ware.white,
        ears: true,
        depth: 50,
        fill: radial([
          [0, '#ec4e32'],
          [0.7, '#d83620'],
          [1, '#af2212'],
        ]),
        inside: [at(0, 4, swirl(46, 19, '#e04229')), at(-2, 2, path(blob('tomcream', 13, 6, 0.1, 10), '#fff3e0'))],
        pile: [at(-6, 0, leaf(21, '#3f8f35', 0.62), { turn: -40 }), at(8, -2, leaf(22, '#4fa040', 0.62), { turn: 36 }), flecks('tompep', 24, 48, 18, ['#5d2418', '#f3a08c'], 1.1)],
      }),
      steam(100, 54, 24),
    ],
    { back: [at(158, 62, [path('M-20 18L-16 -16Q0 -26 16 -16L20 18Z', '#8f5320'), path('M-17 15L-14 -14Q0 -23 14 -14L17 15Z', soft('#e9b566'))], { turn: 16 })] },
  ),
  'fish-and-chips': dish([
    shadow(100, 160, 66),
    paper(100, 112, [
      at(24, 4, fries('fishfries', 60, 60, '#f3bd45', 12)),
      at(-22, -16, [crispy('fishbig', 46, 17, '#d9922f'), line('M-34 -6Q-6 -14 28 -8', '#f7d08a', 3, 0.7), gloss(-12, -6, 22, 6, 0.35)], { turn: -24 }),
      at(-10, 2, [crispy('fishbig2', 42, 15, '#e3a23f'), gloss(-8, -5, 18, 5, 0.35)], { turn: -12 }),
    ]),
    at(146, 118, citrusWedge(32), { turn: 14 }),
    at(62, 128, [ellipse(0, 0, 16, 8, '#fffaf0'), flecks('tartar', 10, 12, 5, ['#7fae45'], 1.4)]),
  ]),
  'grilled-sea-bass': dish([
    shadow(100, 150, 76),
    at(
      97,
      114,
      platter(
        0,
        0,
        86,
        [
          at(0, 4, leaves('bass', 6, 60, 12, ['#6cab3f', '#8cc152'], 30, 8)),
          at(0, -8, [
            path(
              'M62 -4L84 -22Q86 -8 80 0Q88 8 86 20L62 8Z',
              linear([
                [0, '#8f9aa6'],
                [1, '#6a7480'],
              ]),
            ),
            path(
              'M-74 4C-60 -22 -20 -30 20 -24C44 -20 58 -10 66 0C56 12 40 22 14 24C-24 28 -60 22 -74 4Z',
              linear([
                [0, '#9aa7b2'],
                [0.4, '#c3ccd3'],
                [0.7, '#e3e4e0'],
                [1, '#b9ae9a'],
              ]),
            ),
            clip(path('M-74 4C-60 -22 -20 -30 20 -24C44 -20 58 -10 66 0C56 12 40 22 14 24C-24 28 -60 22 -74 4Z', '#000'), [
              line('M-32 -30Q-38 0 -30 28', '#7d8994', 2.6, 0.8),
              scatter('scales', 40, { x: 14, y: 0, rx: 48, ry: 20 }, ({ x, y }) => path(`M${x - 4} ${y}q4 -4 8 0`, 'none', { stroke: '#7d8994', width: 1, opacity: 0.55 })),
              line('M-12 -26l14 50M12 -26l14 50M36 -24l12 44', '#4a2f1e', 4.4, 0.7),
              rect(-80, 12, 160, 20, 0, '#d9a55c', { opacity: 0.25 }),
            ]),
            path('M0 -26Q16 -40 36 -20', soft('#8491a0')),
            path('M-2 20Q8 32 22 22', soft('#9aa7b2')),
            circle(-56, -2, 6, '#f3f0e6'),
            circle(-56, -2, 3.4, '#23262b'),
            circle(-57, -3.4, 1.1, '#fff'),
            line('M-72 8Q-64 10 -60 7', '#6a7480', 2),
            at(4, 2, citrusSlice(12), { squash: 0.9 }),
            at(24, 2, citrusSlice(12), { squash: 0.9 }),
            at(-14, -2, parsley(13)),
            at(42, 4, parsley(12)),
          ]),
          at(-60, 12, cherryTomato(8)),
          at(-48, 18, cherryTomato(7)),
          at(60, 14, citrusWedge(24), { turn: -10 }),
        ],
        ware.white,
        0.4,
      ),
      { scale: 0.92 },
    ),
  ]),
  'salmon-fillet': dish([
    shadow(100, 154, 72),
    plate(
      100,
      114,
      74,
      [
        ...[-18, -6, 6, 18].map((x, i) => at(x + 34, -8 + i * 2, asparagus(54, ['#6fa03d', '#7fb04a'][i % 2]), { turn: 40 + i * 4 })),
        at(-12, -10, [
          at(0, 9, path('M-46 -2Q-48 -20 -30 -22L32 -26Q46 -24 46 -8Q46 10 34 14L-30 20Q-46 20 -46 -2Z', '#b9532a')),
          path(
            'M-46 -2Q-48 -20 -30 -22L32 -26Q46 -24 46 -8Q46 10 34 14L-30 20Q-46 20 -46 -2Z',
            linear([
              [0, '#f9a26f'],
              [0.5, '#f3834a'],
              [1, '#dd6630'],
            ]),
          ),
          clip(path('M-46 -2Q-48 -20 -30 -22L32 -26Q46 -24 46 -8Q46 10 34 14L-30 20Q-46 20 -46 -2Z', '#000'), [
            line('M-40 24Q-30 0 -26 -24M-24 24Q-14 0 -10 -26M-8 24Q2 0 6 -26M8 22Q18 0 22 -28M24 20Q34 0 38 -28', '#fcc9a6', 2.4, 0.9),
            ellipse(0, -24, 50, 8, '#8f3f14', { opacity: 0.35 }),
          ]),
          flecks('salmonpep', 26, 38, 16, ['#5d2f18', '#4f9236'], 1.2),
          at(-4, -10, citrusSlice(13), { squash: 0.8 }),
          at(16, -8, citrusSlice(12), { squash: 0.8 }),
          at(-20, -8, at(0, 0, parsley(15))),
        ]),
        at(-46, 14, [ellipse(0, 0, 17, 8, '#f8eec2'), swirl(13, 6, '#f8eec2')]),
        at(20, 20, cherryTomato(7)),
        at(6, 22, cherryTomato(6.4)),
      ],
      ware.ink,
    ),
  ]),
  'grilled-prawns': dish([
    shadow(100, 164, 60),
    pan(
      100,
      102,
      62,
      radial([
        [0, '#e9a23a'],
        [0.8, '#c9771f'],
        [1, '#9a5513'],
      ]),
      [
        ...[0, 51, 103, 154, 206, 257, 309].map((a, i) =>
          at(Math.cos((a * Math.PI) / 180) * 34, Math.sin((a * Math.PI) / 180) * 34, prawn(40, ['#ee6f47', '#f2825a'][i % 2]), { turn: a + 60 }),
        ),
        at(0, 0, citrusSlice(15)),
        scatter('gpg', 26, { rx: 48, ry: 48 }, ({ x, y, rand }) => at(x, y, rect(-2, -1.4, 4, 2.8, 1, '#fbefc9'), { turn: rand(0, 180) })),
        scatter('gpc', 10, { rx: 48, ry: 48 }, ({ x, y }) => ellipse(x, y, 2, 1.6, '#c9301d')),
        ...[
          [-18, -44],
          [44, -14],
          [-46, 10],
          [16, 46],
          [20, -16],
          [-14, 18],
        ].map(([x = 0, y = 0]) => at(x, y, parsley(13))),
      ],
    ),
  ]),
  lobster: dish([
    shadow(100, 154, 78),
    platter(
      100,
      118,
      82,
      [
        at(0, 4, leaves('lobl', 8, 58, 14, ['#6cab3f', '#8cc152', '#a9d36a'], 32, 6)),
        at(0, -22, glyph('lobster', 0, 0, 112, { turn: -78 })),
        at(-54, 12, citrusWedge(28), { turn: -10 }),
        at(50, 12, citrusWedge(26), { turn: 14 }),
        at(30, 18, at(0, 0, [ellipse(0, 4, 14, 7.6, '#c9bda8'), ellipse(0, 0, 14, 7.6, '#fbf7ef'), ellipse(0, 0.6, 11, 5.6, soft('#f8cf5a'))])),
      ],
      ware.white,
      0.4,
    ),
  ]),
  'mussels-pot': dish(
    [
      shadow(100, 156, 60),
      bowl(100, 98, 70, {
        colour: '#2f4c78',
        ears: true,
        depth: 52,
        foot: false,
        fill: radial([
          [0, '#f0d9a2'],
          [1, '#cfa860'],
        ]),
        pile: [
          ...[
            [-40, -4, -60],
            [-20, -18, -20],
            [6, -24, 10],
            [32, -16, 40],
            [46, 0, 80],
            [-26, 6, -100],
            [-2, -4, 30],
            [20, 4, -30],
            [2, 14, 120],
          ].map(([x = 0, y = 0, turn = 0], i) => at(x, y, i % 3 === 1 ? shell(36) : mussel(37), { turn })),
          ...[
            [-10, -12],
            [26, -6],
            [-36, 8],
            [12, 8],
          ].map(([x = 0, y = 0]) => at(x, y, parsley(13))),
          at(-14, 10, chilli(20), { turn: 24 }),
        ],
      }),
      steam(100, 48, 22),
    ],
    { back: [at(40, 66, citrusWedge(32), { turn: 12 })] },
  ),
  paella: dish([
    shadow(100, 164, 62),
    pan(
      100,
      102,
      66,
      radial([
        [0, '#f7c542'],
        [0.8, '#eeab25'],
        [1, '#cf8814'],
      ]),
      [
        scatter('paellarice', 150, { rx: 56, ry: 56 }, ({ x, y, rand }) =>
          at(x, y, rect(-2.8, -1.1, 5.6, 2.2, 1.1, ['#fbd872', '#e09a1a', '#f8c948'][Math.floor(rand(0, 2.99))] ?? '#fbd872'), { turn: rand(0, 180) }),
        ),
        scatter('paellapea', 16, { rx: 50, ry: 50 }, ({ x, y }) => at(x, y, pea(4))),
        scatter('paellapep', 10, { rx: 48, ry: 48 }, ({ x, y, rand }) => at(x, y, strip(18, '#d8321f', 5.4, 0.4), { turn: rand(0, 180) })),
        ...[20, 110, 200, 290].map((a) => at(Math.cos((a * Math.PI) / 180) * 34, Math.sin((a * Math.PI) / 180) * 34, prawn(34, '#ee6f47'), { turn: a })),
        ...[65, 155, 245, 335].map((a) => at(Math.cos((a * Math.PI) / 180) * 38, Math.sin((a * Math.PI) / 180) * 38, mussel(28), { turn: a + 90 })),
        at(0, 0, [citrusWedge(24), at(2, 14, citrusWedge(20), { turn: 180 })]),
        at(-20, -20, parsley(12)),
        at(24, 22, parsley(12)),
      ],
      'ears',
      '#4a4645',
    ),
  ]),
  'jollof-rice': dish(
    [
      shadow(100, 154, 74),
      plate(
        100,
        114,
        76,
        [
          at(-6, 10, rice(54, 44, '#e8652a', 'jollof', '#f28f45')),
          scatter('jolpep', 10, { x: -8, y: -6, rx: 40, ry: 18 }, ({ x, y, rand }) => at(x, y, strip(13, rand() > 0.5 ? '#5d9a37' : '#c9301d', 4, 0.4), { turn: rand(0, 180) })),
          scatter('jolpea', 9, { x: -8, y: -6, rx: 40, ry: 18 }, ({ x, y }) => at(x, y, pea(3.8))),
          at(34, -12, [
            chunk('jolch', 24, 17, '#a3562a', 0.4),
            line('M16 10L28 20', '#f3e8d5', 6),
            circle(30, 21, 4, '#fbf3e3'),
            flecks('jolch2', 10, 16, 10, ['#6b3013', '#d9934f'], 1.4),
          ]),
          ...[
            [-48, 14],
            [-34, 20],
            [-20, 23],
          ].map(([x = 0, y = 0], i) =>
            at(x, y, [ellipse(0, 3, 13, 7, '#a8651a'), ellipse(0, 0, 13, 7.4, soft('#eeb33a', 1.3)), ellipse(0, 0, 6, 2.4, '#c98622', { opacity: 0.7 })], { turn: -20 + i * 16 }),
          ),
          at(46, 14, cucumberSlice(9), { squash: 0.7 }),
          at(32, 18, tomatoHalf(9)),
          at(-6, -34, parsley(15)),
          at(-16, -28, onionRing(9), { squash: 0.6 }),
        ],
        ware.forest,
      ),
    ],
    { back: [at(42, 64, glyph('hot-pepper', 0, 0, 36, { turn: -16 }))] },
  ),
  'egusi-fufu': dish([
    shadow(100, 152, 60),
    at(
      152,
      112,
      [
        ellipse(0, 22, 36, 7, '#2b1405', { opacity: 0.14 }),
        path(
          'M-34 8C-36 -20 -18 -30 0 -30S36 -20 34 8C32 22 -32 22 -34 8Z',
          radial(
            [
              [0, '#fffaf0'],
              [0.6, '#f6ead0'],
              [1, '#dcc79f'],
            ],
            0.4,
            0.3,
            0.75,
          ),
        ),
        path('M-20 -14Q-8 -24 8 -22', 'none', { stroke: '#fff', width: 4, opacity: 0.7 }),
      ],
      { scale: 0.95 },
    ),
    bowl(84, 96, 62, {
      colour: ware.clay,
      depth: 46,
      band: '#f0dfbd',
      fill: radial([
        [0, '#e9a02e'],
        [0.8, '#cf7d1a'],
        [1, '#a85c0f'],
      ]),
      pile: [
        scatter('egusi', 30, { x: 0, y: -2, rx: 50, ry: 18 }, ({ x, y, i }) =>
          at(x, y, path(blob(`eg${i}`, 7, 5, 0.24, 9), soft(['#f3cf6a', '#e6b84a', '#f8dc8c'][i % 3] ?? '#f3cf6a', 1.3))),
        ),
        ...[
          [-24, -8],
          [10, -12],
          [28, 2],
          [-6, 8],
        ].map(([x = 0, y = 0], i) => at(x, y, i % 2 === 0 ? chunk(`egm${i}`, 12, 8.6, '#7a4020') : prawn(24))),
        scatter('egspin', 12, { x: 0, y: -2, rx: 46, ry: 16 }, ({ x, y, rand }) => at(x, y, leaf(16, ['#2f6a2a', '#3f8535'][rand() > 0.5 ? 1 : 0], 0.7), { turn: rand(0, 360) })),
        scatter('egoil', 8, { rx: 48, ry: 17 }, ({ x, y }) => gloss(x, y, 5, 3, 0.5)),
      ],
    }),
  ]),
  'suya-skewers': dish(
    [
      shadow(100, 154, 76),
      paper(
        100,
        110,
        [
          ...[-22, -6, 10].map((y, i) =>
            at(
              0,
              y,
              skewer(
                144,
                [0, 1, 2, 3, 4].map(
                  (k) =>
                    charred(blob(`suya${i}${k}`, 13, 10, 0.12, 8), round('#9a4a22', 1.5), 8, 30, 18, '#4a1c0a') + flecks(`suyaf${i}${k}`, 8, 9, 7, ['#f0a54a', '#d9642a'], 1.3),
                ),
                '#d9b27a',
              ),
              { turn: -10 },
            ),
          ),
        ],
        '#e6d3b0',
      ),
      at(52, 132, onionRing(12), { squash: 0.7 }),
      at(70, 138, onionRing(11), { squash: 0.7 }),
      at(136, 130, tomatoHalf(12)),
      at(118, 136, tomatoHalf(10)),
      at(92, 137, cucumberSlice(9), { squash: 0.7 }),
    ],
    { back: [at(160, 62, chilli(36), { turn: -24 })] },
  ),
  'fried-plantain': dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        114,
        74,
        [
          ...[
            [-34, -2, -30],
            [-10, -18, -10],
            [20, -18, 14],
            [38, -2, 30],
            [-18, 10, -18],
            [12, 12, 10],
            [2, -4, 0],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                ellipse(0, 5, 23, 13, '#8f4a12'),
                ellipse(
                  0,
                  0,
                  23,
                  13,
                  radial([
                    [0, '#fbcf58'],
                    [0.6, '#f0a92e'],
                    [1, '#b5651a'],
                  ]),
                ),
                ellipse(-2, 0, 10, 3.4, '#d98f22', { opacity: 0.7 }),
                [-6, 0, 6].map((dx) => circle(dx, 0.6, 0.9, '#6d3d12')).join(''),
                ellipse(-8, -6, 7, 2.2, '#fff', { opacity: 0.4 }),
              ],
              { turn: turn + i },
            ),
          ),
          at(48, 14, [ellipse(0, 4, 15, 8, '#a9a294'), ellipse(0, 0, 15, 8, '#fbf7ef'), ellipse(0, 0.6, 12, 6, soft('#c9301d'))]),
          at(-6, 20, parsley(13)),
        ],
        ware.teal,
      ),
    ],
    { back: [glyph('banana', 158, 64, 46, { hue: 14, light: -0.03 })] },
  ),
  'injera-platter': dish([
    shadow(100, 164, 60),
    at(
      100,
      102,
      [
        at(0, 5, path(blob('injera', 74, 72, 0.03, 14), '#9a744f')),
        path(
          blob('injera', 74, 72, 0.03, 14),
          radial([
            [0, '#d9bb96'],
            [0.8, '#cbab84'],
            [1, '#b4906a'],
          ]),
        ),
        scatter('injeraeyes', 150, { rx: 68, ry: 66 }, ({ x, y, rand }) => ellipse(x, y, rand(0.7, 1.6), rand(0.5, 1.1), '#a3805c', { opacity: 0.7 })),
        ...[
          ['#c24a1c', 0],
          ['#e3ab35', 60],
          ['#4f7c26', 120],
          ['#8f2f16', 180],
          ['#e8d9a8', 240],
          ['#7a4a26', 300],
        ].map(([c, a], i) => {
          const t = (Number(a) * Math.PI) / 180;
          return at(Math.cos(t) * 40, Math.sin(t) * 40, [
            at(0, 2, path(blob(`wot${i}`, 19, 17, 0.1, 11), tone(String(c), -0.1))),
            path(blob(`wot${i}`, 19, 17, 0.1, 11), round(String(c), 1.2)),
            flecks(`wotf${i}`, 18, 14, 12, [tone(String(c), 0.1), tone(String(c), -0.1)], 1.8),
            gloss(-5, -6, 8, 5, 0.35),
          ]);
        }),
        path(blob('wotc', 19, 18, 0.08, 11), round('#b5391a', 1.3)),
        at(0, 0, eggHalf(22)),
        at(-18, 34, parsley(11)),
        at(20, -34, parsley(10)),
        at(
          -58,
          46,
          [
            rect(-24, -8 + 2, 48, 17, 8, '#9a744f'),
            rect(
              -24,
              -8,
              48,
              17,
              8,
              linear([
                [0, '#dcc09b'],
                [1, '#b8936a'],
              ]),
            ),
            path('M17 -4A4 4 0 0 1 21 3', 'none', { stroke: '#9a744f', width: 1.6 }),
          ],
          { turn: 30 },
        ),
        at(
          58,
          46,
          [
            rect(-24, -8 + 2, 48, 17, 8, '#9a744f'),
            rect(
              -24,
              -8,
              48,
              17,
              8,
              linear([
                [0, '#dcc09b'],
                [1, '#b8936a'],
              ]),
            ),
          ],
          { turn: -30 },
        ),
      ],
      { scale: 0.92 },
    ),
  ]),
};

function paper(x: number, y: number, content: readonly Svg[], colour = '#f3ead8'): Svg {
  return at(x, y, [
    at(0, 4, path('M-78 14L-58 -34L-10 -26L40 -38L76 -6L66 30L14 40L-50 36Z', tone(colour, -0.14))),
    path(
      'M-78 14L-58 -34L-10 -26L40 -38L76 -6L66 30L14 40L-50 36Z',
      linear(
        [
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.07)],
        ],
        30,
      ),
    ),
    line('M-58 -34L-40 4M40 -38L30 -6M66 30L40 16', tone(colour, -0.1), 1.4, 0.6),
    ...content,
  ]);
}
