import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { FIRST_ROWS, ShopGrid } from '../catalog/index.ts';
import { Usual } from '../usual/index.ts';
import type { HomeViewModel } from './home.view-model.ts';
import { NoShopsFound } from './no-shops-found.view.tsx';
import { PromoBanners } from './promo-banners.view.tsx';
import { Section } from './section.view.tsx';

type ShopsFirstProps = {
  readonly vm: HomeViewModel;
  readonly title: string;
  readonly more?: string;
  readonly bar?: ReactNode;
  /** Whether the list is filtered: then it contains nothing else. */
  readonly isFiltered?: boolean;
  readonly children: ReactNode;
};

/** The endless list: its first rows, then everything else on the page, then its other shops. */
export const ShopsFirst = observer(function ShopsFirst({
  vm: { endless, path, of },
  title,
  more,
  bar,
  isFiltered,
  children,
}: ShopsFirstProps) {
  const translate = useTranslate();
  if (!endless) return null;
  const grid = { shops: endless, empty: <NoShopsFound path={path} /> };
  return (
    <>
      <Section title={title} {...(more && { more })} count={endless.total}>
        {(isFiltered || endless.items.length > 0 || !endless.failure) && bar}
        {isFiltered ? (
          <ShopGrid {...grid} isFirstScreen />
        ) : (
          <ShopGrid {...grid} isFirstScreen part="first" insert={<PromoBanners banners={of('banners') ?? []} />} />
        )}
      </Section>
      {!isFiltered && (
        <>
          <Usual />
          {children}
          {(endless.total ?? 0) > FIRST_ROWS && (
            <Section title={translate('home.more_shops')}>
              <ShopGrid {...grid} part="rest" />
            </Section>
          )}
        </>
      )}
    </>
  );
});
