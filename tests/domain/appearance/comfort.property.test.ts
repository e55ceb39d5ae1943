import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comfortMarks,
  comfortText,
  CONTRASTS,
  DEVICE_COMFORT,
  MOTIONS,
  readComfort,
  TEXT_SIZES,
} from '@domain/appearance/index.ts';
import { comfortArb, hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ACCESS-3a comfort', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(comfortArb, (comfort) => {
        expect(readComfort(comfortText(comfort))).toEqual(comfort);
      }),
      runs(20),
    );
    expect(readComfort(undefined)).toBeUndefined();
    expect([TEXT_SIZES, MOTIONS, CONTRASTS]).toEqual([
      [100, 112, 125, 150],
      ['device', 'less'],
      ['device', 'more'],
    ]);
  });

  it('follows the device in each part that is unknown or missing, and keeps the others', () => {
    fc.assert(
      fc.property(comfortArb, hostileTextArb, (comfort, text) => {
        const foreign = text.replaceAll('.', '');
        const { textSize, motion, contrast } = comfort;
        expect(readComfort(foreign)).toEqual(DEVICE_COMFORT);
        expect(readComfort([foreign, motion, contrast].join('.'))).toEqual({ ...comfort, textSize: 100 });
        expect(readComfort([textSize, foreign, contrast].join('.'))).toEqual({ ...comfort, motion: 'device' });
        expect(readComfort([textSize, motion, foreign].join('.'))).toEqual({ ...comfort, contrast: 'device' });
        expect(readComfort(`${comfortText(comfort)}.${text}`)).toEqual(comfort);
        expect(readComfort(String(textSize))).toEqual({ ...DEVICE_COMFORT, textSize });
      }),
      runs(50),
    );
    expect(['1.less', '112.0', ' 125', '0125', '1e2'].map((text) => readComfort(text)?.textSize)).toEqual([
      100, 112, 100, 100, 100,
    ]);
  });

  it('marks a document with nothing but what differs from the device', () => {
    fc.assert(
      fc.property(comfortArb, (comfort) => {
        expect(comfortMarks(comfort)).toEqual({
          text: comfort.textSize === 100 ? undefined : String(comfort.textSize),
          motion: comfort.motion === 'less' ? 'less' : undefined,
          contrast: comfort.contrast === 'more' ? 'more' : undefined,
        });
      }),
      runs(20),
    );
    const none = { text: undefined, motion: undefined, contrast: undefined };
    expect([comfortMarks(undefined), comfortMarks(DEVICE_COMFORT)]).toEqual([none, none]);
  });
});
