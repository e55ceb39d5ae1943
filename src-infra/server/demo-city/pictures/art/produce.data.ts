import { dish } from '../compose.ts';
import { tone } from '../draw/colour.ts';
import { berry, citrusSlice, citrusWedge, strawberryHalf } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, parsley } from '../draw/herbs.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { mushroomSlice } from '../draw/vegetables.ts';
import { cherryTomato, tomatoHalf } from '../draw/tomatoes.ts';

/** A cardboard punnet, its rim at y. */
const punnet = (x: number, y: number, w: number, h: number, content: Svg, colour = '#7fb0a0'): Svg =>
  at(x, y, [
    path(`M${-w / 2} 0L${-w * 0.44} ${-h * 0.3}H${w * 0.44}L${w / 2} 0Z`, tone(colour, -0.16)),
    content,
    path(
      `M${-w / 2} 0H${w / 2}L${w * 0.43} ${h}Q${w * 0.42} ${h + 4} ${w * 0.38} ${h + 4}H${-w * 0.38}Q${-w * 0.42} ${h + 4} ${-w * 0.43} ${h}Z`,
      linear([
        [0, tone(colour, 0.05)],
        [1, tone(colour, -0.06)],
      ]),
    ),
    rect(-w / 2 - 2, -3, w + 4, 8, 4, tone(colour, 0.07)),
    ...[-0.3, -0.1, 0.1, 0.3].map((k) => rect(k * w - w * 0.06, h * 0.3, w * 0.12, h * 0.44, 3, tone(colour, -0.1))),
  ]);
const apple = (size: number, green = false, turn = 0): Svg => glyph(green ? 'green-apple' : 'red-apple', 0, 0, size, { turn });
const orange = (r: number): Svg =>
  circle(0, 0, r, round('#f58f1e', 1.2)) +
  scatter(`orange${r}`, 16, { rx: r * 0.8, ry: r * 0.8 }, ({ x, y }) => circle(x, y, 0.8, '#d9730e', { opacity: 0.6 })) +
  ellipse(-r * 0.34, -r * 0.42, r * 0.26, r * 0.16, '#fff', { opacity: 0.4 });
const brownPotato = (rx: number, ry: number, id: string): Svg =>
  at(0, 0, [
    path(
      blob(id, rx, ry, 0.06, 9),
      radial(
        [
          [0, '#ecc98f'],
          [0.6, '#d3a763'],
          [1, '#a0733a'],
        ],
        0.38,
        0.32,
        0.75,
      ),
    ),
    scatter(`${id}eyes`, 7, { rx: rx * 0.7, ry: ry * 0.66 }, ({ x, y }) => ellipse(x, y, 1.7, 1, '#9a6c35')),
    ellipse(-rx * 0.3, -ry * 0.42, rx * 0.26, ry * 0.13, '#fff', { opacity: 0.35 }),
  ]);
const pepper = (colour: string, size: number): Svg =>
  at(
    0,
    0,
    [
      path(
        'M-30 -14C-36 -30 -18 -36 -10 -30Q0 -34 10 -30C18 -36 36 -30 30 -14C34 10 26 34 14 38Q8 42 0 37Q-8 42 -14 38C-26 34 -34 10 -30 -14Z',
        radial(
          [
            [0, tone(colour, 0.07)],
            [0.55, colour],
            [1, tone(colour, -0.13)],
          ],
          0.38,
          0.3,
          0.78,
        ),
      ),
      path('M-8 -28C-16 -8 -14 22 -8 37M8 -28C16 -8 14 22 8 37', 'none', { stroke: tone(colour, -0.1), width: 2.6, opacity: 0.8 }),
      path('M-24 -18C-28 0 -24 16 -20 24', 'none', { stroke: '#fff', width: 5, opacity: 0.4 }),
      ellipse(2, -20, 3, 8, '#fff', { opacity: 0.3 }),
      path(
        'M-14 -30Q-6 -36 -3 -36L-5 -48Q0 -52 6 -48L4 -36Q10 -36 14 -29Q6 -26 0 -29Q-6 -26 -14 -30Z',
        linear([
          [0, '#7fb24a'],
          [1, '#3f7a2c'],
        ]),
      ),
    ],
    { scale: size / 84 },
  );

