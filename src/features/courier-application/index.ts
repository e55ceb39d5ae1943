export { CourierApplicationView } from './courier-application.view.tsx';
export { CourierApplicationViewModel, type CourierApplicationDeps } from './courier-application.view-model.ts';
export type { CourierFormStore } from './courier-form-store.ts';
