// The marks of the shop logos: drawn around the origin, inside a circle of 30. Ink carries the mark, accent one detail,
// ground is the color behind, used to cut shapes out.
import { at, circle, ellipse, line, path, rect, type Svg } from './svg.ts';

interface Inks {
  readonly ink: string;
  readonly accent: string;
  readonly ground: string;
}
type Mark = (inks: Inks) => Svg;

const around = (count: number, draw: Svg, start = 0): Svg =>
  Array.from({ length: count }, (_, i) => at(0, 0, draw, { turn: start + (i * 360) / count })).join('');
const mirrored = (half: Svg): Svg => half + at(0, 0, half, { flip: true });

export const marks = {
  arch: ({ ink, accent }) =>
    path('M-22 26V-4C-22 -22 -8 -22 0 -32C8 -22 22 -22 22 -4V26Z', 'none', { stroke: ink, width: 6 }) +
    around(8, path('M0 -3L4 -10L0 -13L-4 -10Z', accent)) +
    line('M-26 27H26', ink, 6),
  cedar: ({ ink, accent }) =>
    path('M0 -33L12 -17H6L20 -3H12L27 13H-27L-12 -3H-20L-6 -17H-12Z', ink) + rect(-4, 12, 8, 15, 1, ink) + line('M-22 29H22', accent, 5),
  star: ({ ink, accent, ground }) =>
    rect(-20, -20, 40, 40, 3, ink) + at(0, 0, rect(-20, -20, 40, 40, 3, ink), { turn: 45 }) + circle(0, 0, 12, ground) + circle(0, 0, 6, accent),
  flame: ({ ink, accent }) =>
    path('M2 -30C6 -16 22 -10 22 8C22 22 12 30 0 30S-22 22 -22 8C-22 -2 -16 -8 -12 -14C-10 -8 -8 -6 -4 -5C-8 -16 -4 -24 2 -30Z', ink) +
    path('M1 2C3 8 10 11 10 19C10 26 5 30 0 30S-10 26 -10 19C-10 12 -2 10 1 2Z', accent),
  skewers: ({ ink, accent }) =>
    [-34, 34]
      .map((turn) => at(0, 0, line('M0 -32V32', ink, 3.6) + [-16, 0, 16].map((y, i) => rect(-8, y - 7, 16, 14, 5, i === 1 ? accent : ink)).join(''), { turn }))
      .join(''),
  ram: ({ ink, accent }) =>
    mirrored(path('M-3 -8C-6 -24 -30 -26 -29 -8C-28 4 -14 4 -15 -5C-16 -11 -22 -10 -21 -5', 'none', { stroke: ink, width: 6 })) +
    path('M-11 -8Q0 -15 11 -8L7 18Q0 28 -7 18Z', ink) +
    circle(0, 17, 3.4, accent),
  smoke: ({ ink, accent }) =>
    [-14, 0, 14].map((x, i) => line(`M${x} 4c-9 -9 8 -16 0 -${28 - (i % 2) * -5}`, i === 1 ? accent : ink, 6)).join('') +
    rect(-28, 12, 56, 8, 4, ink) +
    line('M-18 24V30M18 24V30', ink, 6),
  wedge: ({ ink, accent, ground }) =>
    path('M-26 -22Q0 -36 26 -22L2 30Q0 33 -2 30Z', ink) +
    line('M-22 -15Q0 -26 22 -15', ground, 4) +
    circle(-7, -4, 5, accent) +
    circle(8, -5, 5, accent) +
    circle(1, 10, 4.4, accent),
  oven: ({ ink, accent, ground }) =>
    path('M-30 26C-30 -18 -16 -30 0 -30S30 -18 30 26Z', ink) +
    path('M-17 26V14C-17 2 -9 -4 0 -4S17 2 17 14V26Z', ground) +
    path('M0 2C3 9 9 11 9 18C9 23 5 26 0 26S-9 23 -9 18C-9 12 -2 10 0 2Z', accent),
  tomato: ({ ink, accent }) =>
    circle(0, 5, 25, ink) + at(0, -17, around(5, path('M0 0Q6 -8 0 -18Q-6 -8 0 0Z', accent)), { squash: 0.62 }) + line('M0 -18Q1 -26 7 -29', accent, 4.4),
  knot: ({ ink, accent }) =>
    path('M-28 8C-28 -14 -6 -14 0 4S28 22 28 2S6 -22 0 -4S-28 26 -28 8Z', 'none', { stroke: ink, width: 7 }) + circle(0, 0, 5.4, accent),
  fork: ({ ink, accent }) =>
    line('M0 2V30M-12 -30V-14Q-12 2 0 2T12 -14V-30M0 -30V0', ink, 5.6) +
    path('M-26 6C-30 22 -16 32 -4 30', 'none', { stroke: accent, width: 5 }) +
    path('M26 6C30 22 16 32 4 30', 'none', { stroke: accent, width: 5 }),
  olive: ({ ink, accent }) =>
    at(0, 0, ellipse(-8, 10, 15, 19, ink) + circle(-8, 18, 4.4, accent), { turn: 24 }) +
    line('M-2 -10Q6 -24 22 -28', ink, 4.4) +
    at(20, -8, path('M0 20Q-12 0 0 -20Q12 0 0 20Z', accent), { turn: 40 }),
  waves: ({ ink, accent }) =>
    [
      [-17, 12],
      [17, 12],
      [0, -6],
      [-17, -24],
      [17, -24],
    ]
      .map(([x = 0, y = 0], i) =>
        [16, 10, 4]
          .map((r, k) => path(`M${x - r} ${y + 8}A${r} ${r} 0 0 1 ${x + r} ${y + 8}`, 'none', { stroke: i === 2 && k < 2 ? accent : ink, width: 4 }))
          .join(''),
      )
      .join(''),
  fish: ({ ink, accent, ground }) =>
    path('M-30 0C-18 -20 8 -20 18 -3L30 -15V15L18 3C8 20 -18 20 -30 0Z', ink) +
    circle(-15, -4, 3.6, ground) +
    line('M-4 -12Q2 0 -4 12M7 -9Q12 0 7 9', accent, 3.6),
  torii: ({ ink, accent }) =>
    circle(0, -4, 15, accent) +
    path('M-31 -24Q0 -15 31 -24L29 -16Q0 -8 -29 -16Z', ink) +
    rect(-25, -5, 50, 6, 1, ink) +
    path('M-18 -12L-21 29H-14L-12 -12ZM18 -12L21 29H14L12 -12Z', ink),
  roll: ({ ink, accent, ground }) => circle(0, 0, 29, ink) + circle(0, 0, 22, ground) + circle(0, 0, 12, accent) + around(10, circle(0, -17, 1.9, ink)),
  bento: ({ ink, accent }) =>
    rect(-28, -24, 56, 48, 9, 'none', { stroke: ink, width: 6 }) + line('M0 -22V22M2 4H26', ink, 5) + circle(-14, 0, 7, accent) + circle(14, -10, 5, ink),
  ladle: ({ ink, accent }) =>
    path('M-28 6H28C28 22 16 29 0 29S-28 22 -28 6Z', ink) +
    line('M-18 -2Q-18 -12 -12 -12T-6 -2Q-6 -14 0 -14T6 -2Q6 -12 12 -12T18 -2', accent, 4.4) +
    line('M-6 -18L22 -32M2 -15L29 -26', ink, 3.6),
  wok: ({ ink, accent }) =>
    path('M-30 2H30C26 20 14 27 0 27S-26 20 -30 2Z', ink) +
    line('M29 0L36 -8', ink, 6) +
    line('M-14 -8q-7 -6 0 -11t0 -11M2 -8q-7 -6 0 -11t0 -11M18 -8q-7 -6 0 -11t0 -11', accent, 4.4),
  dumpling: ({ ink, accent, ground }) =>
    path('M-30 18C-30 -6 -14 -24 0 -24S30 -6 30 18Q16 26 0 26T-30 18Z', ink) +
    line('M0 -22V-6M-9 -19Q-13 -8 -20 -2M9 -19Q13 -8 20 -2', ground, 4) +
    circle(0, -26, 5, accent),
  pagoda: ({ ink, accent }) =>
    path('M-30 6Q-14 2 -12 -6H12Q14 2 30 6L26 11H-26Z', ink) +
    path('M-22 -16Q-8 -18 0 -31Q8 -18 22 -16L18 -11H-18Z', ink) +
    rect(-15, 13, 30, 15, 2, ink) +
    path('M-6 28V21Q0 15 6 21V28Z', accent),
  lantern: ({ ink, accent, ground }) =>
    ellipse(0, -1, 25, 21, ink) +
    line('M-11 -19Q-17 0 -11 17M11 -19Q17 0 11 17M0 -21V19', ground, 3) +
    rect(-11, -28, 22, 7, 2, accent) +
    rect(-11, 19, 22, 6, 2, accent) +
    line('M0 26V33', accent, 4),
  elephant: ({ ink, accent, ground }) =>
    path('M-26 -4C-26 -24 -8 -28 6 -26C22 -24 28 -12 28 2V20Q28 27 22 27T16 20V12Q14 8 10 12V22Q10 28 3 28H-10Q-16 28 -16 22V8', ink) +
    path('M-26 -4C-32 6 -32 20 -22 26', 'none', { stroke: ink, width: 7 }) +
    circle(-14, -8, 3, ground) +
    path('M0 -18C14 -20 16 0 4 4C-4 2 -6 -14 0 -18Z', accent),
  lotus: ({ ink, accent }) =>
    [-62, 62, -33, 33].map((turn, i) => at(0, 20, path('M0 0Q-15 -22 0 -40Q15 -22 0 0Z', i < 2 ? accent : ink), { turn })).join('') +
    at(0, 20, path('M0 0Q-13 -26 0 -46Q13 -26 0 0Z', ink, { stroke: accent, width: 2.4 })) +
    path('M-26 26Q0 34 26 26', 'none', { stroke: ink, width: 4.4 }),
  mandala: ({ ink, accent }) => around(8, path('M0 -9Q-9 -20 0 -31Q9 -20 0 -9Z', ink)) + around(8, circle(0, -13, 2.6, accent), 22.5) + circle(0, 0, 6, accent),
  peacock: ({ ink, accent }) =>
    [-60, -30, 0, 30, 60]
      .map((turn) => at(0, 22, path('M0 0Q-10 -34 0 -50Q10 -34 0 0Z', 'none', { stroke: ink, width: 4 }) + circle(0, -37, 4.6, accent), { turn: turn * 0.86 }))
      .join('') + circle(0, 23, 6, ink),
  palm: ({ ink, accent }) =>
    path('M-2 -8Q6 10 0 30', 'none', { stroke: ink, width: 6 }) +
    [-80, -35, 20, 70].map((turn) => at(-2, -10, path('M0 0Q10 -14 28 -7Q16 -2 0 0Z', ink), { turn: turn - 40 })).join('') +
    circle(2, -4, 4.4, accent) +
    path('M-24 30Q0 22 24 30', 'none', { stroke: accent, width: 5 }),
  boat: ({ ink, accent }) =>
    path('M-30 8Q0 20 30 4Q22 26 0 26T-30 8Z', ink) +
    line('M-4 8V-28', ink, 4) +
    path('M0 -28Q24 -14 14 4Q8 2 0 5Z', accent) +
    path('M-8 -20Q-18 -8 -16 4H-8Z', ink),
  conicalHat: ({ ink, accent }) =>
    path('M0 -26L32 10Q0 24 -32 10Z', ink) + line('M0 -22L-13 12M0 -22L13 12', accent, 3.4) + path('M-14 20Q0 34 14 20', 'none', { stroke: ink, width: 4.4 }),
  bunHalves: ({ ink, accent }) =>
    path('M-28 -4C-28 -24 -14 -29 0 -29S28 -24 28 -4Z', ink) +
    line('M-28 6Q-21 0 -14 6T0 6T14 6T28 6', accent, 6) +
    path('M-28 15H28Q28 29 14 29H-14Q-28 29 -28 15Z', ink),
  bolt: ({ ink, accent }) => circle(0, 0, 29, 'none', { stroke: accent, width: 5 }) + path('M5 -24L-15 5H-2L-6 25L15 -5H2Z', ink),
  rooster: ({ ink, accent, ground }) =>
    path('M-24 26C-26 2 -14 -6 -8 -10C-12 -22 2 -28 10 -20C16 -16 16 -8 14 -4L26 -2L16 5C18 18 10 28 -4 28Z', ink) +
    path('M-8 -14Q-14 -26 -4 -25Q-4 -34 6 -28Q14 -32 13 -21Z', accent) +
    circle(5, -12, 2.8, ground) +
    path('M14 4Q20 12 13 15Z', accent),
  leaf: ({ ink, accent }) => path('M-22 24C-30 -10 -2 -30 28 -28C30 4 10 30 -22 24Z', ink) + line('M-26 30C-14 8 0 -6 14 -15', accent, 4.6),
  sprout: ({ ink, accent }) =>
    line('M0 30V-2', ink, 5.6) + path('M0 4C-26 6 -30 -12 -29 -24C-10 -26 0 -14 0 4Z', ink) + path('M0 -4C0 -22 14 -30 29 -28C30 -12 18 -2 0 -4Z', accent),
  cactus: ({ ink, accent }) =>
    line('M0 26V-22', ink, 12) +
    path('M-2 10H-12Q-19 10 -19 2V-6', 'none', { stroke: ink, width: 9 }) +
    path('M2 2H12Q19 2 19 -6V-12', 'none', { stroke: ink, width: 9 }) +
    at(0, -28, around(4, ellipse(0, -4.4, 2.8, 4, accent))) +
    line('M-24 30H24', accent, 5),
  taco: ({ ink, accent }) =>
    path('M-30 18C-30 -14 -14 -26 0 -26S30 -14 30 18Z', accent) +
    path('M-30 20C-30 -6 -16 -16 0 -16S30 -6 30 20Q30 24 26 24H-26Q-30 24 -30 20Z', ink) +
    line('M-12 4l3 5M2 0v6M15 6l-3 5', accent, 3.6),
  sun: ({ ink, accent }) => circle(0, 0, 13, accent) + around(12, line('M0 -20V-29', ink, 5)),
  maize: ({ ink, accent }) => path('M0 -31Q16 -14 11 18H-11Q-16 -14 0 -31Z', ink) + mirrored(path('M2 30Q26 20 20 -12Q6 4 2 30Z', accent)),
  avocado: ({ ink, accent, ground }) =>
    path('M0 -31C12 -31 14 -16 20 -4C28 14 18 30 0 30S-28 14 -20 -4C-14 -16 -12 -31 0 -31Z', ink) +
    path('M0 -23C8 -23 9 -12 14 -2C20 12 12 23 0 23S-20 12 -14 -2C-9 -12 -8 -23 0 -23Z', ground) +
    circle(0, 8, 9, accent),
  bowl: ({ ink, accent }) =>
    path('M-30 0H30C30 20 16 29 0 29S-30 20 -30 0Z', ink) + circle(-13, -9, 8, accent) + path('M-2 -4C-4 -22 10 -30 22 -26C22 -12 12 -4 -2 -4Z', ink),
  wave: ({ ink, accent }) => path('M-30 24C-30 -12 -8 -30 12 -24C26 -20 28 -6 18 -2C14 -12 2 -10 2 2C2 14 16 20 30 16V24Z', ink) + circle(20, -22, 4.4, accent),
  egg: ({ ink, accent }) => path('M0 -31C16 -31 25 -8 25 6C25 21 14 30 0 30S-25 21 -25 6C-25 -8 -16 -31 0 -31Z', ink) + circle(0, 8, 12, accent),
  sunrise: ({ ink, accent }) =>
    path('M-18 10A18 18 0 0 1 18 10Z', accent) +
    line('M-30 16H30M-20 26H20', ink, 5.4) +
    [-60, -30, 0, 30, 60].map((turn) => at(0, 10, line('M0 -25V-34', ink, 5), { turn })).join(''),
  coffeeBean: ({ ink, accent }) => at(0, 0, ellipse(0, 0, 20, 29, ink) + path('M0 -28C12 -10 -12 8 0 28', 'none', { stroke: accent, width: 5 }), { turn: 28 }),
  cup: ({ ink, accent }) =>
    path('M-24 -6H16V10Q16 27 -4 27T-24 10Z', ink) +
    path('M17 -1C30 -3 30 17 15 15', 'none', { stroke: ink, width: 5.4 }) +
    line('M-13 -14q-5 -6 0 -9t0 -8M5 -14q-5 -6 0 -9t0 -8', accent, 4.4),
  wheat: ({ ink, accent }) =>
    line('M0 31V-8', ink, 4.4) +
    mirrored([-14, 0, 14].map((y) => at(-4, y, path('M0 6Q-15 2 -14 -11Q-1 -8 0 6Z', ink))).join('')) +
    path('M0 -10Q-8 -20 0 -32Q8 -20 0 -10Z', accent),
  crescent: ({ ink, accent }) =>
    path('M-28 16C-30 -14 -8 -28 8 -26C26 -24 32 -6 26 14C20 2 10 -4 0 -3C-12 -2 -20 6 -28 16Z', ink) +
    line('M-15 -16L-8 0M1 -25L1 -4M18 -21L12 -1', accent, 4.4),
  cupcake: ({ ink, accent }) =>
    path('M-22 4H22L16 29H-16Z', ink) + path('M-27 4C-30 -8 -18 -10 -16 -14C-14 -26 10 -30 14 -16C26 -14 30 -4 26 4Z', accent) + circle(0, -27, 5, ink),
  doughnut: ({ ink, accent, ground }) =>
    circle(0, 0, 29, ink) +
    circle(0, 0, 10, ground) +
    [
      [-14, -14],
      [12, -17],
      [20, 2],
      [-20, 4],
      [-6, 20],
      [12, 17],
    ]
      .map(([x = 0, y = 0], i) => at(x, y, rect(-5, -2, 10, 4, 2, accent), { turn: i * 50 }))
      .join(''),
  cone: ({ ink, accent }) => path('M-17 -2H17L0 32Z', accent) + circle(0, -12, 19, ink) + path('M-19 -6q5 9 10 2q5 8 10 1q5 8 10 0q5 4 8 -3Z', ink),
  palmier: ({ ink, accent }) =>
    mirrored(path('M-2 28C-30 22 -32 -18 -14 -22C-2 -24 0 -6 -10 -6C-16 -6 -15 -13 -11 -13', 'none', { stroke: ink, width: 6.4 })) +
    circle(0, -27, 3.8, accent),
  orange: ({ ink, accent, ground }) => circle(0, 0, 29, ink) + circle(0, 0, 23, ground) + around(8, path('M0 -4L-6.4 -17Q0 -22 6.4 -17Z', accent)),
  pearls: ({ ink, accent }) =>
    path('M-20 -18H20L14 30H-14Z', 'none', { stroke: ink, width: 5.4 }) +
    line('M4 -18L11 -33', ink, 5) +
    [
      [-6, 20],
      [5, 21],
      [0, 11],
      [-9, 10],
      [9, 10],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.2, accent))
      .join(''),
  teapot: ({ ink, accent }) =>
    path('M-18 -6Q0 -16 18 -6C26 8 20 26 0 26S-26 8 -18 -6Z', ink) +
    path('M19 4L32 -8', 'none', { stroke: ink, width: 6 }) +
    path('M-20 -2C-34 -4 -34 18 -18 16', 'none', { stroke: ink, width: 5 }) +
    path('M0 -14C-8 -20 -4 -30 6 -32C10 -24 8 -16 0 -14Z', accent),
  anchor: ({ ink, accent }) =>
    circle(0, -22, 7, 'none', { stroke: accent, width: 5 }) +
    line('M0 -14V28M-14 -4H14M-26 8Q-24 28 0 28T26 8', ink, 5.6) +
    path('M-31 12L-26 2L-19 12ZM31 12L26 2L19 12Z', ink),
  shell: ({ ink, accent }) =>
    path('M0 29L-30 -6C-28 -24 -12 -30 0 -30S28 -24 30 -6Z', ink) + line('M0 24V-24M-3 22L-18 -20M3 22L18 -20', accent, 3.6) + rect(-9, 24, 18, 7, 3, ink),
  drum: ({ ink, accent, ground }) =>
    ellipse(0, -18, 24, 9, accent) + path('M-24 -16Q-10 0 -14 28H14Q10 0 24 -16Q0 -4 -24 -16Z', ink) + line('M-15 -2L-6 10L0 0L6 10L15 -2', ground, 3.4),
  cross: ({ ink, accent }) =>
    around(4, path('M0 -6L-9 -20L0 -31L9 -20Z', ink)) + around(4, path('M0 -7L-6 -15L0 -22L6 -15Z', accent), 45) + circle(0, 0, 4.4, accent),
  awning: ({ ink, accent }) =>
    path('M-30 -26H30L26 -8H-26Z', ink) +
    [-21, -7, 7, 21].map((x, i) => circle(x, -7, 7, i % 2 === 0 ? ink : accent)).join('') +
    path('M-24 4V28H24V4', 'none', { stroke: ink, width: 5.4 }) +
    rect(-7, 10, 14, 18, 2, accent),
  radish: ({ ink, accent }) =>
    path('M-20 -4C-20 -16 20 -16 20 -4C20 12 6 20 0 32C-6 20 -20 12 -20 -4Z', ink) +
    [-40, 0, 40].map((turn) => at(0, -10, path('M0 0Q-9 -12 0 -24Q9 -12 0 0Z', accent), { turn })).join(''),
  jar: ({ ink, accent }) => rect(-20, -16, 40, 45, 9, ink) + rect(-17, -29, 34, 9, 3, ink) + circle(0, 8, 10, accent),
  house: ({ ink, accent }) =>
    path('M-30 0L0 -28L30 0', 'none', { stroke: ink, width: 7 }) +
    path('M-21 0V28H21V0L0 -19Z', ink) +
    path('M0 10C-10 0 -16 10 0 22C16 10 10 0 0 10Z', accent),
  drop: ({ ink, accent }) =>
    path('M0 -32C10 -16 22 -4 22 10C22 22 12 30 0 30S-22 22 -22 10C-22 -4 -10 -16 0 -32Z', ink) +
    path('M-11 8Q-10 19 2 20', 'none', { stroke: accent, width: 5 }),
  paw: ({ ink, accent }) =>
    ellipse(0, 13, 17, 14, ink) +
    ellipse(-21, -3, 6.4, 9, ink) +
    ellipse(21, -3, 6.4, 9, ink) +
    ellipse(-8, -18, 7, 10, accent) +
    ellipse(8, -18, 7, 10, accent),
  tulip: ({ ink, accent }) =>
    path('M-19 -24L-8 -14L0 -30L8 -14L19 -24C22 0 12 10 0 10S-22 0 -19 -24Z', ink) +
    line('M0 10V31', accent, 5) +
    path('M0 28C-16 28 -20 18 -20 11C-8 12 0 18 0 28ZM0 28C16 28 20 18 20 11C8 12 0 18 0 28Z', accent),
  bloom: ({ ink, accent }) => around(6, ellipse(0, -17, 9.6, 13, ink)) + circle(0, 0, 9, accent),
  mountain: ({ ink, accent }) => path('M-32 24L-8 -22L8 6L15 -6L32 24Z', ink) + path('M-8 -22L-15 -8L-8 -3L-2 -9L0 -8Z', accent) + circle(18, -20, 6, accent),
  moon: ({ ink, accent }) =>
    path('M10 -28C-14 -28 -28 -12 -26 6C-24 24 -2 34 18 22C-2 20 -12 2 -4 -14C-1 -20 4 -25 10 -28Z', ink) +
    path('M17 -16L20 -8L28 -5L20 -2L17 6L14 -2L6 -5L14 -8Z', accent),
  steer: ({ ink, accent, ground }) =>
    path('M-13 -8H13L10 16Q0 32 -10 16Z', ink) +
    path('M-13 -6C-26 -4 -32 -14 -30 -26C-24 -16 -16 -14 -8 -13H8C16 -14 24 -16 30 -26C32 -14 26 -4 13 -6Z', ink) +
    ellipse(0, 18, 6, 4, accent) +
    circle(-5, 3, 2, ground) +
    circle(5, 3, 2, ground),
  stack: ({ ink, accent }) =>
    [0, 1, 2].map((i) => rect(-26 + i * 2, 14 - i * 15, 52 - i * 4, 10, 5, i === 1 ? accent : ink)).join('') + path('M-6 -22Q0 -32 6 -22V-16H-6Z', accent),
  basket: ({ ink, accent }) =>
    path('M-28 -4H28L22 26H-22Z', ink) +
    path('M-17 -4C-16 -32 16 -32 17 -4', 'none', { stroke: ink, width: 5.4 }) +
    line('M-11 4L-9 19M0 4V19M11 4L9 19', accent, 4.4),
} as const satisfies Readonly<Record<string, Mark>>;
export type MarkName = keyof typeof marks;