export const produce = {
  avocado: dish([
    shadow(100, 160, 58),
    at(
      78,
      92,
      [
        path(
          'M6 -62C24 -58 30 -36 34 -10C40 26 28 56 -4 58C-40 58 -52 26 -42 -4C-34 -26 -24 -64 6 -62Z',
          radial(
            [
              [0, '#5f7f3a'],
              [0.6, '#45652a'],
              [1, '#27401a'],
            ],
            0.4,
            0.35,
            0.75,
          ),
        ),
        scatter('avoskin', 40, { x: -4, y: 6, rx: 34, ry: 46 }, ({ x, y }) => circle(x, y, 1.1, '#7b9a4a', { opacity: 0.6 })),
        path('M-8 -40C-22 -22 -32 0 -30 16', 'none', { stroke: '#fff', width: 5, opacity: 0.22 }),
      ],
      { turn: -16 },
    ),
    at(
      126,
      112,
      [
        path('M0 -56C16 -56 22 -34 30 -12C42 18 32 50 0 50S-42 18 -30 -12C-22 -34 -16 -56 0 -56Z', '#3f6126'),
        path(
          'M0 -52C13 -52 19 -32 26 -11C37 18 28 46 0 46S-37 18 -26 -11C-19 -32 -13 -52 0 -52Z',
          radial(
            [
              [0, '#fbf6c4'],
              [0.7, '#e3e68f'],
              [0.92, '#b9cf63'],
              [1, '#8fae45'],
            ],
            0.5,
            0.6,
            0.58,
          ),
        ),
        circle(0, 16, 20, '#7d4a22'),
        circle(-1, 14, 18.6, round('#9a5f2f', 1.4)),
        ellipse(-7, 6, 5, 3.4, '#fff', { opacity: 0.4 }),
      ],
      { turn: 12 },
    ),
  ]),
  tomatoes: dish([
    shadow(100, 158, 66),
    at(70, 96, glyph('tomato', 0, 0, 78)),
    at(128, 98, glyph('tomato', 0, 0, 74, { turn: 8 })),
    at(98, 126, glyph('tomato', 0, 0, 74, { turn: -6 })),
    at(150, 140, tomatoHalf(18)),
    at(44, 140, cherryTomato(11, '#e33a2c', true)),
  ]),
  bananas: dish([
    shadow(100, 156, 66),
    at(100, 100, [
      ...[26, 10, -8, -26].map((turn, i) =>
        at(
          4,
          -52,
          [
            path(
              'M-6 0C-10 40 -26 82 -56 100C-62 104 -58 112 -50 112C-14 106 14 58 12 0Z',
              linear(
                [
                  [0, '#e6b020'],
                  [0.5, ['#fbd443', '#f8cc38', '#fbd84f', '#fce069'][i] ?? '#fbd443'],
                  [1, '#d9a11a'],
                ],
                20,
              ),
            ),
            path('M2 6C0 46 -18 84 -48 106', 'none', { stroke: '#c9921a', width: 1.8, opacity: 0.55 }),
            path('M-56 100C-62 104 -58 112 -50 112L-46 104Z', '#4a3418'),
            path('M-5 0C-8 34 -20 66 -38 86', 'none', { stroke: '#fff', width: 3, opacity: 0.3 }),
          ],
          { turn: turn - 14 },
        ),
      ),
      path(
        'M-8 -62Q2 -68 14 -62L18 -44Q4 -36 -10 -44Z',
        linear([
          [0, '#7d6a22'],
          [1, '#c9a52a'],
        ]),
      ),
    ]),
  ]),
  apples: dish([shadow(100, 160, 66), at(68, 104, apple(76, false, -8)), at(130, 102, apple(74, true, 8)), at(100, 128, apple(78))]),
  lemons: dish([
    shadow(100, 158, 62),
    at(76, 98, glyph('lemon', 0, 0, 92, { turn: -20 })),
    at(126, 110, glyph('lemon', 0, 0, 84, { turn: 30 })),
    at(92, 140, citrusSlice(24)),
    at(136, 146, citrusWedge(42), { turn: -8 }),
  ]),
  oranges: dish([
    shadow(100, 160, 66),
    at(70, 100, orange(36)),
    at(130, 104, [orange(35), line('M0 -34Q2 -42 8 -44', '#6b5a22', 3), at(16, -42, leaf(26, '#4f9a3b', 0.6), { turn: 70 })]),
    at(96, 134, [
      circle(0, 0, 32, soft('#f07f14')),
      circle(0, 0, 28, '#fff1d0'),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => at(0, 0, path('M0 -3L-9.4 -21Q0 -29 9.4 -21Z', soft('#fba738', 1.1)), { turn })),
    ]),
  ]),
  strawberries: dish(
    [
      shadow(100, 162, 62),
      punnet(
        100,
        112,
        116,
        46,
        [
          [-34, -12, -16],
          [0, -18, 4],
          [34, -12, 18],
          [-18, -34, -8],
          [18, -36, 10],
          [0, -6, -4],
        ]
          .map(([x = 0, y = 0, turn = 0]) => at(x, y, glyph('strawberry', 0, 0, 48, { turn })))
          .join(''),
        '#5f9a8f',
      ),
    ],
    { front: [at(48, 158, strawberryHalf(30), { turn: -20 })] },
  ),
  grapes: dish([
    shadow(100, 164, 52),
    at(100, 100, glyph('grapes', 0, 0, 132)),
    at(146, 150, circle(0, 0, 10, round('#7a3fa0', 1.4)) + ellipse(-3, -4, 3, 2, '#fff', { opacity: 0.5 })),
    at(50, 148, circle(0, 0, 9, round('#8a4fb0', 1.4)) + ellipse(-3, -4, 3, 2, '#fff', { opacity: 0.5 })),
  ]),
  blueberries: dish([
    shadow(100, 160, 58),
    punnet(
      100,
      112,
      108,
      44,
      scatter('bbpunnet', 22, { x: 0, y: -16, rx: 42, ry: 20 }, ({ x, y, i, rand }) => at(x, y, berry(11, ['#4257a8', '#35478f', '#5068b8'][i % 3]), { turn: rand(-60, 60) })),
      '#e6d3b0',
    ),
    at(60, 152, berry(10)),
    at(74, 160, berry(9)),
    at(140, 158, berry(10)),
    at(44, 146, leaf(24, '#4f9a3b', 0.6), { turn: -50 }),
  ]),
  carrots: dish([
    shadow(100, 166, 56),
    at(100, 104, [
      ...[
        [-34, 20],
        [32, -20],
        [0, 0],
      ].map(([x = 0, turn = 0], i) =>
        at(
          x * 0.5,
          -14,
          [
            ...[-24, -8, 8, 24].map((t, k) => at(0, -4, path('M-3 0Q-12 -26 -2 -50Q10 -34 3 0Z', soft(['#4f9a3b', '#6cb04a', '#3f8535', '#5fa742'][k] ?? '#4f9a3b')), { turn: t })),
            path(
              'M-15 0Q-17 -10 0 -10T15 0C13 34 6 62 0 78C-6 62 -13 34 -15 0Z',
              linear(
                [
                  [0, '#f9a24a'],
                  [0.5, '#f0842a'],
                  [1, '#c95f14'],
                ],
                0,
              ),
            ),
            line('M-12 14h10M2 24h9M-9 36h8M0 48h6', '#c95f14', 2, 0.7),
            line('M-8 4Q-8 30 -3 52', '#fff', 2.6, 0.3),
          ],
          { turn: turn + i * 2 },
        ),
      ),
      path(
        'M-31 -14Q0 -4 31 -14L32 -4Q0 7 -32 -4Z',
        linear([
          [0, '#e3c388'],
          [1, '#b58d4e'],
        ]),
      ),
      path('M0 -3q-16 -12 -18 2q8 8 18 0q10 8 18 0q-2 -14 -18 -2', '#c9a46a'),
    ]),
  ]),
  potatoes: dish([
    shadow(100, 162, 66),
    at(68, 116, brownPotato(36, 27, 'pt1'), { turn: -14 }),
    at(132, 114, brownPotato(36, 28, 'pt2'), { turn: 12 }),
    at(100, 86, brownPotato(35, 26, 'pt3'), { turn: -4 }),
    at(98, 136, brownPotato(37, 26, 'pt4'), { turn: 6 }),
    at(158, 148, parsley(24)),
  ]),
  onions: dish([
    shadow(100, 160, 62),
    at(72, 100, glyph('onion', 0, 0, 88, { turn: -12 })),
    at(132, 106, glyph('onion', 0, 0, 78, { turn: 14, hue: -75, light: -0.18, chroma: 1.15 })),
    at(98, 140, [
      ellipse(0, 3, 28, 20, '#b58a9f'),
      ellipse(0, 0, 28, 20, '#fbf1f5'),
      ...[24, 18, 12, 6].map((r) => ellipse(0, 0, r, r * 0.7, 'none', { stroke: '#c98ab0', width: 2.2 })),
    ]),
  ]),
  'bell-peppers': dish([
    shadow(100, 160, 66),
    at(66, 106, pepper('#f7c02c', 80), { turn: -10 }),
    at(134, 106, pepper('#5f9f35', 78), { turn: 10 }),
    at(100, 116, pepper('#dd3324', 88)),
  ]),
  broccoli: dish([shadow(100, 160, 52), at(96, 100, glyph('broccoli', 0, 0, 120)), at(148, 138, glyph('broccoli', 0, 0, 52, { turn: 24 }))]),
  lettuce: dish([
    shadow(100, 162, 62),
    at(100, 104, [
      ...[-66, 66, -40, 40, -18, 18, 0].map((turn, i) =>
        at(
          0,
          46,
          [
            at(
              0,
              -52,
              path(
                blob(`let${i}`, 26, 48, 0.1, 14),
                linear([
                  [0, ['#6cab3f', '#6cab3f', '#7fbb48', '#7fbb48', '#9acb5c', '#9acb5c', '#b9dc80'][i] ?? '#8cc152'],
                  [1, ['#4f9236', '#4f9236', '#5fa03b', '#5fa03b', '#86bf4b', '#86bf4b', '#dcedb8'][i] ?? '#6cab3f'],
                ]),
              ),
            ),
            line('M0 0Q2 -44 0 -86M0 -30L-14 -50M0 -30L14 -50M0 -50L-12 -68M0 -50L12 -68', '#eaf3cf', 2.4, 0.75),
          ],
          { turn: turn * 0.82 },
        ),
      ),
      ellipse(0, 46, 24, 12, '#e3ecc2'),
      ellipse(0, 48, 12, 6, '#c9d69a'),
    ]),
  ]),
  mushrooms: dish([
    shadow(100, 162, 62),
    punnet(
      100,
      116,
      116,
      42,
      [
        [-34, -12],
        [34, -14],
        [0, -12],
        [-18, -36],
        [18, -36],
      ]
        .map(([x = 0, y = 0], i) =>
          at(
            x,
            y,
            [
              rect(-9, 0, 18, 20, 7, soft('#f1e6d2')),
              path(
                'M-25 4C-26 -20 -10 -27 0 -27S26 -20 25 4Q12 10 0 10T-25 4Z',
                radial(
                  [
                    [0, '#fdf6e8'],
                    [0.6, '#ecdcbf'],
                    [1, '#c3aa80'],
                  ],
                  0.4,
                  0.3,
                  0.75,
                ),
              ),
              ellipse(-8, -13, 7, 4, '#fff', { opacity: 0.5 }),
            ],
            { turn: i * 5 - 10 },
          ),
        )
        .join(''),
      '#4d7ea8',
    ),
    at(54, 156, mushroomSlice(28), { turn: -14 }),
    at(148, 158, mushroomSlice(24), { turn: 18 }),
  ]),
  'fresh-herbs': dish([
    shadow(100, 166, 46),
    at(100, 104, [
      ...[-34, 34, -18, 18, 0].map((turn, i) =>
        at(
          0,
          46,
          [
            line('M0 0Q4 -40 0 -84', '#5f8f3a', 3.4),
            ...(i % 2 === 0
              ? [-30, -50, -70]
                  .flatMap((y) => [at(-11, y, leaf(26, '#4f9a3b', 0.62), { turn: -56 }), at(11, y, leaf(26, '#5fae48', 0.62), { turn: 56 })])
                  .concat([at(0, -94, leaf(28, '#6cb851', 0.62))])
              : [-34, -54, -72, -90].flatMap((y) => [at(-8, y, parsley(24, '#3f8535')), at(8, y - 6, parsley(24, '#57a046'))])),
          ],
          { turn },
        ),
      ),
      path(
        'M-15 26Q0 34 15 26L17 60Q0 68 -17 60Z',
        linear(
          [
            [0, '#5f8f3a'],
            [0.5, '#8fb85a'],
            [1, '#3f6f2a'],
          ],
          0,
        ),
      ),
      rect(
        -18,
        28,
        36,
        12,
        4,
        linear(
          [
            [0, '#e6c07a'],
            [0.5, '#f6dca4'],
            [1, '#c99a4e'],
          ],
          0,
        ),
      ),
      path('M2 34q14 -10 20 2q-8 6 -20 0q-14 10 -20 -2q8 -6 20 2', '#d9a85a'),
    ]),
  ]),
  'rose-bouquet': bouquet(
    '#f6e6d8',
    [0, 1, 2, 3, 4, 5, 6].map((i) =>
      at([-30, 0, 30, -16, 16, -40, 40][i] ?? 0, [-26, -36, -26, -8, -8, -6, -6][i] ?? 0, roseHead(19, ['#d21f3a', '#c2183a', '#e0334a'][i % 3] ?? '#d21f3a')),
    ),
    '#3f7f35',
  ),
  'tulip-bouquet': bouquet(
    '#f3d9a4',
    [
      [-30, -22, -20, '#f06a8f'],
      [0, -36, 0, '#f6b52c'],
      [30, -24, 20, '#e84a5f'],
      [-14, -8, -8, '#fbd34a'],
      [16, -6, 10, '#f28ab0'],
      [-42, -2, -34, '#e84a5f'],
      [44, -2, 34, '#f06a8f'],
    ].map(([x, y, turn, c]) => at(Number(x), Number(y), tulip(String(c)), { turn: Number(turn) })),
    '#4f9a3b',
  ),
  'mixed-bouquet': bouquet(
    '#e9c9d6',
    [
      at(-28, -24, daisy(18, '#fffdf8', '#f6b52c')),
      at(4, -36, roseHead(20, '#f59ab5')),
      at(34, -22, glyph('hibiscus', 0, 0, 40, { hue: -10 })),
      at(-40, -2, tulip('#b58ad0'), { turn: -30 }),
      at(-8, -8, roseHead(18, '#f6c25a')),
      at(20, -4, daisy(16, '#c9b6ea', '#f6d45c')),
      at(44, 0, tulip('#f06a8f'), { turn: 30 }),
      at(-22, 10, daisy(13, '#fffdf8', '#f6b52c')),
      ...[
        [-50, -18],
        [18, -50],
        [52, -16],
        [-14, -46],
      ].map(([x = 0, y = 0]) =>
        [
          [0, 0],
          [5, -4],
          [-5, -3],
          [1, -8],
        ]
          .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 2.6, '#fff6ea'))
          .join(''),
      ),
    ],
    '#3f8535',
  ),
  sunflowers: dish([
    shadow(100, 168, 46),
    at(100, 108, [
      ...[
        [-24, -14],
        [24, -16],
        [2, 4],
      ].map(([x = 0, turn = 0]) => line(`M${x} -20Q${x * 0.5} 20 0 50`, '#4f8a35', 5, turn === 0 ? 1 : 1)),
      at(-30, 12, leaf(44, '#4f9236', 0.7), { turn: -60 }),
      at(32, 10, leaf(44, '#5fa03b', 0.7), { turn: 60 }),
      path(
        'M-26 26H26L20 60Q19 64 14 64H-14Q-19 64 -20 60Z',
        linear(
          [
            [0, '#6fa8c4'],
            [0.4, '#a9d3e3'],
            [1, '#4f88a5'],
          ],
          0,
        ),
      ),
      rect(
        -30,
        20,
        60,
        11,
        5,
        linear([
          [0, '#8fc3d9'],
          [1, '#5f9ab5'],
        ]),
      ),
      at(-32, -30, sunflower(29)),
      at(34, -34, sunflower(28)),
      at(2, -8, sunflower(32)),
    ]),
  ]),
  'potted-fern': dish([
    shadow(100, 168, 44),
    at(100, 104, [
      ...[-78, 78, -52, 52, -30, 30, -10, 12].map((turn, i) =>
        at(
          0,
          20,
          [
            path('M0 0Q-6 -40 0 -84', 'none', { stroke: '#3f7f35', width: 2.6 }),
            ...Array.from({ length: 8 }, (_, k) =>
              [-1, 1]
                .map((s) => at(s * (11 - k * 0.9) * 0.5 - 2, -14 - k * 9, leaf(20 - k * 1.4, ['#4f9a3b', '#6cb04a', '#3f8535'][i % 3], 0.42), { turn: s * (64 - k * 3) }))
                .join(''),
            ),
          ],
          { turn },
        ),
      ),
      path(
        'M-38 16H38L28 60Q27 66 20 66H-20Q-27 66 -28 60Z',
        linear(
          [
            [0, '#b5582c'],
            [0.35, '#d9794a'],
            [1, '#8f3f1c'],
          ],
          0,
        ),
      ),
      rect(
        -43,
        8,
        86,
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
      ),
    ]),
  ]),
  orchid: dish([
    shadow(100, 170, 40),
    at(100, 108, [
      path('M0 30C-6 -20 -8 -60 26 -76C44 -84 58 -72 62 -62', 'none', { stroke: '#5f8f3a', width: 3.4 }),
      line('M2 30V-50', '#b9925a', 2.4),
      at(-22, 30, leaf(60, '#3f8535', 0.6), { turn: -66 }),
      at(24, 30, leaf(60, '#4f9a3b', 0.6), { turn: 66 }),
      path(
        'M-30 24H30L22 58Q21 62 15 62H-15Q-21 62 -22 58Z',
        linear(
          [
            [0, '#e3dccf'],
            [0.35, '#fffaf2'],
            [1, '#c9bfae'],
          ],
          0,
        ),
      ),
      rect(
        -33,
        18,
        66,
        11,
        5,
        linear([
          [0, '#f3ece0'],
          [1, '#ded4c4'],
        ]),
      ),
      ...[
        [-4, -50, 21],
        [14, -70, 19],
        [38, -78, 16],
        [-8, -22, 20],
        [18, -38, 19],
      ].map(([x = 0, y = 0, r = 0], i) => at(x, y, orchidFlower(r), { turn: i * 14 - 20 })),
      at(58, -66, ellipse(0, 0, 5, 7, soft('#c98ad6'))),
      at(64, -56, ellipse(0, 0, 4, 5.4, soft('#b9d68a'))),
    ]),
  ]),
};

