import { fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { PinMap } from '@app/features/map/pin-map.view.tsx';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';

const START: GeoPoint = { latitude: 41.49, longitude: -71.31 };
const services = [
  bound(TILES as never, (theme: string) => `/tiles/${theme}/{z}/{x}/{y}.svg`),
  bound(THEME_VIEW_MODEL as never, { theme: 'light' }),
];

const show = async (hasSteps = true) => {
  const place = observable.box(START, { deep: false });
  const Shown = observer(() => (
    <PinMap place={place.get()} isSet hasSteps={hasSteps} onMove={(next) => runInAction(() => place.set(next))}>
      <p>12 Harbor Street</p>
    </PinMap>
  ));
  render(<Shown />, { services });
  const pin = await screen.findByRole('button', { name: /^Pin\. Arrow keys move it/ });
  /** Where the pin has gone, in steps of about ten meters. */
  const moved = () => ({
    north: Math.round(((place.get().latitude - START.latitude) * 111_195) / 10),
    east: Math.round(((place.get().longitude - START.longitude) * 111_195 * 0.749) / 10),
  });
  return { pin, moved };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The zoom of the tiles on screen. */
const zooms = (): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll('.leaflet-tile')].map((tile) => tile.getAttribute('src')?.split('/')[3] ?? ''),
  ),
];

const TURNS = {
  north: ['Move the pin north', 'ArrowUp', 1, 0],
  south: ['Move the pin south', 'ArrowDown', -1, 0],
  east: ['Move the pin east', 'ArrowRight', 0, 1],
  west: ['Move the pin west', 'ArrowLeft', 0, -1],
} as const;

describe('ADDRESS-2 a pin on a map', () => {
  it.each(Object.entries(TURNS))('moves ten meters %s by its button and by its key', async (_turn, way) => {
    const [button, key, north, east] = way;
    const { pin, moved } = await show();
    press(button);
    expect(moved()).toEqual({ north: north + 0, east: east + 0 });
    expect(fireEvent.keyDown(pin, { key })).toBe(false);
    expect(moved()).toEqual({ north: 2 * north + 0, east: 2 * east + 0 });
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to the browser', async (modifier) => {
    const { pin, moved } = await show();
    expect(fireEvent.keyDown(pin, { key: 'ArrowUp', [modifier]: true })).toBe(true);
    expect(fireEvent.keyDown(pin, { key: 'Tab' })).toBe(true);
    expect(moved()).toEqual({ north: 0, east: 0 });
  });

  it('is seen from near or far, within what the tiles have', async () => {
    const { pin } = await show();
    expect(zooms()).toEqual(['17']);
    for (let press_ = 0; press_ < 4; press_ += 1) press('Zoom in');
    expect(zooms()).toEqual(['19']);
    for (let press_ = 0; press_ < 9; press_ += 1) fireEvent.keyDown(pin, { key: '-' });
    expect(zooms()).toEqual(['12']);
    for (const key of ['+', '=']) fireEvent.keyDown(pin, { key });
    expect(zooms()).toEqual(['14']);
  });

  it('has its card, and buttons to move it only where they are wanted', async () => {
    await show(false);
    expect(screen.getByText('12 Harbor Street')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Move the pin' })).toBeNull();
  });
});
