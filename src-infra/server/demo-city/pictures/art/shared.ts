import { cashew, nut } from '../draw/fruit.ts';
import { scatter } from '../draw/random.ts';
import { at, type Svg } from '../draw/svg.ts';

/** A heap of almonds, cashews and hazelnuts over a bowl's rim. */
export const cashewMix = (): Svg =>
  scatter('mixednuts', 30, { x: 0, y: -14, rx: 48, ry: 18 }, ({ x, y, i, rand }) =>
    at(x, y, i % 3 === 1 ? cashew(22) : nut(i % 3 === 0 ? 21 : 17, i % 3 === 0 ? '#b9773c' : '#8f5a2c'), {
      turn: rand(0, 180),
    }),
  );
