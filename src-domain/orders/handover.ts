import { checkName, checkPhone } from '../identity/index.ts';
import { checkNote } from './draft-rules.ts';

/** How a courier hands an order over: to a person, or left at the door. */
export const HANDOVER_WAYS = ['hand', 'door'] as const;
/** One of the ways to hand an order over. */
export type HandoverWay = (typeof HANDOVER_WAYS)[number];

/** The most sets of cutlery an order can ask for. */
export const CUTLERY_MAX = 20;
/** The longest note for the courier, in characters: as long as that of an address (contract 3.4). */
export const HANDOVER_NOTE_MAX = 500;

/** Another person who receives an order; the courier calls them instead of the customer. */
export type Recipient = { readonly name: string; readonly phone: string };

/** ORDER-9: what travels with an order besides its goods. */
export type Handover = {
  readonly way: HandoverWay;
  /** For the courier: the note of the address, or what the customer wrote for this order instead. */
  readonly note: string;
  /** Sets of cutlery; none unless asked for. */
  readonly cutlery: number;
  readonly recipient: Recipient | undefined;
};

/** Nothing is asked for. */
export const noHandover: Handover = { way: 'hand', note: '', cutlery: 0, recipient: undefined };

/** What is wrong with a handover, each with the field that has to change. */
export type HandoverFault = 'note' | 'cutlery' | 'recipient-name' | 'recipient-phone';

/** ORDER-9g: Returns all faults of a handover, in page order; a recipient needs both a name and a phone number. */
export const handoverFaults = ({ note, cutlery, recipient }: Handover): readonly HandoverFault[] => {
  const faults: readonly (HandoverFault | false)[] = [
    !checkNote(note, HANDOVER_NOTE_MAX).ok && 'note',
    !(Number.isSafeInteger(cutlery) && cutlery >= 0 && cutlery <= CUTLERY_MAX) && 'cutlery',
    recipient !== undefined && !checkName(recipient.name).ok && 'recipient-name',
    recipient !== undefined && !checkPhone(recipient.phone).ok && 'recipient-phone',
  ];
  return faults.filter((fault) => fault !== false);
};

/**
 * ORDER-9g: Returns a handover without faults as it is stored: texts trimmed, the phone number as digits. Doing it
 * again changes nothing.
 */
export const storedHandover = ({ way, note, cutlery, recipient }: Handover): Handover => ({
  way,
  note: note.trim(),
  cutlery,
  recipient: recipient && { name: recipient.name.trim(), phone: digitsOf(recipient.phone) },
});

/** Whether a handover asks for anything. */
export const hasHandover = ({ way, note, cutlery, recipient }: Handover): boolean =>
  way !== 'hand' || note !== '' || cutlery > 0 || recipient !== undefined;

const digitsOf = (phone: string): string => {
  const checked = checkPhone(phone);
  return checked.ok ? checked.value : phone.trim();
};
