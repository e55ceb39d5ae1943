import { dish } from '../compose.ts';
import { paperTray, slab } from '../draw/boards.ts';
import { bunBottom, bunTop, cheeseDrape, layerOf, lettuceEdge, patty } from '../draw/burger.ts';
import { tone } from '../draw/colour.ts';
import { plate, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { gloss } from '../draw/effects.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, parsley, rocket } from '../draw/herbs.ts';
import { crispy, drumstick, sausage } from '../draw/meat.ts';
import { macaroni } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { fries } from '../draw/snacks.ts';
import { at, circle, clip, ellipse, line, linear, path, rect, shadow, soft, type Svg } from '../draw/svg.ts';
import { drip, zigzag } from '../draw/sweets.ts';
import { avocadoFan, cucumberSlice, seed } from '../draw/vegetables.ts';

const pot = (x: number, y: number, colour: string, scale = 1): Svg =>
  at(
    x,
    y,
    [
      path(
        'M-17 0L-13 17Q0 21 13 17L17 0Z',
        linear(
          [
            [0, '#fbf7ef'],
            [1, '#d9cdb9'],
          ],
          0,
        ),
      ),
      ellipse(0, 0, 17, 7, '#fffdf8'),
      ellipse(0, 0.4, 14.4, 5.4, soft(colour)),
      ellipse(-4, -1, 5, 1.4, '#fff', { opacity: 0.45 }),
    ],
    { scale },
  );
const tomatoes = (w: number): Svg =>
  [-0.26, 0.26]
    .map((s) =>
      rect(
        s * w - w * 0.22,
        -3.4,
        w * 0.44,
        6.8,
        3.2,
        linear([
          [0, '#f0553f'],
          [1, '#c62c1c'],
        ]),
      ),
    )
    .join('');
const checker = '#d9452c';

export const burgers = {
  'classic-burger': dish([
    shadow(100, 158, 62),
    at(100, 100, [
      at(0, 34, bunBottom(112, 22)),
      at(0, 30, lettuceEdge(120, 16, '#6cab3f')),
      at(0, 20, patty(114, 22)),
      at(0, 9, cheeseDrape(114, 17)),
      at(0, 5, tomatoes(108)),
      at(0, -1, line('M-50 0Q-30 -5 -12 0T28 0T50 -1', '#b65a93', 5) + line('M-50 -1Q-30 -6 -12 -1T28 -1T50 -2', '#f3dbe9', 2)),
      at(0, -2, lettuceEdge(124, 15, '#86c24a')),
      at(0, -8, bunTop(118, 50)),
    ]),
  ]),
  'double-cheeseburger': dish(
    [
      shadow(100, 168, 58),
      at(100, 104, [
        at(0, 42, bunBottom(104, 20, '#c87a2c')),
        at(0, 36, patty(108, 21)),
        at(0, 26, cheeseDrape(110, 20)),
        at(0, 16, line('M-44 0Q-30 4 -14 0T20 1T46 0', '#7fae45', 6) + line('M-40 -1H40', '#a8cf68', 2)),
        at(0, 10, patty(108, 21)),
        at(0, 0, cheeseDrape(110, 20, '#f9a825')),
        at(
          0,
          -8,
          [-30, 0, 30].map((dx, i) =>
            at(
              dx,
              i % 2,
              rect(
                -17,
                -4,
                34,
                7,
                3,
                linear([
                  [0, '#d9604a'],
                  [0.5, '#f3b79a'],
                  [1, '#b33d2a'],
                ]),
              ),
            ),
          ),
        ),
        at(0, -13, layerOf(104, 7, '#c2361f')),
        at(0, -15, bunTop(110, 46, '#cf8230')),
      ]),
    ],
    { back: [at(160, 66, cucumberSlice(14), { turn: 10 }), at(172, 84, cucumberSlice(11))] },
  ),
  'chicken-burger': dish([
    shadow(100, 158, 62),
    at(100, 100, [
      at(0, 34, bunBottom(106, 22, '#e0a24b')),
      at(0, 26, lettuceEdge(116, 16, '#8cc152')),
      at(2, 12, crispy('chickenburger', 66, 17, '#d8892f')),
      at(-10, -4, drip(92, 15, '#fbf3df', 'mayo')),
      at(
        0,
        -8,
        [-34, -10, 16, 38].map((dx, i) =>
          at(
            dx,
            i % 2 === 0 ? 0 : 1.5,
            rect(
              -12,
              -3.4,
              24,
              6.8,
              3,
              linear([
                [0, '#c8dd8b'],
                [1, '#6f9f38'],
              ]),
            ),
          ),
        ),
      ),
      at(0, -12, lettuceEdge(114, 12, '#a4cf63')),
      at(0, -14, bunTop(112, 48, '#e3a54c', 'none')),
      at(0, -28, gloss(-22, -18, 26, 9, 0.5)),
    ]),
  ]),
  'veggie-burger': dish([
    shadow(100, 158, 62),
    at(100, 100, [
      at(0, 34, bunBottom(108, 22, '#9b6a3c')),
      at(
        0,
        30,
        [-40, -16, 10, 36].map((dx, i) => at(dx, 0, rocket(26, ['#4c8f35', '#66a743'][i % 2]), { turn: 70 + i * 16 })),
      ),
      at(0, 20, [
        patty(112, 22, '#8a6a35'),
        scatter('vegp', 16, { rx: 50, ry: 8 }, ({ x, y, i }) => circle(x, y, 2.4, ['#5d9a37', '#f08a33', '#f7c530', '#b7473a'][i % 4] ?? '#5d9a37')),
      ]),
      at(0, 6, [avocadoFan(28, 9, 12)], { squash: 0.5 }),
      at(0, 0, tomatoes(106)),
      at(0, -5, line('M-48 0Q-30 -4 -12 0T28 0T48 -1', '#a8467c', 4.6)),
      at(0, -5, lettuceEdge(118, 14, '#6cab3f')),
      at(0, -10, bunTop(114, 48, '#a8743f', 'oats')),
    ]),
    at(100, 32, line('M0 -10V18', '#c79a5e', 3) + circle(0, -12, 5, '#8da33a')),
  ]),
  'french-fries': dish(
    [
      shadow(100, 168, 46),
      at(100, 118, [
        path('M-40 -30Q0 -12 40 -30L38 0H-38Z', '#9e1f12'),
        at(0, 8, fries('frenchfries', 74, 84)),
        path(
          'M-44 -26Q0 0 44 -26L36 46Q35 50 30 50H-30Q-35 50 -36 46Z',
          linear(
            [
              [0, '#e0432f'],
              [0.5, '#d4351f'],
              [1, '#a82414'],
            ],
            20,
          ),
        ),
        path('M-44 -26Q0 0 44 -26L43 -18Q0 8 -43 -18Z', '#fff', { opacity: 0.24 }),
        path('M-10 22C-10 14 -2 14 0 20C2 14 10 14 10 22C10 30 0 34 0 36C0 34 -10 30 -10 22Z', '#fbe7c0'),
      ]),
    ],
    { front: [pot(46, 140, '#c9301d')] },
  ),
  'onion-rings': dish(
    [
      shadow(100, 160, 62),
      paperTray(
        100,
        108,
        128,
        44,
        [
          ...[
            [-34, -14, 0],
            [34, -14, 10],
            [0, -8, -6],
            [-16, -38, 10],
            [20, -40, -8],
          ].map(([x = 0, y = 0, turn = 0], i) =>
            at(
              x,
              y,
              [
                circle(0, 4, 21, 'none', { stroke: '#a0601f', width: 13 }),
                circle(0, 0, 21, 'none', { stroke: '#d9923a', width: 13 }),
                circle(0, 0, 23, 'none', { stroke: '#ecb564', width: 3.4, opacity: 0.8 }),
                circle(0, 0, 14.6, 'none', { stroke: '#fbeccb', width: 1.8, opacity: 0.9 }),
                scatter(`or${i}`, 26, { rx: 27, ry: 27 }, ({ x: px, y: py, rand }) =>
                  Math.hypot(px, py) > 15.5 ? ellipse(px, py, rand(1, 2), rand(0.8, 1.4), rand() > 0.5 ? '#f3c67f' : '#b6741f') : '',
                ),
              ],
              { turn, squash: 0.86 },
            ),
          ),
        ],
        '#f3e7d3',
        checker,
      ),
    ],
    { front: [pot(44, 138, '#f8e9c4')] },
  ),
  'chicken-nuggets': dish(
    [
      shadow(100, 160, 62),
      paperTray(
        100,
        112,
        124,
        44,
        [
          ...[
            [-38, -12, 21, 15],
            [0, -8, 22, 15],
            [38, -12, 21, 15],
            [-20, -32, 22, 16],
            [20, -34, 22, 16],
            [0, -54, 20, 15],
          ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
            at(x, y, [crispy(`nug${i}`, rx, ry, i % 2 === 0 ? '#dd9a3c' : '#e3a548'), gloss(-5, -5, 9, 5, 0.35)], { turn: i * 19 - 40 }),
          ),
        ],
        ware.teal,
      ),
    ],
    { front: [pot(40, 132, '#c9301d')] },
  ),
  'chicken-wings': dish(
    [
      shadow(100, 154, 74),
      plate(
        100,
        114,
        76,
        [
          path(blob('wingsauce', 54, 22, 0.08, 12), '#c44a1a', { opacity: 0.6 }),
          ...[
            [-32, -14, -30],
            [6, -26, 10],
            [34, -10, 40],
            [-16, 2, -8],
            [18, 6, 28],
          ].map(([x = 0, y = 0, turn = 0], i) => at(x, y, [drumstick(46, ['#d1561f', '#c44a1a', '#dd6727'][i % 3]), gloss(-8, -8, 9, 7, 0.55)], { turn })),
          scatter('wingses', 26, { x: 0, y: -10, rx: 40, ry: 20 }, ({ x, y, rand }) => at(x, y, seed(3.6), { turn: rand(0, 180) })),
          at(
            -50,
            8,
            [
              rect(
                -3,
                -17,
                6,
                34,
                3,
                linear(
                  [
                    [0, '#c8dd8b'],
                    [1, '#7fae45'],
                  ],
                  0,
                ),
              ),
              at(
                8,
                2,
                rect(
                  -3,
                  -16,
                  6,
                  32,
                  3,
                  linear(
                    [
                      [0, '#f7a050'],
                      [1, '#dd7a25'],
                    ],
                    0,
                  ),
                ),
              ),
            ],
            { turn: 50 },
          ),
          at(2, -6, chive(3.4)),
          at(26, -20, chive(3.4)),
          at(-22, -18, chive(3.4)),
        ],
        ware.white,
      ),
    ],
    { back: [pot(158, 68, '#f4efe2')] },
  ),
  'hot-dog': dish([
    shadow(100, 154, 74),
    slab(
      100,
      126,
      146,
      46,
      [
        at(
          0,
          -16,
          [
            path('M-66 10C-74 -12 -50 -20 0 -20S74 -12 66 10Z', tone('#d08a3c', -0.06)),
            path('M-60 0Q0 -10 60 0V8H-60Z', '#f3d9a4'),
            at(0, -6, lettuceEdge(116, 13, '#7dbb45')),
            at(0, -10, sausage(142, 25, '#b1482a', 0.05)),
            at(0, -18, zigzag(108, 12, '#f7c530', 10, 5)),
            ...[-44, -20, 4, 28, 50].map((x, i) => at(x, -12 + (i % 2) * 4, rect(-4, -3, 8, 6, 2, '#f7eef3', { stroke: '#c98ab0', width: 0.8 }), { turn: i * 40 })),
            ...[-32, 14, 40].map((x) => at(x, -8, chive(3))),
            path(
              'M-70 0C-74 -6 -66 -10 -60 -6Q0 4 60 -6C66 -10 74 -6 70 0C72 22 56 30 0 30S-72 22 -70 0Z',
              linear([
                [0, '#eab565'],
                [0.5, '#d9953f'],
                [1, '#b06d26'],
              ]),
            ),
            line('M-56 4Q0 13 52 4', '#fff', 3.4, 0.4),
          ],
          { turn: -6 },
        ),
      ],
      ware.slate,
    ),
  ]),
  'mac-and-cheese': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 96, 68, {
        colour: '#b5302a',
        ears: true,
        depth: 48,
        fill: '#f4a825',
        pile: [
          scatter('mac', 54, { x: 0, y: -10, rx: 54, ry: 24 }, ({ x, y, rand }) => at(x, y, macaroni(17), { turn: rand(0, 360) })),
          at(-4, -18, path(blob('macsauce', 34, 9, 0.2, 12), '#fbc948', { opacity: 0.5 })),
          scatter('maccrumb', 44, { x: 0, y: -14, rx: 46, ry: 18 }, ({ x, y, rand }) => ellipse(x, y, rand(1, 2.4), rand(0.8, 1.6), rand() > 0.5 ? '#c9822c' : '#e9b257')),
          at(-18, -22, parsley(12)),
          at(24, -12, parsley(11)),
          at(2, -2, parsley(10)),
        ],
      }),
    ],
    { back: [glyph('cheese-wedge', 158, 58, 42)] },
  ),
  'kids-meal-box': dish(
    [
      shadow(100, 168, 60),
      at(100, 112, [
        at(34, -28, fries('kidsfries', 34, 44, '#f6c243', 8)),
        at(-26, -32, [at(0, 16, bunBottom(52, 10)), at(0, 13, patty(54, 11)), at(0, 8, cheeseDrape(54, 9)), at(0, 5, lettuceEdge(56, 8)), at(0, 2, bunTop(54, 25))]),
        path('M-58 -22L-52 -30H52L58 -22Z', '#b98a12'),
        path(
          'M-58 -22H58L52 48Q51 54 45 54H-45Q-51 54 -52 48Z',
          linear(
            [
              [0, '#fbc63a'],
              [0.6, '#f4b424'],
              [1, '#d99413'],
            ],
            20,
          ),
        ),
        clip(path('M-58 -22H58L52 48Q51 54 45 54H-45Q-51 54 -52 48Z', '#000'), [
          circle(-20, 66, 34, '#e4572e'),
          circle(44, -8, 20, '#3aa0c8'),
          path('M-60 4q12 -10 24 0t24 0t24 0t24 0t24 0t24 0', 'none', { stroke: '#fff3cf', width: 4 }),
        ]),
        circle(0, 22, 19, '#fffaf0'),
        circle(-7, 17, 3, '#3b2a1e'),
        circle(7, 17, 3, '#3b2a1e'),
        path('M-9 26Q0 35 9 26', 'none', { stroke: '#3b2a1e', width: 3 }),
        circle(-12, 24, 3, '#f3a08c', { opacity: 0.7 }),
        circle(12, 24, 3, '#f3a08c', { opacity: 0.7 }),
      ]),
    ],
    { front: [at(160, 136, glyph('beverage-box', 0, 0, 54, { turn: 6 }))] },
  ),
};
