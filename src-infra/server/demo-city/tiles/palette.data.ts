export type Theme = 'light' | 'dark';
export type Palette = Readonly<Record<'land' | 'building' | 'park' | 'tree' | 'water' | 'shore' | 'lane' | 'street' | 'avenue' | 'kerb' | 'name' | 'number', string>>;

/** Made of the design's grounds and tints, so that the map sits in the page. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    land: '#F7F1E8', building: '#EDE4D8', park: '#DDEBC8', tree: '#CFE1B4', water: '#C5DCE4', shore: '#E6DCCF',
    lane: '#FFFCF8', street: '#FFFFFF', avenue: '#FBE3B4', kerb: '#E6DCCF', name: '#5B4A3C', number: '#75655A',
  },
  dark: {
    land: '#211A14', building: '#2A221B', park: '#243019', tree: '#2E3B21', water: '#1B2D35', shore: '#2B444E',
    lane: '#352B22', street: '#3F342A', avenue: '#5A411A', kerb: '#16110D', name: '#CDBBA7', number: '#A8978A',
  },
};
