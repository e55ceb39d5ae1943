import { dish } from '../compose.ts';
import { slab } from '../draw/boards.ts';
import { tone } from '../draw/colour.ts';
import { eggHalf } from '../draw/dairy.ts';
import { plate, platter, ware } from '../draw/dishware.ts';
import { bowl } from '../draw/bowls.ts';
import { gyoza } from '../draw/dumplings.ts';
import { gloss, steam } from '../draw/effects.ts';
import { fishSlice, maki, nigiri } from '../draw/fish.ts';
import { citrusSlice } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { chive, leaf, scallion, sprig } from '../draw/herbs.ts';
import { chunk, crispy, meatSlice } from '../draw/meat.ts';
import { noodles, rice } from '../draw/pasta.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { chilliRing, coin, kernel, pea, seed, shreds } from '../draw/vegetables.ts';

const sticks = (x: number, y: number, turn: number, colour = '#b5302a', length = 112): Svg =>
  at(
    x,
    y,
    [-3.6, 3.6].map((dy) =>
      at(
        0,
        dy,
        path(
          `M${-length / 2} -2.6L${length / 2} -1.2V1.2L${-length / 2} 2.6Z`,
          linear([
            [0, tone(colour, 0.1)],
            [1, tone(colour, -0.1)],
          ]),
        ) + rect(-length / 2, -2.6, 16, 5.2, 1, tone('#e0b95a', -0.04)),
        { turn: dy * 0.8 },
      ),
    ),
    { turn },
  );
const ginger = (x: number, y: number): Svg =>
  at(x, y, [
    path(blob('ginger1', 10, 6, 0.18, 8), soft('#f7b7b0')),
    at(5, -3, path(blob('ginger2', 9, 5, 0.18, 8), soft('#fbcfc6'))),
    at(-4, -4, path(blob('ginger3', 7, 4, 0.18, 8), soft('#f3a5a0'))),
  ]);
const wasabi = (x: number, y: number): Svg => at(x, y, path(blob('wasabi', 9, 7, 0.14, 9), round('#9cc24c', 1.4)) + line('M-5 -1Q0 -4 4 -2', '#c7de86', 1.6));
const soy = (x: number, y: number): Svg =>
  at(x, y, ellipse(0, 3, 17, 9.4, '#20313f') + ellipse(0, 0, 17, 9, '#35506a') + ellipse(0, 0.6, 14, 7, '#2b1409') + ellipse(-4, -1.6, 6, 2, '#6d3d20', { opacity: 0.8 }));
const salmon = fishSlice(54, 26);
const tuna = fishSlice(54, 26, '#cc2f3f', '#e46a70');
const narutomaki = (r: number): Svg =>
  path(blob('naruto', r, r * 0.8, 0.05, 14), '#fff8f2', { stroke: '#e3d6c6', width: 1 }) +
  path(
    `M${-r * 0.5} 0C${-r * 0.5} ${-r * 0.6} ${r * 0.5} ${-r * 0.5} ${r * 0.44} ${r * 0.06}S${-r * 0.22} ${r * 0.4} ${-r * 0.2} ${r * 0.06}S${r * 0.14} ${-r * 0.16} ${r * 0.12} ${r * 0.04}`,
    'none',
    { stroke: '#e5547d', width: r * 0.17 },
  );
const noriSheets = (x: number, y: number): Svg =>
  at(
    x,
    y,
    [
      rect(
        -15,
        -42,
        26,
        44,
        2,
        linear([
          [0, '#33503d'],
          [1, '#1c2f24'],
        ]),
        { stroke: '#15241b', width: 0.8 },
      ),
      rect(
        -1,
        -36,
        26,
        40,
        2,
        linear([
          [0, '#2b4534'],
          [1, '#182820'],
        ]),
        { stroke: '#15241b', width: 0.8 },
      ),
    ],
    { turn: 10 },
  );
