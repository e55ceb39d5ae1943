import { isInSupply, type OptionGroup, type ProductDetail } from '@domain/catalog/index.ts';
import { addMoney } from '@domain/pricing/index.ts';
import { Price } from '../../features/currency/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Alert, Fault, Field, Hidden } from './parts.view.tsx';
import { extraField, extrasOf, mostOf, optionField, type ProductFaults, type TypedProduct } from './product-choice.ts';

type ProductFormProps = {
  readonly product: ProductDetail;
  readonly groups: readonly OptionGroup[];
  readonly typed: TypedProduct;
  readonly faults: ProductFaults;
  readonly refusal: string | undefined;
  readonly offersReplacing: boolean;
  /** Marks this form: sending it twice adds once. */
  readonly intent: string;
};

export function ProductForm({ product, typed, faults, refusal, offersReplacing, intent, ...form }: ProductFormProps) {
  const translate = useTranslate();
  const isOut = product.stocks.every((stock) => !isInSupply(stock, product.limits.min));
  const { stock } = product;
  const extras = extrasOf(product);
  const included = stock ? product.stocks[0]?.addons.filter(({ isMandatory }) => isMandatory) : undefined;
  return (
    <form method="post" action="?" noValidate>
      {product.image !== undefined && (
        <img className="dish" src={product.image} alt="" width="160" height="160" decoding="async" />
      )}
      {product.description !== '' && <p>{product.description}</p>}
      {stock && (
        <p className="amount">
          <Price amount={stock.price.total} />{' '}
          {stock.price.discount.minor > 0 && (
            <s>
              <Price amount={addMoney(stock.price.total, stock.price.discount)} />
            </s>
          )}
        </p>
      )}
      <Alert>{isOut ? translate('cart.sold_out', { name: product.title }) : refusal}</Alert>
      {form.groups.map((group) => (
        <Options
          key={group.id}
          group={group}
          chosen={typed.choice.get(group.id)}
          fault={faults.get(optionField(group.id))}
        />
      ))}
      {included?.map((offer) => (
        <p key={offer.stockId}>
          <Trans
            id="product.includes"
            parts={{
              name: <bdi lang={offer.language}>{offer.title}</bdi>,
              amount: offer.price.total.minor > 0 && <Price amount={offer.price.total} />,
            }}
          />
        </p>
      ))}
      {extras.length > 0 && (
        <fieldset>
          <legend>{translate('product.extras')}</legend>
          {extras.map((offer) => (
            <Field
              key={offer.stockId}
              name={extraField(offer.stockId)}
              fault={faults.get(extraField(offer.stockId))}
              label={
                <>
                  <bdi lang={offer.language}>{offer.title}</bdi>{' '}
                  {offer.price.total.minor > 0 ? <Price amount={offer.price.total} /> : translate('product.included')}
                  {mostOf(offer) === 0 && <> · {translate('product.sold_out')}</>}
                </>
              }
            >
              {(attributes) => (
                <input
                  {...attributes}
                  className="count"
                  type="number"
                  min="0"
                  max={mostOf(offer)}
                  disabled={mostOf(offer) === 0}
                  defaultValue={typed.extras.get(offer.stockId) ?? '0'}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <Field name="quantity" label={translate('cart.quantity', { name: product.title })} fault={faults.get('quantity')}>
        {(attributes) => (
          <input
            {...attributes}
            className="count"
            type="number"
            min={Math.max(1, product.limits.min)}
            required
            defaultValue={typed.quantity}
          />
        )}
      </Field>
      <Hidden values={{ intent }} />
      <button className="main" disabled={isOut}>
        {translate(isOut ? 'product.sold_out' : 'product.add_short')}
      </button>
      {offersReplacing && (
        <button name="replace" value="1">
          {translate('cart.replace')}
        </button>
      )}
      <a href={`/shop/${product.shopId}`}>{translate('product.back_to_menu')}</a>
    </form>
  );
}

type OptionsProps = {
  readonly group: OptionGroup;
  readonly chosen: number | undefined;
  readonly fault: string | undefined;
};

/** One required choice. */
function Options({ group, chosen, fault }: OptionsProps) {
  const translate = useTranslate();
  const name = optionField(group.id);
  return (
    <fieldset
      role="radiogroup"
      aria-required
      {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `${name}-fault` })}
    >
      <legend>{group.title}</legend>
      <Fault id={`${name}-fault`}>{fault}</Fault>
      {group.values.map(({ value, difference, isAvailable }) => (
        <label key={value.id} className="choice">
          <input
            type="radio"
            name={name}
            value={value.id}
            defaultChecked={chosen === value.id}
            disabled={!isAvailable}
            required
          />
          <bdi>{value.value}</bdi>
          <span>
            {!isAvailable ? (
              translate('product.sold_out')
            ) : difference && difference.minor > 0 ? (
              <>
                +<Price amount={difference} />
              </>
            ) : (
              translate('product.included')
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
