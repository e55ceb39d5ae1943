import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';

type DietaryBadgesProps = {
  readonly dietary: DietaryDeclaration | undefined;
  /** Everything that is declared, or the few words a card has room for. */
  readonly detail: 'card' | 'full';
};

/** CATALOG-5: what is declared, and plainly that nothing is where nothing is. */
export function DietaryBadges({ dietary, detail }: DietaryBadgesProps) {
  const translate = useTranslate();
  if (!dietary) return detail === 'full' ? <Badge tone="warning">{translate('dietary.unknown')}</Badge> : null;
  const diets = dietary.diets.includes('vegan') ? dietary.diets.filter((diet) => diet !== 'vegetarian') : dietary.diets;
  const shownDiets = detail === 'card' ? diets.filter((diet) => diet === 'vegan' || diet === 'vegetarian') : diets;
  const contains = detail === 'card' ? dietary.contains.slice(0, 3) : dietary.contains;
  return (
    <>
      {shownDiets.map((diet) => (
        <Badge key={diet} tone="positive" icon={icons.leafIcon}>{translate(`diet.${diet}`)}</Badge>
      ))}
      {contains.map((allergen) => (
        <Badge key={allergen}>{translate(`allergen.${allergen}`)}</Badge>
      ))}
      {detail === 'full' && dietary.mayContain.map((allergen) => (
        <Badge key={allergen} tone="warning">{translate('dietary.may_contain', { allergen: translate(`allergen.${allergen}`) })}</Badge>
      ))}
    </>
  );
}
