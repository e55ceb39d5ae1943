import { Container } from 'inversify';
import { createLazyBindings, LAZY_BINDINGS, type LazyBindings } from '../di/index.ts';
import type { Translate, Translator } from '../i18n/index.ts';
import { cartModule } from './modules/cart.module.ts';
import { catalogModule } from './modules/catalog.module.ts';
import { localizationModule } from './modules/localization.module.ts';
import { marketplaceModule } from './modules/marketplace.module.ts';
import { pagesModule } from './modules/pages.module.ts';
import { platformModule } from './modules/platform.module.ts';
import { sessionModule } from './modules/session.module.ts';
import { shellModule } from './modules/shell.module.ts';
import { PLATFORM, type Platform } from './platform.ts';
import { I18N, TRANSLATE } from './tokens.ts';

/** Builds the object graph of one app instance: once per browser tab, once per server request, once per test. */
export const createAppContainer = (platform: Platform, translator: Translator): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind<Platform>(PLATFORM).toConstantValue(platform);
  container.bind<Translator>(I18N).toConstantValue(translator);
  container.bind<Translate>(TRANSLATE).toConstantValue(translator.t);
  container.bind<LazyBindings>(LAZY_BINDINGS).toConstantValue(createLazyBindings(container));
  container.load(platformModule, marketplaceModule, localizationModule, catalogModule);
  container.load(sessionModule, cartModule, pagesModule, shellModule);
  return container;
};
