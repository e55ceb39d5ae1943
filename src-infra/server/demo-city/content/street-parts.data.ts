import type { CitySlug } from './types.ts';

/** A word of a street's name, and its Arabic spelling. */
type Word = readonly [latin: string, arabic: string];

/** The parts of further street names: every first word combined with every last one, "Harvest" and "Lane". */
export const streetParts: Readonly<Record<CitySlug, { readonly first: readonly Word[]; readonly last: readonly Word[] }>> = {
  'port-alder': {
    first: [
    ['Harvest', 'هارفست'], ['Willow', 'ويلو'], ['Anchor', 'أنكور'], ['Miller', 'ميلر'], ['Bellevue', 'بيلفيو'], ['Weaver', 'ويفر'],
    ['Cedar', 'سيدار'], ['Tanner', 'تانر'], ['Fisher', 'فيشر'], ['Hawthorn', 'هوثورن'], ['Summit', 'ساميت'], ['Dock', 'دوك'], ['Elm', 'إلم'],
    ['Compass', 'كومباس'], ['Bridge', 'بريدج'], ['Juniper', 'جونيبر'], ['Sailmaker', 'سيلميكر'], ['Bay', 'باي'], ['Chestnut', 'تشيستنت'],
    ['Mason', 'ميسون'], ['Osprey', 'أوسبري'], ['Garden', 'غاردن'], ['Hardy', 'هاردي'], ['Cliff', 'كليف'], ['Poplar', 'بوبلر'], ['Schooner', 'سكونر'],
    ['Abbey', 'آبي'], ['Linden', 'ليندن'], ['Mariner', 'مارينر'], ['Sycamore', 'سيكامور'], ['Windmill', 'ويندميل'], ['Baker', 'بيكر'],
    ['Laurel', 'لوريل'], ['Cove', 'كوف'], ['Whaler', 'ويلر'], ['Birch', 'بيرتش'], ['Meadow', 'ميدو'], ['Sexton', 'سيكستون'],
    ['Driftwood', 'دريفتوود'], ['Hazel', 'هيزل'], ['Plover', 'بلوفر'], ['Church', 'تشيرش'], ['Rowan', 'روان'], ['Sandpiper', 'ساندبايبر'],
    ],
    last: [
    ['Street', 'شارع'], ['Road', 'طريق'], ['Lane', 'زقاق'], ['Row', 'صف'], ['Avenue', 'جادة'], ['Court', 'ممر'], ['Way', 'درب'], ['Hill', 'تل'],
    ['Place', 'ساحة'], ['Walk', 'ممشى'], ['Terrace', 'مدرّج'], ['Close', 'عطفة'], ['Drive', 'مسار'], ['Gardens', 'حدائق'], ['Rise', 'مرتفع'],
    ['Parade', 'كورنيش'],
    ],
  },
  lindenau: {
    first: [
    ['Rosen', 'روزن'], ['Garten', 'غارتن'], ['Berg', 'برغ'], ['Mühl', 'مول'], ['Brunnen', 'برونن'], ['Wald', 'فالد'], ['Wiesen', 'فيزن'],
    ['Schiff', 'شيف'], ['Fischer', 'فيشر'], ['Bäcker', 'بيكر'], ['Weber', 'فيبر'], ['Schul', 'شول'], ['Kloster', 'كلوستر'], ['Ahorn', 'آهورن'],
    ['Birken', 'بيركن'], ['Eichen', 'آيشن'], ['Buchen', 'بوخن'], ['Erlen', 'إرلن'], ['Kirschen', 'كيرشن'], ['Apfel', 'أبفل'], ['Nuss', 'نوس'],
    ['Turm', 'تورم'], ['Burg', 'بورغ'], ['Schloss', 'شلوس'], ['Königs', 'كونيغس'], ['Post', 'بوست'], ['Sonnen', 'زونن'], ['Stern', 'شتيرن'],
    ['Schwan', 'شفان'], ['Reiher', 'رايهر'], ['Möwen', 'موفن'], ['Insel', 'إنزل'], ['Segel', 'زيغل'], ['Anker', 'أنكر'], ['Hirsch', 'هيرش'],
    ['Falken', 'فالكن'], ['Lerchen', 'ليرشن'], ['Amsel', 'أمزل'], ['Finken', 'فينكن'], ['Tannen', 'تانن'], ['Fichten', 'فيشتن'], ['Pappel', 'بابل'],
    ['Weiden', 'فايدن'], ['Flieder', 'فليدر'],
    ],
    last: [
    ['straße', 'شارع'], ['weg', 'طريق'], ['gasse', 'زقاق'], ['allee', 'جادة'], ['ring', 'حلقة'], ['steig', 'مطلع'], ['halde', 'منحدر'],
    ['pfad', 'درب'], ['zeile', 'صف'], ['winkel', 'ركن'], ['damm', 'سد'], ['graben', 'خندق'], ['rain', 'حدّ'], ['hof', 'فناء'], ['stieg', 'سلّم'],
    ['platz', 'ساحة'],
    ],
  },
};
