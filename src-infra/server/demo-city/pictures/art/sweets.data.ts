import { dish } from '../compose.ts';
import { tone } from '../draw/colour.ts';
import { plate, ware } from '../draw/dishware.ts';
import { glass, iceCube, juice } from '../draw/drinks.ts';
import { flecks, gloss } from '../draw/effects.ts';
import { berry, raspberry, strawberryHalf } from '../draw/fruit.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf, sprig } from '../draw/herbs.ts';
import { blob, scatter } from '../draw/random.ts';
import { at, circle, clip, ellipse, line, linear, path, radial, rect, round, shadow, soft, type Svg } from '../draw/svg.ts';
import { cream, drip, scoop, zigzag } from '../draw/sweets.ts';
import { cherry, chocolate, macaron, paperCup, sprinkles, wafer } from '../draw/confectionery.ts';

/** A wedge of cake: its point to the front left, layers named from the top. */
function wedge(layers: readonly (readonly [colour: string, height: number])[], top: string, topping: Svg, rim = top): Svg {
  let y = 0;
  const left = layers.map(([colour, h]) => {
    const face = path(
      `M-50 ${y}L6 ${y + 18}V${y + h + 18.5}L-50 ${y + h + 0.5}Z`,
      linear(
        [
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.03)],
        ],
        20,
      ),
    );
    const back = path(`M6 ${y + 18}L50 ${y - 8}V${y + h - 7.5}L6 ${y + h + 18.5}Z`, tone(colour, -0.1));
    y += h;
    return face + back;
  });
  return (
    left.join('') +
    path(
      'M-50 0L14 -30Q44 -28 50 -8L6 18Z',
      linear(
        [
          [0, tone(top, 0.03)],
          [1, tone(top, -0.04)],
        ],
        60,
      ),
    ) +
    path('M14 -30Q44 -28 50 -8', 'none', { stroke: rim, width: 5 }) +
    topping
  );
}
/** A whole round cake: side and top. */
function tier(r: number, h: number, side: string, top: string, ry = r * 0.42): Svg {
  return (
    path(
      `M${-r} ${-h}V0A${r} ${ry} 0 0 0 ${r} 0V${-h}Z`,
      linear(
        [
          [0, tone(side, -0.03)],
          [0.3, tone(side, 0.04)],
          [0.7, side],
          [1, tone(side, -0.11)],
        ],
        0,
      ),
    ) +
    ellipse(
      0,
      -h,
      r,
      ry,
      linear([
        [0, tone(top, 0.03)],
        [1, tone(top, -0.03)],
      ]),
    )
  );
}
const coneWafer = (w: number, h: number): Svg => {
  const d = `M${-w / 2} 0L0 ${h}L${w / 2} 0Q0 ${w * 0.2} ${-w / 2} 0Z`;
  return (
    path(
      d,
      linear(
        [
          [0, '#eebb6c'],
          [0.5, '#dc9c48'],
          [1, '#b0702a'],
        ],
        0,
      ),
    ) + clip(path(d, '#000'), line([-40, -28, -16, -4, 8, 20, 32].map((x) => `M${x} -4L${x + 40} ${h}M${-x} -4L${-x - 40} ${h}`).join(''), '#a9681f', 1.8, 0.75))
  );
};

