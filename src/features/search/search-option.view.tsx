import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Highlighted } from './highlighted.view.tsx';
import type { SearchViewModel } from './search.view-model.ts';
import styles from './search-panel.module.scss';

type OptionLinkProps = {
  readonly vm: SearchViewModel;
  readonly id: string;
  readonly path: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** An option that is also a link, for the pointer and for opening in another tab; keyboard focus stays in the field. */
export const OptionLink = observer(function OptionLink({ vm, id, path, className, children }: OptionLinkProps) {
  return (
    <AppLink
      to={path}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={vm.activeId === id}
      className={className}
      onClick={vm.follow}
    >
      {children}
    </AppLink>
  );
});

type HitProps = {
  readonly vm: SearchViewModel;
  readonly id: string;
  readonly path: string;
  readonly picture: string | undefined;
  readonly title: string;
  /** Of the title, where it is another than the page's. */
  readonly language?: string | undefined;
  readonly detail: ReactNode;
  readonly end: ReactNode;
  readonly term: string;
};

/** An option with a picture, a title and a detail. */
export function Hit({ picture, title, language, detail, end, term, ...option }: HitProps) {
  return (
    <OptionLink {...option} className={styles.hit}>
      <span className={styles.picture}>
        <Picture source={picture} shape="square" sizes="56px" priority="early" />
      </span>
      <span className={styles.text}>
        <span className={styles.title} lang={language}>
          <Highlighted text={title} term={term} />
        </span>
        <small>{detail}</small>
      </span>
      {end}
    </OptionLink>
  );
}
