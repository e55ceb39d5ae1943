import { dish } from '../compose.ts';
import { board } from '../draw/boards.ts';
import { cookie, loaf, toast, waffleGrid } from '../draw/bread.ts';
import { lettuceEdge } from '../draw/burger.ts';
import { friedEgg } from '../draw/dairy.ts';
import { pan, plate, ware } from '../draw/dishware.ts';
import { glass, iceCube, straw } from '../draw/drinks.ts';
import { cup, latteArt, paperBeaker } from '../draw/cups.ts';
import { flecks, gloss, steam } from '../draw/effects.ts';
import { fishSlice } from '../draw/fish.ts';
import { berry, citrusSlice, raspberry, strawberryHalf } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, leaf, parsley, rocket, sprig } from '../draw/herbs.ts';
import { bacon, sausage } from '../draw/meat.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { cream, drip, zigzag } from '../draw/sweets.ts';
import { doughnut, paperCup, sprinkles } from '../draw/confectionery.ts';
import { avocadoFan, bean, chilliRing, mushroomSlice, onionRing, radishSlice, seed } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf } from '../draw/tomatoes.ts';

const coffeeBean = (size: number, turn = 0): Svg =>
  at(
    0,
    0,
    ellipse(0, 0, size * 0.36, size * 0.5, soft('#5d3219', 1.5)) + path(`M0 ${-size * 0.46}Q${size * 0.16} 0 0 ${size * 0.46}`, 'none', { stroke: '#2c160b', width: size * 0.09 }),
    { turn },
  );
const croissantShape = (size: number, turn = 0): Svg => glyph('croissant', 0, 0, size, { turn });
const crumbs = (id: string, x: number, y: number, rx: number, ry: number, colour = '#d9a35a'): Svg =>
  scatter(id, 12, { x, y, rx, ry }, ({ x: px, y: py, rand }) => ellipse(px, py, rand(1, 2.4), rand(0.7, 1.4), colour));

