import { dishes } from '../table.ts';
import { halal, t } from '../text.ts';
import { westAfricanTexts } from './west-african.further.data.ts';

export const westAfricanDishes = dishes({
  'jollof-chicken': {
    title: t('Jollof rice with chicken', 'أرز جولوف بالدجاج', 'Jollof-Reis mit Hähnchen', 'Riz jollof au poulet'),
    description: t('Smoky tomato rice, grilled leg, a slice of plantain.', 'أرز بالطماطم المدخّنة وفخذ مشوي وموز الجنة.', 'Rauchiger Tomatenreis, gegrillte Keule, Kochbanane.', 'Riz à la tomate fumée, cuisse grillée, banane plantain.'),
    motif: 'jollof-rice', price: 1390, kcal: 780, dietary: halal(['celery'], ['gluten_free']), options: ['spice', 'portion'], addons: ['shito', 'plantain-side'], tags: ['chef'],
  },
  'jollof-vegan': {
    title: t('Party jollof, meatless', 'جولوف الحفلات بلا لحم', 'Party-Jollof ohne Fleisch', 'Jollof de fête sans viande'),
    description: t('Firewood flavor, roasted peppers, fried plantain.', 'بنكهة الحطب مع فلفل مشوي وموز جنة مقلي.', 'Lagerfeueraroma, Röstpaprika, Kochbanane.', 'Goût de feu de bois, poivrons rôtis, alloco.'),
    motif: 'biryani', price: 1090, kcal: 610, dietary: halal([], ['vegan', 'gluten_free'], ['celery']), addons: ['plantain-side'],
  },
  'waakye': {
    title: t('Waakye', 'واكي: أرز وفاصولياء', 'Waakye', 'Waakye'),
    description: t('Rice and beans with sorghum leaf, egg, spaghetti, shito.', 'أرز وفاصولياء بورق الذرة الرفيعة مع بيضة ومعكرونة وشيتو.', 'Reis und Bohnen mit Hirseblatt, Ei, Spaghetti, Shito.', 'Riz et haricots à la feuille de sorgho, œuf, spaghetti, shito.'),
    motif: 'thali', price: 1290, kcal: 760, dietary: halal(['eggs', 'gluten', 'fish', 'crustaceans']), addons: ['plantain-side', 'fried-egg'],
  },
  'egusi-beef': {
    title: t('Egusi with beef', 'إيغوسي بلحم البقر', 'Egusi mit Rind', 'Egusi au bœuf'),
    description: t('Ground melon seed, spinach, slow beef.', 'بذور بطيخ مطحونة وسبانخ ولحم بقر مطهو ببطء.', 'Gemahlene Melonenkerne, Spinat, Schmorrind.', 'Graines de melon moulues, épinards, bœuf mijoté.'),
    motif: 'egusi-fufu', price: 1590, kcal: 820, dietary: halal(['fish', 'crustaceans']), options: ['swallow', 'spice'], addons: ['shito'],
  },
  'groundnut-chicken': {
    title: t('Groundnut chicken stew', 'يخنة الدجاج بالفول السوداني', 'Erdnuss-Hähnchen-Eintopf', 'Mafé de poulet'),
    description: t('Roasted peanut, tomato, ginger, sweet potato.', 'فول سوداني محمّص وطماطم وزنجبيل وبطاطا حلوة.', 'Geröstete Erdnuss, Tomate, Ingwer, Süßkartoffel.', 'Arachide grillée, tomate, gingembre, patate douce.'),
    motif: 'butter-chicken', price: 1490, kcal: 810, dietary: halal(['peanuts'], ['gluten_free']), addons: ['steamed-rice', 'plantain-side'],
  },
  'okra-stew': {
    title: t('Okra and prawn stew', 'يخنة البامية والروبيان', 'Okra-Garnelen-Eintopf', 'Ragoût de gombo aux crevettes'),
    description: t('Fresh okra, palm oil, smoked fish.', 'بامية طازجة وزيت النخيل وسمك مدخّن.', 'Frische Okra, Palmöl, Räucherfisch.', 'Gombo frais, huile de palme, poisson fumé.'),
    motif: 'green-curry', price: 1650, kcal: 590, dietary: halal(['fish', 'crustaceans']), options: ['swallow'], addons: ['shito'],
  },
  'light-soup-goat': {
    title: t('Goat light soup', 'شوربة الماعز الخفيفة', 'Leichte Ziegensuppe', 'Soupe légère de chèvre'),
    description: t('Tomato, garden egg, goat on the bone.', 'طماطم وباذنجان أبيض ولحم ماعز بالعظم.', 'Tomate, Garten-Ei, Ziege am Knochen.', 'Tomate, aubergine africaine, chèvre à l’os.'),
    motif: 'tomato-soup', price: 1590, kcal: 540, dietary: halal(['celery']), options: ['swallow', 'spice'],
  },
  'red-red': {
    title: t('Red red', 'ريد ريد: فاصولياء وموز جنة', 'Red Red', 'Red red'),
    description: t('Black-eyed beans in palm oil, ripe plantain.', 'لوبيا بزيت النخيل وموز جنة ناضج.', 'Augenbohnen in Palmöl, reife Kochbanane.', 'Haricots cornille à l’huile de palme, plantain mûr.'),
    motif: 'foul-medames', price: 1090, kcal: 640, dietary: halal([], ['vegan', 'gluten_free']), addons: ['plantain-side'],
  },
  'yassa-chicken': {
    title: t('Chicken yassa', 'ياسا الدجاج', 'Hähnchen-Yassa', 'Poulet yassa'),
    description: t('Lemon, mustard and a mountain of soft onions.', 'ليمون وخردل وجبل من البصل الطري.', 'Zitrone, Senf und ein Berg weicher Zwiebeln.', 'Citron, moutarde et une montagne d’oignons fondants.'),
    motif: 'charcoal-chicken-leg', price: 1450, kcal: 690, dietary: halal(['mustard'], ['gluten_free']), addons: ['steamed-rice', 'plantain-side'],
  },
  'thieboudienne': {
    title: t('Thieboudienne', 'تيبوديان: أرز بالسمك', 'Thieboudienne', 'Thiéboudiène'),
    description: t('Senegalese fish and broken rice, cassava, tamarind.', 'سمك سنغالي مع أرز مكسّر وكسافا وتمر هندي.', 'Senegalesischer Fisch, Bruchreis, Maniok, Tamarinde.', 'Poisson à la sénégalaise, riz brisé, manioc, tamarin.'),
    motif: 'paella', price: 1690, kcal: 720, dietary: halal(['fish', 'molluscs'], ['gluten_free']), addons: ['shito'],
  },
  'grilled-tilapia': {
    title: t('Grilled tilapia', 'بلطي مشوي', 'Gegrillter Tilapia', 'Tilapia grillé'),
    description: t('Whole fish, pepper sauce, cassava couscous.', 'سمكة كاملة وصلصة فلفل وكسكس الكسافا.', 'Ganzer Fisch, Pfeffersauce, Maniok-Couscous.', 'Poisson entier, sauce pimentée, attiéké.'),
    motif: 'grilled-sea-bass', price: 1890, kcal: 560, dietary: halal(['fish', 'celery'], ['gluten_free']), options: ['spice'], addons: ['plantain-side'],
  },
  'beef-suya': {
    title: t('Beef suya', 'سويا لحم البقر', 'Rinder-Suya', 'Suya de bœuf'),
    description: t('Thin skewers, peanut-pepper rub, raw onion.', 'أسياخ رقيقة بخلطة الفول السوداني والفلفل وبصل.', 'Dünne Spieße, Erdnuss-Pfeffer-Würze, rohe Zwiebel.', 'Fines brochettes, épices à l’arachide, oignon cru.'),
    motif: 'suya-skewers', price: 1190, kcal: 480, dietary: halal(['peanuts', 'celery'], ['gluten_free']), options: ['spice', 'portion'], tags: ['spicy'],
  },
  'chicken-suya': {
    title: t('Chicken suya', 'سويا الدجاج', 'Hähnchen-Suya', 'Suya de poulet'),
    description: t('Thigh on skewers, ginger, cayenne, tomato.', 'أفخاذ على أسياخ بالزنجبيل والكايين والطماطم.', 'Keule am Spieß, Ingwer, Cayenne, Tomate.', 'Haut de cuisse en brochettes, gingembre, cayenne, tomate.'),
    motif: 'chicken-skewers', price: 1090, kcal: 440, dietary: halal(['peanuts', 'celery'], ['gluten_free']),
  },
  'akara': {
    title: t('Akara', 'أكارا: فلافل اللوبيا', 'Akara', 'Akara'),
    description: t('Black-eyed bean fritters, pepper dip. Six.', 'أقراص لوبيا مقلية مع غموس الفلفل. ست حبات.', 'Augenbohnen-Küchlein, scharfer Dip. Sechs Stück.', 'Beignets de cornille, sauce pimentée. Six pièces.'),
    motif: 'falafel-plate', price: 690, kcal: 330, dietary: halal([], ['vegan', 'gluten_free']),
  },
  'kelewele': {
    title: t('Kelewele', 'كيليويلي', 'Kelewele', 'Kelewele'),
    description: t('Plantain cubes, ginger, clove and chili.', 'مكعبات موز جنة بالزنجبيل والقرنفل والفلفل.', 'Kochbananenwürfel, Ingwer, Nelke, Chili.', 'Dés de plantain, gingembre, girofle et piment.'),
    motif: 'fried-plantain', price: 650, kcal: 360, dietary: halal([], ['vegan', 'gluten_free'], ['peanuts']), options: ['spice', 'side-size'],
  },
  'meat-pie-wa': {
    title: t('Lagos meat pie', 'فطيرة اللحم على طريقة لاغوس', 'Fleischpastete aus Lagos', 'Chausson à la viande de Lagos'),
    description: t('Buttery crust, beef, potato and carrot.', 'عجينة زبدية ولحم بقر وبطاطا وجزر.', 'Butterteig, Rind, Kartoffel und Möhre.', 'Pâte au beurre, bœuf, pomme de terre et carotte.'),
    motif: 'samosas', price: 490, kcal: 410, dietary: halal(['gluten', 'milk', 'eggs', 'celery']),
  },
  'moi-moi': {
    title: t('Moi moi', 'موي موي', 'Moi Moi', 'Moin-moin'),
    description: t('Steamed bean pudding, pepper and egg.', 'بودينغ اللوبيا على البخار بالفلفل والبيض.', 'Gedämpfter Bohnenpudding, Paprika und Ei.', 'Gâteau de haricots vapeur, poivron et œuf.'),
    motif: 'dim-sum-basket', price: 620, kcal: 280, dietary: halal(['eggs', 'fish'], ['gluten_free']),
  },
  'garden-egg-dip': {
    title: t('Spinach palava', 'بالافا السبانخ', 'Spinat-Palava', 'Palava d’épinards'),
    description: t('Spinach, ground melon seed, tomato; with yam.', 'سبانخ وبذور بطيخ مطحونة وطماطم مع يام.', 'Spinat, Melonenkerne, Tomate; dazu Yams.', 'Épinards, graines de melon, tomate, avec igname.'),
    motif: 'palak-paneer', price: 1190, kcal: 480, dietary: halal([], ['vegan', 'gluten_free']),
  },
  'puff-puff': {
    title: t('Puff puff', 'لقيمات', 'Puff Puff', 'Puff-puff'),
    description: t('Ten little doughnuts, nutmeg sugar.', 'عشر كرات عجين مقلية بسكر جوزة الطيب.', 'Zehn kleine Krapfen, Muskatzucker.', 'Dix petits beignets, sucre muscadé.'),
    motif: 'doughnuts', price: 550, kcal: 420, dietary: halal(['gluten'], ['vegan'], ['milk', 'eggs']), tags: ['kids'],
  },
  'sobolo': {
    title: t('Sobolo', 'سوبولو: كركديه بالزنجبيل', 'Sobolo', 'Sobolo'),
    description: t('Hibiscus, ginger, clove and pineapple peel.', 'كركديه وزنجبيل وقرنفل وقشر أناناس.', 'Hibiskus, Ingwer, Nelke und Ananasschale.', 'Hibiscus, gingembre, girofle et peau d’ananas.'),
    motif: 'iced-tea', price: 420, kcal: 90, dietary: halal([], ['vegan', 'gluten_free']),
  },
}, westAfricanTexts);
