export { createKitchen, type Kitchen, type ShopOf } from './kitchen.use-cases.ts';
