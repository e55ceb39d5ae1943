import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CROP_ZOOM_MAX,
  largestCrop,
  moveCrop,
  zoomCrop,
  zoomOf,
  type Crop,
  type PictureSize,
} from '@domain/images/index.ts';
import { runs } from '../runs.ts';

const side = fc.integer({ min: 1, max: 4000 });
const pictureArb: fc.Arbitrary<PictureSize> = fc.record({ width: side, height: side });
const stepArb = fc.oneof(
  fc.record({ dx: fc.integer({ min: -5000, max: 5000 }), dy: fc.integer({ min: -5000, max: 5000 }) }),
  fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
);
type Step = { readonly dx: number; readonly dy: number } | { readonly zoom: number };
const after = (picture: PictureSize, steps: readonly Step[]): Crop =>
  steps.reduce<Crop>(
    (crop, step) => ('zoom' in step ? zoomCrop(crop, step.zoom, picture) : moveCrop(crop, step.dx, step.dy, picture)),
    largestCrop(picture),
  );

describe('ACCOUNT-5h a square of a picture', () => {
  it('stays within the picture, however it is moved and zoomed', () => {
    fc.assert(
      fc.property(pictureArb, fc.array(stepArb, { maxLength: 12 }), (picture, steps) => {
        const crop = after(picture, steps);
        const [least, most] = [largestCrop(picture).side / CROP_ZOOM_MAX, largestCrop(picture).side];
        expect(crop.side).toBeGreaterThanOrEqual(least - 1e-6);
        expect(crop.side).toBeLessThanOrEqual(most + 1e-6);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.side).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(crop.y + crop.side).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
      runs(60, 4000),
    );
  });

  it('starts as the largest one in the middle', () => {
    fc.assert(
      fc.property(pictureArb, (picture) => {
        const { x, y, side: length } = largestCrop(picture);
        expect(length).toBe(Math.min(picture.width, picture.height));
        expect([x * 2 + length, y * 2 + length]).toEqual([picture.width, picture.height]);
      }),
      runs(30, 1000),
    );
    expect(() => largestCrop({ width: 0, height: 10 })).toThrow(RangeError);
  });

  it('has the zoom it was given, and is the largest one again at a zoom of 1', () => {
    fc.assert(
      fc.property(
        pictureArb,
        fc.array(stepArb, { maxLength: 6 }),
        fc.double({ min: 1, max: CROP_ZOOM_MAX, noNaN: true }),
        (picture, steps, zoom) => {
          const zoomed = zoomCrop(after(picture, steps), zoom, picture);
          expect(zoomOf(zoomed, picture)).toBeCloseTo(zoom, 6);
          expect(zoomCrop(zoomed, 1, picture).side).toBeCloseTo(largestCrop(picture).side, 6);
        },
      ),
      runs(40, 2000),
    );
  });

  it('keeps its center when it is zoomed in', () => {
    fc.assert(
      fc.property(
        pictureArb,
        fc.array(stepArb, { maxLength: 6 }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        (picture, steps, factor) => {
          const crop = after(picture, steps);
          const zoomed = zoomCrop(crop, Math.min(CROP_ZOOM_MAX, zoomOf(crop, picture) * factor), picture);
          expect(zoomed.x + zoomed.side / 2).toBeCloseTo(crop.x + crop.side / 2, 6);
          expect(zoomed.y + zoomed.side / 2).toBeCloseTo(crop.y + crop.side / 2, 6);
        },
      ),
      runs(40, 2000),
    );
  });
});
