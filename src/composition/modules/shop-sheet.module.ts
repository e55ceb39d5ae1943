import { ContainerModule } from 'inversify';
import { bindTiles } from './map.module.ts';

export { ShopSheet as View } from '../../features/shop/shop-sheet.view.tsx';

/** What the sheets over a shop need, imported with the first that is opened. */
export const bindings = new ContainerModule((options) => {
  bindTiles(options);
});
