import { Container } from 'inversify';
import type { i18n } from 'i18next';
import { appModule } from './app.module.ts';
import { cartModule } from './cart.module.ts';
import { marketplaceModule } from './marketplace.module.ts';
import { platformModule } from './platform.module.ts';
import { PLATFORM, type Platform } from './platform.ts';
import { sessionModule } from './session.module.ts';
import { CONTAINER, I18N } from './tokens.ts';

/** Builds the object graph of one app instance: once per browser tab, once per server request, once per test. */
export const createAppContainer = (platform: Platform, translator: i18n): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind<Platform>(PLATFORM).toConstantValue(platform);
  container.bind<i18n>(I18N).toConstantValue(translator);
  container.bind<Container>(CONTAINER).toConstantValue(container);
  container.load(platformModule, marketplaceModule, appModule, sessionModule, cartModule);
  return container;
};
