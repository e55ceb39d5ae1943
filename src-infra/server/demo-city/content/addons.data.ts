import type { DishMotif } from '../pictures/index.ts';
import { declared, halal, t } from './text.ts';
import type { Cents, Dietary, Text } from './types.ts';
import type { AddonEntry } from './menu-types.ts';

const extra = (slug: string, price: Cents, maxQty: number, title: Text, dietary?: Dietary, motif?: DishMotif): AddonEntry => ({
  slug, title, price, maxQty, isMandatory: false, ...(dietary && { dietary }), ...(motif && { motif }),
});
const deposit = (slug: string, price: Cents, title: Text): AddonEntry => ({
  slug, title, price, maxQty: 99, isMandatory: true, dietary: declared([], ['vegan', 'halal', 'kosher', 'gluten_free']),
});

const plants = halal([], ['vegan', 'gluten_free']);

export const addons: readonly AddonEntry[] = [
  // Levant and grill
  extra('extra-tahini', 90, 4, t('Extra tahini', 'طحينة إضافية', 'Extra Tahini', 'Supplément tahini'), halal(['sesame'], ['vegan', 'gluten_free'])),
  extra('toum', 110, 4, t('Garlic toum', 'ثومية', 'Knoblauchcreme Toum', 'Crème d’ail toum'), plants),
  extra('pickles', 120, 3, t('Turnip and cucumber pickles', 'مخلل لفت وخيار', 'Eingelegte Rüben und Gurken', 'Pickles de navet et concombre'), plants),
  extra('side-hummus', 250, 3, t('Small hummus', 'حمّص صغير', 'Kleiner Hummus', 'Petit houmous'), halal(['sesame'], ['vegan', 'gluten_free']), 'hummus-bowl'),
  extra('warm-flatbread', 150, 6, t('Warm flatbread', 'خبز ساخن', 'Warmes Fladenbrot', 'Galette chaude'), halal(['gluten'], ['vegan'], ['sesame']), 'flatbread-basket'),
  extra('harissa', 80, 3, t('Harissa', 'هريسة', 'Harissa', 'Harissa'), plants),
  extra('halloumi-slice', 220, 2, t('Grilled halloumi', 'حلّوم مشوي', 'Gegrillter Halloumi', 'Halloumi grillé'), halal(['milk'], ['vegetarian', 'gluten_free']), 'grilled-halloumi'),
  extra('extra-skewer', 480, 4, t('One more chicken skewer', 'سيخ شيش طاووق إضافي', 'Noch ein Hähnchenspieß', 'Une brochette de poulet en plus'), halal(['milk'], ['gluten_free']), 'chicken-skewers'),
  extra('garlic-yoghurt', 100, 3, t('Garlic yogurt', 'لبن بالثوم', 'Knoblauchjoghurt', 'Yaourt à l’ail'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('side-rice', 300, 3, t('Vermicelli rice', 'أرز بالشعيرية', 'Reis mit Fadennudeln', 'Riz aux vermicelles'), halal(['gluten'], ['vegan'])),
  // Pizza and pasta
  extra('extra-mozzarella', 180, 2, t('Extra mozzarella', 'موزاريلا إضافية', 'Extra Mozzarella', 'Supplément mozzarella'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('burrata', 390, 1, t('Whole burrata', 'حبة بوراتا', 'Ganze Burrata', 'Burrata entière'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('chilli-oil', 60, 4, t('Chili oil', 'زيت الفلفل الحار', 'Chiliöl', 'Huile pimentée'), plants),
  extra('rocket', 150, 2, t('Fresh arugula', 'جرجير طازج', 'Frischer Rucola', 'Roquette fraîche'), plants),
  extra('anchovies', 200, 2, t('Anchovies', 'أنشوجة', 'Sardellen', 'Anchois'), declared(['fish'], ['gluten_free'])),
  extra('olives', 140, 2, t('Black olives', 'زيتون أسود', 'Schwarze Oliven', 'Olives noires'), plants, 'marinated-olives'),
  extra('stuffed-edge', 290, 1, t('Cheese-filled edge', 'أطراف محشوة بالجبن', 'Käserand', 'Bords au fromage'), declared(['gluten', 'milk'], ['vegetarian'])),
  extra('parmesan', 120, 3, t('Grated parmesan', 'بارميزان مبشور', 'Geriebener Parmesan', 'Parmesan râpé'), declared(['milk', 'eggs'], ['gluten_free'])),
  extra('garlic-dip', 110, 4, t('Garlic and herb dip', 'غموس الثوم والأعشاب', 'Knoblauch-Kräuter-Dip', 'Sauce ail et fines herbes'), declared(['milk', 'eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('vegan-mozzarella', 220, 1, t('Vegan mozzarella', 'موزاريلا نباتية', 'Vegane Mozzarella', 'Mozzarella végétale'), declared([], ['vegan', 'gluten_free'], ['nuts', 'soybeans'])),
  extra('focaccia-piece', 190, 4, t('Piece of rosemary focaccia', 'قطعة فوكاتشا بإكليل الجبل', 'Stück Rosmarin-Focaccia', 'Part de focaccia au romarin'), declared(['gluten'], ['vegan'])),
  // Japanese, Chinese, noodles
  extra('wasabi-ginger', 70, 4, t('Wasabi and pickled ginger', 'واسابي وزنجبيل مخلل', 'Wasabi und Ingwer', 'Wasabi et gingembre'), declared(['mustard'], ['vegan', 'gluten_free'])),
  extra('tamari', 60, 4, t('Tamari, gluten-free soy sauce', 'تاماري: صويا خالية من الغلوتين', 'Tamari, glutenfreie Sojasauce', 'Tamari, sauce soja sans gluten'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('spicy-mayo', 90, 4, t('Spicy mayo', 'مايونيز حار', 'Scharfe Mayo', 'Mayonnaise pimentée'), declared(['eggs', 'mustard', 'soybeans'], ['vegetarian', 'gluten_free'])),
  extra('marinated-egg', 180, 2, t('Soy-marinated egg', 'بيضة متبّلة بالصويا', 'In Soja mariniertes Ei', 'Œuf mariné au soja'), declared(['eggs', 'soybeans', 'gluten'], ['vegetarian'])),
  extra('chashu', 350, 2, t('Two slices of chashu pork', 'شريحتا تشاشو', 'Zwei Scheiben Chashu', 'Deux tranches de chashu'), declared(['soybeans', 'gluten'])),
  extra('extra-noodles', 220, 2, t('Second helping of noodles', 'حصة نودلز ثانية', 'Nachschlag Nudeln', 'Seconde portion de nouilles'), declared(['gluten', 'eggs'], ['vegetarian'])),
  extra('nori', 110, 3, t('Toasted nori', 'نوري محمّص', 'Gerösteter Nori', 'Nori grillé'), declared([], ['vegan', 'gluten_free'], ['crustaceans'])),
  extra('butter-corn', 160, 2, t('Butter and sweetcorn', 'زبدة وذرة حلوة', 'Butter und Mais', 'Beurre et maïs doux'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('chilli-crisp', 130, 3, t('Chili crisp', 'زيت حار مقرمش', 'Knuspriges Chiliöl', 'Huile pimentée croustillante'), declared(['soybeans', 'peanuts', 'sesame'], ['vegan'])),
  extra('black-vinegar', 50, 3, t('Black vinegar', 'خل أسود', 'Schwarzer Essig', 'Vinaigre noir'), declared(['gluten'], ['vegan'])),
  extra('steamed-rice', 250, 4, t('Steamed rice', 'أرز أبيض على البخار', 'Gedämpfter Reis', 'Riz vapeur'), plants),
  extra('bok-choy', 240, 2, t('Steamed bok choy', 'بوك تشوي على البخار', 'Gedämpfter Pak Choi', 'Pak choï vapeur'), declared([], ['vegan', 'gluten_free'])),
  // Indian
  extra('raita', 200, 3, t('Cucumber raita', 'رايتا بالخيار', 'Gurken-Raita', 'Raïta au concombre'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('mango-chutney', 90, 3, t('Mango chutney', 'صلصة المانجو الهندية', 'Mango-Chutney', 'Chutney de mangue'), plants),
  extra('papadums', 180, 4, t('Two papadums', 'قطعتا بابادوم', 'Zwei Papadams', 'Deux papadums'), halal([], ['vegan'], ['gluten'])),
  extra('lime-pickle', 90, 3, t('Lime pickle', 'مخلل الليمون الأخضر', 'Limetten-Pickle', 'Pickle de citron vert'), halal(['mustard'], ['vegan', 'gluten_free'])),
  extra('plain-naan', 250, 4, t('Plain naan', 'خبز نان سادة', 'Naan natur', 'Naan nature'), halal(['gluten', 'milk'], ['vegetarian']), 'naan'),
  // Thai and Vietnamese
  extra('crushed-peanuts', 80, 2, t('Crushed peanuts', 'فول سوداني مجروش', 'Gehackte Erdnüsse', 'Cacahuètes concassées'), declared(['peanuts'], ['vegan', 'gluten_free'])),
  extra('fried-egg', 180, 2, t('Fried egg', 'بيضة مقلية', 'Spiegelei', 'Œuf au plat'), halal(['eggs'], ['vegetarian', 'gluten_free']), 'fried-eggs'),
  extra('nuoc-cham', 80, 3, t('Nuoc cham', 'صلصة نووك تشام', 'Nuoc Cham', 'Nuoc-cham'), declared(['fish'], ['gluten_free'])),
  extra('sriracha', 60, 3, t('Sriracha', 'سريراتشا', 'Sriracha', 'Sriracha'), declared([], ['vegan', 'gluten_free'], ['sulphites'])),
  extra('fresh-herbs-plate', 150, 2, t('Plate of fresh herbs and lime', 'طبق أعشاب طازجة وليمون', 'Teller frische Kräuter mit Limette', 'Assiette d’herbes fraîches et citron vert'), plants, 'fresh-herbs'),
  // Burgers and diner
  extra('bacon', 220, 2, t('Smoked bacon', 'لحم مقدد مدخّن', 'Geräucherter Speck', 'Bacon fumé'), declared([], ['gluten_free'])),
  extra('turkey-bacon', 220, 2, t('Turkey bacon', 'مقدد الديك الرومي', 'Putenspeck', 'Bacon de dinde'), halal([], ['gluten_free'])),
  extra('cheddar', 130, 3, t('Slice of cheddar', 'شريحة شيدر', 'Scheibe Cheddar', 'Tranche de cheddar'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('vegan-slice', 150, 2, t('Vegan cheese slice', 'شريحة جبن نباتي', 'Vegane Käsescheibe', 'Tranche de fromage végétal'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('beef-patty', 390, 2, t('Extra beef patty', 'قرص لحم إضافي', 'Extra Rindfleisch-Patty', 'Steak haché en plus'), declared([], ['gluten_free'])),
  extra('jalapenos', 90, 2, t('Pickled jalapeños', 'هالابينو مخلل', 'Eingelegte Jalapeños', 'Jalapeños marinés'), plants),
  extra('house-sauce', 80, 4, t('House burger sauce', 'صلصة البرغر الخاصة', 'Haussauce', 'Sauce burger maison'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('ketchup-mayo', 50, 6, t('Ketchup and mayo', 'كاتشب ومايونيز', 'Ketchup und Mayo', 'Ketchup et mayonnaise'), declared(['eggs', 'mustard', 'celery'], ['vegetarian', 'gluten_free'])),
  extra('fries-side', 350, 3, t('Side of fries', 'بطاطا مقلية جانبية', 'Pommes als Beilage', 'Portion de frites'), halal([], ['vegan']), 'french-fries'),
  extra('coleslaw-pot', 220, 3, t('Pot of coleslaw', 'علبة كول سلو', 'Becher Krautsalat', 'Pot de coleslaw'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  // Mexican
  extra('guacamole-pot', 260, 3, t('Pot of guacamole', 'علبة غواكامولي', 'Becher Guacamole', 'Pot de guacamole'), plants, 'guacamole'),
  extra('sour-cream', 110, 3, t('Sour cream', 'قشدة حامضة', 'Sauerrahm', 'Crème aigre'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('pico', 120, 3, t('Pico de gallo', 'بيكو دي غالو', 'Pico de gallo', 'Pico de gallo'), plants),
  extra('queso', 210, 2, t('Warm queso', 'صلصة جبن دافئة', 'Warmer Queso', 'Queso chaud'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('tortilla-chips', 240, 3, t('Corn chips', 'رقائق الذرة', 'Maischips', 'Chips de maïs'), declared([], ['vegan', 'gluten_free'])),
  // Salads, bowls, breakfast
  extra('avocado-half', 210, 2, t('Half an avocado', 'نصف حبة أفوكادو', 'Halbe Avocado', 'Demi-avocat'), plants, 'avocado'),
  extra('feta', 190, 2, t('Crumbled feta', 'فيتا مفتتة', 'Zerbröselter Feta', 'Feta émiettée'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('grilled-chicken', 390, 2, t('Grilled chicken', 'دجاج مشوي', 'Gegrilltes Hähnchen', 'Poulet grillé'), halal([], ['gluten_free'])),
  extra('smoked-tofu', 280, 2, t('Smoked tofu', 'توفو مدخّن', 'Räuchertofu', 'Tofu fumé'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('seed-mix', 110, 2, t('Toasted seeds', 'بذور محمّصة', 'Geröstete Kerne', 'Graines grillées'), declared(['sesame'], ['vegan', 'gluten_free'])),
  extra('soft-egg', 160, 2, t('Soft-boiled egg', 'بيضة نصف مسلوقة', 'Weiches Ei', 'Œuf mollet'), declared(['eggs'], ['vegetarian', 'gluten_free'])),
  extra('smoked-salmon', 420, 2, t('Smoked salmon', 'سلمون مدخّن', 'Räucherlachs', 'Saumon fumé'), declared(['fish'], ['gluten_free'])),
  extra('butter-jam', 120, 4, t('Butter and jam', 'زبدة ومربّى', 'Butter und Marmelade', 'Beurre et confiture'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  // Coffee and sweets
  extra('extra-shot', 90, 3, t('Extra espresso shot', 'جرعة إسبريسو إضافية', 'Extra Espresso', 'Dose d’espresso en plus'), plants),
  extra('vanilla-syrup', 70, 3, t('Vanilla syrup', 'شراب الفانيليا', 'Vanillesirup', 'Sirop de vanille'), plants),
  extra('whipped-cream', 90, 2, t('Whipped cream', 'كريمة مخفوقة', 'Schlagsahne', 'Crème fouettée'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('berry-compote', 160, 2, t('Warm berry compote', 'كومبوت التوت الدافئ', 'Warmes Beerenkompott', 'Compotée de fruits rouges'), plants),
  extra('pistachio-crumb', 140, 2, t('Pistachio crumb', 'فستق مجروش', 'Pistazienstreusel', 'Éclats de pistache'), halal(['nuts'], ['vegan', 'gluten_free'], ['peanuts'])),
  extra('ashta', 190, 2, t('Clotted cream ashta', 'قشطة', 'Ashta-Rahm', 'Crème ashta'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('vanilla-scoop', 230, 2, t('Scoop of vanilla ice cream', 'كرة آيس كريم بالفانيليا', 'Kugel Vanilleeis', 'Boule de glace vanille'), declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']), 'gelato-cup'),
  extra('candles', 150, 4, t('Ten birthday candles', 'عشر شموع عيد ميلاد', 'Zehn Geburtstagskerzen', 'Dix bougies d’anniversaire')),
  extra('tapioca', 90, 2, t('Tapioca pearls', 'لآلئ التابيوكا', 'Tapiokaperlen', 'Perles de tapioca'), plants),
  // Seafood, steak, West African
  extra('tartare', 110, 3, t('Tartar sauce', 'صلصة التارتار', 'Remoulade', 'Sauce tartare'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('mushy-peas', 190, 2, t('Mushy peas', 'بازلاء مهروسة', 'Erbsenpüree', 'Purée de petits pois'), declared([], ['vegan', 'gluten_free'])),
  extra('curry-sauce', 180, 2, t('Chip-shop curry sauce', 'صلصة الكاري', 'Currysauce', 'Sauce curry'), declared(['mustard', 'celery'], ['vegan'])),
  extra('aioli', 110, 3, t('Lemon aioli', 'أيولي بالليمون', 'Zitronen-Aioli', 'Aïoli au citron'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('mignonette', 90, 3, t('Shallot mignonette', 'صلصة الكراث والخل', 'Schalottenvinaigrette', 'Mignonette à l’échalote'), declared(['sulphites'], ['vegan', 'gluten_free'])),
  extra('pepper-sauce', 250, 2, t('Green peppercorn sauce', 'صلصة الفلفل الأخضر', 'Grüne-Pfeffer-Sauce', 'Sauce au poivre vert'), declared(['milk', 'celery'], ['gluten_free'])),
  extra('bearnaise', 250, 2, t('Béarnaise', 'صلصة بيارنيز', 'Sauce béarnaise', 'Sauce béarnaise'), declared(['milk', 'eggs'], ['vegetarian', 'gluten_free'])),
  extra('herb-butter', 160, 2, t('Herb butter', 'زبدة بالأعشاب', 'Kräuterbutter', 'Beurre aux herbes'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('shito', 150, 3, t('Shito pepper sauce', 'صلصة الشيتو الحارة', 'Shito-Pfeffersauce', 'Sauce pimentée shito'), declared(['fish', 'crustaceans'])),
  extra('plantain-side', 330, 3, t('Side of fried plantain', 'موز جنة مقلي', 'Gebratene Kochbanane', 'Portion d’alloco'), halal([], ['vegan', 'gluten_free']), 'fried-plantain'),
  // German
  extra('jaegersauce', 290, 2, t('Mushroom cream sauce', 'صلصة الفطر بالكريمة', 'Pilzrahmsauce', 'Sauce crémeuse aux champignons'), declared(['milk', 'celery'], ['vegetarian'])),
  extra('cranberries', 120, 2, t('Lingonberry jam', 'مربّى التوت البري', 'Preiselbeeren', 'Confiture d’airelles'), plants),
  extra('crispy-onions', 150, 2, t('Crispy onions', 'بصل مقرمش', 'Röstzwiebeln', 'Oignons frits'), declared(['gluten'], ['vegan'])),
  // Shops
  extra('gift-card', 290, 3, t('Handwritten card', 'بطاقة بخط اليد', 'Handgeschriebene Karte', 'Carte manuscrite')),
  extra('glass-vase', 1290, 2, t('Clear glass vase', 'مزهرية زجاجية', 'Klare Glasvase', 'Vase en verre')),
  extra('gift-wrap', 250, 3, t('Kraft paper and ribbon', 'تغليف بورق وشريط', 'Packpapier und Band', 'Papier kraft et ruban')),
  extra('spice-rub', 180, 3, t('House spice rub', 'خلطة توابل البيت', 'Hausgewürz', 'Mélange d’épices maison'), declared(['mustard', 'celery'], ['vegan'])),
  extra('lemon-dill', 150, 3, t('Lemon and dill', 'ليمون وشبت', 'Zitrone und Dill', 'Citron et aneth'), plants, 'lemons'),
  extra('cloth-bag', 190, 2, t('Cotton carrier bag', 'كيس قماشي', 'Baumwolltasche', 'Sac en coton')),
  extra('cutlery', 20, 10, t('Wooden cutlery set', 'طقم ملاعق خشبية', 'Holzbesteck', 'Couverts en bois')),
  // Mandatory
  deposit('bottle-deposit', 10, t('Bottle deposit', 'تأمين الزجاجة', 'Flaschenpfand', 'Consigne bouteille')),
  deposit('can-deposit', 5, t('Can deposit', 'تأمين العلبة', 'Dosenpfand', 'Consigne canette')),
  deposit('pfand', 27, t('Deposit (returnable)', 'تأمين مسترد', 'Pfand', 'Consigne')),
  deposit('takeaway-cup', 15, t('Paper cup', 'كوب ورقي', 'Pappbecher', 'Gobelet en carton')),
  deposit('reusable-bowl', 200, t('Reusable bowl, deposit', 'تأمين وعاء قابل للإرجاع', 'Mehrwegschale, Pfand', 'Bol consigné')),
  deposit('ice-pack', 120, t('Ice and insulated bag', 'ثلج وكيس حافظ للبرودة', 'Eis und Isolierbeutel', 'Glace et sac isotherme')),
  deposit('cake-box', 80, t('Cake box', 'علبة الكعك', 'Kuchenkarton', 'Boîte à gâteau')),
];