const chashu = (w = 34): Svg =>
  at(0, 3, path(blob('chashu', w / 2, w * 0.36, 0.05, 11), '#8f5a36')) +
  path(blob('chashu', w / 2, w * 0.36, 0.05, 11), '#b8794d') +
  path(blob('chashu2', w * 0.42, w * 0.28, 0.06, 10), '#e9b58c') +
  path(
    `M${-w * 0.26} ${w * 0.02}C${-w * 0.2} ${-w * 0.22} ${w * 0.2} ${-w * 0.22} ${w * 0.24} 0C${w * 0.2} ${w * 0.16} ${-w * 0.06} ${w * 0.16} ${-w * 0.08} ${w * 0.02}`,
    'none',
    { stroke: '#c98558', width: w * 0.08 },
  ) +
  path(`M${-w * 0.36} ${w * 0.1}Q0 ${w * 0.34} ${w * 0.36} ${w * 0.08}`, 'none', { stroke: '#fbe3c9', width: w * 0.07 });
const tofu = (w = 16): Svg =>
  path(`M${-w / 2} ${-w * 0.2}L0 ${-w * 0.45}L${w / 2} ${-w * 0.2}L0 ${w * 0.05}Z`, '#fffaf0') +
  path(`M${-w / 2} ${-w * 0.2}L0 ${w * 0.05}V${w * 0.5}L${-w / 2} ${w * 0.25}Z`, '#f0e6d3') +
  path(`M${w / 2} ${-w * 0.2}L0 ${w * 0.05}V${w * 0.5}L${w / 2} ${w * 0.25}Z`, '#ddd0b8');
const tempura = (length: number, id: string): Svg =>
  at(0, 0, [
    path(`M${length * 0.4} -3L${length * 0.62} -13Q${length * 0.68} -4 ${length * 0.58} 0Q${length * 0.68} 6 ${length * 0.58} 11L${length * 0.4} 4Z`, soft('#e9583a', 1.3)),
    crispy(id, length / 2, 11.5, '#e9b04c'),
  ]);

