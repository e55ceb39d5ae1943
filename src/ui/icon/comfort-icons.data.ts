// Lucide, ISC license. Written by make-icons.ts.
export const chevronRightIcon = 'M9 18l6-6l-6-6';
export const coinsIcon = 'M13.744 17.736a6 6 0 1 1-7.48-7.48M15 6h1v4M6.134 14.768l.866-.5l2 3.464M10 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';
export const globeIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20a14.5 14.5 0 0 0 0-20M2 12h20';
export const utensilsIcon = 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20m14-7V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2zm0 0v7';
