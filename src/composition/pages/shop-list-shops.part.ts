export { ListedShops as View } from '../../features/shop-list/listed-shops.view.tsx';
