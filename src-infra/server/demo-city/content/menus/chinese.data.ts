import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { chineseTexts } from './chinese.further.data.ts';

export const chineseDishes = dishes({
  // Dumplings and dim sum
  'har-gow': {
    title: t('Har gow', 'هار غاو بالروبيان', 'Har Gow', 'Har gow'),
    description: t('Whole prawn in translucent wrappers, bamboo shoot.', 'روبيان كامل في عجينة شفافة مع براعم الخيزران.', 'Ganze Garnele in durchsichtigem Teig, Bambus.', 'Crevette entière, pâte translucide, bambou.'),
    motif: 'dim-sum-basket', price: 850, kcal: 260, dietary: declared(['crustaceans', 'sesame'], [], ['gluten']), options: ['dumpling-count'], addons: ['chilli-crisp', 'black-vinegar'],
  },
  'siu-mai': {
    title: t('Siu mai', 'سيو ماي', 'Siu Mai', 'Siu mai'),
    description: t('Open-topped pork and prawn, orange roe.', 'حشوة مكشوفة من اللحم والروبيان مع بيض السمك.', 'Offen gefüllt mit Schwein und Garnele, Rogen.', 'Porc et crevette à découvert, œufs orange.'),
    motif: 'mochi', price: 820, kcal: 310, dietary: declared(['gluten', 'crustaceans', 'fish', 'soybeans', 'sesame']), options: ['dumpling-count'], addons: ['chilli-crisp', 'black-vinegar'],
  },
  'soup-dumplings': {
    title: t('Soup dumplings', 'زلابية الحساء', 'Suppen-Dumplings', 'Raviolis à la soupe'),
    description: t('Hot broth sealed inside. Bite small, sip, then eat.', 'مرق ساخن داخل العجينة. عضّة صغيرة ثم رشفة.', 'Heiße Brühe im Inneren. Klein beißen, schlürfen, essen.', 'Bouillon brûlant à l’intérieur. Croquez, aspirez, savourez.'),
    motif: 'bao-buns', price: 990, kcal: 390, dietary: declared(['gluten', 'soybeans', 'sesame']), options: ['dumpling-count'], addons: ['black-vinegar', 'chilli-crisp'], tags: ['chef'],
  },
  'chicken-cabbage-dumplings': {
    title: t('Chicken and cabbage dumplings', 'زلابية الدجاج والملفوف', 'Dumplings mit Huhn und Kohl', 'Raviolis poulet et chou'),
    description: t('Pleated by the window, ginger and white pepper.', 'تُطوى أمام الزبائن بالزنجبيل والفلفل الأبيض.', 'Am Fenster gefaltet, Ingwer und weißer Pfeffer.', 'Plissés devant vous, gingembre et poivre blanc.'),
    motif: 'gyoza', price: 790, kcal: 320, dietary: declared(['gluten', 'soybeans', 'sesame']), options: ['dumpling-count', 'dumpling-cook'], addons: ['chilli-crisp', 'black-vinegar'],
  },
  'vegetable-dumplings': {
    title: t('Spinach and glass noodle dumplings', 'زلابية السبانخ والشعيرية', 'Dumplings mit Spinat und Glasnudeln', 'Raviolis épinards vermicelles'),
    description: t('Green dough, tofu, spinach and mushroom.', 'عجينة خضراء وتوفو وسبانخ وفطر.', 'Grüner Teig, Tofu, Spinat und Pilze.', 'Pâte verte, tofu, épinards et champignons.'),
    motif: 'ravioli', price: 750, kcal: 270, dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan'], ['crustaceans']), options: ['dumpling-count', 'dumpling-cook'], addons: ['chilli-crisp', 'black-vinegar'],
  },
  'wontons-chilli-oil': {
    title: t('Wontons in chili oil', 'ونتون بزيت حار', 'Wan Tan in Chiliöl', 'Wontons à l’huile pimentée'),
    description: t('Slippery pork and prawn wontons, garlic, vinegar.', 'ونتون طري باللحم والروبيان مع ثوم وخل.', 'Zarte Wan Tan mit Schwein und Garnele, Knoblauch, Essig.', 'Wontons fondants porc et crevette, ail, vinaigre.'),
    motif: 'mapo-tofu', price: 890, kcal: 380, dietary: declared(['gluten', 'crustaceans', 'soybeans', 'sesame', 'peanuts']), options: ['dumpling-count', 'spice'], tags: ['spicy'],
  },
  'char-siu-bao': {
    title: t('Char siu bao', 'باو تشار سيو', 'Char-Siu-Bao', 'Bao char siu'),
    description: t('Three steamed buns, sweet roast pork.', 'ثلاث فطائر على البخار بلحم محمّر حلو.', 'Drei gedämpfte Hefeklöße, süßer Schweinebraten.', 'Trois brioches vapeur, porc laqué.'),
    motif: 'bao-buns', price: 820, kcal: 450, dietary: declared(['gluten', 'soybeans', 'sesame', 'milk']),
  },
  'mushroom-bao': {
    title: t('King oyster mushroom bao', 'باو بفطر المحار الملكي', 'Bao mit Kräuterseitling', 'Bao aux pleurotes'),
    description: t('Two folded buns, hoisin mushroom, cucumber.', 'فطيرتان مطويتان بالفطر وصلصة هويسن والخيار.', 'Zwei Klappbrötchen, Hoisin-Pilz, Gurke.', 'Deux pains pliés, champignon hoisin, concombre.'),
    motif: 'mushrooms', price: 850, kcal: 390, dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan'], ['peanuts']),
  },
  'turnip-cake': {
    title: t('Pan-fried turnip cake', 'كعكة اللفت المحمّرة', 'Gebratener Rettichkuchen', 'Gâteau de navet poêlé'),
    description: t('Radish and rice, crisp outside, soft within.', 'فجل أبيض وأرز، مقرمشة من الخارج وطرية من الداخل.', 'Rettich und Reis, außen kross, innen weich.', 'Radis blanc et riz, croustillant dehors, tendre dedans.'),
    motif: 'grilled-halloumi', price: 690, kcal: 280, dietary: declared(['soybeans', 'crustaceans']),
  },
  // Small plates and soups
  'spring-rolls': {
    title: t('Crispy spring rolls', 'لفائف الربيع المقرمشة', 'Knusprige Frühlingsrollen', 'Rouleaux de printemps croustillants'),
    description: t('Cabbage, carrot, glass noodles; sweet chili dip.', 'ملفوف وجزر وشعيرية شفافة مع غموس حلو حار.', 'Kohl, Möhre, Glasnudeln; süß-scharfer Dip.', 'Chou, carotte, vermicelles, sauce aigre-douce pimentée.'),
    motif: 'spring-rolls', price: 650, kcal: 310, dietary: declared(['gluten', 'soybeans'], ['vegan'], ['eggs']),
  },
  'hot-sour-soup': {
    title: t('Hot and sour soup', 'شوربة حارة حامضة', 'Sauer-scharfe Suppe', 'Soupe aigre-piquante'),
    description: t('Tofu, wood ear, egg ribbons, white pepper.', 'توفو وفطر أسود وخيوط البيض وفلفل أبيض.', 'Tofu, Mu-Err, Eifäden, weißer Pfeffer.', 'Tofu, champignon noir, filaments d’œuf, poivre blanc.'),
    motif: 'tom-yum', price: 620, kcal: 180, dietary: declared(['soybeans', 'eggs', 'gluten', 'sesame'], ['vegetarian']),
  },
  'wonton-soup': {
    title: t('Wonton soup', 'شوربة ونتون', 'Wan-Tan-Suppe', 'Soupe wonton'),
    description: t('Clear broth, silky wontons, choy sum.', 'مرق صافٍ وونتون ناعم وخضار تشوي سام.', 'Klare Brühe, seidige Wan Tan, Choi Sum.', 'Bouillon clair, wontons soyeux, choy sum.'),
    motif: 'wonton-soup', price: 690, kcal: 260, dietary: declared(['gluten', 'crustaceans', 'eggs', 'soybeans', 'sesame']),
  },
  'scallion-pancake': {
    title: t('Scallion pancake', 'فطيرة البصل الأخضر', 'Frühlingszwiebel-Pfannkuchen', 'Galette à la ciboule'),
    description: t('Flaky, layered, torn apart at the table.', 'رقائق متعددة الطبقات تُمزّق على الطاولة.', 'Blättrig geschichtet, zum Zerreißen.', 'Feuilletée, à déchirer à table.'),
    motif: 'flatbread-basket', price: 620, kcal: 370, dietary: declared(['gluten', 'sesame'], ['vegan']), addons: ['chilli-crisp'],
  },
  'prawn-toast': {
    title: t('Sesame prawn toast', 'توست الروبيان بالسمسم', 'Sesam-Garnelen-Toast', 'Toasts crevette sésame'),
    description: t('Golden triangles, plum sauce.', 'مثلثات ذهبية مع صلصة البرقوق.', 'Goldene Dreiecke, Pflaumensauce.', 'Triangles dorés, sauce prune.'),
    motif: 'bruschetta', price: 790, kcal: 340, dietary: declared(['gluten', 'crustaceans', 'eggs', 'sesame', 'soybeans']),
  },
  'salt-pepper-squid': {
    title: t('Salt and pepper squid', 'كاليماري بالملح والفلفل', 'Tintenfisch mit Salz und Pfeffer', 'Calamar sel et poivre'),
    description: t('Flash-fried with chili, garlic and spring onion.', 'مقلي سريعًا مع فلفل حار وثوم وبصل أخضر.', 'Kurz frittiert mit Chili, Knoblauch, Lauchzwiebel.', 'Saisi à la friture, piment, ail et ciboule.'),
    motif: 'onion-rings', price: 1190, kcal: 420, dietary: declared(['molluscs', 'gluten']),
  },
  // Mains
  'sweet-sour-chicken': {
    title: t('Sweet and sour chicken', 'دجاج حلو وحامض', 'Hähnchen süßsauer', 'Poulet aigre-doux'),
    description: t('Crisp pieces, pineapple, peppers, bright vinegar sauce.', 'قطع مقرمشة وأناناس وفلفل وصلصة خل زاهية.', 'Knusprige Stücke, Ananas, Paprika, frische Essigsauce.', 'Morceaux croustillants, ananas, poivron, sauce vinaigrée.'),
    motif: 'sweet-sour-chicken', price: 1290, kcal: 740, dietary: declared(['gluten', 'eggs', 'soybeans']), addons: ['steamed-rice'], tags: ['kids'],
  },
  'kung-pao-chicken': {
    title: t('Kung pao chicken', 'دجاج كونغ باو', 'Kung-Pao-Hähnchen', 'Poulet kung pao'),
    description: t('Dried chilies, peanuts, numbing pepper.', 'فلفل مجفف وفول سوداني وفلفل سيشوان.', 'Getrocknete Chilis, Erdnüsse, betäubender Pfeffer.', 'Piments séchés, cacahuètes, poivre engourdissant.'),
    motif: 'teriyaki-bowl', price: 1350, kcal: 680, dietary: declared(['peanuts', 'soybeans', 'gluten', 'celery']), options: ['spice', 'portion'], addons: ['steamed-rice'], tags: ['spicy'],
  },
  'mapo-tofu': {
    title: t('Mapo tofu', 'مابو توفو', 'Mapo Tofu', 'Mapo tofu'),
    description: t('Silken tofu in fermented bean and mushroom sauce.', 'توفو حريري بصلصة الفاصولياء المخمّرة والفطر.', 'Seidentofu in Bohnen-Pilz-Sauce.', 'Tofu soyeux, sauce aux fèves fermentées et champignons.'),
    motif: 'mapo-tofu', price: 1190, kcal: 480, dietary: declared(['soybeans', 'gluten', 'sesame'], ['vegan']), options: ['spice'], addons: ['steamed-rice'], tags: ['spicy'],
  },
  'beef-broccoli': {
    title: t('Beef with broccoli', 'لحم بقر مع بروكلي', 'Rind mit Brokkoli', 'Bœuf au brocoli'),
    description: t('Velvet beef, oyster sauce, lots of garlic.', 'لحم بقر طري بصلصة المحار وثوم وفير.', 'Zartes Rind, Austernsauce, viel Knoblauch.', 'Bœuf velouté, sauce d’huître, beaucoup d’ail.'),
    motif: 'broccoli', price: 1490, kcal: 620, dietary: declared(['soybeans', 'gluten', 'molluscs', 'sesame']), options: ['portion'], addons: ['steamed-rice'],
  },
  'roast-duck': {
    title: t('Cantonese roast duck', 'بط محمّر على الطريقة الكانتونية', 'Kantonesische Ente', 'Canard rôti cantonais'),
    description: t('Lacquered skin, five spice, plum sauce.', 'جلد لامع وبهارات خمس وصلصة البرقوق.', 'Lackierte Haut, Fünf-Gewürze, Pflaumensauce.', 'Peau laquée, cinq épices, sauce prune.'),
    motif: 'roast-chicken', price: 1990, kcal: 840, dietary: declared(['soybeans', 'gluten', 'sesame']), addons: ['steamed-rice', 'bok-choy'], tags: ['chef'],
  },
  'black-pepper-beef': {
    title: t('Black pepper beef', 'لحم بقر بالفلفل الأسود', 'Rind in schwarzem Pfeffer', 'Bœuf au poivre noir'),
    description: t('Sizzling strips, onion, cracked pepper.', 'شرائح ساخنة وبصل وفلفل مجروش.', 'Heiße Streifen, Zwiebel, grober Pfeffer.', 'Lamelles saisies, oignon, poivre concassé.'),
    motif: 'ribeye-steak', price: 1550, kcal: 640, dietary: declared(['soybeans', 'gluten', 'molluscs']), addons: ['steamed-rice'],
  },
  'steamed-sea-bass-ginger': {
    title: t('Steamed sea bass with ginger', 'قاروص على البخار بالزنجبيل', 'Gedämpfter Wolfsbarsch mit Ingwer', 'Bar vapeur au gingembre'),
    description: t('Hot oil poured over scallion and soy.', 'زيت ساخن يُسكب فوق البصل الأخضر والصويا.', 'Heißes Öl über Frühlingszwiebel und Soja.', 'Huile chaude versée sur ciboule et soja.'),
    motif: 'grilled-sea-bass', price: 2290, kcal: 430, dietary: declared(['fish', 'soybeans', 'gluten']), addons: ['steamed-rice'],
  },
  'garlic-green-beans': {
    title: t('Dry-fried green beans', 'فاصولياء خضراء محمّرة', 'Trocken gebratene Bohnen', 'Haricots verts sautés à sec'),
    description: t('Blistered, with preserved mustard greens and garlic.', 'محمّرة مع خضار الخردل المخللة والثوم.', 'Geröstet, mit eingelegtem Senfkohl und Knoblauch.', 'Cloqués au wok, moutarde marinée et ail.'),
    motif: 'edamame', price: 950, kcal: 260, dietary: declared(['soybeans', 'mustard', 'gluten'], ['vegan']), addons: ['steamed-rice'],
  },
  'braised-eggplant': {
    title: t('Fish-fragrant eggplant', 'باذنجان بالثوم والزنجبيل', 'Aubergine nach Sichuan-Art', 'Aubergine à la sichuanaise'),
    description: t('No fish in it: ginger, garlic, sweet vinegar.', 'بلا سمك رغم اسمه الصيني: زنجبيل وثوم وخل حلو.', 'Ganz ohne Fisch: Ingwer, Knoblauch, süßer Essig.', 'Sans poisson : gingembre, ail, vinaigre doux.'),
    motif: 'baba-ghanoush', price: 1150, kcal: 420, dietary: declared(['soybeans', 'gluten'], ['vegan']), addons: ['steamed-rice'],
  },
  // Rice and noodles
  'chow-mein': {
    title: t('Chow mein', 'تشاو مين', 'Chow Mein', 'Chow mein'),
    description: t('Smoky wok noodles, bean sprouts, spring onion.', 'نودلز مدخّنة من الووك مع براعم الصويا والبصل الأخضر.', 'Rauchige Woknudeln, Sprossen, Frühlingszwiebel.', 'Nouilles au wok fumées, pousses de soja, ciboule.'),
    motif: 'chow-mein', price: 1190, kcal: 680, dietary: declared(['gluten', 'eggs', 'soybeans', 'sesame', 'crustaceans']), options: ['wok-protein', 'portion'], addons: ['chilli-crisp', 'fried-egg'],
  },
  'beef-ho-fun': {
    title: t('Beef ho fun', 'هو فان بلحم البقر', 'Ho Fun mit Rind', 'Ho fun au bœuf'),
    description: t('Wide rice noodles, seared beef, dark soy.', 'نودلز أرز عريضة ولحم بقر محمّر وصويا داكنة.', 'Breite Reisnudeln, scharf gebratenes Rind, dunkle Soja.', 'Larges nouilles de riz, bœuf saisi, soja noir.'),
    motif: 'noodle-box', price: 1390, kcal: 740, dietary: declared(['soybeans', 'gluten', 'molluscs']), addons: ['chilli-crisp'],
  },
  'yangzhou-fried-rice': {
    title: t('Yangzhou fried rice', 'أرز مقلي على طريقة يانغتشو', 'Gebratener Reis Yangzhou', 'Riz sauté de Yangzhou'),
    description: t('Prawn, egg, peas, roast pork; every grain apart.', 'روبيان وبيض وبازلاء ولحم محمّر، حبات منفصلة.', 'Garnele, Ei, Erbsen, Schweinebraten; jedes Korn für sich.', 'Crevette, œuf, petits pois, porc rôti, grains détachés.'),
    motif: 'fried-rice', price: 1150, kcal: 660, dietary: declared(['crustaceans', 'eggs', 'soybeans', 'gluten']),
  },
  'egg-fried-rice': {
    title: t('Egg fried rice', 'أرز مقلي بالبيض', 'Eierreis', 'Riz sauté à l’œuf'),
    description: t('Three eggs, spring onion, white pepper.', 'ثلاث بيضات وبصل أخضر وفلفل أبيض.', 'Drei Eier, Frühlingszwiebel, weißer Pfeffer.', 'Trois œufs, ciboule, poivre blanc.'),
    motif: 'jollof-rice', price: 690, kcal: 480, dietary: declared(['eggs', 'soybeans', 'gluten'], ['vegetarian']), options: ['side-size'],
  },
  'mango-pudding': {
    title: t('Mango pudding', 'بودينغ المانجو', 'Mangopudding', 'Pudding à la mangue'),
    description: t('Alphonso mango, evaporated milk, chilled hard.', 'مانجو ألفونسو وحليب مبخّر، شديد البرودة.', 'Alphonso-Mango, Kondensmilch, gut gekühlt.', 'Mangue alphonso, lait concentré, bien frais.'),
    motif: 'creme-caramel', price: 550, kcal: 230, dietary: declared(['milk'], ['gluten_free']),
  },
  'custard-bao': {
    title: t('Molten custard bao', 'باو الكاسترد الذائب', 'Bao mit flüssiger Vanillecreme', 'Bao à la crème coulante'),
    description: t('Two buns, salted egg yolk custard.', 'فطيرتان بكاسترد صفار البيض المملّح.', 'Zwei Hefeklöße, Creme aus gesalzenem Eigelb.', 'Deux brioches, crème au jaune d’œuf salé.'),
    motif: 'dim-sum-basket', price: 590, kcal: 320, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
}, chineseTexts);
