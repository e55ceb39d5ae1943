import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

type Deps = { readonly reference: Pick<ReferenceViewModel, 'settings'> };

/** ACCESS-5: the accessibility statement. Its words are the app's own: they describe the app. */
export class AccessibilityViewModel implements PageViewModel {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    return () => {};
  }

  get phone(): string {
    return this.#deps.reference.settings.phone;
  }

  get email(): string {
    return this.#deps.reference.settings.email;
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('accessibility.title'),
      description: translate('accessibility.description'),
      canonical: '/accessibility',
    };
  }
}
