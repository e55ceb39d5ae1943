import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterArb } from '@domain/testing/index.ts';
import { createEventReader } from '@infra/drivers/events/event-reader.ts';
import type { ServerEvent } from '@infra/drivers/events/server-event.ts';
import { eventStream } from './samples.data.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const readWhole = (text: string): readonly ServerEvent[] => createEventReader(() => {})(bytesOf(text));
/** Cuts between bytes, also within a character. */
const readCut = (text: string, cuts: readonly number[]): readonly ServerEvent[] => {
  const [read, bytes] = [createEventReader(() => {}), bytesOf(text)];
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((left, right) => left - right), bytes.length];
  return places.slice(1).flatMap((end, index) => [...read(bytes.subarray(places[index], end))]);
};

const lineArb = fc.oneof(
  fc.constantFrom('', ': hb', 'retry: 3000', 'event: order', 'event:reset', 'id: 501', 'id', 'data', 'unknown: x', ':'),
  fc.json().map((json) => `data: ${json}`),
  fc.string({ unit: characterArb }).map((text) => text.replace(/[\r\n]/g, ' ')),
);
const streamArb = fc
  .array(fc.tuple(lineArb, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
  .map((lines) => lines.map(([line, end]) => line + end).join(''));

describe('ORDER-6 the event stream reader', () => {
  it('returns the same events however the stream is split', () => {
    fc.assert(
      fc.property(
        fc.oneof(streamArb, fc.constant(eventStream)),
        fc.array(fc.nat(), { maxLength: 20 }),
        (text, cuts) => {
          expect(readCut(text, cuts)).toEqual(readWhole(text));
        },
      ),
    );
  });

  it('returns the same events byte by byte', () => {
    fc.assert(
      fc.property(streamArb, (text) => {
        expect(
          readCut(
            text,
            Array.from(bytesOf(text), (_, index) => index),
          ),
        ).toEqual(readWhole(text));
      }),
    );
  });

  it("reads ids, names and data of the contract's sample; ignores heartbeats", () => {
    expect(readWhole(eventStream)).toMatchObject([
      { id: '501', event: 'order', data: { id: 880, status: 'on_a_way' } },
      { id: '502', event: 'statistics', data: { notification: 2 } },
      { id: '503', event: 'wallet', data: { price: 54.2, history: null } },
    ]);
  });

  it('joins data lines, reports retry and returns no data for broken JSON', () => {
    const waits: number[] = [];
    const read = createEventReader((milliseconds) => void waits.push(milliseconds));
    expect(read(bytesOf('retry: 3000\nid: 7\ndata: [1,\ndata: 2]\n\ndata: {broken\n\n'))).toEqual([
      { id: '7', event: 'message', data: [1, 2] },
      { id: undefined, event: 'message', data: undefined },
    ]);
    expect(waits).toEqual([3000]);
  });

  it('drops an event without its closing empty line', () => {
    expect(readWhole('event: order\ndata: 1\n')).toEqual([]);
  });
});
