import { act, cleanup, fireEvent } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import { MapCanvas, type MapCanvasProps } from '@app/features/map/map-canvas.view.tsx';
import { TILES } from '@app/features/map/index.ts';
import { ZoneCanvas, type ZoneCanvasProps } from '@app/features/map/zone-canvas.view.tsx';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';

const services = [
  bound(TILES as never, (theme: string) => `/tiles/${theme}/{z}/{x}/{y}.svg`),
  bound(THEME_VIEW_MODEL as never, { theme: 'dark' }),
];
const SHOP = { name: 'Ember Grill', at: { latitude: 41.49, longitude: -71.31 } };
const HOME = { name: 'Home', at: { latitude: 41.5, longitude: -71.3 } };
const HALFWAY = { latitude: 41.495, longitude: -71.305 };

const showWay = (props: Partial<MapCanvasProps>) => render(<MapCanvas shop={SHOP} {...props} />, { services });
/** Maps have no roles: their words are beside them. */
const pins = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind']);
const drawings = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-kind] path')].map((path) => path.getAttribute('d'));
const tileAddresses = (): readonly string[] =>
  [...document.querySelectorAll('.leaflet-tile')].map((tile) => tile.getAttribute('src') ?? '');
const lines = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.leaflet-overlay-pane path')].map((path) => path.getAttribute('stroke-dasharray'));

describe('TRACK-1 the map of a way', () => {
  it.each<[string, Partial<MapCanvasProps>, readonly string[], number]>([
    ['the shop where no door is known', {}, ['shop'], 0],
    ['the shop and the door', { home: HOME }, ['shop', 'home'], 0],
    ['the courier over both', { home: HOME, courier: HALFWAY }, ['shop', 'home', 'courier'], 0],
    ['an area in place of the door', { home: HOME, areas: 'home' }, ['shop'], 1],
    ['two areas in place of both ends', { home: HOME, areas: 'both' }, [], 2],
  ])('marks %s', (_case, props, expected, areas) => {
    showWay(props);
    expect(pins()).toEqual(expected);
    expect(lines().length).toBe(2 + areas);
  });

  it('letters the ends of a way without a shop', () => {
    showWay({ home: HOME });
    const named = drawings();
    cleanup();
    showWay({ home: HOME, isLettered: true });
    expect(pins()).toEqual(['home', 'shop']);
    expect(drawings().filter((drawing) => named.includes(drawing))).toEqual([]);
  });

  it('draws what is left as a solid line where the route is known, and what was ridden as a dotted one', () => {
    showWay({ home: HOME, courier: HALFWAY });
    expect(lines()).toEqual(['2 10', '2 10']);
    cleanup();
    showWay({ home: HOME, courier: HALFWAY, route: { ridden: [SHOP.at, HALFWAY], left: [HALFWAY, HOME.at] } });
    expect(lines()).toEqual(['2 10', null]);
  });

  it('takes the courier off who is no longer seen', () => {
    const courier = observable.box<typeof HALFWAY | undefined>(HALFWAY);
    const Way = observer(() => <MapCanvas shop={SHOP} home={HOME} courier={courier.get()} />);
    render(<Way />, { services });
    act(() => runInAction(() => courier.set(undefined)));
    expect(pins()).toEqual(['shop', 'home']);
  });

  it('shows tiles of the theme', () => {
    showWay({});
    expect(tileAddresses().length).toBeGreaterThan(0);
    expect(tileAddresses().filter((address) => !address.startsWith('/tiles/dark/16/'))).toEqual([]);
  });
});

const CORNERS = [
  { latitude: 41.48, longitude: -71.32 },
  { latitude: 41.48, longitude: -71.3 },
  { latitude: 41.5, longitude: -71.3 },
];
const showZone = () => {
  const chosen: number[] = [];
  const shown = observable.box({ corners: CORNERS, chosen: 1 }, { deep: false });
  const Zone = observer(() => (
    <ZoneCanvas shop={SHOP.at} onDrag={() => {}} onChoose={(index) => void chosen.push(index)} {...shown.get()} />
  ));
  render(<Zone />, { services });
  const become = (next: Pick<ZoneCanvasProps, 'corners' | 'chosen'>) =>
    act(() => runInAction(() => shown.set({ ...next, corners: [...next.corners] })));
  return { chosen, become };
};
const corners = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.leaflet-marker-pane span')].filter(({ dataset }) => !dataset['kind']);
const numbers = (): readonly string[] =>
  corners().map(({ textContent, dataset }) => `${textContent}${'chosen' in dataset ? '!' : ''}`);

describe('SELLER-1 the map of a zone', () => {
  it('marks the shop and each corner by its number', () => {
    showZone();
    expect([pins(), numbers(), lines().length]).toEqual([['home'], ['1', '2!', '3'], 1]);
  });

  it('follows the corners and the choice', () => {
    const { become } = showZone();
    become({ corners: CORNERS.slice(0, 2), chosen: 0 });
    expect(numbers()).toEqual(['1!', '2']);
  });

  it('tells which corner was pressed', () => {
    const { chosen } = showZone();
    for (const corner of corners()) fireEvent.click(corner);
    expect(chosen).toEqual([0, 1, 2]);
  });
});