export const japanese = {
  'salmon-nigiri': dish(
    [
      shadow(100, 156, 72),
      slab(100, 118, 158, 70, [
        at(-32, -22, nigiri(salmon), { turn: -4 }),
        at(30, -26, nigiri(fishSlice(54, 26, '#f68a4d', '#fdd3b4')), { turn: -4 }),
        at(-6, 2, nigiri(salmon), { turn: -4, scale: 1.06 }),
        ginger(54, 14),
        wasabi(44, 2),
      ]),
    ],
    { back: [sticks(118, 56, -8)] },
  ),
  'tuna-nigiri': dish(
    [
      shadow(100, 154, 74),
      platter(
        100,
        116,
        78,
        [
          at(-34, -16, nigiri(tuna), { turn: -2 }),
          at(26, -20, nigiri(fishSlice(54, 24, '#f9a27c', '#fde5d6'), true), { turn: -2 }),
          at(-4, 6, nigiri(tuna), { turn: -2, scale: 1.04 }),
          at(52, 6, [wasabi(0, 0)]),
          at(-58, 8, [leaf(26, '#4f9a3b', 0.7)], { turn: -40 }),
        ],
        ware.white,
        0.4,
      ),
    ],
    { back: [soy(158, 70), at(42, 70, sprig(22, '#4c9a3b'))] },
  ),
  'maki-rolls': dish(
    [
      shadow(100, 156, 72),
      slab(
        100,
        120,
        156,
        66,
        [
          ...[
            [-44, -22],
            [-10, -26],
            [24, -24],
            [-28, 0],
            [8, -2],
            [42, -6],
          ].map(([x = 0, y = 0], i) => at(x, y, maki(i % 2 === 0 ? ['#f5793f', '#f79a68', '#f5793f'] : ['#8cbf4e', '#a9d067', '#6fa63c'], 17))),
          ginger(-58, 16),
        ],
        ware.wood,
      ),
    ],
    { back: [soy(160, 66)] },
  ),
  'california-roll': dish(
    [
      shadow(100, 152, 72),
      platter(
        100,
        116,
        78,
        [
          ...[
            [-46, -18],
            [-12, -24],
            [22, -24],
            [52, -16],
            [-30, 4],
            [4, 2],
            [38, 4],
          ].map(([x = 0, y = 0], i) => at(x, y, maki(['#f0603f', '#b7d36b', '#fbeed8'], 17, i % 2 === 0 ? 'roe' : 'sesame'))),
        ],
        ware.navy,
        0.42,
      ),
    ],
    { back: [glyph('avocado', 160, 62, 40, { turn: 12 }), ginger(40, 72)] },
  ),
  'sashimi-plate': dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        114,
        74,
        [
          scatter('sashidaikon', 3, { x: 0, y: -10, rx: 20, ry: 6 }, ({ x, y, i }) => at(x, y, shreds(`daikon${i}`, 26, 20, 11, ['#fffdf6', '#f0ead9', '#e6e0cd'], 18, 1.5))),
          ...[-3, -2, -1, 0].map((i) => at(-24 + i * 11, -4 + i * -1.6, fishSlice(30, 34), { turn: -16 })),
          ...[0, 1, 2, 3].map((i) => at(14 + i * 12, -10 + i * 2.4, fishSlice(28, 34, '#c92b3d', '#e2636b'), { turn: -10 })),
          ...[0, 1, 2].map((i) => at(-12 + i * 13, 14, fishSlice(26, 18, '#fbe4d6', '#f1b9a6'), { turn: -6 })),
          at(-2, -28, leaf(34, '#4f9a3b', 0.75), { turn: 12 }),
          at(14, -30, leaf(28, '#68ad4a', 0.75), { turn: 44 }),
          at(46, 14, citrusSlice(11), { squash: 0.7 }),
          wasabi(-48, 14),
        ],
        ware.ink,
      ),
    ],
    { back: [soy(42, 68)] },
  ),
  'sushi-platter': dish([
    shadow(100, 164, 76),
    at(100, 106, [
      rect(-82, -50 + 8, 164, 104, 12, '#2a1712'),
      rect(
        -82,
        -50,
        164,
        104,
        12,
        linear(
          [
            [0, '#c2382f'],
            [1, '#8f211d'],
          ],
          40,
        ),
      ),
      rect(
        -75,
        -44,
        150,
        91,
        8,
        linear([
          [0, '#1d1a1c'],
          [1, '#2f2a2c'],
        ]),
      ),
      ...[0, 1, 2].map((i) =>
        at(
          -48 + i * 48,
          -22,
          nigiri(
            [
              fishSlice(44, 21),
              fishSlice(44, 21, '#cc2f3f', '#e46a70'),
              at(
                0,
                0,
                rect(
                  -22,
                  -9,
                  44,
                  17,
                  5,
                  linear([
                    [0, '#fbd45c'],
                    [1, '#eeb336'],
                  ]),
                ) + line('M-18 -3H18', '#fde59a', 2),
              ),
            ][i] ?? '',
            i === 2,
          ),
          { scale: 0.86 },
        ),
      ),
      ...[0, 1, 2, 3].map((i) => at(-52 + i * 24, 14, maki([['#f5793f'], ['#8cbf4e'], ['#fbd45c'], ['#cc2f3f']][i] ?? ['#f5793f'], 12))),
      at(50, 12, maki(['#f0603f', '#b7d36b', '#fbeed8'], 13, 'roe')),
      at(54, 30, maki(['#f0603f', '#b7d36b', '#fbeed8'], 11, 'sesame')),
      ginger(24, 36),
      wasabi(-60, 38),
      at(-36, 36, leaf(22, '#4f9a3b', 0.7), { turn: 70 }),
    ]),
  ]),
  'tonkotsu-ramen': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 92, 72, {
        colour: ware.lacquer,
        depth: 52,
        fill: radial([
          [0, '#f8e3b3'],
          [0.7, '#efcf91'],
          [1, '#d9ae66'],
        ]),
        inside: [at(-4, 4, noodles('tonkotsu', 54, 20, '#f6d98c', 22)), scatter('tonko', 22, { rx: 60, ry: 24 }, ({ x, y }) => gloss(x, y, 4, 2.4, 0.7))],
        pile: [
          noriSheets(40, -10),
          at(-30, -8, chashu(36), { turn: -8 }),
          at(-8, 2, chashu(34), { turn: 6 }),
          at(24, -4, eggHalf(29)),
          at(6, -18, narutomaki(12)),
          ...[
            [-48, 6],
            [-40, 12],
            [42, 10],
            [50, 2],
            [2, 20],
            [14, 18],
            [-10, -20],
            [-20, -22],
          ].map(([x = 0, y = 0]) => at(x, y, chive(3.4), { squash: 0.8 })),
        ],
      }),
    ],
    { back: [sticks(74, 52, -156, '#7a4a2b', 96)] },
  ),
  'spicy-miso-ramen': dish([
    shadow(100, 150, 56),
    bowl(100, 92, 72, {
      colour: ware.ink,
      band: '#d9452c',
      depth: 52,
      fill: radial([
        [0, '#ef7a35'],
        [0.7, '#dd5322'],
        [1, '#b03612'],
      ]),
      inside: [
        at(4, 4, noodles('spicymiso', 56, 20, '#f6cf72', 24)),
        scatter('chillioil', 30, { rx: 60, ry: 24 }, ({ x, y, rand }) => ellipse(x, y, rand(1.5, 3.4), rand(1, 2), '#c3200d', { opacity: 0.75 })),
      ],
      pile: [
        at(-34, -6, [scatter('corn', 26, { rx: 16, ry: 8 }, ({ x, y }) => at(x, y, kernel(3.2)))]),
        at(4, -10, [scatter('mince', 20, { rx: 18, ry: 9 }, ({ x, y, i, rand }) => at(x, y, chunk(`mince${i}`, rand(4, 6), rand(3, 4.4), '#7d4224')))]),
        at(38, 0, eggHalf(27)),
        at(-20, 12, [chilliRing(5), at(9, 3, chilliRing(5)), at(-8, 4, chilliRing(4))]),
        ...[
          [16, 12],
          [24, 16],
          [8, 18],
          [2, -22],
          [12, -22],
          [-8, -20],
        ].map(([x = 0, y = 0]) => at(x, y, chive(3.6), { squash: 0.8 })),
      ],
    }),
    steam(96, 52, 24),
  ]),
  gyoza: dish(
    [
      shadow(100, 152, 72),
      platter(
        100,
        116,
        78,
        [
          ...[
            [-42, -20],
            [-6, -26],
            [32, -22],
            [-50, -2],
            [-14, -6],
            [24, -4],
          ].map(([x = 0, y = 0]) => at(x, y, gyoza(44), { turn: -10 })),
          at(50, 8, soy(0, 0)),
          scatter('gyozas', 12, { x: -8, y: 14, rx: 40, ry: 5 }, ({ x, y }) => at(x, y, chive(2.6), { squash: 0.7 })),
        ],
        ware.slate,
        0.42,
      ),
    ],
    { back: [sticks(120, 58, -6, '#7a4a2b', 96)] },
  ),
  'tempura-prawns': dish(
    [
      shadow(100, 152, 70),
      plate(
        100,
        114,
        74,
        [
          path('M-58 4L-34 -26L44 -30L60 0L20 24L-30 22Z', '#fbf8ef'),
          path('M-58 4L-34 -26L44 -30L60 0L20 24L-30 22Z', 'none', { stroke: '#e2dac9', width: 1.4 }),
          at(-20, -14, tempura(64, 'tmp1'), { turn: -64 }),
          at(4, -16, tempura(66, 'tmp2'), { turn: -82 }),
          at(28, -10, tempura(62, 'tmp3'), { turn: -104 }),
          at(-34, 12, crispy('tmpsp', 16, 10, '#d99a3c'), { turn: -20 }),
          at(-34, 10, ellipse(0, 0, 10, 5, '#c4592a', { opacity: 0.7 }), { turn: -20 }),
          at(10, 16, crispy('tmpbr', 14, 9, '#e2ab4c')),
          at(10, 13, path(blob('tmpbr2', 8, 4, 0.2, 8), '#7fae45')),
          soy(44, 14),
        ],
        ware.celadon,
      ),
    ],
    { back: [at(40, 72, citrusSlice(15))] },
  ),
  edamame: dish(
    [
      shadow(100, 150, 54),
      bowl(100, 96, 66, {
        colour: '#5d4632',
        depth: 46,
        fill: '#5f8f2d',
        pile: [
          scatter('edamame', 15, { x: 0, y: -12, rx: 44, ry: 20 }, ({ x, y, i, rand }) => {
            const c = ['#86b946', '#72a838', '#9cc95a'][i % 3] ?? '#86b946';
            return at(
              x,
              y,
              path('M-24 2C-20 -8 -12 -8 -7 -7Q0 -10 7 -7C13 -9 20 -6 25 3C18 8 12 8 7 7Q0 10 -7 7C-14 9 -20 8 -24 2Z', soft(c, 1.4), { stroke: tone(c, -0.14), width: 0.9 }) +
                circle(-12, 0, 4.6, tone(c, 0.08)) +
                circle(0.6, 0, 4.8, tone(c, 0.08)) +
                circle(13, 0, 4.4, tone(c, 0.08)),
              { turn: rand(-50, 50) },
            );
          }),
          scatter('edsalt', 30, { x: 0, y: -14, rx: 46, ry: 20 }, ({ x, y }) => rect(x, y, 2, 2, 0.4, '#ffffff', { opacity: 0.9 })),
          at(22, 4, [pea(4.6), at(8, 3, pea(4.6))]),
        ],
      }),
    ],
    { back: [glyph('salt', 160, 60, 38, { turn: 14 })] },
  ),
  onigiri: dish([
    shadow(100, 152, 70),
    slab(
      100,
      124,
      150,
      56,
      [
        ...[
          [-30, -30, -4, '#f5793f'],
          [34, -22, 5, '#c92b3d'],
        ].map(([x, y, turn, heart], i) =>
          at(
            Number(x),
            Number(y),
            [
              at(0, 4, path('M-8 -40Q0 -48 8 -40L40 20Q45 34 32 36H-32Q-45 34 -40 20Z', tone('#efe7d8', -0.09))),
              path(
                'M-8 -40Q0 -48 8 -40L40 20Q45 34 32 36H-32Q-45 34 -40 20Z',
                linear(
                  [
                    [0, '#fffefa'],
                    [1, '#e9e0cf'],
                  ],
                  60,
                ),
              ),
              scatter(`oni${i}`, 44, { x: 0, y: 4, rx: 30, ry: 30 }, ({ x: px, y: py, rand }) =>
                Math.abs(px) < 10 + (py + 40) * 0.36 ? at(px, py, ellipse(0, 0, 2.6, 1.2, '#ddd3c0'), { turn: rand(-60, 60) }) : '',
              ),
              path(
                'M-14 8H14V37H-14Z',
                linear([
                  [0, '#2f4a39'],
                  [1, '#1a2b21'],
                ]),
              ),
              line('M-9 12V34M-3 14V35', '#47654f', 1, 0.6),
              i === 0
                ? at(0, -20, path(blob('onis', 8, 6, 0.16, 8), soft(String(heart), 1.3))) +
                  scatter('onises', 10, { x: 0, y: -22, rx: 18, ry: 14 }, ({ x: px, y: py }) => ellipse(px, py, 1.3, 0.8, '#3b3430'))
                : at(0, -20, circle(0, 0, 7.4, round(String(heart), 1.4)) + ellipse(-2, -3, 2, 1.2, '#fff', { opacity: 0.6 })),
            ],
            { turn: Number(turn), scale: i === 0 ? 1 : 0.94 },
          ),
        ),
        at(0, 16, [coin(8, '#f2c230'), at(11, 2, coin(8, '#f2c230')), at(-11, 2, coin(8, '#f2c230'))], { squash: 0.7 }),
      ],
      ware.walnut,
    ),
  ]),
  'teriyaki-bowl': dish(
    [
      shadow(100, 150, 56),
      bowl(100, 94, 70, {
        colour: ware.walnut,
        depth: 50,
        fill: '#f4eddc',
        pile: [
          at(0, 10, rice(60, 26, '#fbf6ea', 'teririce')),
          ...[-2, -1, 0, 1, 2].map((i) => at(8 + i * 15, -10 - (2 - Math.abs(i)) * 3, meatSlice(22, 34, '#6b2f14', '#b5652f') + gloss(-3, -8, 6, 8, 0.5), { turn: 16 + i * 3 })),
          scatter('tersesame', 22, { x: 8, y: -12, rx: 34, ry: 14 }, ({ x, y, rand }) => at(x, y, seed(3.6, '#fff1cc'), { turn: rand(0, 180) })),
          at(-42, -2, glyph('broccoli', 0, 0, 30, { turn: -12 })),
          at(-30, 8, coin(8, '#f08a33')),
          at(-40, 12, coin(7.4, '#f39a45')),
          ...[
            [18, 8],
            [28, 6],
            [8, 10],
            [36, 2],
          ].map(([x = 0, y = 0]) => at(x, y, scallion(10), { turn: x * 4 })),
        ],
      }),
    ],
    { back: [sticks(112, 48, -10, '#3a2a22', 96)] },
  ),
  'katsu-curry': dish([
    shadow(100, 154, 74),
    plate(
      100,
      114,
      76,
      [
        path(
          'M-6 -26C30 -34 58 -20 58 2C56 22 28 26 -2 25C-24 24 -30 14 -20 6C-10 -2 -20 -22 -6 -26Z',
          radial([
            [0, '#c9792a'],
            [0.8, '#a95c1a'],
            [1, '#8a4612'],
          ]),
        ),
        gloss(36, -8, 18, 8, 0.3),
        at(34, 14, coin(7, '#f08a33')),
        at(48, 2, coin(6.4, '#f08a33')),
        at(20, 18, chunk('kcpot', 7, 5.6, '#efc669')),
        at(-32, 8, rice(30, 28, '#fdf8ec', 'katsurice')),
        ...[-2, -1, 0, 1, 2].map((i) =>
          at(
            8 + i * 13,
            -14 + i * 2,
            [
              rect(-6.4, -21 + 4, 13, 38, 5, '#7d4a1c'),
              rect(
                -6.4,
                -21,
                13,
                38,
                5,
                linear([
                  [0, '#e9b052'],
                  [1, '#c47f2c'],
                ]),
              ),
              rect(-6.4, -17, 3.6, 31, 1.6, '#f8e6c8'),
              scatter(`katsu${i}`, 12, { rx: 5.4, ry: 17 }, ({ x, y, rand }) => ellipse(x, y, rand(0.8, 1.5), rand(0.6, 1), rand() > 0.5 ? '#f4cb78' : '#a3641f')),
            ],
            { turn: 18 },
          ),
        ),
        at(-44, -20, ginger(0, 0)),
        at(-30, -24, sprig(13)),
      ],
      ware.white,
    ),
  ]),
  'bento-box': dish([
    shadow(100, 166, 76),
    at(100, 104, [
      rect(-80, -54 + 9, 160, 114, 14, '#1d1a20'),
      rect(
        -80,
        -54,
        160,
        114,
        14,
        linear(
          [
            [0, '#4a3d52'],
            [1, '#2e2634'],
          ],
          40,
        ),
      ),
      ...[
        [-73, -47, 82, 56],
        [15, -47, 58, 56],
        [-73, 15, 52, 38],
        [-15, 15, 88, 38],
      ].map(([x = 0, y = 0, w = 0, h = 0]) =>
        rect(
          x,
          y,
          w,
          h,
          7,
          linear([
            [0, '#b5302a'],
            [1, '#d2463b'],
          ]),
        ),
      ),
      clip(rect(-73, -47, 82, 56, 7, '#000'), [
        rect(-73, -47, 82, 56, 0, '#fbf6ea'),
        scatter('bentorice', 70, { x: -32, y: -18, rx: 44, ry: 30 }, ({ x, y, rand }) => at(x, y, rect(-2.8, -1.1, 5.6, 2.2, 1.1, '#e3dac8'), { turn: rand(-70, 70) })),
        scatter('bentos', 26, { x: -32, y: -20, rx: 34, ry: 20 }, ({ x, y, rand }) => at(x, y, ellipse(0, 0, 1.6, 0.9, '#2f2a28'), { turn: rand(0, 180) })),
      ]),
      circle(-32, -19, 9, round('#c92b3d', 1.4)),
      ellipse(-35, -23, 2.6, 1.6, '#fff', { opacity: 0.6 }),
      ...[0, 1, 2].map((i) =>
        at(29 + i * 15, -20, [
          rect(-6, -21 + 3, 12, 40, 4, '#7d3210'),
          rect(
            -6,
            -21,
            12,
            40,
            4,
            linear([
              [0, '#f0894d'],
              [1, '#d95f28'],
            ]),
          ),
          line('M-4 -12l8 4M-4 -2l8 4M-4 8l8 4', '#fbc7a0', 1.6),
        ]),
      ),
      ...[0, 1].map((i) =>
        at(-58 + i * 22, 33, [
          rect(
            -9,
            -11,
            18,
            22,
            5,
            linear([
              [0, '#fbd45c'],
              [1, '#e9ac30'],
            ]),
          ),
          path('M-4 -4C-4 -9 5 -8 4 -1C3 4 -3 4 -2 -1', 'none', { stroke: '#c9881c', width: 1.6 }),
        ]),
      ),
      at(0, 34, glyph('broccoli', 0, 0, 28)),
      at(18, 27, coin(8, '#f08a33')),
      at(22, 41, coin(8, '#f39a45')),
      at(
        44,
        36,
        [0, 1, 2].map((i) => at(i * 9 - 8, i % 2 === 0 ? 2 : -5, pea(4.8))),
      ),
      at(60, 34, tofu(20)),
    ]),
  ]),
  mochi: dish(
    [
      shadow(100, 152, 66),
      plate(
        100,
        116,
        70,
        [
          ...[
            [-26, -8, '#f3b6c6'],
            [28, -8, '#bcd48a'],
            [2, 6, '#fbf4e6'],
            [0, -34, '#cdb5df'],
          ]
            .sort((a, b) => Number(a[1]) - Number(b[1]))
            .map(([x, y, c]) =>
              at(Number(x), Number(y), [
                ellipse(0, 13, 24, 8, '#2b1405', { opacity: 0.12 }),
                path(
                  'M-25 4C-26 -16 -12 -24 0 -24S26 -16 25 4C25 14 14 18 0 18S-25 14 -25 4Z',
                  radial(
                    [
                      [0, tone(String(c), 0.06)],
                      [0.6, String(c)],
                      [1, tone(String(c), -0.1)],
                    ],
                    0.4,
                    0.3,
                    0.72,
                  ),
                ),
                scatter(`mochi${String(c)}`, 26, { x: 0, y: -4, rx: 20, ry: 16 }, ({ x: px, y: py }) => circle(px, py, 0.9, '#fff', { opacity: 0.7 })),
                ellipse(-9, -13, 7, 3.4, '#fff', { opacity: 0.45 }),
              ]),
            ),
          at(50, 10, leaf(24, '#5a9a3f', 0.7), { turn: 70 }),
          at(-50, 12, glyph('cherry-blossom', 0, 0, 22)),
        ],
        ware.ink,
      ),
    ],
    { back: [glyph('cherry-blossom', 158, 70, 30)] },
  ),
};
