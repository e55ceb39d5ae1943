import { err, ok, type Result } from '../kernel/result.ts';
import { addressAt, isPlaced, type DeliveryAddress, type NewAddress, type Unplaced } from './address.ts';

/** The content of the address form: an address whose location may still be unknown. */
export type AddressDraft = Unplaced<NewAddress>;
/** What the form still needs. */
export type AddressFault = 'street-missing' | 'place-missing';

/** The form before any input. */
export const emptyDraft: AddressDraft = {
  title: '',
  text: '',
  house: '',
  floor: '',
  entrance: '',
  comment: '',
  location: undefined,
};

/** ADDRESS-2: A courier needs the street and the location; everything else is optional. */
export const checkDraft = ({
  location,
  ...draft
}: AddressDraft): Result<NewAddress, readonly [AddressFault, ...AddressFault[]]> => {
  const text = draft.text.trim();
  if (text === '') return err(location ? ['street-missing'] : ['street-missing', 'place-missing']);
  if (!location) return err(['place-missing']);
  const { title, house, floor, entrance, comment } = draft;
  return ok({
    title: title.trim(),
    text,
    house: house.trim(),
    floor: floor.trim(),
    entrance: entrance.trim(),
    comment: comment.trim(),
    location,
  });
};

/** Addresses to guess from. */
export type KnownAddresses = {
  /** The customer's own, the active one first. */
  readonly saved: readonly (Unplaced & { readonly isActive: boolean })[];
  /** The marketplace's own location; `undefined` if its settings name none. */
  readonly home: Pick<DeliveryAddress, 'text' | 'location'> | undefined;
};

/**
 * ADDRESS-1: Returns the address to suggest before one is chosen: the active saved one, any saved one, else the
 * marketplace's own; never one without a location.
 */
export const guessAddress = ({ saved, home }: KnownAddresses): DeliveryAddress | undefined => {
  const placed = saved.filter(isPlaced);
  return placed.find(({ isActive }) => isActive) ?? placed[0] ?? (home && addressAt(home));
};
