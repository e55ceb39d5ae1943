import type { Allergen, DietaryDeclaration } from '@domain/dietary/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import styles from './dietary-facts.module.scss';

type DietaryFactsProps = {
  readonly dietary: DietaryDeclaration | undefined;
  /** All declarations, or those that fit on a card. */
  readonly detail: 'card' | 'full';
};

/**
 * CATALOG-5, ACCESS-2: diets as badges, allergens as sentences, so that "Vegan" and "Sesame" never read alike. Says so
 * where nothing is declared.
 */
export function DietaryFacts({ dietary, detail }: DietaryFactsProps) {
  const translate = useTranslate();
  const toList = useWordList();
  if (!dietary) return detail === 'full' ? <Badge tone="warning">{translate('dietary.unknown')}</Badge> : null;
  const diets = dietary.diets.includes('vegan') ? dietary.diets.filter((diet) => diet !== 'vegetarian') : dietary.diets;
  const shownDiets = detail === 'card' ? diets.filter((diet) => diet === 'vegan' || diet === 'vegetarian') : diets;
  const namesOf = (allergens: readonly Allergen[]): string =>
    toList(allergens.map((allergen) => translate(`allergen.${allergen}`)));
  return (
    <>
      {shownDiets.map((diet) => (
        <Badge key={diet} tone="positive" icon={shopIcons.leafIcon}>
          {translate(`diet.${diet}`)}
        </Badge>
      ))}
      {dietary.contains.length > 0 && (
        <span className={styles.sentence}>
          {translate('dietary.contains', { allergens: namesOf(dietary.contains) })}
        </span>
      )}
      {detail === 'full' && dietary.mayContain.length > 0 && (
        <span className={styles.sentence} data-tone="warning">
          {translate('dietary.may_contain', { allergens: namesOf(dietary.mayContain) })}
        </span>
      )}
    </>
  );
}
