import type { GeoPoint } from '../catalog/index.ts';
import type { PlacedText } from './address-suggester.port.ts';

/** What the map knows about the location of a moved pin. */
export type Offer = { readonly kind: 'looking' | 'none' } | { readonly kind: 'found'; readonly text: string };

/**
 * ADDRESS-6d: The text of an address and its pin. They were set together (`agreed`), or one is missing (`open`), or the
 * pin was moved and the customer has not confirmed which one applies (`moved`). Only an agreed address can be saved.
 */
export type AddressAgreement =
  | ({ readonly kind: 'agreed' } & PlacedText)
  | { readonly kind: 'open'; readonly text: string }
  | {
      readonly kind: 'moved';
      /**
       * The address before the pin was moved; without a text for a new one, without a location for one being corrected.
       */
      readonly before: { readonly text: string; readonly location: GeoPoint | undefined };
      readonly pin: GeoPoint;
      readonly offer: Offer;
    };

/** The agreement that a form starts with. */
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

/** Moves the pin: its text is looked up, and nothing is agreed until the question is answered. */
export const movePin = (agreement: AddressAgreement, pin: GeoPoint): AddressAgreement => {
  const before = beforeOf(agreement);
  return before.location && isSamePoint(before.location, pin) && before.text !== ''
    ? { kind: 'agreed', text: before.text, location: pin }
    : { kind: 'moved', before, pin, offer: { kind: 'looking' } };
};

/**
 * Takes in the map's answer for a pin; ignores an answer for another pin. The same text, or the first one, needs no
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

/** "Use it": accepts the text found at the pin. */
export const takeOffer = (agreement: AddressAgreement): AddressAgreement =>
  agreement.kind === 'moved' && agreement.offer.kind === 'found'
    ? { kind: 'agreed', text: agreement.offer.text, location: agreement.pin }
    : agreement;

/** "Keep address": returns the pin to its old location; an address without a location keeps its text at the pin. */
export const keepAddress = (agreement: AddressAgreement): AddressAgreement => {
  if (agreement.kind !== 'moved' || agreement.before.text === '') return agreement;
  const { text, location } = agreement.before;
  return { kind: 'agreed', text, location: location ?? agreement.pin };
};

/** Describes the pin in the customer's words if the map has no address there. */
export const nameInWords = (agreement: AddressAgreement, words: string): AddressAgreement =>
  agreement.kind === 'moved' && agreement.offer.kind === 'none' && words.trim() !== ''
    ? { kind: 'agreed', text: words.trim(), location: agreement.pin }
    : agreement;

/** The location of the pin; `undefined` before it was set. */
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
