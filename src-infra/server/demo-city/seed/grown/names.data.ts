import { name, t } from '../../content/text.ts';
import type { Text } from '../../content/types.ts';

/** Names of generated shops, before their trade and their district. */
export const HOUSES: readonly Text[] = [
  name('Amber', 'أمبر'), name('Aurora', 'أورورا'), name('Bellamy', 'بيلامي'), name('Birch', 'بيرش'), name('Bluebird', 'بلو بيرد'),
  name('Calder', 'كالدر'), name('Cardamom', 'كاردامون'), name('Clementine', 'كليمنتين'), name('Dunmore', 'دنمور'), name('Elm', 'إلم'),
  name('Farida', 'فريدة'), name('Finch', 'فينش'), name('Gallo', 'غالو'), name('Hana', 'هنا'), name('Hazel', 'هيزل'),
  name('Iris', 'إيريس'), name('Jasmine', 'ياسمين'), name('Juniper', 'جونيبر'), name('Karim', 'كريم'), name('Kestrel', 'كسترل'),
  name('Laurel', 'لوريل'), name('Leila', 'ليلى'), name('Lotus', 'لوتس'), name('Magnolia', 'ماغنوليا'), name('Marigold', 'ماريغولد'),
  name('Mimosa', 'ميموزا'), name('Nadir', 'نادر'), name('Olive', 'أوليف'), name('Paloma', 'بالوما'), name('Pepper', 'بيبر'),
  name('Quince', 'كوينس'), name('Rosewood', 'روزوود'), name('Saffron', 'زعفران'), name('Samir', 'سمير'), name('Sorrel', 'سوريل'),
  name('Sunbird', 'صن بيرد'), name('Tamarind', 'تمرهندي'), name('Thistle', 'ثيسل'), name('Verbena', 'فيربينا'), name('Willow', 'ويلو'),
];

/** Their districts; each has its place around a city. */
export const QUARTERS: readonly Text[] = [
  name('Alder Heights', 'مرتفعات ألدر'), name('Ashgrove', 'آش غروف'), name('Bayview', 'باي فيو'), name('Bridgeside', 'بريدج سايد'),
  name('Brickfields', 'بريك فيلدز'), name('Canal Row', 'كنال رو'), name('Castle Hill', 'كاسل هيل'), name('Chestnut Park', 'تشستنت بارك'),
  name('Copperfield', 'كوبر فيلد'), name('Dockland', 'دوكلاند'), name('Eastbank', 'إيست بانك'), name('Elm Park', 'إلم بارك'),
  name('Fairmount', 'فيرماونت'), name('Fernwood', 'فيرنوود'), name('Garden Row', 'غاردن رو'), name('Glassworks', 'غلاس ووركس'),
  name('Greenhill', 'غرين هيل'), name('Hillcrest', 'هيل كرست'), name('Ironbridge', 'آيرون بريدج'), name('Kingsway', 'كينغز واي'),
  name('Lakeside', 'ليك سايد'), name('Longmeadow', 'لونغ ميدو'), name('Mill End', 'ميل إند'), name('Northgate', 'نورث غيت'),
  name('Oakfield', 'أوك فيلد'), name('Old Town', 'البلدة القديمة'), name('Parkside', 'بارك سايد'), name('Queensferry', 'كوينز فيري'),
  name('Riverside', 'ريفرسايد'), name('Rosehill', 'روز هيل'), name('Sandbanks', 'ساند بانكس'), name('Southpoint', 'ساوث بوينت'),
  name('Springfield', 'سبرينغ فيلد'), name('St. Clair', 'سان كلير'), name('Stonebridge', 'ستون بريدج'), name('Sunnyside', 'صني سايد'),
  name('Tannery', 'تانري'), name('Uptown', 'أب تاون'), name('Westend', 'وست إند'), name('Woodlands', 'وودلاندز'),
];

/** A variation of a dish, appended to its name. Cents are added to the price. */
export const DISH_STYLES: readonly { readonly title: Text; readonly cents: number }[] = [
  { title: t('spicy', 'حار', 'scharf', 'épicé'), cents: 0 },
  { title: t('mild', 'خفيف', 'mild', 'doux'), cents: 0 },
  { title: t('house style', 'على طريقة البيت', 'nach Art des Hauses', 'façon maison'), cents: 60 },
  { title: t('lunch portion', 'حصة غداء', 'Mittagsportion', 'portion du midi'), cents: -120 },
  { title: t('for two', 'لشخصين', 'für zwei', 'pour deux'), cents: 690 },
  { title: t('with extra herbs', 'مع أعشاب إضافية', 'mit extra Kräutern', 'avec des herbes en plus'), cents: 40 },
  { title: t('with lemon', 'مع الليمون', 'mit Zitrone', 'au citron'), cents: 20 },
  { title: t('with garlic', 'مع الثوم', 'mit Knoblauch', 'à l’ail'), cents: 20 },
  { title: t('family size', 'حجم عائلي', 'Familiengröße', 'format familial'), cents: 990 },
  { title: t('of the season', 'موسمي', 'der Saison', 'de saison'), cents: 80 },
];

/** A variation of a grocery. */
export const GROCERY_STYLES: readonly { readonly title: Text; readonly cents: number }[] = [
  { title: t('organic', 'عضوي', 'Bio', 'bio'), cents: 90 },
  { title: t('from nearby', 'منتج محلي', 'aus der Nähe', 'produit local'), cents: 50 },
  { title: t('value pack', 'عبوة توفير', 'Vorratspackung', 'lot économique'), cents: 240 },
  { title: t('small pack', 'عبوة صغيرة', 'kleine Packung', 'petit format'), cents: -40 },
  { title: t('premium', 'فاخر', 'Premium', 'sélection'), cents: 160 },
  { title: t('fair trade', 'تجارة عادلة', 'fair gehandelt', 'équitable'), cents: 70 },
];
