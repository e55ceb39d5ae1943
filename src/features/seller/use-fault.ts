import { useTranslate } from '../../i18n/index.ts';
import { faultText } from './seller-texts.ts';
import type { SellerViewModel } from './seller.view-model.ts';
import type { FieldKey } from './shop-form.view-model.ts';

/** Returns what is wrong with a field, by our rules or by the server's word. */
export const useFault = (vm: SellerViewModel): ((field: FieldKey) => string | undefined) => {
  const translate = useTranslate();
  return (field) => {
    const fault = vm.form.faultOf(field);
    return fault ? faultText(fault, translate) : vm.form.refused[field];
  };
};
