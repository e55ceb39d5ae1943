import type { Stream } from '@domain/kernel/stream.ts';
import { LAZY_BINDINGS, provide, type LazyBindings, type Token } from '../../di/index.ts';
import { lazyStream } from '../adapters/lazy-stream.ts';
import type { Bind } from './bind.ts';
import { lazyService, type LazyService } from './lazy-service.ts';

type Updates<News> = { readonly news: Stream<News> };

/** Provides updates whose source is imported when somebody follows them. */
export const provideLateNews = <News>(
  options: Parameters<Bind>[0],
  token: Token<Updates<News>>,
  load: () => Promise<LazyService<Updates<News>>>,
): void => {
  provide(
    options,
    token,
    ({ late }: { readonly late: LazyBindings }): Updates<News> => {
      const open = lazyService(late, load);
      return { news: lazyStream(async () => (await open()).news) };
    },
    { late: LAZY_BINDINGS },
  );
};
