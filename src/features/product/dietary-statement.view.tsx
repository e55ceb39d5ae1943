import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import styles from './dietary-facts.module.scss';
import { DietaryFacts } from './dietary-facts.view.tsx';

type DietaryStatementProps = { readonly dietary: DietaryDeclaration | undefined };

/** CATALOG-5: everything that is declared of a dish with what is chosen. Says so where nothing is declared. */
export function DietaryStatement({ dietary }: DietaryStatementProps) {
  const translate = useTranslate();
  const toList = useWordList();
  if (!dietary) return <Badge tone="warning">{translate('dietary.unknown')}</Badge>;
  return (
    <>
      <DietaryFacts dietary={dietary} names={() => true} />
      {dietary.mayContain.length > 0 && (
        <span className={styles.sentence} data-tone="warning">
          {translate('dietary.may_contain', {
            allergens: toList(dietary.mayContain.map((allergen) => translate(`allergen.${allergen}`))),
          })}
        </span>
      )}
    </>
  );
}
