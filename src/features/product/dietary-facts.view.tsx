import type { Diet, DietaryDeclaration } from '@domain/dietary/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import * as dishIcons from '../../ui/icon/dish-icons.data.ts';
import styles from './dietary-facts.module.scss';

type DietaryFactsProps = {
  readonly dietary: DietaryDeclaration | undefined;
  /** The diets that are named; those that describe a kind of dish unless given. */
  readonly names?: (diet: Diet) => boolean;
};

const isKindOfDish = (diet: Diet): boolean => diet === 'vegan' || diet === 'vegetarian';

/**
 * CATALOG-5, ACCESS-2: diets as badges, allergens as a sentence, so that "Vegan" and "Sesame" never read alike. Nothing
 * where nothing is declared.
 */
export function DietaryFacts({ dietary, names = isKindOfDish }: DietaryFactsProps) {
  const translate = useTranslate();
  const toList = useWordList();
  if (!dietary) return null;
  const { diets, contains } = dietary;
  return (
    <>
      {diets
        .filter((diet) => names(diet) && !(diet === 'vegetarian' && diets.includes('vegan')))
        .map((diet) => (
          <Badge key={diet} tone="positive" icon={dishIcons.leafIcon}>
            {translate(`diet.${diet}`)}
          </Badge>
        ))}
      {contains.length > 0 && (
        <span className={styles.sentence}>
          {translate('dietary.contains', {
            allergens: toList(contains.map((allergen) => translate(`allergen.${allergen}`))),
          })}
        </span>
      )}
    </>
  );
}
