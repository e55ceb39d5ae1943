import { observer } from 'mobx-react-lite';
import type { Language } from '@domain/localization/index.ts';
import { SHOP_TEXT_LIMITS, type ShopTexts } from '@domain/partners/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import styles from './seller-form.module.scss';
import { useFault } from './use-fault.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

const KINDS = ['restaurant', 'shop'] as const;

/** The name in the language of the marketplace, the number, and what it is. */
export const BasicsStep = observer(function BasicsStep({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { form } = vm.form;
  return (
    <>
      <TextOf vm={vm} language={vm.market.mainLanguage} field="title" />
      <TextField
        name="phone"
        type="tel"
        label={translate('account.phone')}
        hint={translate('seller.phone_hint')}
        autoComplete="tel"
        maxLength={30}
        value={form.phone}
        error={faultOf('phone')}
        onChange={({ target }) => vm.form.change({ phone: target.value })}
      />
      <fieldset className={styles.set}>
        <legend>{translate('seller.kind')}</legend>
        <div className={styles.pair}>
          {KINDS.map((kind) => (
            <label key={kind} className={styles.pick}>
              <input type="radio" name="kind" checked={form.kind === kind} onChange={() => vm.form.change({ kind })} />
              <strong>{translate(`seller.kind_${kind}`)}</strong>
              <small>{translate(`seller.kind_${kind}_text`)}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
});

/** Description and address, and all texts in the other languages of the marketplace. */
export const TextsStep = observer(function TextsStep({ vm }: Props) {
  const translate = useTranslate();
  const { mainLanguage, languages } = vm.market;
  const others = languages.filter(({ locale }) => locale !== mainLanguage.locale);
  return (
    <>
      <TextOf vm={vm} language={mainLanguage} field="address" />
      <TextOf vm={vm} language={mainLanguage} field="description" />
      {others.length > 0 && (
        <section aria-labelledby="seller-languages" className={styles.set}>
          <h2 id="seller-languages">{translate('seller.other_languages')}</h2>
          <p className={styles.muted}>{translate('seller.other_languages_text')}</p>
          {others.map((language) => (
            <Translation key={language.locale} vm={vm} language={language} />
          ))}
        </section>
      )}
    </>
  );
});

const FIELDS = ['title', 'address', 'description'] as const;

const Translation = observer(function Translation({ vm, language }: Props & { readonly language: Language }) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { locale, title } = language;
  const name = vm.form.textsIn(locale).title.trim();
  const isFaulty = FIELDS.some((field) => faultOf(`${field}.${locale}`) !== undefined);
  return (
    <details className={styles.language} open={isFaulty || undefined}>
      <summary>
        <bdi lang={locale}>{title}</bdi>
        <bdi className={styles.muted}>{name || translate('seller.not_written')}</bdi>
      </summary>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextOf key={field} vm={vm} language={language} field={field} />
        ))}
      </div>
    </details>
  );
});

const LABELS = {
  title: 'seller.name',
  address: 'seller.address',
  description: 'seller.about',
} as const satisfies Record<keyof ShopTexts, TextKey>;

type TextOfProps = Props & { readonly language: Language; readonly field: keyof ShopTexts };

const TextOf = observer(function TextOf({ vm, language, field }: TextOfProps) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { locale, title, direction } = language;
  const isMain = locale === vm.market.mainLanguage.locale;
  const shared = {
    name: `${field}-${locale}`,
    label: isMain
      ? translate(LABELS[field])
      : translate('seller.in_language', { field: translate(LABELS[field]), language: title }),
    lang: locale,
    dir: isMain ? 'auto' : direction,
    maxLength: SHOP_TEXT_LIMITS[field].max,
    value: vm.form.textsIn(locale)[field],
    error: faultOf(`${field}.${locale}`),
    ...(isMain && field !== 'description' && { required: true }),
  };
  const write = (text: string): void => vm.form.changeTexts(locale, { [field]: text });
  return field === 'description' ? (
    <TextArea {...shared} rows={4} onChange={({ target }) => write(target.value)} />
  ) : (
    <TextField
      {...shared}
      hint={isMain ? translate('seller.hint_main', { language: title }) : undefined}
      onChange={({ target }) => write(target.value)}
    />
  );
});
