// Lucide, ISC license. Written by make-icons.ts.
export const leafIcon = 'M11 20a10 10 0 0 0 10-10a25.9 25.9 0 0 0-1.04-7.281a1 1 0 0 0-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.911-4.544C7.613 15.212 8.351 15.24 11 13';
