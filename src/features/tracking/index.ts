export { CourierCard } from './courier-card.view.tsx';
export { ProgressTiers } from './progress-tiers.view.tsx';
export { StepList } from './step-list.view.tsx';
export { courierNow, type CourierNow } from './courier-now.ts';
