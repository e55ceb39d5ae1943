import { divIcon, type DivIcon } from 'leaflet';
import styles from './courier-map.module.scss';

/** A round pin with an icon, made of elements: the page allows no markup from text. */
export const pin = (kind: 'shop' | 'home' | 'courier' | 'place', path: string): DivIcon => {
  const element = document.createElement('span');
  element.className = styles.pin ?? '';
  element.dataset['kind'] = kind;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('d', path);
  svg.append(drawing);
  element.append(svg);
  const size = SIZES[kind];
  // The tip of a pin that is put somewhere stands on the place; the others lie on theirs.
  return divIcon({ html: element, className: '', iconSize: [size, size], iconAnchor: [size / 2, kind === 'place' ? size + TIP : size / 2] });
};

const SIZES = { shop: 44, home: 44, courier: 52, place: 44 } as const;
/** How far the corner of the turned square reaches below it. */
const TIP = 9;
