import type { $Fetch } from 'ofetch';
import type { AddressSuggester } from '@domain/addresses/index.ts';
import { provide, type Token } from '../../di/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API } from '../tokens.ts';
import type { Bind } from './bind.ts';

type Deps = {
  readonly api: $Fetch;
  readonly platform: Platform;
  readonly reference: ReferenceViewModel;
  readonly locale: LocaleViewModel;
};

/** Provides suggestions of addresses in the page's language, imported with the first letter. */
export const provideSuggester = (options: Parameters<Bind>[0], token: Token<AddressSuggester>): void => {
  provide(
    options,
    token,
    ({ api, platform, reference, locale }: Deps) =>
      lazyPort<AddressSuggester>(async () =>
        (await import('../adapters/address-suggester.adapter.ts')).createAddressSuggester({
          api,
          platform,
          settings: () => reference.settings,
          language: () => locale.language,
        }),
      ),
    { api: API, platform: PLATFORM, reference: REFERENCE_VIEW_MODEL, locale: LOCALE_VIEW_MODEL },
  );
};
