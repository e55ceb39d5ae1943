import type { CourierApplicationFault } from '@domain/couriers/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import type { CourierApplicationViewModel } from './courier-application.view-model.ts';
import type { FormField } from './refused-fields.ts';

const FAULTS = {
  required: 'seller.fault.required',
  'too-long': 'seller.fault.long',
  invalid: 'seller.fault.number',
  'too-large': 'seller.fault.large',
} as const satisfies Record<CourierApplicationFault['kind'], TextKey>;

/** Returns what is wrong with a field, by our rules or by the server's word. */
export const useFault = (vm: CourierApplicationViewModel): ((field: FormField) => string | undefined) => {
  const translate = useTranslate();
  return (field) => {
    const fault = vm.faultOf(field);
    if (!fault) return vm.refused[field];
    if (field === 'vehicle') return translate('deliver.fault_vehicle');
    return field === 'number' && fault.kind === 'required'
      ? translate('deliver.fault_number')
      : translate(FAULTS[fault.kind]);
  };
};
