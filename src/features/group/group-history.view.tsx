import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** What the others changed while this page was open, newest first. */
export const GroupHistory = observer(function GroupHistory({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const title = useId();
  const { history } = vm.reporter;
  if (history.length === 0) return null;
  return (
    <section className={`${styles.block} ${styles.beside}`} aria-labelledby={title}>
      <h2 id={title}>{translate('group.history')}</h2>
      <ol className={styles.history}>
        {history.map(({ id, at, text }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{vm.time(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
