import type { StoryEntry } from './types.ts';

export const stories: readonly StoryEntry[] = [
  { shop: 'levant-kitchen', item: 'shakshuka', motif: 'shakshuka', hoursAgo: 3 },
  { shop: 'levant-kitchen', item: 'kunafa', motif: 'kunafa', hoursAgo: 9 },
  { shop: 'levant-kitchen', item: 'falafel-plate', motif: 'falafel-plate', hoursAgo: 17 },
  { shop: 'kaito-sushi', item: 'california-roll', motif: 'california-roll', hoursAgo: 2 },
  { shop: 'kaito-sushi', item: 'salmon-nigiri', motif: 'salmon-nigiri', hoursAgo: 8 },
  { shop: 'forno-rosso', item: 'tiramisu', motif: 'tiramisu', hoursAgo: 6 },
  { shop: 'dockside-burgers', item: 'dockside-burger', motif: 'classic-burger', hoursAgo: 4 },
  { shop: 'alder-bakehouse', item: 'butter-croissant', motif: 'croissant', hoursAgo: 7 },
  { shop: 'green-cart', item: 'strawberries', motif: 'strawberries', hoursAgo: 5 },
  { shop: 'green-cart', item: 'hass-avocado', motif: 'avocado', hoursAgo: 12 },
  { shop: 'wick-and-petal', item: 'dozen-roses', motif: 'rose-bouquet', hoursAgo: 10 },
  { shop: 'gasthaus-zur-linde', item: 'kaesespaetzle', motif: 'mac-and-cheese', hoursAgo: 11 },
  { shop: 'baeckerei-hofer', item: 'soft-pretzel', motif: 'pretzel', hoursAgo: 13 },
];