/** Letters as strokes in a box of 40 by 48 around the origin. */
export const letters = {
  A: 'M-19 24L0 -24L19 24M-11 8H11',
  B: 'M-15 -24V24H4C20 24 20 0 4 0H-15M4 0C17 0 17 -24 2 -24H-15',
  C: 'M18 -14C8 -30 -20 -26 -20 0S8 30 18 14',
  D: 'M-16 -24V24H-2C26 24 26 -24 -2 -24Z',
  F: 'M-13 24V-24H16M-13 0H11',
  G: 'M18 -14C8 -30 -20 -26 -20 0S18 30 18 2H4',
  H: 'M-16 -24V24M16 -24V24M-16 0H16',
  K: 'M-15 -24V24M16 -24L-13 3M-3 -6L17 24',
  L: 'M-12 -24V24H16',
  M: 'M-20 24V-24L0 6L20 -24V24',
  N: 'M-16 24V-24L16 24V-24',
  O: 'M0 -24C-28 -24 -28 24 0 24S28 -24 0 -24Z',
  P: 'M-14 24V-24H2C22 -24 22 4 2 4H-14',
  R: 'M-14 24V-24H2C21 -24 21 2 2 2H-14M2 2L17 24',
  S: 'M15 -17C4 -30 -18 -24 -14 -10C-10 4 16 -2 16 12C16 28 -10 28 -17 14',
  T: 'M-19 -24H19M0 -24V24',
  U: 'M-16 -24V6C-16 30 16 30 16 6V-24',
  V: 'M-18 -24L0 24L18 -24',
  Z: 'M-16 -24H16L-16 24H16',
} as const;
export type Letter = keyof typeof letters;
