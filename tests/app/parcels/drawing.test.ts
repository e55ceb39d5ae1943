import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf, frameOf } from '@app/features/parcels/drawing.ts';

const sideArb = fc.integer({ min: 1, max: 150 });
const sizeArb = fc.record({ width: sideArb, height: sideArb, length: sideArb });
const typeOf = (size: { readonly width: number; readonly height: number; readonly length: number }) => ({
  size: {
    width: { min: 0, max: size.width },
    height: { min: 0, max: size.height },
    length: { min: 0, max: size.length },
  },
});

describe('PARCEL-1 the drawings of the types', () => {
  it('have one scale, and all fit their frame', () => {
    fc.assert(
      fc.property(fc.array(sizeArb, { minLength: 1, maxLength: 6 }), (sizes) => {
        const frame = frameOf(sizes.map(typeOf));
        for (const size of sizes) {
          const { front } = drawingOf(size, frame);
          const [left = 0, ground = 0, up = 0, right = 0] = (front.match(/[\d.]+/g) ?? []).map(Number);
          expect([right - left, ground - up]).toEqual([size.width, size.height]);
          expect(up - size.length * 0.28).toBeGreaterThanOrEqual(0);
          expect(right + size.length * 0.4).toBeLessThanOrEqual(frame.width - 9);
        }
      }),
    );
  });
});
