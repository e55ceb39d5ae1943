import './allow-leaflet.ts';
import 'leaflet/dist/leaflet.css';
import { map as createMap, marker, tileLayer, type Map as LeafletMap, type Marker, type TileLayer } from 'leaflet';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { isCalm } from '../../ui/motion/index.ts';
import { THEME_VIEW_MODEL } from '../theme/index.ts';
import { TILES } from './map.tokens.ts';
import { pin } from './pin.ts';
import styles from './pin-map.module.scss';

type PinCanvasProps = {
  readonly place: GeoPoint;
  readonly isSet: boolean;
  readonly zoom: number;
  readonly zooms: { readonly least: number; readonly most: number };
  /** Accessible name of the pin, including the keys that move it. */
  readonly label: string;
  readonly onMove: (place: GeoPoint) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onZoom: (zoom: number) => void;
  /** Called when no tile of the map could be loaded. */
  readonly onMissing: () => void;
};
type Drawn = { readonly map: LeafletMap; readonly tiles: TileLayer; readonly pin: Marker };

/** Distance between the pin and the edge of the map, and the card over its lower part. */
const ROOM: [number, number] = [64, 72];
const CARD_ROOM: [number, number] = [72, 148];

/** The drawn map with its pin; buttons and text are beside it. */
export const PinCanvas = observer(function PinCanvas({
  place,
  isSet,
  zoom,
  zooms,
  label,
  onMove,
  onKey,
  onZoom,
  onMissing,
}: PinCanvasProps) {
  const tiles = useService(TILES);
  const { theme } = useService(THEME_VIEW_MODEL);
  const surface = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | undefined>(undefined);
  const moved = useEffectEvent(({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    onMove({ latitude: lat, longitude: lng }),
  );
  const pressed = useEffectEvent(onKey);
  const zoomed = useEffectEvent(onZoom);
  const missed = useEffectEvent(onMissing);
  const begin = useEffectEvent((element: HTMLElement): Drawn => {
    const isStill = isCalm();
    const at: [number, number] = [place.latitude, place.longitude];
    const map = createMap(element, {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      minZoom: zooms.least,
      maxZoom: zooms.most,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    }).setView(at, zoom);
    const layer = tileLayer('', { minZoom: zooms.least, maxZoom: zooms.most }).addTo(map);
    const mark = marker(at, { icon: pin('place', icons.mapPinIcon), draggable: true, autoPan: true }).addTo(map);
    return { map, tiles: layer, pin: mark };
  });

  useEffect(() => {
    if (!surface.current) return;
    const current = begin(surface.current);
    let hasCome = false;
    current.tiles.on('tileload', () => (hasCome = true));
    current.tiles.on('tileerror', () => hasCome || missed());
    current.pin.on('dragend', () => moved(current.pin.getLatLng()));
    current.pin.getElement()?.addEventListener('keydown', (event) => pressed(event));
    current.map.on('click', (event) => moved(event.latlng));
    current.map.on('zoomend', () => zoomed(current.map.getZoom()));
    drawn.current = current;
    return () => {
      current.tiles.off();
      current.map.remove();
      drawn.current = undefined;
    };
  }, []);

  useEffect(() => void drawn.current?.tiles.setUrl(tiles(theme)), [tiles, theme]);
  useEffect(
    () => void drawn.current?.map.setZoomAround([latest(drawn.current).lat, latest(drawn.current).lng], zoom),
    [zoom],
  );

  useEffect(() => drawn.current?.pin.getElement()?.setAttribute('aria-label', label), [label]);

  const { latitude, longitude } = place;
  useEffect(() => {
    drawn.current?.pin.setLatLng([latitude, longitude]);
    drawn.current?.map.panInside([latitude, longitude], { paddingTopLeft: ROOM, paddingBottomRight: CARD_ROOM });
  }, [latitude, longitude]);

  return <div ref={surface} className={styles.surface} data-unset={!isSet || undefined} />;
});

/** Zooming keeps the pin at its position on the screen. */
const latest = ({ pin: mark }: Drawn) => mark.getLatLng();
