import { name, t } from './text.ts';
import type { CitySlug, Text } from './types.ts';

/** Kilometers north and east of the center of the city. */
type Offset = readonly [north: number, east: number];
type District = { readonly name: Text; readonly at: Offset };
type Landmark = { readonly slug: string; readonly kind: 'place' | 'building'; readonly name: Text; readonly at: Offset };

/** A district reaches to where the next one is nearer. */
export const districts: Readonly<Record<CitySlug, readonly District[]>> = {
  'port-alder': [
    { name: name('Old Harbor', 'الميناء القديم'), at: [0, 0] },
    { name: name('Quayside', 'الرصيف'), at: [0.3, -1.8] },
    { name: name('Northgate', 'البوابة الشمالية'), at: [2.2, 0.3] },
    { name: name('Mill Hill', 'تل الطاحونة'), at: [1.4, 2.1] },
    { name: name('Eastfield', 'الحقل الشرقي'), at: [-0.6, 3.2] },
    { name: name('Southmoor', 'ساوثمور'), at: [-2.6, 0.6] },
    { name: name('Saltmarsh', 'سولتمارش'), at: [-1.9, -2.4] },
    { name: name('Westcliff', 'ويستكليف'), at: [0.9, -4.2] },
    { name: name('North Point', 'الرأس الشمالي'), at: [5.2, -1.2] },
    { name: name('Orchard Park', 'حديقة البستان'), at: [4.4, 3.8] },
    { name: name('Lower Alder', 'ألدر السفلى'), at: [-5.6, -0.8] },
    { name: name('Fairhaven', 'فيرهيفن'), at: [-4.2, 4.4] },
  ],
  lindenau: [
    { name: name('Altstadt', 'المدينة القديمة'), at: [0, 0] },
    { name: name('Seeufer', 'ضفة البحيرة'), at: [-1.6, -0.6] },
    { name: name('Nordstadt', 'المدينة الشمالية'), at: [2.2, 0.4] },
    { name: name('Ostheim', 'أوستهايم'), at: [0.2, 3.1] },
    { name: name('Weinberg', 'الكرمة'), at: [1.2, -3.4] },
    { name: name('Südhang', 'المنحدر الجنوبي'), at: [-4.2, 1.8] },
  ],
};

export const landmarks: Readonly<Record<CitySlug, readonly Landmark[]>> = {
  'port-alder': [
    { slug: 'harbor-gate', kind: 'place', name: t('Harbor Gate Station', 'محطة بوابة الميناء', 'Bahnhof Harbor Gate', 'Gare de Harbor Gate'), at: [0.3, 0.4] },
    { slug: 'central', kind: 'place', name: t('Central Station', 'المحطة المركزية', 'Hauptbahnhof', 'Gare centrale'), at: [0.9, -0.5] },
    { slug: 'ferry-terminal', kind: 'place', name: t('Ferry Terminal', 'محطة العبّارات', 'Fährhafen', 'Gare maritime'), at: [-0.2, -1.4] },
    { slug: 'market-hall', kind: 'place', name: t('Market Hall', 'سوق المدينة المسقوف', 'Markthalle', 'Halle du marché'), at: [-0.4, 0.3] },
    { slug: 'alder-park', kind: 'place', name: t('Alder Park', 'حديقة ألدر', 'Alder-Park', 'Parc Alder'), at: [1.3, 1.2] },
    { slug: 'stadium', kind: 'place', name: t('Saltmarsh Stadium', 'ملعب سولتمارش', 'Saltmarsh-Stadion', 'Stade de Saltmarsh'), at: [-1.8, -2.1] },
    { slug: 'northgate-square', kind: 'place', name: t('Northgate Square', 'ساحة البوابة الشمالية', 'Northgate-Platz', 'Place Northgate'), at: [2.1, 0.2] },
    { slug: 'airport', kind: 'place', name: t('Fairhaven Airport', 'مطار فيرهيفن', 'Flughafen Fairhaven', 'Aéroport de Fairhaven'), at: [-6.8, 6.4] },
    { slug: 'library', kind: 'building', name: t('City Library', 'مكتبة المدينة', 'Stadtbibliothek', 'Bibliothèque municipale'), at: [-0.6, -0.3] },
    { slug: 'town-hall', kind: 'building', name: t('Town Hall', 'دار البلدية', 'Rathaus', 'Hôtel de ville'), at: [0.1, -0.2] },
    { slug: 'hospital', kind: 'building', name: t('Harbor Hospital', 'مستشفى هاربور', 'Harbor-Klinik', 'Hôpital Harbor'), at: [0.7, 0.9] },
    { slug: 'university', kind: 'building', name: t('University of Port Alder', 'جامعة بورت ألدر', 'Universität Port Alder', 'Université de Port Alder'), at: [1.6, 2.2] },
    { slug: 'museum', kind: 'building', name: t('Maritime Museum', 'المتحف البحري', 'Seefahrtsmuseum', 'Musée maritime'), at: [-0.1, -0.9] },
    { slug: 'hardy-house', kind: 'building', name: name('Hardy House', 'دار هاردي'), at: [0.5, -1.3] },
    { slug: 'tidewater-tower', kind: 'building', name: name('Tidewater Tower', 'برج تايدووتر'), at: [-0.9, 0.8] },
    { slug: 'foundry-lofts', kind: 'building', name: name('Foundry Lofts', 'فاوندري لوفتس'), at: [-1.2, -0.7] },
  ],
  lindenau: [
    { slug: 'bahnhof', kind: 'place', name: t('Lindenau Station', 'محطة ليندناو', 'Bahnhof Lindenau', 'Gare de Lindenau'), at: [0.5, 0.4] },
    { slug: 'hafen', kind: 'place', name: t('Lindenau Harbor', 'ميناء ليندناو', 'Hafen Lindenau', 'Port de Lindenau'), at: [-0.9, -0.2] },
    { slug: 'rathaus', kind: 'building', name: t('Town Hall', 'دار البلدية', 'Rathaus', 'Hôtel de ville'), at: [0.1, 0.1] },
    { slug: 'klinikum', kind: 'building', name: t('Lake Clinic', 'مستشفى البحيرة', 'Seeklinik', 'Clinique du Lac'), at: [1.1, 1.4] },
  ],
};
