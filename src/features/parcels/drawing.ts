import type { ParcelType } from '@domain/parcels/index.ts';

type Size = { readonly width: number; readonly height: number; readonly length: number };
type Frame = { readonly width: number; readonly height: number };

/** How far the depth of a box goes to the side and up. */
const [DEPTH_X, DEPTH_Y] = [0.4, 0.28];
const [BOTTLE_HEIGHT, BOTTLE_WIDTH, GAP] = [30, 9, 12];

/** The space in centimeters that the largest type needs beside the bottle: one frame for all is one scale for all. */
export const frameOf = (types: readonly Pick<ParcelType, 'size'>[]): Frame => {
  const sides = types.map(({ size: { width, height, length } }) => ({
    width: (width.max ?? 0) + (length.max ?? 0) * DEPTH_X,
    height: (height.max ?? 0) + (length.max ?? 0) * DEPTH_Y,
  }));
  return {
    width: Math.ceil(Math.max(0, ...sides.map(({ width }) => width)) + GAP + BOTTLE_WIDTH + 4),
    height: Math.ceil(Math.max(BOTTLE_HEIGHT, ...sides.map(({ height }) => height)) + 4),
  };
};

/** Paths of a box that stands on the ground of the frame, and of the bottle at its end. */
export const drawingOf = ({ width, height, length }: Size, frame: Frame) => {
  const [ground, left] = [frame.height - 2, 2];
  const [dx, dy] = [length * DEPTH_X, -length * DEPTH_Y];
  const [right, up] = [left + width, ground - height];
  const [from, to] = [frame.width - BOTTLE_WIDTH - 2, frame.width - 2];
  const neck = BOTTLE_WIDTH / 3;
  return {
    front: `M${left} ${ground}V${up}H${right}V${ground}Z`,
    top: `M${left} ${up}l${dx} ${dy}h${width}L${right} ${up}Z`,
    side: `M${right} ${ground}l${dx} ${dy}v${-height}L${right} ${up}Z`,
    bottle: `M${from} ${ground}v-18l${neck} -6v-6h${neck}v6L${to} ${ground - 18}V${ground}Z`,
  };
};
