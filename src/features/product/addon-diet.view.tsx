import { observer } from 'mobx-react-lite';
import type { AddonOffer } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { DietaryFacts } from './dietary-facts.view.tsx';

/** CATALOG-5: what an add-on contains, or what that means for whoever has a dietary profile. */
export const AddonDiet = observer(function AddonDiet({ offer: { dietary } }: { readonly offer: AddonOffer }) {
  const { advice } = useService(DIETARY);
  return advice?.isGiven ? (
    <advice.Mark advice={advice} dietary={dietary} />
  ) : (
    <DietaryFacts dietary={dietary} names={() => false} />
  );
});
