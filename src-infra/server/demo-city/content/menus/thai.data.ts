import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { thaiTexts, vietnameseTexts } from './thai.further.data.ts';

export const thaiDishes = dishes({
  'chicken-satay': {
    title: t('Chicken satay', 'ساتيه الدجاج', 'Hähnchen-Satay', 'Satay de poulet'),
    description: t('Turmeric skewers, warm peanut sauce, cucumber relish.', 'أسياخ بالكركم وصلصة فول سوداني دافئة وخيار مخلل.', 'Kurkumaspieße, warme Erdnusssauce, Gurkenrelish.', 'Brochettes au curcuma, sauce cacahuète tiède, concombre.'),
    motif: 'satay-skewers', price: 890, kcal: 420, dietary: declared(['peanuts', 'fish', 'soybeans', 'gluten']), addons: ['crushed-peanuts'],
  },
  'thai-fish-cakes': {
    title: t('Thai fish cakes', 'كعك السمك التايلندي', 'Thailändische Fischküchlein', 'Croquettes de poisson thaïes'),
    description: t('Red curry paste, long beans, lime leaf.', 'معجون الكاري الأحمر وفاصولياء طويلة وورق لايم.', 'Rote Currypaste, Spargelbohnen, Limettenblatt.', 'Pâte de curry rouge, haricots longs, feuille de combava.'),
    motif: 'falafel-plate', price: 850, kcal: 310, dietary: declared(['fish', 'eggs', 'crustaceans']),
  },
  'thai-corn-fritters': {
    title: t('Sweetcorn fritters', 'فطائر الذرة الحلوة', 'Maisküchlein', 'Beignets de maïs'),
    description: t('Crisp, coconut batter, sweet chili.', 'مقرمشة بعجينة جوز الهند مع صلصة حلوة حارة.', 'Knusprig, Kokosteig, süße Chilisauce.', 'Croustillants, pâte coco, piment doux.'),
    motif: 'chicken-nuggets', price: 720, kcal: 290, dietary: declared(['gluten'], ['vegan'], ['eggs']),
  },
  'som-tam': {
    title: t('Green papaya salad', 'سلطة البابايا الخضراء', 'Grüner Papayasalat', 'Salade de papaye verte'),
    description: t('Pounded to order: lime, palm sugar, dried shrimp.', 'تُدق عند الطلب: لايم وسكر نخيل وروبيان مجفف.', 'Frisch gestampft: Limette, Palmzucker, getrocknete Garnelen.', 'Pilée à la commande : citron vert, sucre de palme, crevettes séchées.'),
    motif: 'papaya-salad', price: 950, kcal: 220, dietary: declared(['fish', 'crustaceans', 'peanuts'], ['gluten_free']), options: ['spice-thai'], addons: ['crushed-peanuts'], tags: ['spicy', 'light'],
  },
  'larb-gai': {
    title: t('Chicken larb', 'لارب الدجاج', 'Hähnchen-Larb', 'Larb de poulet'),
    description: t('Warm minced chicken, mint, toasted rice, lettuce cups.', 'دجاج مفروم دافئ ونعناع وأرز محمّص وأوراق خس.', 'Warmes Hähnchenhack, Minze, Röstreis, Salatblätter.', 'Poulet haché tiède, menthe, riz grillé, feuilles de laitue.'),
    motif: 'lettuce', price: 1050, kcal: 310, dietary: declared(['fish'], ['gluten_free']), options: ['spice-thai'],
  },
  'tom-yum-prawn': {
    title: t('Tom yum with prawns', 'توم يام بالروبيان', 'Tom Yum mit Garnelen', 'Tom yum aux crevettes'),
    description: t('Lemongrass, galangal, straw mushrooms, sharp lime.', 'عشب الليمون والخولنجان والفطر ولايم لاذع.', 'Zitronengras, Galgant, Strohpilze, scharfe Limette.', 'Citronnelle, galanga, champignons, citron vert vif.'),
    motif: 'tom-yum', price: 1090, kcal: 240, dietary: declared(['crustaceans', 'fish'], ['gluten_free'], ['soybeans']), options: ['spice-thai', 'soup-size'], addons: ['steamed-rice'], tags: ['spicy'],
  },
  'tom-kha-gai': {
    title: t('Tom kha with chicken', 'توم كا بالدجاج', 'Tom Kha mit Hähnchen', 'Tom kha au poulet'),
    description: t('Coconut soup, galangal, oyster mushrooms.', 'شوربة جوز الهند بالخولنجان وفطر المحار.', 'Kokossuppe, Galgant, Austernpilze.', 'Soupe coco, galanga, pleurotes.'),
    motif: 'pumpkin-soup', price: 990, kcal: 340, dietary: declared(['fish'], ['gluten_free']), options: ['spice-thai', 'soup-size'], addons: ['steamed-rice'],
  },
  'green-curry': {
    title: t('Green curry', 'كاري أخضر', 'Grünes Curry', 'Curry vert'),
    description: t('Pea eggplant, Thai basil, paste pounded in-house.', 'باذنجان صغير وريحان تايلندي ومعجون محضّر لدينا.', 'Erbsenauberginen, Thai-Basilikum, hausgemachte Paste.', 'Petites aubergines, basilic thaï, pâte pilée maison.'),
    motif: 'green-curry', price: 1390, kcal: 620, dietary: declared(['fish', 'crustaceans', 'soybeans']), options: ['wok-protein', 'spice-thai'], addons: ['steamed-rice', 'fried-egg'],
  },
  'red-curry-duck': {
    title: t('Red curry with roast duck', 'كاري أحمر بالبط المحمّر', 'Rotes Curry mit Ente', 'Curry rouge au canard'),
    description: t('Lychee, cherry tomato, pineapple, coconut.', 'ليتشي وطماطم كرزية وأناناس وجوز هند.', 'Litschi, Kirschtomate, Ananas, Kokos.', 'Litchi, tomate cerise, ananas, coco.'),
    motif: 'butter-chicken', price: 1690, kcal: 740, dietary: declared(['fish', 'crustaceans', 'soybeans', 'gluten']), options: ['spice-thai', 'rice-thai'], tags: ['chef'],
  },
  'massaman-beef': {
    title: t('Massaman beef', 'كاري ماسامان بلحم البقر', 'Massaman-Rind', 'Massaman de bœuf'),
    description: t('Slow shin, potato, tamarind, roasted peanut.', 'لحم ساق مطهو ببطء وبطاطا وتمر هندي وفول سوداني.', 'Geschmorte Wade, Kartoffel, Tamarinde, Erdnuss.', 'Jarret mijoté, pomme de terre, tamarin, cacahuète.'),
    motif: 'katsu-curry', price: 1590, kcal: 810, dietary: declared(['peanuts', 'fish', 'crustaceans'], ['gluten_free']), options: ['rice-thai'], addons: ['crushed-peanuts'],
  },
  'jungle-tofu-curry': {
    title: t('Vegan yellow curry', 'كاري أصفر نباتي', 'Veganes gelbes Curry', 'Curry jaune végétalien'),
    description: t('Tofu, sweet potato, bamboo, no fish sauce.', 'توفو وبطاطا حلوة وخيزران، بلا صلصة السمك.', 'Tofu, Süßkartoffel, Bambus, ohne Fischsauce.', 'Tofu, patate douce, bambou, sans sauce de poisson.'),
    motif: 'tofu-bowl', price: 1290, kcal: 560, dietary: declared(['soybeans'], ['vegan', 'gluten_free'], ['peanuts']), options: ['spice-thai', 'rice-thai'],
  },
  'pad-thai': {
    title: t('Pad Thai', 'باد تاي', 'Pad Thai', 'Pad thaï'),
    description: t('Tamarind, egg, bean sprouts, lime and peanuts.', 'تمر هندي وبيض وبراعم الصويا ولايم وفول سوداني.', 'Tamarinde, Ei, Sprossen, Limette und Erdnüsse.', 'Tamarin, œuf, pousses de soja, citron vert, cacahuètes.'),
    motif: 'pad-thai', price: 1290, kcal: 680, dietary: declared(['peanuts', 'eggs', 'fish', 'crustaceans', 'soybeans']), options: ['wok-protein', 'spice-thai'], addons: ['crushed-peanuts', 'fried-egg'],
  },
  'pad-see-ew': {
    title: t('Pad see ew', 'باد سي إيو', 'Pad See Ew', 'Pad see ew'),
    description: t('Charred flat noodles, dark soy, Chinese broccoli.', 'نودلز عريضة محمّرة وصويا داكنة وبروكلي صيني.', 'Geröstete Bandnudeln, dunkle Soja, Chinabrokkoli.', 'Nouilles larges grillées, soja noir, brocoli chinois.'),
    motif: 'noodle-box', price: 1290, kcal: 700, dietary: declared(['soybeans', 'gluten', 'eggs', 'molluscs', 'crustaceans']), options: ['wok-protein'], addons: ['fried-egg'],
  },
  'drunken-noodles': {
    title: t('Drunken noodles', 'نودلز بالريحان والفلفل', 'Drunken Noodles', 'Nouilles « drunken »'),
    description: t('Holy basil, bird’s-eye chili, long beans; no alcohol.', 'ريحان مقدّس وفلفل صغير وفاصولياء طويلة، بلا كحول.', 'Heiliges Basilikum, Vogelaugenchili, Bohnen; ohne Alkohol.', 'Basilic sacré, piment oiseau, haricots longs, sans alcool.'),
    motif: 'chow-mein', price: 1290, kcal: 690, dietary: declared(['soybeans', 'gluten', 'fish', 'molluscs', 'crustaceans']), options: ['wok-protein', 'spice-thai'], tags: ['spicy'],
  },
  'pad-krapow': {
    title: t('Pad krapow', 'باد كرابو', 'Pad Krapow', 'Pad krapao'),
    description: t('Minced chicken, holy basil, rice and a crisp fried egg.', 'دجاج مفروم وريحان مقدّس وأرز وبيضة مقلية.', 'Hähnchenhack, heiliges Basilikum, Reis, krosses Spiegelei.', 'Poulet haché, basilic sacré, riz et œuf frit croustillant.'),
    motif: 'bibimbap', price: 1250, kcal: 660, dietary: declared(['eggs', 'fish', 'soybeans', 'gluten', 'molluscs']), options: ['spice-thai', 'rice-thai'], addons: ['fried-egg'],
  },
  'pineapple-fried-rice': {
    title: t('Pineapple fried rice', 'أرز مقلي بالأناناس', 'Gebratener Ananasreis', 'Riz sauté à l’ananas'),
    description: t('Cashews, raisins, curry powder, prawns.', 'كاجو وزبيب وكاري وروبيان.', 'Cashews, Rosinen, Currypulver, Garnelen.', 'Cajou, raisins secs, curry, crevettes.'),
    motif: 'fried-rice', price: 1290, kcal: 640, dietary: declared(['crustaceans', 'nuts', 'eggs', 'fish', 'soybeans', 'mustard']),
  },
  'whole-fish-tamarind': {
    title: t('Crisp fish with tamarind', 'سمكة مقرمشة بالتمر هندي', 'Knuspriger Fisch mit Tamarinde', 'Poisson croustillant au tamarin'),
    description: t('Whole bream, three-flavor sauce, fried shallots.', 'سمكة كاملة بصلصة حلوة حامضة حارة وكراث مقلي.', 'Ganze Dorade, Drei-Geschmäcker-Sauce, Röstschalotten.', 'Daurade entière, sauce trois saveurs, échalotes frites.'),
    motif: 'grilled-sea-bass', price: 2190, kcal: 590, dietary: declared(['fish'], ['gluten_free']), options: ['rice-thai'],
  },
  'mango-sticky-rice': {
    title: t('Mango sticky rice', 'أرز دبق بالمانجو', 'Mango mit Klebreis', 'Riz gluant à la mangue'),
    description: t('Warm coconut rice, ripe mango, mung-bean crunch.', 'أرز دافئ بجوز الهند ومانجو ناضجة وقرمشة الماش.', 'Warmer Kokosreis, reife Mango, Mungbohnen-Crunch.', 'Riz coco tiède, mangue mûre, croquant de haricot mungo.'),
    motif: 'mango-sticky-rice', price: 790, kcal: 430, dietary: declared([], ['vegan', 'gluten_free'], ['sesame']),
  },
  'thai-iced-tea': {
    title: t('Thai iced tea', 'شاي تايلندي مثلّج', 'Thailändischer Eistee', 'Thé glacé thaï'),
    description: t('Strong orange tea, condensed milk, crushed ice.', 'شاي برتقالي قوي وحليب مكثّف وثلج مجروش.', 'Kräftiger Tee, Kondensmilch, Crushed Ice.', 'Thé corsé, lait concentré, glace pilée.'),
    motif: 'bubble-tea', price: 450, kcal: 210, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), options: ['sugar', 'ice'], addons: ['tapioca'],
  },
  'coconut-water': {
    title: t('Young coconut water', 'ماء جوز الهند', 'Wasser der jungen Kokosnuss', 'Eau de coco jeune'),
    description: t('Straight from the nut, nothing added.', 'من الثمرة مباشرة بلا إضافات.', 'Direkt aus der Nuss, ohne Zusätze.', 'Tout droit de la noix, sans ajout.'),
    motif: 'green-smoothie', price: 480, kcal: 60, dietary: declared([], ['vegan', 'halal', 'kosher', 'gluten_free']),
  },
}, thaiTexts);

