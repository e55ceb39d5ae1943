import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CropSheet } from '@app/features/profile/crop-sheet.view.tsx';
import { render } from '../render.tsx';

const show = (more: object = {}) => {
  const asked: string[] = [];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const vm = {
    picture: { width: 1200, height: 800, address: 'data:image/webp;base64,AA' },
    square: { x: 200, y: 100, side: 400 },
    zoom: 2,
    isBusy: false,
    failure: undefined,
    close: () => void asked.push('close'),
    save: () => Promise.resolve(void asked.push('save')),
    move: (dx: number, dy: number) => void asked.push(`move ${round(dx)} ${round(dy)}`),
    zoomTo: (zoom: number) => void asked.push(`zoom ${round(zoom)}`),
    ...more,
  };
  render(<CropSheet vm={vm as never} />);
  return asked;
};
const frame = () => screen.getByRole('button', { name: /arrow keys/ });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });

/** A finger at these places, one after the other, in a frame of 200 by 200 pixels at (10, 20). */
const drag = (...places: readonly (readonly [x: number, y: number])[]): void => {
  const element = frame();
  Object.assign(element, {
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 200, height: 200 }),
  });
  Object.defineProperty(element, 'clientWidth', { value: 200 });
  places.forEach(([clientX, clientY], index) =>
    index === 0
      ? fireEvent.pointerDown(element, { clientX, clientY })
      : fireEvent.pointerMove(element, { clientX, clientY }),
  );
  fireEvent.pointerUp(element, { clientX: places.at(-1)?.[0] ?? 0, clientY: places.at(-1)?.[1] ?? 0 });
};

describe('ACCOUNT-5h cutting a photo', () => {
  it('zooms in small steps from the whole picture to the most that stays sharp', () => {
    const asked = show();
    const { min, max, step, value } = slider();
    expect([min, max, value]).toEqual(['1', '4', '2']);
    expect(Number(step)).toBeGreaterThan(0);
    expect(Number(step)).toBeLessThanOrEqual(0.1);
    fireEvent.change(slider(), { target: { value: '2.5' } });
    expect(asked).toEqual(['zoom 2.5']);
  });

  it('moves and zooms by keys, and leaves others to the page', () => {
    const asked = show();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-'])
      expect(fireEvent.keyDown(frame(), { key })).toBe(false);
    expect(fireEvent.keyDown(frame(), { key: 'Tab' })).toBe(true);
    expect(asked).toEqual([
      'move -0.05 0',
      'move 0.05 0',
      'move 0 -0.05',
      'move 0 0.05',
      'zoom 2.1',
      'zoom 2.1',
      'zoom 1.9',
    ]);
  });

  it('follows a finger: the picture moves with it, the square the other way', () => {
    const asked = show();
    drag([60, 60], [80, 50], [100, 50]);
    expect(asked).toEqual(['move -0.1 0.05', 'move -0.1 0']);
    fireEvent.pointerMove(frame(), { clientX: 0, clientY: 0 });
    expect(asked).toHaveLength(2);
  });

  it('centers the square where a finger rests', () => {
    const asked = show();
    drag([159, 70], [160, 72]);
    expect(asked.at(-1)).toBe('move 0.25 -0.24');
  });

  it('does not center after a drag, however short', () => {
    const asked = show();
    drag([160, 70], [162, 72]);
    expect(asked).toEqual(['move -0.01 -0.01']);
  });

  it('shows the part of the picture that is in the square', () => {
    show();
    const { inlineSize, blockSize, left, top } = (frame().querySelector('img') as HTMLImageElement).style;
    expect([inlineSize, blockSize, left, top]).toEqual(['300%', '200%', '-50%', '-25%']);
  });

  it('is saved or given up', () => {
    const asked = show();
    fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) fireEvent.click(cancel);
    expect(new Set(asked)).toEqual(new Set(['save', 'close']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits while it is saved, and says why it was not', () => {
    const asked = show({ isBusy: true, failure: { kind: 'unreachable' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
    expect(asked).toEqual([]);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('is closed without a picture', () => {
    show({ picture: undefined });
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
