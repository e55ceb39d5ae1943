import './allow-leaflet.ts';
import 'leaflet/dist/leaflet.css';
import {
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  polygon,
  tileLayer,
  type DivIcon,
  type Map as LeafletMap,
  type Marker,
  type Polygon,
  type TileLayer,
} from 'leaflet';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { isCalm } from '../../ui/motion/index.ts';
import { THEME_VIEW_MODEL } from '../theme/index.ts';
import { TILES } from './map.tokens.ts';
import { pin } from './pin.ts';
import styles from './zone-map.module.scss';

export type ZoneCanvasProps = {
  readonly shop: GeoPoint;
  readonly corners: readonly GeoPoint[];
  /** The corner that is marked. */
  readonly chosen: number;
  readonly onDrag: (index: number, at: GeoPoint) => void;
  readonly onChoose: (index: number) => void;
};
type Drawn = {
  readonly map: LeafletMap;
  readonly tiles: TileLayer;
  readonly area: Polygon;
  readonly shop: Marker;
  readonly corners: Marker[];
};

/** The drawn zone; its text and the list of its corners are beside it. */
export const ZoneCanvas = observer(function ZoneCanvas({ shop, corners, chosen, onDrag, onChoose }: ZoneCanvasProps) {
  const tiles = useService(TILES);
  const { theme } = useService(THEME_VIEW_MODEL);
  const surface = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | undefined>(undefined);
  const dragged = useEffectEvent(onDrag);
  const pressed = useEffectEvent(onChoose);
  const begin = useEffectEvent((element: HTMLElement): Drawn => {
    const map = createMap(element, {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      zoomAnimation: !isCalm(),
    });
    map.fitBounds(latLngBounds([shop, ...corners].map(pointOf)).pad(0.15), { animate: false });
    const area = polygon([], { color: 'currentColor', weight: 3, fillOpacity: 0.16, interactive: false }).addTo(map);
    return {
      map,
      tiles: tileLayer('', { maxZoom: 18, minZoom: 8 }).addTo(map),
      area,
      shop: marker(pointOf(shop), { icon: pin('home', icons.storeIcon), interactive: false, keyboard: false }).addTo(
        map,
      ),
      corners: [],
    };
  });

  useEffect(() => {
    if (!surface.current) return;
    drawn.current = begin(surface.current);
    return () => {
      drawn.current?.map.remove();
      drawn.current = undefined;
    };
  }, []);

  useEffect(() => void drawn.current?.tiles.setUrl(tiles(theme)), [tiles, theme]);

  useEffect(() => {
    const current = drawn.current;
    if (!current) return;
    current.shop.setLatLng(pointOf(shop));
    current.area.setLatLngs(corners.map(pointOf));
    while (current.corners.length > corners.length) current.corners.pop()?.remove();
    corners.forEach((corner, index) => {
      const known = current.corners[index];
      const icon = cornerIcon(index, index === chosen);
      if (known) return void known.setLatLng(pointOf(corner)).setIcon(icon);
      const mark = marker(pointOf(corner), { icon, draggable: true, keyboard: false }).addTo(current.map);
      mark.on('click', () => pressed(index));
      mark.on('drag', () => {
        const ring = current.corners.map((known_) => known_.getLatLng());
        current.area.setLatLngs(ring);
      });
      mark.on('dragend', () => {
        const { lat, lng } = mark.getLatLng();
        dragged(index, { latitude: lat, longitude: lng });
      });
      current.corners[index] = mark;
    });
  }, [shop, corners, chosen]);

  // A zone around another place is shown as a whole.
  const [latitude, longitude] = [shop.latitude, shop.longitude];
  const fit = useEffectEvent(() =>
    drawn.current?.map.fitBounds(latLngBounds([shop, ...corners].map(pointOf)).pad(0.15), { animate: false }),
  );
  useEffect(() => void fit(), [latitude, longitude]);

  return <div ref={surface} className={styles.surface} />;
});

const pointOf = ({ latitude, longitude }: GeoPoint): [number, number] => [latitude, longitude];

/** Built of elements: the page forbids markup made of text. */
const cornerIcon = (index: number, isChosen: boolean): DivIcon => {
  const element = document.createElement('span');
  element.className = styles.corner ?? '';
  if (isChosen) element.dataset['chosen'] = '';
  element.textContent = String(index + 1);
  return divIcon({ html: element, className: '', iconSize: [44, 44], iconAnchor: [22, 22] });
};