export const vietnameseDishes = dishes({
  'prawn-summer-rolls': {
    title: t('Prawn summer rolls', 'لفائف الصيف بالروبيان', 'Sommerrollen mit Garnelen', 'Rouleaux d’été aux crevettes'),
    description: t('Rice paper, mint, noodles, hoisin-peanut dip.', 'ورق أرز ونعناع ونودلز مع غموس الهويسن والفول السوداني.', 'Reispapier, Minze, Nudeln, Hoisin-Erdnuss-Dip.', 'Galette de riz, menthe, vermicelles, sauce hoisin cacahuète.'),
    motif: 'summer-rolls', price: 850, kcal: 240, dietary: declared(['crustaceans', 'peanuts', 'soybeans', 'gluten']), addons: ['nuoc-cham', 'crushed-peanuts'], tags: ['light'],
  },
  'tofu-summer-rolls': {
    title: t('Tofu summer rolls', 'لفائف الصيف بالتوفو', 'Sommerrollen mit Tofu', 'Rouleaux d’été au tofu'),
    description: t('Lemongrass tofu, mango, herbs.', 'توفو بعشب الليمون ومانجو وأعشاب.', 'Zitronengras-Tofu, Mango, Kräuter.', 'Tofu à la citronnelle, mangue, herbes.'),
    motif: 'avocado', price: 790, kcal: 220, dietary: declared(['soybeans', 'peanuts', 'gluten'], ['vegan']), addons: ['crushed-peanuts'],
  },
  'cha-gio': {
    title: t('Crispy imperial rolls', 'لفائف إمبراطورية مقرمشة', 'Knusprige Chả Giò', 'Nems croustillants'),
    description: t('Pork, crab, wood ear; wrap in lettuce and dip.', 'لحم وسلطعون وفطر أسود، تُلف بالخس وتُغمّس.', 'Schwein, Krebs, Mu-Err; in Salat wickeln und dippen.', 'Porc, crabe, champignon noir, à rouler dans la salade.'),
    motif: 'spring-rolls', price: 890, kcal: 410, dietary: declared(['crustaceans', 'eggs', 'fish', 'gluten']), addons: ['nuoc-cham', 'fresh-herbs-plate'],
  },
  'pho-bo': {
    title: t('Beef pho', 'فو بلحم البقر', 'Rinder-Phở', 'Pho au bœuf'),
    description: t('Fourteen-hour bone broth, rare steak, brisket, herbs.', 'مرق عظام مطهو أربع عشرة ساعة وشرائح بقر وأعشاب.', 'Vierzehn Stunden Knochenbrühe, zartrosa Rind, Kräuter.', 'Bouillon d’os de quatorze heures, bœuf saignant, herbes.'),
    motif: 'pho', price: 1390, kcal: 560, dietary: declared(['fish'], ['gluten_free'], ['soybeans']), options: ['portion'], addons: ['fresh-herbs-plate', 'sriracha', 'extra-noodles'], tags: ['chef'],
  },
  'pho-ga': {
    title: t('Chicken pho', 'فو بالدجاج', 'Hähnchen-Phở', 'Pho au poulet'),
    description: t('Clear chicken broth, ginger, spring onion, lime.', 'مرق دجاج صافٍ وزنجبيل وبصل أخضر ولايم.', 'Klare Hühnerbrühe, Ingwer, Frühlingszwiebel, Limette.', 'Bouillon clair de poulet, gingembre, ciboule, citron vert.'),
    motif: 'wonton-soup', price: 1290, kcal: 490, dietary: declared(['fish'], ['gluten_free']), addons: ['fresh-herbs-plate', 'sriracha'],
  },
  'pho-chay': {
    title: t('Vegan pho', 'فو نباتي صرف', 'Vegane Phở', 'Pho végétalien'),
    description: t('Charred onion broth, mushrooms, tofu puffs.', 'مرق البصل المشوي وفطر وتوفو منفوش.', 'Brühe aus geröstetem Gemüse, Pilze, Tofubällchen.', 'Bouillon d’oignon brûlé, champignons, tofu soufflé.'),
    motif: 'tom-yum', price: 1250, kcal: 430, dietary: declared(['soybeans'], ['vegan', 'gluten_free']), addons: ['fresh-herbs-plate', 'sriracha'],
  },
  'bun-bo-hue': {
    title: t('Spicy Hue noodle soup', 'شوربة هوي الحارة', 'Scharfe Nudelsuppe aus Huế', 'Soupe épicée de Hué'),
    description: t('Lemongrass, shrimp paste, beef shank, round noodles.', 'عشب الليمون ومعجون الروبيان وموزات بقر ونودلز مستديرة.', 'Zitronengras, Garnelenpaste, Rinderwade, runde Nudeln.', 'Citronnelle, pâte de crevette, jarret, nouilles rondes.'),
    motif: 'spicy-miso-ramen', price: 1450, kcal: 620, dietary: declared(['fish', 'crustaceans']), options: ['spice', 'portion'], addons: ['fresh-herbs-plate'], tags: ['spicy'],
  },
  'banh-mi-chicken': {
    title: t('Lemongrass chicken bánh mì', 'بان مي بدجاج عشب الليمون', 'Bánh mì mit Zitronengras-Hähnchen', 'Bánh mì au poulet citronnelle'),
    description: t('Crackly baguette, pickled carrot, cilantro, mayo.', 'باغيت مقرمش وجزر مخلل وكزبرة ومايونيز.', 'Krosses Baguette, eingelegte Möhre, Koriander, Mayo.', 'Baguette craquante, carotte marinée, coriandre, mayo.'),
    motif: 'banh-mi', price: 990, kcal: 560, dietary: declared(['gluten', 'eggs', 'fish', 'soybeans', 'mustard']), addons: ['fried-egg', 'sriracha'],
  },
  'banh-mi-tofu': {
    title: t('Tofu bánh mì', 'بان مي بالتوفو', 'Bánh mì mit Tofu', 'Bánh mì au tofu'),
    description: t('Caramel tofu, mushroom pâté, chili.', 'توفو مكرمل وباتيه الفطر وفلفل حار.', 'Karamellisierter Tofu, Pilzpaté, Chili.', 'Tofu caramélisé, pâté de champignons, piment.'),
    motif: 'club-sandwich', price: 920, kcal: 510, dietary: declared(['gluten', 'soybeans'], ['vegan'], ['eggs']), addons: ['sriracha'],
  },
  'bun-cha': {
    title: t('Bún chả', 'بون تشا', 'Bún chả', 'Bún chả'),
    description: t('Charcoal pork patties, cool noodles, warm dipping broth.', 'أقراص لحم على الفحم ونودلز باردة ومرق دافئ للتغميس.', 'Schweinefrikadellen vom Holzkohlegrill, kühle Nudeln, warmer Sud.', 'Galettes de porc au charbon, vermicelles frais, bouillon tiède.'),
    motif: 'kofta-skewers', price: 1390, kcal: 640, dietary: declared(['fish'], ['gluten_free']), addons: ['fresh-herbs-plate', 'nuoc-cham'],
  },
  'bun-noodle-salad': {
    title: t('Lemongrass beef noodle salad', 'سلطة نودلز بلحم البقر', 'Reisnudelsalat mit Rind', 'Bò bún au bœuf citronnelle'),
    description: t('Vermicelli, herbs, peanuts, crisp shallots.', 'شعيرية أرز وأعشاب وفول سوداني وكراث مقرمش.', 'Reisnudeln, Kräuter, Erdnüsse, Röstschalotten.', 'Vermicelles, herbes, cacahuètes, échalotes frites.'),
    motif: 'quinoa-bowl', price: 1350, kcal: 580, dietary: declared(['fish', 'peanuts', 'soybeans', 'gluten']), addons: ['nuoc-cham', 'crushed-peanuts'],
  },
  'com-tam': {
    title: t('Broken rice with grilled chicken', 'أرز مكسّر مع دجاج مشوي', 'Bruchreis mit Grillhähnchen', 'Riz brisé au poulet grillé'),
    description: t('Scallion oil, fried egg, pickles, nuoc cham.', 'زيت البصل الأخضر وبيضة مقلية ومخلل وصلصة السمك.', 'Lauchöl, Spiegelei, Pickles, Nuoc Cham.', 'Huile de ciboule, œuf au plat, pickles, nuoc-cham.'),
    motif: 'teriyaki-bowl', price: 1290, kcal: 670, dietary: declared(['fish', 'eggs'], ['gluten_free']), addons: ['fried-egg', 'nuoc-cham'],
  },
  'caramel-clay-fish': {
    title: t('Clay-pot caramel fish', 'سمك بالكراميل في قدر فخاري', 'Karamellfisch im Tontopf', 'Poisson caramel en cocotte'),
    description: t('Catfish, black pepper, coconut water, rice.', 'سمك السلور وفلفل أسود وماء جوز الهند وأرز.', 'Wels, schwarzer Pfeffer, Kokoswasser, Reis.', 'Poisson-chat, poivre noir, eau de coco, riz.'),
    motif: 'salmon-fillet', price: 1550, kcal: 590, dietary: declared(['fish'], ['gluten_free']),
  },
  'che-ba-mau': {
    title: t('Three-color dessert', 'حلوى الألوان الثلاثة', 'Dreifarbiges Dessert', 'Dessert aux trois couleurs'),
    description: t('Red beans, mung bean, pandan jelly, coconut, ice.', 'فاصولياء حمراء وماش وجيلي الباندان وجوز هند وثلج.', 'Rote Bohnen, Mungbohnen, Pandangelee, Kokos, Eis.', 'Haricots rouges, mungo, gelée de pandan, coco, glace.'),
    motif: 'ice-cream-sundae', price: 620, kcal: 280, dietary: declared([], ['vegan', 'gluten_free']),
  },
  'vietnamese-coffee': {
    title: t('Vietnamese iced coffee', 'قهوة فيتنامية مثلّجة', 'Vietnamesischer Eiskaffee', 'Café glacé vietnamien'),
    description: t('Dark drip coffee over condensed milk.', 'قهوة مقطّرة داكنة فوق حليب مكثّف.', 'Dunkler Tropfkaffee auf Kondensmilch.', 'Café filtre corsé sur lait concentré.'),
    motif: 'iced-coffee', price: 450, kcal: 160, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: ['extra-shot'],
  },
}, vietnameseTexts);