export const sweets = {
  cheesecake: dish([
    shadow(100, 156, 68),
    plate(
      100,
      122,
      72,
      [
        at(
          0,
          -28,
          wedge(
            [
              ['#fdf1d3', 26],
              ['#c98a4b', 9],
            ],
            '#fbe6b5',
            [
              path('M-46 1L14 -27Q40 -26 46 -8L6 15Z', '#c2203f', { opacity: 0.92 }),
              path('M-30 6Q-28 20 -22 8ZM-6 14Q-4 30 2 17ZM20 10Q23 26 28 6Z', '#b31a38'),
              at(12, -16, berry(7, '#3f3f86')),
              at(-2, -10, raspberry(7)),
              at(24, -14, raspberry(6.4)),
              at(8, -2, berry(6, '#3f3f86')),
              at(16, -26, sprig(13)),
            ].join(''),
            '#e6b870',
          ),
        ),
        at(44, 14, raspberry(6)),
        at(54, 8, berry(5.6, '#3f3f86')),
      ],
      ware.navy,
    ),
  ]),
  'chocolate-cake': dish([
    shadow(100, 156, 68),
    plate(
      100,
      122,
      72,
      [
        at(
          0,
          -34,
          wedge(
            [
              ['#6b3a20', 12],
              ['#3d1f12', 4],
              ['#6b3a20', 12],
              ['#3d1f12', 4],
              ['#6b3a20', 11],
            ],
            '#4a2616',
            [
              path('M-50 0L14 -30Q44 -28 50 -8L6 18L4 27Q0 30 -2 16L-14 12Q-16 26 -20 10L-34 5Q-36 16 -40 3Z', '#3d1f12'),
              path('M10 17L14 24Q18 26 18 12L28 6Q30 20 34 2L46 -6V2Q50 6 50 -8L30 4Z', '#2f170c'),
              gloss(0, -10, 24, 8, 0.3),
              at(20, -16, cream(26, 22)),
              at(20, -38, cherry(7)),
              flecks('ccake', 18, 30, 8, ['#8a5a35'], 1),
            ].join(''),
          ),
        ),
        at(-48, 10, cherry(6)),
        at(6, 22, zigzag(60, 4, '#6b3a20', 8, 2)),
      ],
      ware.white,
    ),
  ]),
  'birthday-cake': dish([
    shadow(100, 164, 66),
    at(100, 152, [
      ellipse(0, 2, 74, 20, '#cbb9a4'),
      ellipse(
        0,
        -2,
        74,
        20,
        linear([
          [0, '#fffaf2'],
          [1, '#e9ddcb'],
        ]),
      ),
      at(0, -6, [
        tier(54, 42, '#f7b7c6', '#fbd3dc', 19),
        path('M-54 -20A54 19 0 0 0 54 -20V-12A54 19 0 0 1 -54 -12Z', '#fff6ea'),
        clip(
          path('M-54 -42V0A54 19 0 0 0 54 0V-42Z', '#000'),
          scatter('bcs', 40, { x: 0, y: -10, rx: 52, ry: 26 }, ({ x, y, i, rand }) =>
            at(x, y, rect(-2.4, -0.9, 4.8, 1.8, 0.9, ['#e8476a', '#3aa0d8', '#f6c32c', '#5bb548'][i % 4] ?? '#e8476a'), { turn: rand(0, 180) }),
          ),
        ),
        path('M-54 -42q0 16 8 14t8 4t10 -2t9 6t10 -3t9 5t10 -4t9 3t9 -6t8 -2t8 -15A54 19 0 0 1 -54 -42Z', '#fffaf2'),
        ellipse(0, -42, 54, 19, '#fffdf8'),
        at(0, -44, [
          tier(33, 26, '#b8dff0', '#d9eff8', 11),
          path('M-33 -26q0 12 6 10t7 4t7 -2t7 5t7 -3t6 4t7 -4t7 -2t7 -12A33 11 0 0 1 -33 -26Z', '#fffaf2'),
          ellipse(0, -26, 33, 11, '#fffdf8'),
          ...[-18, -6, 6, 18].map((x, i) =>
            at(x, -26 - (i % 2) * 4, [
              rect(-2.4, -20, 4.8, 22, 1.6, ['#e8476a', '#3aa0d8', '#f6a32c', '#5bb548'][i] ?? '#e8476a'),
              line('M-2.4 -14l4.8 -3M-2.4 -6l4.8 -3', '#fff', 1.4),
              path('M0 -33Q4.6 -26 0 -21.4Q-4.6 -26 0 -33Z', '#fbb42c'),
              path('M0 -28Q2 -25 0 -22.6Q-2 -25 0 -28Z', '#fff1c4'),
            ]),
          ),
        ]),
        ...[-40, -22, 22, 40].map((x) => at(x, -34 + Math.abs(x) * -0.08, circle(0, -4, 5, round('#d21f3a', 1.3)))),
      ]),
    ]),
  ]),
  'strawberry-cake': dish([
    shadow(100, 156, 68),
    plate(
      100,
      122,
      72,
      [
        at(
          0,
          -32,
          wedge(
            [
              ['#fffaf2', 6],
              ['#f6d08c', 12],
              ['#fffaf2', 8],
              ['#f6d08c', 12],
            ],
            '#fffdf8',
            [
              ...[-36, -24, -12].map((x) => at(x, 32 + x * 0.2, strawberryHalf(12), { turn: 180 })),
              at(20, -18, cream(26, 18)),
              at(20, -34, glyph('strawberry', 0, 0, 34, { turn: 12 })),
              at(-16, -2, circle(0, 0, 4, '#fff6ea')),
              at(-4, 4, circle(0, 0, 4, '#fff6ea')),
              path('M-50 0L-40 -4.6L-36 6L-50 2Z', '#fffdf8'),
            ].join(''),
          ),
        ),
        at(48, 12, glyph('strawberry', 0, 0, 24, { turn: 40 })),
      ],
      ware.rose,
    ),
  ]),
  macarons: dish([
    shadow(100, 156, 68),
    plate(
      100,
      122,
      70,
      [
        at(-30, 2, macaron(46, '#f2a0b5')),
        at(30, 2, macaron(46, '#a9cf8a')),
        at(0, 10, macaron(46, '#f3cf78')),
        at(-14, -26, macaron(46, '#b79ad6')),
        at(24, -27, macaron(44, '#8a5a3c')),
        at(4, -52, macaron(46, '#8fc6d8')),
      ],
      ware.white,
    ),
  ]),
  cupcakes: dish([
    shadow(100, 162, 70),
    at(100, 118, [
      at(-30, -8, [paperCup(52, 34, '#8fc6d8'), at(0, 4, cream(62, 56, '#fbc3d0')), at(0, -18, sprinkles('cup1', 16, 20, 12)), at(2, -54, cherry(6.4))]),
      at(32, -4, [
        paperCup(52, 34, '#d99a92'),
        at(0, 4, cream(62, 54, '#6b3f2a')),
        at(14, -36, wafer(34, 9), { turn: 24 }),
        flecks('cup2', 12, 20, 8, ['#f3cf78', '#fff3dc'], 1.8),
      ]),
      at(2, 12, [paperCup(52, 34, '#f6c243'), at(0, 4, cream(62, 54, '#fffaf0')), at(2, -46, berry(6.4)), at(-14, -16, berry(5.6)), at(14, -22, raspberry(6))]),
    ]),
  ]),
  'fruit-tart': dish([
    shadow(100, 160, 66),
    at(100, 106, [
      at(0, 0, [
        path(
          'M-66 -2L-56 26Q0 54 56 26L66 -2Z',
          linear(
            [
              [0, '#d99a48'],
              [0.4, '#e6b062'],
              [1, '#a9692a'],
            ],
            0,
          ),
        ),
        clip(
          path('M-66 -2L-56 26Q0 54 56 26L66 -2Z', '#000'),
          line(Array.from({ length: 17 }, (_, i) => `M${-64 + i * 8} -6L${(-64 + i * 8) * 0.84} 46`).join(''), '#a9692a', 1.8, 0.6),
        ),
        ellipse(0, -4, 68, 33, '#e3aa58'),
        ellipse(0, -4, 61, 28.6, '#c98a3c'),
        ellipse(0, -3, 59, 27, '#fbe6a4'),
        ...Array.from({ length: 13 }, (_, i) => {
          const a = (i / 13) * Math.PI * 2;
          return { y: Math.sin(a), svg: at(Math.cos(a) * 48, -6 + Math.sin(a) * 20, strawberryHalf(20), { turn: (a * 180) / Math.PI + 90, squash: 0.8 }) };
        })
          .sort((a, b) => a.y - b.y)
          .map((p) => p.svg),
        ...Array.from({ length: 8 }, (_, i) => {
          const a = (i / 8) * Math.PI * 2;
          return {
            y: Math.sin(a),
            svg: at(
              Math.cos(a) * 29,
              -8 + Math.sin(a) * 12,
              [
                circle(0, 0, 8, '#7fae3a'),
                circle(0, 0, 6.6, '#a9d05c'),
                circle(0, 0, 2.4, '#eef3c4'),
                ...[0, 60, 120, 180, 240, 300].map((t) => at(0, 0, ellipse(0, -4, 0.7, 1.3, '#2f2a20'), { turn: t })),
              ],
              { squash: 0.8 },
            ),
          };
        })
          .sort((a, b) => a.y - b.y)
          .map((p) => p.svg),
        at(-9, -9, berry(6.6)),
        at(4, -13, berry(6.6)),
        at(10, -6, raspberry(6.6)),
        at(-2, -3, raspberry(6.6)),
        at(2, -20, sprig(15)),
        gloss(-20, -16, 26, 8, 0.4),
      ]),
    ]),
  ]),
  'ice-cream-sundae': dish([
    shadow(100, 170, 36),
    at(
      100,
      112,
      [
        rect(
          -5,
          34,
          10,
          24,
          4,
          linear(
            [
              [0, '#c4dbe3'],
              [0.4, '#f3fafc'],
              [1, '#9fbac4'],
            ],
            0,
          ),
        ),
        ellipse(0, 64, 30, 8, '#b4cdd6'),
        ellipse(
          0,
          61,
          30,
          8,
          linear([
            [0, '#eef7fa'],
            [1, '#bcd3db'],
          ]),
        ),
        at(-24, -20, scoop(25, '#f7b2c4', ['#d6406a'])),
        at(24, -20, scoop(25, '#fbe8bd', ['#f3d48a'])),
        at(0, -40, scoop(26, '#7d4a2c', ['#4a2616'])),
        at(26, -62, wafer(50, 11), { turn: 24 }),
        at(0, -52, drip(46, 18, '#4a2413', 'sundae')),
        at(-2, -56, cream(32, 26)),
        at(-2, -86, cherry(8)),
        path(
          'M-52 -12H52Q46 30 14 38H-14Q-46 30 -52 -12Z',
          linear(
            [
              [0, '#d4e8ee', 0.95],
              [0.3, '#f6fcfe', 0.86],
              [0.7, '#e3f1f5', 0.86],
              [1, '#a9c6d0', 0.95],
            ],
            0,
          ),
        ),
        clip(path('M-52 -12H52Q46 30 14 38H-14Q-46 30 -52 -12Z', '#000'), [
          path('M-52 6Q-30 -4 -10 8T30 4T56 8V50H-56Z', '#f3a0b5', { opacity: 0.55 }),
          path('M-52 20Q-20 12 0 22T56 18V50H-56Z', '#7d4a2c', { opacity: 0.5 }),
        ]),
        ellipse(0, -12, 52, 9, 'none', { stroke: '#fff', width: 2.6, opacity: 0.9 }),
        path('M-42 -4Q-36 18 -22 26', 'none', { stroke: '#fff', width: 5, opacity: 0.75 }),
      ],
      { scale: 0.88 },
    ),
  ]),
  'ice-cream-cone': dish(
    [
      shadow(100, 178, 22, 5),
      at(100, 100, [
        at(0, 2, coneWafer(54, 74)),
        at(0, -10, scoop(30, '#fbe7b8', ['#e0b15c'])),
        at(-2, -46, scoop(27, '#f59ab5', ['#d6406a', '#fbd0da'])),
        at(26, -58, wafer(42, 9), { turn: 26 }),
        at(-4, -64, drip(40, 15, '#5b2c17', 'conedrip')),
        at(-4, -76, cherry(6.6)),
        at(-2, -50, sprinkles('cone', 12, 20, 9)),
      ]),
    ],
    { front: [at(152, 156, strawberryHalf(22), { turn: 20 })] },
  ),
  'gelato-cup': dish([
    shadow(100, 166, 46),
    at(100, 112, [
      at(-22, -22, scoop(27, '#a9cf7a', ['#6f9a35', '#d3e3a4'])),
      at(24, -22, scoop(27, '#f7a85c', ['#fbd0a0'])),
      at(2, -44, scoop(28, '#5b3524', ['#2f1a10'])),
      at(
        34,
        -56,
        [
          rect(
            -4,
            -34,
            8,
            46,
            3,
            linear(
              [
                [0, '#8fd0e0'],
                [1, '#4fa3b8'],
              ],
              0,
            ),
          ),
        ],
        { turn: 22 },
      ),
      at(-20, -60, wafer(38, 10), { turn: -20 }),
      at(8, -70, leaf(16, '#4f9a3b', 0.6), { turn: 30 }),
      path(
        'M-54 -6H54L40 48Q38 54 30 54H-30Q-38 54 -40 48Z',
        linear(
          [
            [0, '#fffaf2'],
            [0.6, '#f3e6d3'],
            [1, '#d6c3a8'],
          ],
          0,
        ),
      ),
      clip(path('M-54 -6H54L40 48Q38 54 30 54H-30Q-38 54 -40 48Z', '#000'), [
        ...[-44, -22, 0, 22, 44].map((x) => path(`M${x - 5} -6H${x + 5}L${x * 0.74 + 4} 56H${x * 0.74 - 4}Z`, '#e8738f')),
      ]),
      rect(
        -57,
        -11,
        114,
        9,
        4.5,
        linear([
          [0, '#fffdf8'],
          [1, '#e6d8c3'],
        ]),
      ),
    ]),
  ]),
  'creme-caramel': dish([
    shadow(100, 154, 70),
    plate(
      100,
      120,
      72,
      [
        path(
          blob('caramelpool', 56, 24, 0.06, 12),
          radial([
            [0, '#b5651a'],
            [0.7, '#9a4f10'],
            [1, '#7d3d0a'],
          ]),
        ),
        gloss(-30, 6, 14, 4, 0.5),
        at(0, -4, [
          path(
            'M-34 -36L-46 6Q-44 20 0 21T46 6L34 -36Z',
            linear(
              [
                [0, '#f6d078'],
                [0.35, '#fbe3a0'],
                [1, '#dda649'],
              ],
              0,
            ),
          ),
          path('M-34 -36Q-36 -22 -40 -10Q-34 4 -30 -10Q-26 -18 -20 -8Q-16 12 -8 -6Q0 -16 6 -4Q12 8 18 -10Q24 -18 28 -8Q34 4 40 -12L34 -36Z', '#9a4f10', { opacity: 0.92 }),
          ellipse(
            0,
            -36,
            34,
            13,
            linear([
              [0, '#c47424'],
              [1, '#8f470c'],
            ]),
          ),
          gloss(-10, -40, 16, 4, 0.6),
          path('M-36 0Q-34 -14 -30 -24', 'none', { stroke: '#fff', width: 4, opacity: 0.4 }),
          at(0, -44, [cream(22, 17), at(0, -20, sprig(12)), at(9, -7, raspberry(5.4))]),
        ]),
      ],
      ware.white,
    ),
  ]),
  'chocolate-box': dish([
    shadow(100, 166, 72),
    at(100, 108, [
      rect(-72, -46 + 9, 144, 96, 12, '#5d1524'),
      rect(
        -72,
        -46,
        144,
        96,
        12,
        linear(
          [
            [0, '#b52a45'],
            [1, '#7d1a30'],
          ],
          40,
        ),
      ),
      rect(-64, -38, 128, 80, 7, '#f6e6cf'),
      ...[0, 1, 2].flatMap((r) =>
        [0, 1, 2, 3, 4].map((c) => {
          const k = (r * 5 + c * 3) % 5;
          return at(-51 + c * 25.5, -25 + r * 26, [
            circle(0, 1.6, 11.6, '#d9c3a0'),
            circle(0, 0, 11, '#8f5a30', { opacity: 0.35 }),
            chocolate(
              17.6,
              ['#5b3220', '#3b1f14', '#8a5532', '#f6e8d2', '#6b3a22'][k],
              k === 0 ? 'lines' : k === 1 ? 'dot' : k === 2 ? 'nut' : k === 3 ? 'lines' : 'dot',
              k % 2 === 1,
            ),
          ]);
        }),
      ),
      at(0, -56, [
        path(
          'M0 4C-30 -18 -36 10 0 6C36 10 30 -18 0 4Z',
          linear([
            [0, '#f6cf6a'],
            [1, '#d9a12c'],
          ]),
        ),
        circle(0, 3, 6, '#e6b43e'),
        path('M-3 8L-14 24L-6 22L0 10L6 22L14 24L3 8Z', '#d9a12c'),
      ]),
    ]),
  ]),
};
export const drinks = {
  'mint-lemonade': dish(
    [
      shadow(100, 174, 42),
      glass(100, 172, {
        w: 76,
        h: 118,
        taper: 0.8,
        liquid: juice('#dfe88a', 0.05, -0.06),
        surface: '#f0f4bd',
        level: 0.88,
        inside: [
          at(-14, -78, iceCube(24, 14)),
          at(16, -62, iceCube(23, -22)),
          at(-8, -36, lemonIn(17)),
          at(14, -26, leaf(20, '#4f9a3b', 0.6), { turn: 40 }),
          at(-18, -56, leaf(20, '#5fae48', 0.6), { turn: -50 }),
          at(10, -90, leaf(18, '#4f9a3b', 0.6), { turn: 70 }),
          at(18, -44, lemonIn(13)),
        ].join(''),
        onRim: at(0, -118, [at(-30, -4, lemonIn(20)), at(8, -12, sprig(32))]),
      }),
    ],
    { back: [glyph('lemon', 46, 132, 46, { turn: -10 })] },
  ),
  'orange-juice': dish(
    [
      shadow(100, 174, 40),
      glass(100, 172, {
        w: 70,
        h: 112,
        taper: 0.84,
        liquid: juice('#fb9a1e', 0.05, -0.05),
        surface: '#fdb950',
        level: 0.88,
        inside: bits('oj', 24, ['#fdc368', '#f08a10']),
        onRim: at(24, -112, orangeIn(22)),
      }),
    ],
    { front: [at(48, 152, [circle(0, 0, 23, round('#f58a1a', 1.3))]), at(60, 158, [orangeIn(20)], { turn: 20 })] },
  ),
  'berry-smoothie': dish(
    [
      shadow(100, 174, 40),
      glass(100, 172, {
        w: 78,
        h: 110,
        taper: 0.66,
        liquid: linear([
          [0, '#d6437f'],
          [0.6, '#b02c6b'],
          [1, '#7d1f57'],
        ]),
        surface: '#e26a9a',
        level: 0.9,
        inside: bits('bs', 26, ['#f08ab0', '#5d1640', '#fbc3d6']),
        standing: at(-10, -70, strawIn(72, '#3f8f8c', -10)),
        onRim: at(0, -110, [
          at(0, 8, path(blob('smfoam', 28, 6, 0.12, 12), '#f2a3c0')),
          at(22, -8, strawberryHalf(26), { turn: 24 }),
          at(2, 2, berry(7.4)),
          at(-10, 5, raspberry(7)),
        ]),
      }),
    ],
    { front: [at(42, 158, berry(10)), at(58, 162, raspberry(10)), at(156, 160, sprig(22))] },
  ),
  'green-smoothie': dish([shadow(100, 174, 38), at(100, 172, [jarMug('#86b83c', bits('gs', 30, ['#b3d66a', '#5f9430', '#cfe596']), '#3f7a35')])], {
    front: [at(46, 156, glyph('kiwi-fruit', 0, 0, 44)), at(158, 158, leaf(30, '#4f9236', 0.7), { turn: 60 })],
  }),
  cola: dish([
    shadow(100, 174, 42),
    glass(100, 172, {
      w: 74,
      h: 120,
      taper: 0.72,
      liquid: linear([
        [0, '#7a3a1c'],
        [0.25, '#4a1e0d'],
        [1, '#2a0f06'],
      ]),
      surface: '#8f5530',
      level: 0.86,
      inside: [at(-12, -84, iceCube(26, 14)), at(14, -74, iceCube(24, -20)), at(-2, -58, iceCube(22, 36)), fizz('cola', 34)].join(''),
      standing: at(10, -60, strawIn(78, '#d4351f', 12)),
      onRim: at(-26, -118, lemonIn(18)),
    }),
  ]),
  'iced-tea': dish(
    [
      shadow(100, 174, 42),
      at(100, 172, [
        jarMug(
          '#d9782a',
          [at(-12, -66, iceCube(24, 14)), at(14, -56, iceCube(22, -20)), at(-10, -30, lemonIn(16)), at(14, -22, leaf(18, '#4f9a3b', 0.6), { turn: 40 })].join(''),
          '#c03a0b',
          '#eaa357',
        ),
      ]),
    ],
    { front: [at(158, 156, glyph('peach', 0, 0, 46))] },
  ),
  'mint-tea': dish(
    [
      shadow(100, 168, 46),
      glass(100, 162, {
        w: 68,
        h: 84,
        taper: 0.62,
        liquid: linear([
          [0, '#e9c25a'],
          [1, '#c9892a'],
        ]),
        surface: '#f3d98a',
        level: 0.86,
        inside: [at(-8, -34, sprig(30, '#4c9a3b')), at(12, -22, leaf(22, '#3f8535', 0.6), { turn: 30 })].join(''),
        standing: at(2, -72, [sprig(44, '#4c9a3b')]),
        tint: '#e6eef0',
      }),
      at(100, 96, line('M-29 0Q0 9 29 0', '#d9a93c', 3)),
      steamOver(104, 62),
    ],
    { front: [at(152, 160, [rect(-9, -9, 18, 18, 3, soft('#fffdf6')), rect(-20, 0, 16, 14, 3, soft('#f3ecdf'))]), at(46, 160, sprig(26))] },
  ),
  'green-tea': dish(
    [
      shadow(100, 166, 62),
      at(100, 120, [
        path(
          'M-52 -34C-54 16 -34 40 -24 42H24C34 40 54 16 52 -34Z',
          linear(
            [
              [0, '#6f8f7a'],
              [0.3, '#a3bda3'],
              [1, '#55755f'],
            ],
            0,
          ),
        ),
        path('M-50 -12Q0 8 50 -12L48 4Q0 24 -48 4Z', '#e9e3cf', { opacity: 0.35 }),
        ellipse(0, -34, 52, 20, '#c3d3bd'),
        ellipse(0, -33, 46, 16.6, '#55755f'),
        clip(ellipse(0, -31, 44, 15, '#000'), [
          ellipse(
            0,
            -31,
            44,
            15,
            radial([
              [0, '#c9dc7a'],
              [1, '#98b346'],
            ]),
          ),
          scatter('matchafoam', 34, { x: 0, y: -31, rx: 40, ry: 13 }, ({ x, y, rand }) => circle(x, y, rand(0.8, 2.4), '#e6f0b0', { opacity: 0.8 })),
          ellipse(-10, -35, 20, 5, '#dbe89a', { opacity: 0.8 }),
        ]),
        rect(-20, 40, 40, 8, 3, '#55755f'),
        path('M-42 -16C-42 8 -34 26 -26 33', 'none', { stroke: '#fff', width: 5, opacity: 0.3 }),
      ]),
      steamOver(100, 72),
    ],
    { front: [at(156, 150, leaf(32, '#5fa03b', 0.55), { turn: 50 }), at(146, 162, leaf(26, '#7fb24a', 0.55), { turn: 84 })] },
  ),
  'bubble-tea': dish([
    shadow(100, 174, 40),
    glass(100, 172, {
      w: 76,
      h: 112,
      taper: 0.74,
      liquid: linear([
        [0, '#f3dcc0'],
        [0.6, '#d9a878'],
        [1, '#b87a48'],
      ]),
      surface: '#f6e6d0',
      level: 0.92,
      inside: [
        path('M-40 -96C-30 -70 -34 -40 -20 -34C-26 -60 -20 -80 -14 -100ZM22 -100C16 -76 30 -66 24 -46C34 -60 36 -80 38 -100Z', '#8a4a22', { opacity: 0.55 }),
        scatter('boba', 22, { x: 0, y: -15, rx: 27, ry: 13 }, ({ x, y }) => circle(x, y, 5.4, round('#3a1f16', 1.5)) + circle(x - 1.6, y - 1.8, 1.3, '#fff', { opacity: 0.55 })),
      ].join(''),
      standing: at(8, -70, strawIn(84, '#8a5ab5', 10, 11)),
      onRim: at(0, -112, [
        rect(
          -41,
          -4,
          82,
          8,
          4,
          linear([
            [0, '#ffffff', 0.95],
            [1, '#d9e6ea', 0.9],
          ]),
        ),
      ]),
    }),
  ]),
  milkshake: dish(
    [
      shadow(100, 174, 38),
      at(
        100,
        172,
        glass(0, 0, {
          w: 74,
          h: 104,
          taper: 0.6,
          liquid: linear([
            [0, '#f9c3cf'],
            [1, '#ee8fa6'],
          ]),
          surface: '#fbd6de',
          level: 0.94,
          inside: path('M-40 -104C-26 -80 -34 -50 -22 -30M4 -104C-2 -80 10 -60 2 -30M30 -104C20 -80 30 -60 22 -36', 'none', { stroke: '#c92f55', width: 4, opacity: 0.55 }),
          standing: at(16, -84, strawIn(66, '#d4351f', 16)),
          onRim: at(-4, -102, [cream(64, 48), at(2, -50, cherry(8)), at(0, -16, sprinkles('shake', 12, 20, 8))]),
        }),
        { scale: 0.87 },
      ),
    ],
    { front: [at(46, 158, glyph('strawberry', 0, 0, 34, { turn: -14 })), at(156, 162, strawberryHalf(22), { turn: 30 })] },
  ),
  ayran: dish(
    [
      shadow(100, 170, 44),
      at(100, 166, [
        path(
          'M-36 -96L-30 -4Q0 8 30 -4L36 -96Z',
          linear(
            [
              [0, '#a9642f'],
              [0.3, '#e0a05c'],
              [0.6, '#c47f3f'],
              [1, '#8a4a1e'],
            ],
            0,
          ),
        ),
        ...[-78, -60, -42, -24].map((y) =>
          path(`M${-35 + (y + 96) * -0.05} ${y}Q0 ${y + 10} ${35 - (y + 96) * 0.06} ${y}`, 'none', { stroke: '#8a4a1e', width: 1.6, opacity: 0.55 }),
        ),
        ellipse(0, -96, 36, 12, '#e6ad6c'),
        ellipse(0, -95, 32.6, 10, '#8a4a1e'),
        ellipse(0, -98, 32, 10, '#fffdf6'),
        at(
          0,
          -103,
          path(
            blob('ayranfoam', 31, 13, 0.09, 14),
            radial([
              [0, '#ffffff'],
              [1, '#efe9dc'],
            ]),
          ),
        ),
        scatter('ayranb', 24, { x: 0, y: -104, rx: 26, ry: 9 }, ({ x, y, rand }) => circle(x, y, rand(1, 2.6), '#fff', { stroke: '#ded6c4', width: 0.6 })),
        at(4, -112, sprig(22)),
        path('M-26 -80L-22 -16', 'none', { stroke: '#fff', width: 5, opacity: 0.35 }),
      ]),
    ],
    { front: [at(156, 158, glyph('cucumber', 0, 0, 38))] },
  ),
  'sparkling-water': dish([
    shadow(100, 174, 40),
    glass(100, 172, {
      w: 70,
      h: 118,
      taper: 0.88,
      liquid: linear([
        [0, '#d6eef6', 0.9],
        [1, '#9fcfe3', 0.95],
      ]),
      surface: '#e9f7fb',
      level: 0.88,
      inside: [at(-12, -82, iceCube(24, 14)), at(14, -70, iceCube(22, -20)), fizz('sparkle', 46), at(-6, -34, limeIn(17)), at(14, -50, limeIn(14))].join(''),
      onRim: at(24, -118, limeIn(19)),
    }),
  ]),
};

