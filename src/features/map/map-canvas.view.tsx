import './allow-leaflet.ts';
import 'leaflet/dist/leaflet.css';
import {
  circle,
  latLngBounds,
  map as createMap,
  marker,
  polyline,
  tileLayer,
  type DivIcon,
  type Map as LeafletMap,
  type Marker,
  type Polyline,
  type TileLayer,
} from 'leaflet';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { THEME_VIEW_MODEL } from '../theme/index.ts';
import styles from './courier-map.module.scss';
import { TILES } from './map.tokens.ts';
import { pin } from './pin.ts';

type Place = { readonly at: GeoPoint; readonly name: string };
export type MapCanvasProps = {
  readonly shop: Place;
  /** The destination of an order; without it the map shows the shop's surroundings. */
  readonly home?: Place;
  readonly courier?: GeoPoint | undefined;
  /** What the courier has ridden and what is left; without it a straight line leads from the courier to the door. */
  readonly route?: { readonly ridden: readonly GeoPoint[]; readonly left: readonly GeoPoint[] } | undefined;
  /** The destination, or both ends, are somewhere in an area, which is drawn in place of a pin. */
  readonly areas?: 'home' | 'both' | undefined;
  /** Marks the ends of a route by A and B, where neither is a shop. */
  readonly isLettered?: boolean;
};
type Drawn = {
  readonly map: LeafletMap;
  readonly tiles: TileLayer;
  readonly ahead: Polyline;
  readonly ridden: Polyline;
  courier: Marker | undefined;
};

/** Drawn, since pins are made of paths. */
const LETTERS = {
  a: 'M6 20L12 4l6 16M8.2 14h7.6',
  b: 'M7 4v16M7 4h5.5a4 4 0 0 1 0 8H7M7 12h6.5a4 4 0 0 1 0 8H7',
};

/** What is to come is solid where the route is known; everything else is dotted. */
const LINE = { weight: 5, lineCap: 'round' } as const;
const DOTTED = { dashArray: '2 10', opacity: 0.55 } as const;
const SOLID = { dashArray: undefined, opacity: 1 } as const;

/** Covers the area of a door. */
const AREA_METRES = 160;

/** The words of a map lie over its lower edge. */
const NOTE_ROOM = 64;

/** The zoom at which streets have names. */
const STREETS = 16;

/** The drawn map; its text alternative is beside it. */
export const MapCanvas = observer(function MapCanvas({
  shop,
  home,
  courier,
  route,
  isLettered = false,
  areas,
}: MapCanvasProps) {
  const tiles = useService(TILES);
  const { theme } = useService(THEME_VIEW_MODEL);
  const surface = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | undefined>(undefined);
  // As texts, the positions of shop and door are equal at every rendering, so that the effect does not run again.
  const [shopText, homeText] = [textOf(shop.at), textOf((home ?? shop).at)];

  const hasHome = home !== undefined;

  useEffect(() => {
    if (!surface.current) return;
    const [shopAt, homeAt] = [pointOf(shopText), pointOf(homeText)];
    const map = createMap(surface.current, {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      scrollWheelZoom: false,
    });
    if (shopText === homeText) map.setView(shopAt, STREETS);
    else
      map.fitBounds(latLngBounds([shopAt, homeAt]).pad(0.35), { animate: false, paddingBottomRight: [0, NOTE_ROOM] });
    const layer = tileLayer('', { maxZoom: 18, minZoom: 11 }).addTo(map);
    const ridden = polyline([], { ...LINE, ...DOTTED, className: styles.ridden ?? '' }).addTo(map);
    const ahead = polyline([shopAt, homeAt], { ...LINE, ...DOTTED, className: styles.ahead ?? '' }).addTo(map);
    const [start, end] = isLettered
      ? [pin('home', LETTERS.a), pin('shop', LETTERS.b)]
      : [pin('shop', icons.storeIcon), pin('home', wayIcons.houseIcon)];
    const draw = (at: [number, number], icon: DivIcon, isArea: boolean) =>
      (isArea
        ? circle(at, { radius: AREA_METRES, className: styles.area ?? '' })
        : marker(at, { icon, interactive: false, keyboard: false })
      ).addTo(map);
    draw(shopAt, start, areas === 'both');
    if (hasHome) draw(homeAt, end, areas !== undefined);
    drawn.current = { map, tiles: layer, ahead, ridden, courier: undefined };
    return () => {
      map.remove();
      drawn.current = undefined;
    };
  }, [shopText, homeText, hasHome, isLettered, areas]);

  useEffect(() => void drawn.current?.tiles.setUrl(tiles(theme)), [tiles, theme]);

  const [riddenText, aheadText] = [textsOf(route?.ridden), textsOf(route?.left)];
  const [latitude, longitude] = [courier?.latitude, courier?.longitude];
  useEffect(() => {
    const current = drawn.current;
    if (!current) return;
    if (latitude === undefined || longitude === undefined) {
      current.courier?.remove();
      current.courier = undefined;
      return;
    }
    current.courier ??= marker([latitude, longitude], {
      icon: pin('courier', wayIcons.bikeIcon),
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    }).addTo(current.map);
    current.courier.setLatLng([latitude, longitude]);
    current.ridden.setLatLngs(aheadText ? pointsOf(riddenText) : []);
    current.ahead.setLatLngs(aheadText ? pointsOf(aheadText) : [[latitude, longitude], pointOf(homeText)]);
    current.ahead.setStyle(aheadText ? SOLID : DOTTED);
  }, [latitude, longitude, homeText, aheadText, riddenText]);

  return <div ref={surface} className={styles.surface} />;
});

const textOf = ({ latitude, longitude }: GeoPoint): string => `${latitude},${longitude}`;

const textsOf = (points: readonly GeoPoint[] = []): string => points.map(textOf).join(' ');
const pointsOf = (text: string): [number, number][] => text.split(' ').map(pointOf);

const pointOf = (text: string): [number, number] => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return [latitude, longitude];
};
