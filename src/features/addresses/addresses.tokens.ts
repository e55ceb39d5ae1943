import { defineToken } from '../../di/index.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';

/** Id of the address panel; a button opens it with `popoverTarget`. */
export const ADDRESS_POPOVER = 'address-popover';

export const ADDRESS_CHOICE = defineToken<AddressChoiceViewModel>('AddressChoiceViewModel');