function bouquet(paper: string, flowers: readonly Svg[], green: string) {
  return dish([
    shadow(100, 172, 34),
    at(
      100,
      98,
      [
        ...[-56, -34, 34, 56, -12, 12]
          .map((turn) => at(0, 26, leaf(52, green, 0.5), { turn, scale: 1 }))
          .map((svg, i) => at([-30, -18, 18, 30, -6, 6][i] ?? 0, [-34, -50, -50, -34, -58, -58][i] ?? 0, svg)),
        path('M-54 -12L-12 40H12L54 -12Q30 -26 0 -22T-54 -12Z', tone(paper, -0.13)),
        ...flowers,
        path(
          'M-58 -4Q-30 16 0 12T58 -4L16 50L20 74H-20L-16 50Z',
          linear(
            [
              [0, tone(paper, 0.03)],
              [0.5, paper],
              [1, tone(paper, -0.08)],
            ],
            20,
          ),
        ),
        path('M-58 -4L-4 50L0 12Q-30 16 -58 -4Z', '#fff', { opacity: 0.28 }),
        line('M-40 6L-6 48M40 6L8 48M0 14V44', tone(paper, -0.14), 1.3, 0.6),
        rect(
          -18,
          44,
          36,
          10,
          5,
          linear([
            [0, '#d9486c'],
            [1, '#a82a4c'],
          ]),
        ),
        path('M0 50C-20 34 -30 56 0 52C30 56 20 34 0 50Z', soft('#e8577c')),
        circle(0, 51, 4, '#b8305a'),
      ],
      { scale: 1.04 },
    ),
  ]);
}
function roseHead(r: number, colour: string): Svg {
  return (
    path(blob(`rose${colour}`, r, r * 0.96, 0.06, 9), round(colour, 1.2)) +
    path(
      `M${-r * 0.7} ${r * 0.1}C${-r * 0.8} ${-r * 0.7} ${r * 0.6} ${-r * 0.9} ${r * 0.7} ${-r * 0.1}C${r * 0.7} ${r * 0.5} ${-r * 0.3} ${r * 0.6} ${-r * 0.4} ${r * 0.1}C${-r * 0.4} ${-r * 0.4} ${r * 0.34} ${-r * 0.44} ${r * 0.34} 0C${r * 0.3} ${r * 0.24} ${-r * 0.06} ${r * 0.2} ${-r * 0.06} ${r * 0.02}`,
      'none',
      { stroke: tone(colour, -0.12), width: r * 0.13 },
    ) +
    path(`M${-r * 0.6} ${-r * 0.2}C${-r * 0.4} ${-r * 0.74} ${r * 0.3} ${-r * 0.8} ${r * 0.54} ${-r * 0.4}`, 'none', { stroke: tone(colour, 0.12), width: r * 0.1, opacity: 0.8 })
  );
}
function tulip(colour: string): Svg {
  return (
    path(
      'M-15 -4C-18 -20 -12 -28 -9 -28C-6 -26 -3 -22 0 -30C3 -22 6 -26 9 -28C12 -28 18 -20 15 -4C14 12 8 16 0 16S-14 12 -15 -4Z',
      linear([
        [0, tone(colour, 0.07)],
        [1, tone(colour, -0.09)],
      ]),
    ) + path('M0 -30C-8 -16 -8 4 0 16C8 4 8 -16 0 -30Z', tone(colour, 0.05))
  );
}
function daisy(r: number, petals: string, heart: string): Svg {
  return (
    Array.from({ length: 12 }, (_, i) =>
      at(
        0,
        0,
        ellipse(
          0,
          -r * 0.62,
          r * 0.19,
          r * 0.4,
          linear([
            [0, petals],
            [1, tone(petals, -0.08)],
          ]),
        ),
        { turn: i * 30 },
      ),
    ).join('') + circle(0, 0, r * 0.33, round(heart, 1.3))
  );
}
function sunflower(r: number): Svg {
  return (
    [0, 1]
      .map((ring) =>
        Array.from({ length: 14 }, (_, i) =>
          at(0, 0, path(`M0 ${-r * 0.4}Q${r * 0.2} ${-r * 0.8} 0 ${-r}Q${-r * 0.2} ${-r * 0.8} 0 ${-r * 0.4}Z`, soft(ring === 0 ? '#e79a12' : '#fbc22d')), {
            turn: i * 25.7 + ring * 13,
          }),
        ).join(''),
      )
      .join('') +
    circle(
      0,
      0,
      r * 0.5,
      radial([
        [0, '#3f2412'],
        [0.6, '#6b3f1c'],
        [1, '#4a2a14'],
      ]),
    ) +
    scatter(`sun${r}`, 26, { rx: r * 0.42, ry: r * 0.42 }, ({ x, y }) => circle(x, y, r * 0.035, '#a9702f'))
  );
}
function orchidFlower(r: number): Svg {
  return (
    [90, -30, 210].map((turn) => at(0, 0, ellipse(0, -r * 0.6, r * 0.34, r * 0.5, soft('#e9c3f0')), { turn: turn + 90 })).join('') +
    [-64, 64]
      .map((turn) =>
        at(
          0,
          0,
          ellipse(
            0,
            -r * 0.56,
            r * 0.5,
            r * 0.52,
            linear([
              [0, '#f6dcf8'],
              [1, '#cf8fdc'],
            ]),
          ),
          { turn },
        ),
      )
      .join('') +
    path(
      `M${-r * 0.24} ${r * 0.06}Q0 ${-r * 0.2} ${r * 0.24} ${r * 0.06}Q${r * 0.2} ${r * 0.5} 0 ${r * 0.44}Q${-r * 0.2} ${r * 0.5} ${-r * 0.24} ${r * 0.06}Z`,
      soft('#a9328f', 1.3),
    ) +
    circle(0, r * 0.06, r * 0.12, '#fbe08a')
  );
}
