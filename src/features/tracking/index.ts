export { ArrivalTimes } from './arrival-times.view.tsx';
export { CourierCard } from './courier-card.view.tsx';
export { ProgressTiers } from './progress-tiers.view.tsx';
export { TrackingSkeleton } from './tracking-skeleton.view.tsx';
export { StepList } from './step-list.view.tsx';
export { courierNow, type CourierNow } from './courier-now.ts';