function lemonIn(r: number): Svg {
  return slice(r, '#f6b91f', '#ffd84d');
}
function limeIn(r: number): Svg {
  return slice(r, '#5c9e31', '#b9dc6c');
}
function orangeIn(r: number): Svg {
  return slice(r, '#f07f14', '#fba738');
}
function slice(r: number, rind: string, flesh: string): Svg {
  return (
    circle(0, 0, r, soft(rind)) +
    circle(0, 0, r * 0.86, '#fff4d6') +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => at(0, 0, path(`M0 ${-r * 0.1}L${-r * 0.24} ${-r * 0.66}Q0 ${-r * 0.86} ${r * 0.24} ${-r * 0.66}Z`, soft(flesh, 0.9)), { turn }))
      .join('')
  );
}
function strawIn(length: number, colour: string, turn: number, width = 6.6): Svg {
  return at(
    0,
    0,
    rect(
      -width / 2,
      -length,
      width,
      length,
      1.5,
      linear(
        [
          [0, tone(colour, 0.1)],
          [1, tone(colour, -0.1)],
        ],
        0,
      ),
    ) + ellipse(0, -length, width / 2, width * 0.24, tone(colour, -0.18)),
    { turn },
  );
}
function bits(id: string, count: number, colours: readonly string[]): Svg {
  return scatter(id, count, { x: 0, y: -50, rx: 30, ry: 46 }, ({ x, y, i, rand }) => circle(x, y, rand(0.9, 2.2), colours[i % colours.length] ?? '#fff', { opacity: 0.75 }));
}
function fizz(id: string, count: number): Svg {
  return scatter(id, count, { x: 0, y: -46, rx: 28, ry: 44 }, ({ x, y, rand }) => circle(x, y, rand(0.9, 2.4), '#fff', { opacity: rand(0.4, 0.85) }));
}
function steamOver(x: number, y: number): Svg {
  return at(
    x,
    y,
    [-10, 0, 10].map((dx, i) => path(`M${dx} 0c-8 -8 7 -13 0 ${-22 - (i % 2) * 5}`, 'none', { stroke: '#fff', width: 3.8, opacity: 0.62 })),
  );
}
/** A handled jar with a lid and a straw; y is its foot. */
function jarMug(colour: string, inside: Svg, lid: string, surface = tone(colour, 0.1)): Svg {
  const body = 'M-36 -86C-40 -84 -42 -80 -42 -72V-10Q-42 2 -30 4Q0 10 30 4Q42 2 42 -10V-72C42 -80 40 -84 36 -86Z';
  return [
    path('M40 -66C66 -68 66 -18 40 -22', 'none', { stroke: '#c3d9df', width: 8, opacity: 0.9 }),
    at(6, -80, strawIn(72, '#fbf3e3', 10)),
    path(
      body,
      linear(
        [
          [0, '#bcd6de', 0.95],
          [0.3, '#f1f9fb', 0.8],
          [1, '#a3c0ca', 0.95],
        ],
        0,
      ),
    ),
    clip(path('M-38 -70V-11Q-38 -1 -29 0Q0 6 29 0Q38 -1 38 -11V-70Z', '#000'), [
      rect(
        -40,
        -72,
        80,
        80,
        0,
        linear([
          [0, tone(colour, 0.05)],
          [1, tone(colour, -0.07)],
        ]),
      ),
      inside,
    ]),
    ellipse(0, -71, 37, 7, surface),
    path('M-30 -62V-14', 'none', { stroke: '#fff', width: 5.4, opacity: 0.5 }),
    rect(
      -38,
      -96,
      76,
      13,
      5,
      linear(
        [
          [0, tone(lid, -0.04)],
          [0.3, tone(lid, 0.08)],
          [1, tone(lid, -0.12)],
        ],
        0,
      ),
    ),
    ellipse(0, -96, 36, 6, tone(lid, 0.05)),
    ellipse(6, -97, 6, 2, tone(lid, -0.18)),
    at(6, -97, strawIn(50, '#fbf3e3', 10)),
  ].join('');
}
