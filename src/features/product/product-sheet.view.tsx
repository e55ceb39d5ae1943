import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { addMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { CART, type CartViewModel } from '../cart/index.ts';
import { Earlier, FromPrice, Price } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { FailureState } from '../failure/index.ts';
import { AddonFieldset } from './addon-fieldset.view.tsx';
import { IncludedAddons } from './included-addons.view.tsx';
import { DietaryStatement } from './dietary-statement.view.tsx';
import { NoteDisclosure } from './note-disclosure.view.tsx';
import { OptionFieldset } from './option-fieldset.view.tsx';
import { picturesOf } from './product-pictures.ts';
import { ProductGallery } from './product-gallery.view.tsx';
import styles from './product-sheet.module.scss';
import { PRODUCT_DEPS } from './product.tokens.ts';
import { ProductViewModel } from './product.view-model.ts';
import type { OpenProduct } from './open-product.ts';

const PICTURE_SIZES = '(width < 1140px) 100vw, 480px';

export type ProductSheetProps = {
  readonly open: OpenProduct;
  readonly onClose: () => void;
  /** Takes the line instead of the customer's cart. */
  readonly into?: Pick<CartViewModel, 'add' | 'edit' | 'cart'>;
};

/** One product over its shop (CART-8). */
export const ProductSheet = observer(function ProductSheet({ open, onClose, into }: ProductSheetProps) {
  const translate = useTranslate();
  const headingId = useId();
  const deps = useService(PRODUCT_DEPS);
  const cart = useService(CART);
  const [vm] = useState(() => new ProductViewModel({ ...deps, cart: into ?? cart }, open.uuid, open.line));
  useEffect(() => vm.activate(), [vm]);
  const { failure } = vm.detail;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      {...(vm.product ? { labelledBy: headingId } : { label: translate('product.sheet') })}
      closeLabel={translate('product.close')}
      shape="wide"
      returnTo={`main a[href$="product=${open.uuid}"]`}
    >
      {failure && (
        <div className={styles.state}>
          {isNotFound(failure) ? (
            <State
              icon={wayIcons.utensilsIcon}
              title={translate('product.not_found')}
              action={
                <Button look="main" onClick={onClose}>
                  {translate('product.back_to_menu')}
                </Button>
              }
            />
          ) : (
            <FailureState failure={failure} onRetry={() => vm.detail.reload()} />
          )}
        </div>
      )}
      {!failure && !vm.product && (
        <div className={styles.state}>
          <Skeleton shape="cover" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      )}
      {vm.product && <ProductForm vm={vm} headingId={headingId} onDone={onClose} />}
    </Sheet>
  );
});

type ProductFormProps = { readonly vm: ProductViewModel; readonly headingId: string; readonly onDone: () => void };

const ProductForm = observer(function ProductForm({ vm, headingId, onDone }: ProductFormProps) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const dietary = useService(DIETARY);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void dietary.load(), [dietary]);
  const { product, eaten } = vm;
  if (!product || !eaten) return null;
  const { advice } = dietary;
  const pictures = picturesOf(product);
  const firstMissing = vm.wasTried ? vm.groups.find(({ id }) => vm.missing.includes(id)) : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const loading = dietary.load();
    if (loading) void loading.then(confirm);
    else confirm();
  };

  const confirm = (): void => {
    if (vm.missing.length === 0 && dietary.advice?.asksFor(eaten)) setAsking(true);
    else add();
  };

  const add = (): void => {
    const outcome = vm.submit();
    if (outcome) return onDone();
    // Scrolls to what is missing or wrong and focuses it.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-missing] input:not(:disabled), textarea[aria-invalid]')?.focus(),
    );
  };

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      <div className={styles.scroll}>
        {/* Repeats the name beside the button to close, for the eyes alone. */}
        <p className={styles.bar} aria-hidden="true">
          <bdi lang={product.language}>{product.title}</bdi>
        </p>
        <div className={styles.picture}>
          {pictures.length > 1 ? (
            <ProductGallery pictures={pictures} name={product.title} sizes={PICTURE_SIZES} />
          ) : (
            <Picture source={product.image} shape="square" sizes={PICTURE_SIZES} priority="early" />
          )}
        </div>
        <div className={styles.body}>
          <div className={styles.intro}>
            <h2 id={headingId}>
              <bdi lang={product.language}>{product.title}</bdi>
            </h2>
            <p className={styles.price}>
              <FromPrice price={vm.lowest} />
              {vm.lowest && vm.lowest.discount.minor > 0 && (
                <s>
                  <Earlier amount={addMoney(vm.lowest.amount, vm.lowest.discount)} />
                </s>
              )}
              {vm.unitPrice && (
                <small>
                  <Price amount={vm.unitPrice.amount} /> / {translate(`unit.${vm.unitPrice.per}`)}
                </small>
              )}
            </p>
            <IncludedAddons offers={vm.included} />
            {product.description !== '' && (
              <p>
                <bdi lang={product.language}>{product.description}</bdi>
              </p>
            )}
            {product.kcal !== undefined && <p>{translate('product.kcal', { kcal: product.kcal })}</p>}
            <div className={styles.badges}>
              {vm.isSoldOut && <Badge tone="negative">{translate('product.sold_out')}</Badge>}
              {vm.stock?.bonus && (
                <Badge tone="soft" icon={icons.tagIcon}>
                  {translate('product.bonus', {
                    value: vm.stock.bonus.value,
                    count: vm.stock.bonus.quantity,
                    name: vm.stock.bonus.title,
                  })}
                </Badge>
              )}
              <DietaryStatement dietary={vm.dietary} />
            </div>
          </div>
          {advice && <advice.Warning advice={advice} eaten={eaten} />}
          {vm.groups.map((group) => (
            <OptionFieldset
              key={group.id}
              group={group}
              chosen={vm.choice.get(group.id)}
              isMissing={vm.missing.includes(group.id)}
              wasTried={vm.wasTried}
              onChoose={(value) => vm.choose(group.id, value)}
            />
          ))}
          <AddonFieldset vm={vm} />
          <NoteDisclosure vm={vm} />
        </div>
      </div>
      <div className={styles.foot}>
        <Stepper
          size="big"
          quantity={vm.quantity}
          labels={{
            less: translate('product.less', { name: product.title }),
            more: translate('product.more', { name: product.title }),
            count: translate('cart.quantity', { name: product.title }),
          }}
          isAtLeast={vm.quantity <= Math.max(1, vm.limits.min)}
          isAtMost={vm.quantity >= Math.min(vm.limits.max, vm.limits.available)}
          onLess={vm.less}
          onMore={vm.more}
        />
        <Button type="submit" look="main" size="big" isWide isSplit disabled={vm.isSoldOut}>
          <span>
            {vm.isSoldOut
              ? translate('product.sold_out')
              : translate(vm.editing === undefined ? 'product.add_short' : 'product.save')}
          </span>
          <Price amount={vm.total} />
        </Button>
        <VisuallyHidden>
          <span role="alert">{firstMissing && translate('product.choose_first', { group: firstMissing.title })}</span>
        </VisuallyHidden>
        <p className={styles.limit} role="status">
          {vm.quantity >= Math.min(vm.limits.max, vm.limits.available) &&
            !vm.isSoldOut &&
            translate(vm.limits.available <= vm.limits.max ? 'product.no_more' : 'cart.at_most', {
              count: vm.quantity,
            })}
        </p>
      </div>
      {advice && isAsking && (
        <advice.Question advice={advice} eaten={eaten} onAdd={add} onLeave={onDone} onClose={() => setAsking(false)} />
      )}
    </form>
  );
});