export const cafe = {
  'full-breakfast': dish(
    [
      shadow(100, 158, 78),
      plate(
        100,
        112,
        82,
        [
          at(-38, -12, friedEgg(22, 'fb1')),
          at(-8, -22, friedEgg(21, 'fb2')),
          at(34, -20, bacon(56, 13), { turn: 10 }),
          at(38, -8, bacon(54, 13), { turn: 16 }),
          at(-44, 16, sausage(48, 15), { turn: 18 }),
          at(-26, 24, sausage(46, 15), { turn: 10 }),
          at(18, 16, [ellipse(0, 0, 26, 13, '#d8542a'), scatter('fbbeans', 20, { rx: 22, ry: 10 }, ({ x, y, rand }) => at(x, y, bean(11, '#c9743a'), { turn: rand(-40, 40) }))]),
          at(54, 8, tomatoHalf(12)),
          at(2, -2, mushroomSlice(20), { turn: -20 }),
          at(18, -4, mushroomSlice(18), { turn: 24 }),
        ],
        ware.white,
      ),
    ],
    { back: [] },
  ),
  'fried-eggs': dish([
    shadow(96, 160, 58),
    pan(
      92,
      104,
      60,
      radial([
        [0, '#4a4644'],
        [1, '#33302e'],
      ]),
      [
        scatter('feoil', 12, { rx: 46, ry: 46 }, ({ x, y, rand }) => circle(x, y, rand(1.4, 3.4), '#f3d48a', { opacity: 0.35 })),
        at(-16, -16, friedEgg(27, 'fe1')),
        at(20, 8, friedEgg(27, 'fe2')),
        at(-22, 28, [tomatoHalf(9), at(13, 6, tomatoHalf(9))]),
        at(24, -30, parsley(15)),
        at(-2, 8, chive(3)),
        scatter('fepep', 30, { rx: 42, ry: 42 }, ({ x, y }) => circle(x, y, 0.9, '#2b2018')),
        at(-40, 6, leaf(18, '#4f9236', 0.6), { turn: 40 }),
        at(2, -38, chilliRing(4.4)),
        at(34, 34, chilliRing(4.4)),
      ],
      -36,
    ),
  ]),
  'avocado-toast': dish(
    [
      shadow(100, 156, 74),
      board(
        100,
        122,
        150,
        54,
        [
          at(
            -2,
            -22,
            [
              toast(104, 74, '#d9a35c', '#8a5226'),
              path(
                blob('avospread', 41, 27, 0.08, 12),
                radial([
                  [0, '#c3d87a'],
                  [0.7, '#a3c355'],
                  [1, '#85a83f'],
                ]),
              ),
              at(-12, -4, avocadoFan(34, 5, 8.4), { turn: -16 }),
              at(22, 6, [
                ellipse(0, 2, 18, 15, '#e6dccb'),
                ellipse(
                  0,
                  0,
                  18,
                  15,
                  radial([
                    [0, '#fffefa'],
                    [1, '#f3e9d8'],
                  ]),
                ),
                path('M-10 2Q-4 -8 6 -6Q14 -2 10 6Q2 12 -6 8Z', round('#fba81e', 1.4)),
                path('M2 8Q6 20 12 22Q10 12 10 6Z', '#f7a21c'),
                ellipse(-2, -2, 3, 1.6, '#fff', { opacity: 0.6 }),
              ]),
              at(-28, 14, radishSlice(8), { squash: 0.8 }),
              at(-18, 19, radishSlice(7), { squash: 0.8 }),
              scatter('avoses', 22, { x: -4, y: 0, rx: 34, ry: 22 }, ({ x, y, i }) => (i % 2 === 0 ? circle(x, y, 1.1, '#c9301d') : at(x, y, seed(3, '#fff6df')))),
              at(6, -18, sprig(14)),
              at(34, -12, cherryTomato(6)),
              at(26, -18, cherryTomato(5.4)),
            ],
            { turn: -4 },
          ),
        ],
        ware.walnut,
      ),
    ],
    { back: [at(162, 62, citrusSlice(15, '#5c9e31', '#b9dc6c'))] },
  ),
  pancakes: dish([
    shadow(100, 158, 74),
    plate(
      100,
      124,
      74,
      [
        ...[0, 1, 2, 3, 4].map((i) =>
          at((i % 2) * 4 - 2, 4 - i * 11, [
            path(
              'M-47 -2V7A47 20 0 0 0 47 7V-2Z',
              linear([
                [0, '#f6dca4'],
                [1, '#e2b267'],
              ]),
            ),
            ellipse(
              0,
              -2,
              47,
              20,
              i === 4
                ? radial([
                    [0, '#d9923f'],
                    [0.7, '#c97f2e'],
                    [1, '#e6b164'],
                  ])
                : '#c07a2e',
            ),
            ellipse(0, 7.4, 46, 19.6, 'none', { stroke: '#b06a22', width: 1.2, opacity: 0.4 }),
          ]),
        ),
        at(0, -42, drip(70, 26, '#8f3d10', 'syrup')),
        ellipse(0, -43, 35, 13, '#a84d17'),
        gloss(-12, -46, 18, 5, 0.5),
        at(-2, -50, [rect(-12, -6 + 4, 24, 13, 3, '#dba938'), rect(-12, -9, 24, 13, 3, soft('#fbdf7d'))], { turn: -8 }),
        at(24, -46, berry(7)),
        at(34, -40, berry(6.4)),
        at(-28, -46, strawberryHalf(20), { turn: -20 }),
        at(-52, 14, berry(7)),
        at(-42, 20, berry(6)),
        at(50, 14, strawberryHalf(18), { turn: 30 }),
      ],
      ware.lilac,
    ),
  ]),
  waffles: dish([
    shadow(100, 158, 74),
    plate(
      100,
      120,
      76,
      [
        at(14, -10, waffleGrid(72, 72), { turn: 14, squash: 0.72 }),
        at(-14, -18, waffleGrid(72, 72, '#e0a04a'), { turn: -10, squash: 0.72 }),
        at(-14, -22, [cream(36, 30)]),
        at(-14, -24, zigzag(60, 26, '#6b3413', 5, 3.4)),
        at(-4, -50, strawberryHalf(20), { turn: 14 }),
        at(-40, -14, raspberry(7.4)),
        at(14, -24, raspberry(7.4)),
        at(26, -10, berry(6.6)),
        at(-30, 2, berry(6.6)),
        at(38, 4, raspberry(7)),
        at(-14, -56, sprig(15)),
        at(44, -8, sprig(12)),
        scatter('icing', 30, { x: 0, y: -8, rx: 50, ry: 24 }, ({ x, y }) => circle(x, y, 0.9, '#fff', { opacity: 0.8 })),
      ],
      ware.blue,
    ),
  ]),
  'granola-yoghurt': dish([
    shadow(100, 172, 42),
    glass(100, 168, {
      w: 88,
      h: 106,
      taper: 0.7,
      liquid: '#fffaf2',
      surface: '#fff8ec',
      level: 0.9,
      inside: [
        rect(-50, -98, 100, 20, 0, '#c98f4e'),
        scatter('grl1', 60, { x: 0, y: -86, rx: 44, ry: 9 }, ({ x, y, rand }) =>
          at(x, y, ellipse(0, 0, rand(2, 4.4), rand(1.6, 2.8), ['#a66a30', '#e3b97c', '#c98f4e', '#8a5224'][Math.floor(rand(0, 3.99))] ?? '#a66a30'), { turn: rand(0, 180) }),
        ),
        rect(-50, -62, 100, 14, 0, '#c22c50'),
        path('M-50 -62Q-30 -70 -10 -62T30 -62T60 -62V-58H-50Z', '#d6406a'),
        rect(-50, -34, 100, 16, 0, '#c98f4e'),
        scatter('grl2', 50, { x: 0, y: -26, rx: 40, ry: 8 }, ({ x, y, rand }) =>
          at(x, y, ellipse(0, 0, rand(2, 4.4), rand(1.6, 2.8), ['#a66a30', '#e3b97c', '#8a5224'][Math.floor(rand(0, 2.99))] ?? '#a66a30'), { turn: rand(0, 180) }),
        ),
        rect(-50, -14, 100, 20, 0, '#fffaf2'),
      ].join(''),
      onRim: at(0, -98, [
        path(blob('yogtop', 38, 10, 0.08, 12), '#fffaf2'),
        scatter('grl3', 30, { x: -6, y: -2, rx: 24, ry: 6 }, ({ x, y, rand }) =>
          at(x, y, ellipse(0, 0, rand(2, 4), rand(1.4, 2.6), ['#a66a30', '#e3b97c', '#c98f4e'][Math.floor(rand(0, 2.99))] ?? '#a66a30'), { turn: rand(0, 180) }),
        ),
        at(10, -12, strawberryHalf(24), { turn: 16 }),
        at(26, -4, berry(8)),
        at(-12, -10, berry(8)),
        at(-24, -4, raspberry(8)),
        at(-2, -20, sprig(16)),
      ]),
    }),
  ]),
  'salmon-bagel': dish(
    [
      shadow(100, 156, 72),
      plate(
        100,
        122,
        74,
        [
          at(0, -10, [
            path(
              'M-48 2Q-48 26 -24 28H24Q48 26 48 2Z',
              linear([
                [0, '#e0a356'],
                [1, '#a9682a'],
              ]),
            ),
            rect(-48, -4, 96, 10, 5, '#f6e0b0'),
            path(
              'M-50 -6Q-40 -12 0 -12T50 -6Q52 4 40 3Q34 10 26 3Q16 10 8 3Q-4 10 -14 3Q-24 10 -32 3Q-50 6 -50 -6Z',
              linear([
                [0, '#fffdf6'],
                [1, '#e9e0cd'],
              ]),
            ),
            at(-20, -14, fishSlice(54, 15), { turn: -5 }),
            at(18, -15, fishSlice(54, 15, '#f68a4d', '#fdd3b4'), { turn: 5 }),
            at(-2, -19, fishSlice(44, 12)),
            at(-34, -10, rocket(24), { turn: -70 }),
            at(38, -10, rocket(22, '#66a743'), { turn: 74 }),
            at(10, -19, onionRing(9), { squash: 0.5 }),
            at(-22, -20, onionRing(9), { squash: 0.5 }),
            at(0, -24, [
              path(
                'M-48 2C-50 -28 -26 -34 0 -34S50 -28 48 2Q24 8 0 8T-48 2Z',
                linear([
                  [0, '#eab566'],
                  [0.5, '#d79644'],
                  [1, '#b57430'],
                ]),
              ),
              ellipse(0, -20, 13, 5, '#8f5a24'),
              ellipse(0, -18, 12, 4, '#c98a3e'),
              scatter('bagelseeds', 44, { x: 0, y: -16, rx: 42, ry: 13 }, ({ x, y, rand, i }) =>
                Math.hypot(x / 15, (y + 19) / 6) > 1 ? at(x, y, ellipse(0, 0, 2.2, 1.2, i % 3 === 0 ? '#2f2a28' : '#fff1cc'), { turn: rand(0, 180) }) : '',
              ),
              path('M-38 -14C-32 -26 -20 -29 -10 -30', 'none', { stroke: '#fff', width: 3, opacity: 0.45 }),
            ]),
          ]),
          at(50, 12, [circle(0, 0, 3.4, round('#6d7f2c')), circle(-8, 4, 3.2, round('#6d7f2c')), circle(4, 6, 3, round('#6d7f2c'))]),
          at(-52, 10, citrusSlice(10), { squash: 0.7 }),
        ],
        ware.slate,
      ),
    ],
    { back: [] },
  ),
  'club-sandwich': dish([
    shadow(100, 158, 72),
    plate(
      100,
      124,
      74,
      [
        ...[
          [-30, 0],
          [30, 4],
        ].map(([x = 0, y = 0], i) =>
          at(
            x,
            y - 4,
            [
              ...[0, 1].map((k) =>
                at(0, 10 - k * 27, [
                  path('M-27 0L24 6L29 13L-27 9Z', '#c58a48'),
                  rect(
                    -28,
                    -1,
                    56,
                    9,
                    3,
                    linear([
                      [0, '#f6dfae'],
                      [1, '#dcb06b'],
                    ]),
                  ),
                  at(0, -4, lettuceEdge(60, 10, '#7dbb45')),
                  rect(
                    -26,
                    -12,
                    52,
                    5,
                    2,
                    linear([
                      [0, '#f0553f'],
                      [1, '#c62c1c'],
                    ]),
                  ),
                  k === 0 ? at(0, -15, bacon(54, 6)) : rect(-27, -17, 54, 5, 2, soft('#f3c3a8')),
                  path('M-28 -17H28L20 -12L8 -17L-6 -11L-16 -17Z', '#fbbf2f'),
                ]),
              ),
              at(0, -35, [
                rect(-28, -9 + 2, 56, 11, 4, '#a8642a'),
                rect(
                  -28,
                  -9,
                  56,
                  11,
                  4,
                  linear([
                    [0, '#e3ad62'],
                    [1, '#c98a44'],
                  ]),
                ),
                line('M-20 -5H16', '#f6dfae', 2, 0.8),
              ]),
              line('M0 -64V-34', '#c79a5e', 2.6),
              i === 0 ? circle(0, -66, 5, round('#8da33a', 1.3)) : circle(0, -66, 5, round('#e33a2c', 1.3)),
            ],
            { turn: i === 0 ? -3 : 3 },
          ),
        ),
      ],
      ware.white,
    ),
  ]),
  espresso: dish(
    [
      shadow(100, 150, 70),
      cup(96, 98, 40, {
        drink: '#5a2e14',
        art: ellipse(-6, 0, 26, 8, '#a8662f', { opacity: 0.85 }) + ellipse(-10, -1, 14, 4, '#c98a4e', { opacity: 0.9 }),
        colour: ware.rust,
        saucer: ware.rust,
        depth: 42,
      }),
      steam(96, 78, 26),
    ],
    {
      front: [
        at(150, 134, coffeeBean(18, 30)),
        at(164, 126, coffeeBean(16, -40)),
        at(44, 142, [rect(-11, -5, 22, 12, 4, soft('#d99a4b')), line('M-6 -5v12M0 -5v12M6 -5v12', '#b0702a', 1)]),
      ],
    },
  ),
  cappuccino: dish(
    [
      shadow(100, 156, 76),
      cup(96, 92, 52, {
        drink: '#b5763c',
        art: ellipse(0, 0, 44, 15, '#dcae74') + at(0, 0, latteArt(54), { squash: 0.42, turn: 0 }),
        colour: ware.white,
        saucer: ware.white,
        depth: 48,
      }),
    ],
    { front: [at(48, 146, cookie('bisc', 13, '#cf944f')), at(152, 150, coffeeBean(16, 40))] },
  ),
  'latte-to-go': dish([shadow(100, 170, 42), paperBeaker(100, 168, 78, 108, '#f3e7d3', '#8a5a35', '#fbf7f0', [circle(0, 0, 15, '#f3e7d3'), coffeeBean(20, 30)].join(''))], {
    front: [at(154, 156, coffeeBean(18, 50)), at(166, 146, coffeeBean(16, -20)), at(46, 152, coffeeBean(17, 10))],
  }),
  'iced-coffee': dish(
    [
      shadow(100, 172, 42),
      glass(100, 170, {
        w: 74,
        h: 116,
        taper: 0.78,
        liquid: linear([
          [0, '#f0dcbd'],
          [0.3, '#d9ab74'],
          [0.62, '#8a4f25'],
          [1, '#4a2411'],
        ]),
        surface: '#f3e3c8',
        level: 0.88,
        inside: at(-14, -80, iceCube(24, 16)) + at(14, -72, iceCube(22, -20)) + at(-4, -54, iceCube(22, 34)),
        standing: at(10, -62, straw(72, '#2f4c78', 12)),
      }),
    ],
    { front: [at(152, 158, coffeeBean(18, 50)), at(164, 146, coffeeBean(16, -20)), at(48, 160, coffeeBean(16, 0))] },
  ),
  'hot-chocolate': dish(
    [
      shadow(100, 162, 60),
      cup(96, 92, 48, { drink: '#5a2e18', colour: ware.lacquer, saucer: false, depth: 68, art: '' }),
      at(96, 92, [
        path(blob('whip', 36, 12, 0.1, 12), '#fff9ee'),
        at(0, 6, cream(48, 40)),
        at(-18, -8, rect(-8, -8, 16, 16, 5, soft('#fffdf8')), { turn: 14 }),
        at(22, -6, rect(-8, -8, 16, 16, 5, soft('#fbd0da')), { turn: -16 }),
        flecks('cocoahc', 26, 30, 14, ['#6b3413', '#8f5224'], 1.3),
        at(16, -30, [rect(-4, -24, 8, 40, 2, soft('#c98a4b')), line('M-4 -14h8M-4 -4h8M-4 6h8', '#a3682c', 1)], { turn: 28 }),
      ]),
    ],
    { front: [at(42, 150, [rect(-13, -9, 26, 18, 3, soft('#5b3220')), line('M0 -9V9M-13 0H13', '#3d1f12', 1.4)], { turn: -14 })] },
  ),
  croissant: dish([shadow(100, 152, 66), plate(100, 118, 68, [at(0, -22, croissantShape(116)), crumbs('crcrumb', 0, 14, 44, 8)], ware.blue)], { back: [] }),
  'pain-au-chocolat': dish([
    shadow(100, 152, 70),
    board(
      100,
      122,
      146,
      52,
      [
        ...[
          [-16, -14, -8],
          [24, 0, 8],
        ].map(([x = 0, y = 0, turn = 0]) =>
          at(
            x,
            y - 4,
            [
              rect(-44, -22 + 6, 88, 44, 16, '#9a5a1f'),
              rect(
                -44,
                -22,
                88,
                44,
                16,
                linear([
                  [0, '#f3bd66'],
                  [0.5, '#dc963c'],
                  [1, '#b06a22'],
                ]),
              ),
              ...[-28, -10, 8, 26].map((dx) => path(`M${dx - 8} -22Q${dx + 8} 0 ${dx - 4} 22`, 'none', { stroke: '#a9651f', width: 2.2, opacity: 0.75 })),
              ...[-20, -2, 16].map((dx) => path(`M${dx - 7} -20Q${dx + 8} -2 ${dx - 4} 18`, 'none', { stroke: '#fbdc9c', width: 2, opacity: 0.7 })),
              ellipse(41, 0, 5, 18, '#b06a22'),
              ellipse(41.6, 0, 3.8, 15, '#f6d9a0'),
              ellipse(41.8, -6, 3, 4.4, '#4a2413'),
              ellipse(41.8, 6, 3, 4.4, '#4a2413'),
              path('M-30 -15Q-10 -20 14 -17', 'none', { stroke: '#fff', width: 3, opacity: 0.5 }),
            ],
            { turn },
          ),
        ),
        crumbs('pccrumb', 0, 20, 56, 6),
      ],
      ware.wood,
    ),
  ]),
  'cinnamon-roll': dish(
    [
      shadow(100, 154, 70),
      plate(
        100,
        120,
        72,
        [
          at(0, -14, [
            path(
              'M-48 -6V10A48 32 0 0 0 48 10V-6Z',
              linear([
                [0, '#d9964a'],
                [1, '#a9642a'],
              ]),
            ),
            ellipse(
              0,
              -6,
              48,
              32,
              radial([
                [0, '#e9b168'],
                [1, '#d08c40'],
              ]),
            ),
            path('M42 -6A42 27 0 1 1 20 -29A32 21 0 1 0 30 -2A26 17 0 1 1 6 -22A18 11 0 1 0 16 -4A11 7 0 1 1 0 -14', 'none', { stroke: '#7a3a14', width: 5 }),
            at(-2, -10, path(blob('icingroll', 34, 18, 0.2, 12), '#fffaf0', { opacity: 0.92 })),
            path('M36 -14A40 26 0 0 1 -10 17M-36 -14A38 24 0 0 1 6 -32', 'none', { stroke: '#fffaf0', width: 7, opacity: 0.92 }),
            path('M16 -8A16 10 0 1 1 4 -19', 'none', { stroke: '#c98a4b', width: 3, opacity: 0.75 }),
            path('M-30 10q2 12 7 2zM22 14q3 14 8 0z', '#fffaf0'),
            flecks('cinn', 26, 36, 20, ['#8a4a1e', '#b5743a'], 1.1),
          ]),
        ],
        ware.sage,
      ),
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
            line('M-16 0H16', '#5d2f14', 1),
          ],
          { turn: -24 },
        ),
      ],
    },
  ),
  baguette: dish([
    shadow(100, 170, 44),
    at(100, 104, [
      at(-14, -22, loaf(120, 30, '#c9843f', 5, true), { turn: -97 }),
      at(14, -18, loaf(118, 30, '#d59550', 5), { turn: -80 }),
      path(
        'M-36 -8L-24 -14L-12 -7L0 -14L12 -7L24 -14L36 -8L32 62Q31 66 27 66H-27Q-31 66 -32 62Z',
        linear(
          [
            [0, '#f6ead2'],
            [0.6, '#ead7b3'],
            [1, '#cdb387'],
          ],
          20,
        ),
      ),
      path('M-34 22H34L32.6 40H-32.6Z', '#4d7ea8'),
      line('M-22 50H22M-14 56H14', '#b99a66', 2, 0.6),
      circle(0, 31, 6, '#f6ead2'),
      path('M-26 -6L-22 62M24 -6L20 62', 'none', { stroke: '#b99a66', width: 1.2, opacity: 0.5 }),
    ]),
  ]),
  'sourdough-loaf': dish(
    [
      shadow(100, 156, 70),
      board(
        100,
        124,
        148,
        52,
        [
          at(-8, -26, [
            path(
              'M-58 10C-66 -26 -34 -40 -4 -40C30 -40 60 -22 54 10C50 34 24 36 -2 36S-50 34 -58 10Z',
              radial(
                [
                  [0, '#d99a52'],
                  [0.6, '#b5732f'],
                  [1, '#7d4718'],
                ],
                0.4,
                0.3,
                0.78,
              ),
            ),
            path('M-40 -12Q-6 -40 38 -16Q8 -22 -40 -12Z', '#f3dcae'),
            path('M-44 4Q-4 -22 46 2Q2 -8 -44 4Z', '#f0d49f'),
            scatter('sdflour', 70, { x: -2, y: -8, rx: 48, ry: 28 }, ({ x, y, rand }) => circle(x, y, rand(0.6, 1.6), '#fff6e2', { opacity: 0.75 })),
            line('M-2 -32V-14M-12 -30l6 12M10 -30l-6 12', '#7d4718', 1.6, 0.5),
          ]),
          at(
            46,
            2,
            [
              path('M-26 14C-30 -16 -12 -24 4 -24S34 -14 30 14Z', '#8a5226'),
              path('M-22 12C-26 -13 -10 -20 4 -20S30 -11 26 12Z', soft('#f3deb2')),
              scatter('sdholes', 16, { x: 2, y: -3, rx: 20, ry: 12 }, ({ x, y, rand }) => ellipse(x, y, rand(1.2, 3.6), rand(1, 2.4), '#dcbb80')),
            ],
            { turn: 8 },
          ),
        ],
        ware.walnut,
      ),
    ],
    { back: [glyph('sheaf-of-rice', 44, 60, 42, { turn: -20 })] },
  ),
  pretzel: dish([
    shadow(100, 158, 66),
    at(
      100,
      98,
      [
        at(0, 5, path('M-6 48C-30 44 -62 20 -60 -10C-58 -42 -20 -48 -4 -20C10 4 30 28 44 46', 'none', { stroke: '#6b3413', width: 23 })),
        at(0, 5, path('M6 48C30 44 62 20 60 -10C58 -42 20 -48 4 -20C-10 4 -30 28 -44 46', 'none', { stroke: '#6b3413', width: 23 })),
        path('M-6 48C-30 44 -62 20 -60 -10C-58 -42 -20 -48 -4 -20C10 4 30 28 44 46', 'none', { stroke: '#b5672a', width: 21 }),
        path('M6 48C30 44 62 20 60 -10C58 -42 20 -48 4 -20C-10 4 -30 28 -44 46', 'none', { stroke: '#c27431', width: 21 }),
        path('M-54 -24C-48 -38 -34 -42 -24 -36M54 -24C48 -38 34 -42 24 -36M-56 4C-52 20 -40 32 -28 38', 'none', { stroke: '#f0b36a', width: 5, opacity: 0.7 }),
        path('M-14 50Q0 58 14 50', 'none', { stroke: '#f3dcae', width: 6 }),
        ...[
          [-58, -4],
          [-50, -28],
          [-30, -40],
          [-14, -30],
          [0, -12],
          [14, -30],
          [32, -40],
          [50, -28],
          [58, -4],
          [50, 16],
          [-50, 16],
          [-34, 32],
          [34, 32],
          [-14, 8],
          [14, 8],
          [-24, 22],
          [24, 22],
          [0, 46],
        ].map(([x = 0, y = 0], i) => at(x, y, rect(-2.4, -1.9, 4.8, 3.8, 1, '#fffdf6', { stroke: '#e6dcc4', width: 0.5 }), { turn: i * 37 })),
      ],
      { scale: 1.02 },
    ),
  ]),
  'blueberry-muffin': dish(
    [
      shadow(100, 162, 50),
      at(100, 108, [
        at(0, 2, paperCup(82, 50, '#6f8fb8')),
        path(
          'M-52 4C-58 -10 -46 -22 -36 -28C-30 -46 -10 -52 4 -50C26 -50 36 -38 40 -26C54 -20 58 -6 50 4C40 14 -42 14 -52 4Z',
          radial(
            [
              [0, '#f6cf86'],
              [0.6, '#e3ab58'],
              [1, '#b5762e'],
            ],
            0.4,
            0.3,
            0.75,
          ),
        ),
        scatter('muffb', 9, { x: -2, y: -20, rx: 38, ry: 20 }, ({ x, y, rand, i }) =>
          at(x, y, i % 2 === 0 ? berry(6.4) : path(blob(`mb${i}`, 6.4, 5.4, 0.12, 8), round('#3d3f7a', 1.4)), { turn: rand(0, 180) }),
        ),
        scatter('muffs', 40, { x: -2, y: -24, rx: 42, ry: 22 }, ({ x, y, rand }) => rect(x, y, rand(1, 2.2), rand(1, 2.2), 0.4, '#fff6df', { opacity: 0.9 })),
      ]),
    ],
    { front: [at(46, 150, [berry(9), at(15, 5, berry(8))]), at(154, 152, sprig(18))] },
  ),
  doughnuts: dish([
    shadow(100, 158, 72),
    at(100, 106, [
      at(-36, -22, doughnut(36, '#d99a4b', '#f59ab5', sprinkles('dn1', 26, 27, 25))),
      at(36, -18, doughnut(36, '#d0913f', '#5b3220', zigzag(50, 14, '#fff3dc', 7, 2.4))),
      at(
        0,
        26,
        doughnut(
          37,
          '#e0a556',
          '#fbf3e3',
          scatter('dn3', 24, { rx: 27, ry: 26 }, ({ x, y, rand }) =>
            Math.hypot(x, y) > 13 ? at(x, y, path(blob('pist', 3, 2, 0.2, 6), ['#93b653', '#6f9a35'][rand() > 0.5 ? 1 : 0] ?? '#93b653'), { turn: rand(0, 180) }) : '',
          ),
        ),
      ),
    ]),
  ]),
  'chocolate-cookies': dish([
    shadow(100, 156, 70),
    plate(
      100,
      122,
      70,
      [
        at(0, -8, [
          at(-20, 4, cookie('ck1', 32, '#c98a4b'), { squash: 0.74 }),
          at(24, 0, cookie('ck2', 32, '#d0924f'), { squash: 0.74 }),
          at(-2, -14, cookie('ck3', 33, '#c4844a'), { squash: 0.76 }),
          at(6, -44, cookie('ck4', 30, '#d79b58'), { turn: 0 }),
        ]),
        crumbs('ckcrumb', 0, 22, 48, 6, '#b5743a'),
      ],
      ware.cream,
    ),
  ]),
  'apple-pie': dish(
    [
      shadow(100, 156, 72),
      plate(
        100,
        122,
        74,
        [
          at(0, -14, [
            path(
              'M-60 -2L-46 24Q0 40 46 24L60 -2Z',
              linear(
                [
                  [0, '#c9ced3'],
                  [0.5, '#e6e9eb'],
                  [1, '#8f969c'],
                ],
                0,
              ),
            ),
            ellipse(0, -4, 62, 27, '#a9652a'),
            ellipse(0, -6, 60, 26, '#d99a48'),
            clip(ellipse(0, -8, 51, 21, '#000'), [
              rect(-60, -40, 120, 70, 0, '#d98a2b'),
              scatter('applefill', 26, { x: 0, y: -8, rx: 48, ry: 18 }, ({ x, y, rand }) => at(x, y, path('M-9 2Q0 -7 9 2Q0 6 -9 2Z', soft('#f3c765')), { turn: rand(-40, 40) })),
              ...[-44, -26, -8, 10, 28, 46].map(
                (x) =>
                  path(`M${x - 30} -34L${x + 24} 20`, 'none', { stroke: '#b5702a', width: 9 }) + path(`M${x - 30} -35L${x + 24} 19`, 'none', { stroke: '#f0bd6c', width: 7.4 }),
              ),
              ...[-46, -28, -10, 8, 26, 44].map(
                (x) =>
                  path(`M${x + 30} -34L${x - 24} 20`, 'none', { stroke: '#b5702a', width: 9 }) + path(`M${x + 30} -35L${x - 24} 19`, 'none', { stroke: '#e9b260', width: 7.4 }),
              ),
            ]),
            ...Array.from({ length: 28 }, (_, i) => {
              const a = (i / 28) * Math.PI * 2;
              return ellipse(Math.cos(a) * 55, -7 + Math.sin(a) * 23, 7, 5, soft(i % 2 === 0 ? '#eab96b' : '#dca452', 1.2));
            }),
            gloss(-16, -18, 26, 8, 0.35),
          ]),
        ],
        ware.white,
      ),
      steam(100, 70, 22),
    ],
    { back: [glyph('red-apple', 160, 76, 38)] },
  ),
};
