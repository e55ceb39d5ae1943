import type { ToldAllergen } from '@domain/dietary/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Section } from './section.view.tsx';

/** CATALOG-5m: what the kitchen is told with this order, and where to change it. */
export function ToldAllergens({ told }: { readonly told: readonly ToldAllergen[] }) {
  const translate = useTranslate();
  const list = useItemList();
  return (
    <Section
      title={translate('told.title')}
      text={translate('told.sent', { allergens: list(told.map(({ allergen }) => translate(`allergen.${allergen}`))) })}
    >
      <p>
        <AppLink to="/diet" {...buttonAttributes({ look: 'text' })}>
          {translate('told.change')}
        </AppLink>
      </p>
    </Section>
  );
}
