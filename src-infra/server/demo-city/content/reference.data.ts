import { name, t } from './text.ts';
import type { BrandEntry, CategoryEntry, CityEntry, CurrencyEntry, TagEntry, TakeEntry, UnitEntry } from './types.ts';

export const currencies: readonly CurrencyEntry[] = [
  { title: 'USD', symbol: '$', rate: '1', position: 'before', decimals: 2, isDefault: true },
  { title: 'EUR', symbol: '€', rate: '0.92', position: 'after', decimals: 2, isDefault: false },
  { title: 'JPY', symbol: '¥', rate: '149.3', position: 'before', decimals: 0, isDefault: false },
  { title: 'KWD', symbol: 'KD', rate: '0.307', position: 'before', decimals: 3, isDefault: false },
];

export const cities: readonly CityEntry[] = [
  { slug: 'port-alder', title: name('Port Alder', 'بورت ألدر'), timezone: 'America/New_York', center: [41.49, -71.312] },
  { slug: 'lindenau', title: name('Lindenau am See', 'ليندناو على البحيرة'), timezone: 'Europe/Berlin', center: [47.656, 9.18] },
];

export const categories: readonly CategoryEntry[] = [
  { slug: 'grill', title: t('Grill', 'مشاوي', 'Grill', 'Grillades'), description: t('Charcoal, skewers and smoke', 'فحم وأسياخ ودخان', 'Holzkohle, Spieße und Rauch', 'Charbon, brochettes et fumée') },
  { slug: 'pizza', title: t('Pizza', 'بيتزا', 'Pizza', 'Pizza'), description: t('Stone ovens and midnight slices', 'أفران حجرية وشرائح منتصف الليل', 'Steinöfen und Mitternachtsstücke', 'Fours à pierre et parts de minuit') },
  { slug: 'sushi', title: t('Sushi', 'سوشي', 'Sushi', 'Sushis'), description: t('Nigiri, rolls and bento', 'نيغيري ورولات وبينتو', 'Nigiri, Rollen und Bento', 'Nigiri, makis et bento') },
  { slug: 'burgers', title: t('Burgers', 'برغر', 'Burger', 'Burgers'), description: t('Smashed, stacked and fried', 'سماش وطبقات وبطاطا', 'Gesmasht, gestapelt, frittiert', 'Smash, étages et frites') },
  { slug: 'salads', title: t('Salads', 'سلطات', 'Salate', 'Salades'), description: t('Leaves, grains and bowls', 'خضار ورقية وحبوب وأوعية', 'Blatt, Korn und Bowl', 'Feuilles, céréales et bols') },
  { slug: 'noodles', title: t('Noodles', 'نودلز', 'Nudeln', 'Nouilles'), description: t('Ramen, wok and pho', 'رامن وووك وفو', 'Ramen, Wok und Phở', 'Ramen, wok et pho') },
  { slug: 'breakfast', title: t('Breakfast', 'فطور', 'Frühstück', 'Petit-déjeuner'), description: t('Eggs, pancakes, good bread', 'بيض وبان كيك وخبز طيب', 'Eier, Pancakes, gutes Brot', 'Œufs, pancakes, bon pain') },
  { slug: 'bakery', title: t('Bakery', 'مخابز', 'Bäckerei', 'Boulangerie'), description: t('Out of the oven today', 'من الفرن اليوم', 'Heute aus dem Ofen', 'Sorti du four aujourd’hui') },
  { slug: 'groceries', title: t('Groceries', 'بقالة', 'Lebensmittel', 'Épicerie'), description: t('The weekly shop, brought up', 'تسوّق الأسبوع إلى بابك', 'Der Wochenkauf bis zur Tür', 'Les courses jusqu’à la porte') },
  { slug: 'sweets', title: t('Sweets', 'حلويات', 'Süßes', 'Douceurs'), description: t('Gelato, cakes and baklava', 'جيلاتو وكعك وبقلاوة', 'Gelato, Torten und Baklava', 'Glaces, gâteaux et baklavas') },
  { slug: 'drinks', title: t('Drinks', 'مشروبات', 'Getränke', 'Boissons'), description: t('Juice, soda, tea, ice', 'عصير وصودا وشاي وثلج', 'Saft, Limo, Tee, Eis', 'Jus, sodas, thés, glaçons') },
  { slug: 'flowers', title: t('Flowers', 'زهور', 'Blumen', 'Fleurs'), description: t('Bouquets and potted green', 'باقات ونباتات خضراء', 'Sträuße und Grünes im Topf', 'Bouquets et plantes vertes') },
  { slug: 'indian', title: t('Indian', 'هندي', 'Indisch', 'Indien'), description: t('Tandoor, dosa and dal', 'تندور ودوسا ودال', 'Tandoor, Dosa und Dal', 'Tandoor, dosa et dal') },
  { slug: 'mexican', title: t('Mexican', 'مكسيكي', 'Mexikanisch', 'Mexicain'), description: t('Tacos, birria, salsa', 'تاكو وبيريا وسالسا', 'Tacos, Birria, Salsa', 'Tacos, birria, salsa') },
  { slug: 'seafood', title: t('Seafood', 'مأكولات بحرية', 'Meeresfrüchte', 'Fruits de mer'), description: t('Landed at the pier', 'من الرصيف مباشرة', 'Direkt vom Pier', 'Débarqués au quai') },
  { slug: 'vegan', title: t('Vegan', 'نباتي صرف', 'Vegan', 'Végétalien'), description: t('All plants, no compromise', 'نباتي بالكامل بلا تنازل', 'Nur Pflanzen, voller Geschmack', 'Tout végétal, tout en goût') },
  { slug: 'coffee', title: t('Coffee', 'قهوة', 'Kaffee', 'Café'), description: t('Roasted around the corner', 'محمّصة في الجوار', 'Um die Ecke geröstet', 'Torréfié au coin de la rue') },
  { slug: 'pasta', title: t('Pasta', 'معكرونة', 'Pasta', 'Pâtes'), description: t('Rolled this morning', 'محضّرة هذا الصباح', 'Heute früh gerollt', 'Étalées ce matin') },
  { slug: 'thai', title: t('Thai and Vietnamese', 'تايلندي وفيتنامي', 'Thai und Vietnamesisch', 'Thaï et vietnamien'), description: t('Herbs, lime and heat', 'أعشاب ولايم وحرارة', 'Kräuter, Limette, Schärfe', 'Herbes, citron vert et piment') },
  { slug: 'household', title: t('Household', 'منزليات', 'Haushalt', 'Maison'), description: t('Soap, paper, baby, pets', 'صابون وورق وأطفال وحيوانات', 'Seife, Papier, Baby, Tier', 'Savon, papier, bébé, animaux') },
];

