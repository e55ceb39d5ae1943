import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useService } from '../../di/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import { CREATE_USUAL, USUAL_PLACES } from './late-usual.tokens.ts';
import { UsualCards } from './usual-cards.view.tsx';
import { UsualRow } from './usual-row.view.tsx';
import type { UsualProps } from './usual.tokens.ts';
import { useQuietPlace } from './use-quiet-place.ts';
import type { UsualViewModel } from './usual.view-model.ts';

/** ORDER-8f: what the signed-in customer usually orders, in its place on the home page or in the menu of a shop. */
export const UsualPlace = observer(function UsualPlace(props: UsualProps) {
  const { user } = useService(SESSION_VIEW_MODEL);
  return user && <OwnUsual key={`${user.id} ${props.shop}`} {...props} />;
});

function OwnUsual({ shop, isLower = false }: UsualProps) {
  const create = useService(CREATE_USUAL);
  const places = useService(USUAL_PLACES);
  const [vm] = useState(() => create(shop));
  const [isEarly] = useState(() => places.isAwake && !isLower && vm.offers.length > 0);
  useEffect(() => vm.activate(), [vm]);
  useEffect(() => places.wake(), [places]);
  const take = useCallback(() => places.take(shop, vm), [places, shop, vm]);
  useLayoutEffect(() => {
    if (isEarly) take();
    return () => places.leave(shop, vm);
  }, [isEarly, take, places, shop, vm]);
  return <Offers vm={vm} take={take} isEarly={isEarly} isRow={shop !== undefined} />;
}

type OffersProps = {
  readonly vm: UsualViewModel;
  readonly take: () => boolean;
  readonly isEarly: boolean;
  readonly isRow: boolean;
};

const Offers = observer(function Offers({ vm, ...place }: OffersProps) {
  return vm.offers.length > 0 && <Quiet offers={vm.offers} {...place} />;
});

type QuietProps = Omit<OffersProps, 'vm'> & Pick<UsualViewModel, 'offers'>;

function Quiet({ offers, take, isEarly, isRow }: QuietProps) {
  const { ref, isShown } = useQuietPlace(isEarly, take);
  const [first] = offers;
  return (
    <>
      <div ref={ref} />
      {isShown && (isRow ? first && <UsualRow offer={first} /> : <UsualCards offers={offers} />)}
    </>
  );
}
