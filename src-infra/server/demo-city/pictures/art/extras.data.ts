import { dish } from '../compose.ts';
import { basket } from '../draw/boards.ts';
import { loaf } from '../draw/bread.ts';
import { fishSlice, nigiri } from '../draw/fish.ts';
import { glyph } from '../draw/glyphs.ts';
import { leaf } from '../draw/herbs.ts';
import { at, circle, ellipse, linear, path, rect, shadow, soft } from '../draw/svg.ts';
import { tacoFilled } from './americas.data.ts';

/** Drawings for covers, banners and categories that no product uses. */
export const extras = {
  'market-basket': dish([
    shadow(100, 164, 58),
    path('M52 92C56 10 144 10 148 92', 'none', { stroke: '#8f5f2c', width: 10 }),
    path('M52 90C56 10 144 10 148 90', 'none', { stroke: '#c78a48', width: 5 }),
    basket(100, 104, 66, 50, [
      at(-22, -44, loaf(88, 24, '#c9843f', 4, true), { turn: -68 }),
      at(4, -46, leaf(60, '#5fa03b', 0.6), { turn: 4 }),
      at(14, -38, leaf(56, '#7fbb48', 0.6), { turn: 30 }),
      at(36, -24, glyph('grapes', 0, 0, 58, { turn: 10 })),
      at(-42, -12, glyph('red-apple', 0, 0, 46)),
      at(-2, -12, glyph('tangerine', 0, 0, 46)),
      at(28, -6, glyph('tomato', 0, 0, 42)),
      at(-22, -2, glyph('lemon', 0, 0, 40)),
      at(50, -4, glyph('avocado', 0, 0, 40, { turn: 20 })),
    ]),
  ]),
  sponges: dish([
    shadow(100, 156, 60),
    at(76, 118, glyph('sponge', 0, 0, 92)),
    at(132, 128, [rect(-26, -14 + 6, 52, 28, 8, '#3f8f8c'), rect(-26, -18, 52, 26, 8, soft('#6fc0b8')), rect(-26, 0, 52, 10, 4, '#2f7a70')]),
  ]),
  courier: dish([
    shadow(100, 166, 66),
    at(104, 112, glyph('motor-scooter', 0, 0, 138)),
    at(152, 70, [
      rect(
        -26,
        -26,
        52,
        46,
        7,
        linear([
          [0, '#d9481c'],
          [1, '#a83208'],
        ]),
      ),
      rect(-26, -26, 52, 12, 6, '#f0703f'),
      circle(0, 4, 11, '#fbe7c0'),
      path('M-6 2H6Q6 9 0 9T-6 2Z', '#c03a0b'),
      ellipse(0, 1.4, 6, 1.8, '#8f2a06'),
    ]),
  ]),
  'nigiri-pair': dish([at(82, 84, nigiri(fishSlice(54, 26)), { scale: 1.5 }), at(116, 126, nigiri(fishSlice(54, 26, '#cc2f3f', '#e46a70')), { scale: 1.5 })]),
  taco: dish([at(100, 100, tacoFilled, { scale: 1.8 })]),
};