export const takes: readonly TakeEntry[] = [
  { slug: 'halal', title: t('Halal', 'حلال', 'Halal', 'Halal') },
  { slug: 'vegan-friendly', title: t('Vegan-friendly', 'خيارات نباتية', 'Veganfreundlich', 'Options végétaliennes') },
  { slug: 'late-night', title: t('Late night', 'حتى وقت متأخر', 'Spät geöffnet', 'Tard le soir') },
  { slug: 'family', title: t('Family', 'للعائلات', 'Für Familien', 'En famille') },
  { slug: 'local-favorite', title: t('Local favorite', 'مفضّل لدى أهل الحي', 'Lieblingsladen im Viertel', 'Favori du quartier') },
  { slug: 'zero-waste', title: t('Zero waste', 'بلا نفايات', 'Ohne Müll', 'Zéro déchet') },
  { slug: 'gluten-aware', title: t('Gluten-free choices', 'خيارات بلا غلوتين', 'Glutenfreie Auswahl', 'Choix sans gluten') },
  { slug: 'organic', title: t('Organic', 'عضوي', 'Bio', 'Bio') },
  { slug: 'open-24-7', title: t('Around the clock', 'على مدار الساعة', 'Rund um die Uhr', '24 h sur 24') },
  { slug: 'handmade', title: t('Made by hand', 'صناعة يدوية', 'Handgemacht', 'Fait main') },
];

export const tags: readonly TagEntry[] = [
  { slug: 'spicy', title: t('Spicy', 'حار', 'Scharf', 'Épicé') },
  { slug: 'new', title: t('New', 'جديد', 'Neu', 'Nouveau') },
  { slug: 'chef', title: t('House favorite', 'اختيار المطبخ', 'Empfehlung des Hauses', 'Coup de cœur maison') },
  { slug: 'kids', title: t('Good for children', 'مناسب للأطفال', 'Für Kinder', 'Pour les enfants') },
  { slug: 'seasonal', title: t('In season', 'موسمي', 'Saison', 'De saison') },
  { slug: 'local', title: t('From nearby', 'منتج محلي', 'Aus der Nähe', 'Produit local') },
  { slug: 'organic', title: t('Organic', 'عضوي', 'Bio', 'Bio') },
  { slug: 'light', title: t('Light', 'خفيف', 'Leicht', 'Léger') },
  { slug: 'sharing', title: t('To share', 'للمشاركة', 'Zum Teilen', 'À partager') },
];

export const units: readonly UnitEntry[] = [
  { slug: 'pcs', title: t('pcs', 'قطعة', 'Stk.', 'pce'), position: 'after' },
  { slug: 'kg', title: t('kg', 'كغ', 'kg', 'kg'), position: 'after' },
  { slug: 'l', title: t('l', 'ل', 'l', 'l'), position: 'after' },
  { slug: 'pack', title: t('pack', 'عبوة', 'Pck.', 'paquet'), position: 'after' },
  { slug: 'bunch', title: t('bunch', 'باقة', 'Bund', 'botte'), position: 'after' },
];

export const brands: readonly BrandEntry[] = [
  { slug: 'millbrook', title: name('Millbrook Dairy', 'ميلبروك') },
  { slug: 'meadowlark', title: name('Meadowlark', 'ميدولارك') },
  { slug: 'nordvik', title: name('Nordvik', 'نوردفيك') },
  { slug: 'casa-oliva', title: name('Casa Oliva', 'كازا أوليفا') },
  { slug: 'harvest-row', title: name('Harvest Row', 'هارفست رو') },
  { slug: 'kornfeld', title: name('Kornfeld', 'كورنفيلد') },
  { slug: 'al-waha', title: name('Al Waha', 'الواحة') },
  { slug: 'kori', title: name('Kōri', 'كوري') },
  { slug: 'tidepool', title: name('Tidepool', 'تايدبول') },
  { slug: 'sunfold', title: name('Sunfold', 'صنفولد') },
  { slug: 'brightwater', title: name('Brightwater', 'برايت ووتر') },
  { slug: 'fizz-house', title: name('Fizz House', 'فيز هاوس') },
  { slug: 'old-quay', title: name('Old Quay Roasters', 'محمصة أولد كي') },
  { slug: 'bellweather', title: name('Bellweather', 'بيلويذر') },
  { slug: 'softwell', title: name('Softwell', 'سوفتويل') },
  { slug: 'spruce', title: name('Spruce & Co.', 'سبروس') },
  { slug: 'clearly', title: name('Clearly', 'كليرلي') },
  { slug: 'little-fern', title: name('Little Fern', 'ليتل فيرن') },
  { slug: 'pawson', title: name('Pawson', 'باوسون') },
];
