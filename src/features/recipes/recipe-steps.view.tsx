import { observer } from 'mobx-react-lite';
import type { RecipeDetail } from '@domain/recipes/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './recipe.module.scss';
import type { RecipeViewModel } from './recipe.view-model.ts';
import { StepTimer } from './step-timer.view.tsx';

const CookMode = lazyView(() => import('./cook-mode.view.tsx').then((module) => module.CookMode));

type StepsProps = {
  readonly vm: RecipeViewModel;
  readonly recipe: RecipeDetail;
};

export const RecipeSteps = observer(function RecipeSteps({ vm, recipe }: StepsProps) {
  const translate = useTranslate();
  if (recipe.steps.length === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{translate('recipe.steps')}</h2>
        <AppLink to={`/recipes/${recipe.id}?step=1`} {...buttonAttributes({ look: 'quiet' })}>
          <Icon path={recipeIcons.chefHatIcon} />
          {translate('recipe.cook')}
        </AppLink>
      </div>
      <ol className={styles.steps}>
        {recipe.steps.map(({ text, language, minutes }, place) => (
          <li key={`${place} ${text}`}>
            <p lang={language} dir="auto">
              {text}
            </p>
            {minutes !== undefined && <StepTimer recipe={recipe.id} step={place} minutes={minutes} look="row" />}
          </li>
        ))}
      </ol>
      {vm.step !== undefined && <CookMode vm={vm} recipe={recipe} step={vm.step} />}
    </section>
  );
});
