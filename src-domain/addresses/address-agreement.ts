import type { GeoPoint } from '../catalog/index.ts';
import type { PlacedText } from './address-suggester.port.ts';

/** What the map knows of the place under a moved pin. */
export type Offer = { readonly kind: 'looking' | 'none' } | { readonly kind: 'found'; readonly text: string };

/**
 * ADDRESS-6d: the text of an address and its pin. They were set together (`agreed`), or one is missing (`open`), or the
 * pin was moved and the customer has not yet said what holds (`moved`). Only what is agreed can be saved.
 */
export type AddressAgreement =
  | ({ readonly kind: 'agreed' } & PlacedText)
  | { readonly kind: 'open'; readonly text: string }
  | {
      readonly kind: 'moved';
      /** The address before the pin was moved; without a text for a new one, without a place for one to be mended. */
      readonly before: { readonly text: string; readonly location: GeoPoint | undefined };
      readonly pin: GeoPoint;
      readonly offer: Offer;
    };

/** The agreement that a form begins with. */
export const beginAgreement = ({
  text,
  location,
}: {
  readonly text: string;
  readonly location: GeoPoint | undefined;
}): AddressAgreement => {
  const known = text.trim();
  if (location && known !== '') return { kind: 'agreed', text: known, location };
  const open: AddressAgreement = { kind: 'open', text: known };
  return location ? movePin(open, location) : open;
};

/** A suggestion sets text and pin together. */
export const agreeOn = ({ text, location }: PlacedText): AddressAgreement => ({ kind: 'agreed', text, location });

/** The pin stands elsewhere: its text is looked up, and nothing is agreed until it is answered. */
export const movePin = (agreement: AddressAgreement, pin: GeoPoint): AddressAgreement => {
  const before = beforeOf(agreement);
  return before.location && isSamePoint(before.location, pin) && before.text !== ''
    ? { kind: 'agreed', text: before.text, location: pin }
    : { kind: 'moved', before, pin, offer: { kind: 'looking' } };
};

/**
 * The map has answered for a pin; an answer for another pin changes nothing. The same text, or the first one, needs no
 * question.
 */
export const offerText = (agreement: AddressAgreement, pin: GeoPoint, found: string | undefined): AddressAgreement => {
  if (agreement.kind !== 'moved' || !isSamePoint(agreement.pin, pin)) return agreement;
  if (found === undefined || found === '') return { ...agreement, offer: { kind: 'none' } };
  const { text } = agreement.before;
  return text === '' || text === found
    ? { kind: 'agreed', text: found, location: pin }
    : { ...agreement, offer: { kind: 'found', text: found } };
};

/** "Use it": the text of the pin holds. */
export const takeOffer = (agreement: AddressAgreement): AddressAgreement =>
  agreement.kind === 'moved' && agreement.offer.kind === 'found'
    ? { kind: 'agreed', text: agreement.offer.text, location: agreement.pin }
    : agreement;

/** "Keep address": the pin goes back; an address that never had a place keeps its text at the pin. */
export const keepAddress = (agreement: AddressAgreement): AddressAgreement => {
  if (agreement.kind !== 'moved' || agreement.before.text === '') return agreement;
  const { text, location } = agreement.before;
  return { kind: 'agreed', text, location: location ?? agreement.pin };
};

/** Where the map knows no address, the customer's words name the pin. */
export const nameInWords = (agreement: AddressAgreement, words: string): AddressAgreement =>
  agreement.kind === 'moved' && agreement.offer.kind === 'none' && words.trim() !== ''
    ? { kind: 'agreed', text: words.trim(), location: agreement.pin }
    : agreement;

/** The place of the pin; `undefined` before it was set. */
export const pinOf = (agreement: AddressAgreement): GeoPoint | undefined => {
  if (agreement.kind === 'open') return undefined;
  return agreement.kind === 'agreed' ? agreement.location : agreement.pin;
};

const beforeOf = (agreement: AddressAgreement): { readonly text: string; readonly location: GeoPoint | undefined } => {
  if (agreement.kind === 'moved') return agreement.before;
  return { text: agreement.text, location: pinOf(agreement) };
};

const isSamePoint = (left: GeoPoint, right: GeoPoint): boolean =>
  left.latitude === right.latitude && left.longitude === right.longitude;
