import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ParcelType } from '@domain/parcels/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useItemList, useNumbers, useTranslate } from '../../i18n/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { drawingOf, frameOf } from './drawing.ts';
import styles from './parcel-form.module.scss';
import type { ParcelFormViewModel } from './parcel-form.view-model.ts';

/** What fits: every type drawn to one scale, with its limits in words. */
export const TypeSection = observer(function TypeSection({ vm }: { readonly vm: ParcelFormViewModel }) {
  const translate = useTranslate();
  const group = useId();
  const types = vm.types.value ?? [];
  const frame = frameOf(types);
  return (
    <FormSection
      title={translate('parcel.fits')}
      text={translate('parcel.scale')}
      fault={vm.fields.needsType ? translate('parcel.fault.type') : undefined}
    >
      <div className={styles.types} role="radiogroup" aria-label={translate('parcel.fits')}>
        {types.map((type) => (
          <TypeOption key={type.id} vm={vm} type={type} group={group} frame={frame} />
        ))}
      </div>
      {vm.type && vm.type.options.length > 0 && (
        <ul className={styles.options}>
          {vm.type.options.map(({ id, title, description }) => (
            <li key={id}>{description === '' ? title : `${title}. ${description}`}</li>
          ))}
        </ul>
      )}
    </FormSection>
  );
});

type TypeOptionProps = {
  readonly vm: ParcelFormViewModel;
  readonly type: ParcelType;
  readonly group: string;
  readonly frame: ReturnType<typeof frameOf>;
};

const TypeOption = observer(function TypeOption({ vm, type, group, frame }: TypeOptionProps) {
  const translate = useTranslate();
  const list = useItemList();
  const { signs } = useNumbers();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { width, height, length } = type.size;
  const size =
    width.max && height.max && length.max ? { width: width.max, height: height.max, length: length.max } : undefined;
  const kg = type.weight.max && String(type.weight.max / 1000).replace('.', signs.decimal);
  const least = vm.leastPrice(type);
  const words = { width: String(width.max), length: String(length.max), height: String(height.max) };
  const spoken = [
    type.title,
    size && translate('parcel.size_spoken', words),
    kg !== undefined && translate('parcel.weight', { kg }),
    least && translate('parcel.from_price', { amount: currency.text(least) }),
  ].filter(Boolean);
  return (
    <label className={styles.type}>
      <input
        type="radio"
        name={group}
        aria-label={list(spoken)}
        checked={vm.fields.typeId === type.id}
        onChange={() => vm.fields.chooseType(type.id)}
      />
      <Drawing size={size} frame={frame} />
      <strong>
        <bdi>{type.title}</bdi>
      </strong>
      {size && (
        <small>
          <bdi>{translate('parcel.size', words)}</bdi>
        </small>
      )}
      {kg !== undefined && <small>{translate('parcel.weight', { kg })}</small>}
      {least && (
        <small>
          <Trans id="parcel.from_price" parts={{ amount: <Price amount={least} /> }} />
        </small>
      )}
    </label>
  );
});

type DrawingProps = {
  readonly size: { readonly width: number; readonly height: number; readonly length: number } | undefined;
  readonly frame: ReturnType<typeof frameOf>;
};

/** A box of three sides beside a bottle of 30 cm. */
function Drawing({ size, frame }: DrawingProps) {
  if (!size) return null;
  const { front, top, side, bottle } = drawingOf(size, frame);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path d={top} data-face="top" />
      <path d={side} data-face="side" />
      <path d={front} data-face="front" />
      <path d={bottle} data-face="bottle" />
    </svg>
  );
}
