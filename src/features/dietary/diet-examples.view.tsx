import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import styles from './diet-page.module.scss';
import type { DietPageViewModel } from './diet-page.view-model.ts';
import { VerdictLine } from './verdict-line.view.tsx';

/** Real dishes of one shop, with the answers given so far. */
export const DietExamples = observer(function DietExamples({ vm }: { readonly vm: DietPageViewModel }) {
  const translate = useTranslate();
  const headingId = useId();
  const { examples } = vm;
  return (
    <aside className={styles.examples} aria-labelledby={headingId}>
      <h2 id={headingId}>{translate('diets.examples')}</h2>
      {vm.isEmpty || !examples ? (
        <p>{translate('diets.examples_none')}</p>
      ) : (
        <>
          <p>{translate('diets.examples_text', { shop: examples.shop })}</p>
          <ul>
            {examples.items.map(({ dish, verdict }) => (
              <li key={dish.id}>
                <div>
                  <h3>
                    <AppLink to={`/shop/${dish.shopId}?product=${dish.uuid}`}>
                      <bdi lang={dish.language}>{dish.title}</bdi>
                    </AppLink>
                  </h3>
                  <VerdictLine verdict={verdict} />
                </div>
                <Picture source={dish.image} shape="square" sizes="72px" />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
});
