import { dishes } from '../table.ts';
import { halal, t } from '../text.ts';
import { indianTexts } from './indian.further.data.ts';

const sides = ['plain-naan', 'raita', 'mango-chutney', 'papadums', 'lime-pickle'] as const;

export const indianDishes = dishes({
  // Starters
  'vegetable-samosas': {
    title: t('Vegetable samosas', 'سمبوسك خضار', 'Gemüse-Samosas', 'Samoussas aux légumes'),
    description: t('Potato, peas and cumin; tamarind and mint chutneys.', 'بطاطا وبازلاء وكمون مع صلصتي التمر هندي والنعناع.', 'Kartoffel, Erbse, Kreuzkümmel; Tamarinden- und Minzchutney.', 'Pomme de terre, petits pois, cumin, chutneys tamarin et menthe.'),
    motif: 'samosas', price: 620, kcal: 340, dietary: halal(['gluten'], ['vegan'], ['milk', 'mustard']), addons: ['mango-chutney'],
  },
  'lamb-samosas': {
    title: t('Lamb keema samosas', 'سمبوسك باللحم المفروم', 'Samosas mit Lammhack', 'Samoussas à l’agneau'),
    description: t('Minced lamb, green chili, coriander seed.', 'لحم غنم مفروم وفلفل أخضر وبذور الكزبرة.', 'Lammhack, grüne Chili, Koriandersaat.', 'Agneau haché, piment vert, graines de coriandre.'),
    motif: 'spring-rolls', price: 740, kcal: 390, dietary: halal(['gluten'], [], ['milk', 'mustard']), addons: ['mango-chutney'],
  },
  'onion-bhaji': {
    title: t('Onion bhaji', 'باجي البصل', 'Zwiebel-Bhaji', 'Bhaji d’oignon'),
    description: t('Craggy chickpea-flour fritters, yogurt dip.', 'فطائر بطحين الحمّص مقرمشة مع غموس اللبن.', 'Knusprige Kichererbsenküchlein, Joghurtdip.', 'Beignets craquants à la farine de pois chiche, sauce yaourt.'),
    motif: 'onion-rings', price: 590, kcal: 310, dietary: halal(['milk'], ['vegetarian', 'gluten_free'], ['mustard']), addons: ['mango-chutney'],
  },
  'gunpowder-potatoes': {
    title: t('Gunpowder potatoes', 'بطاطا البهارات النارية', 'Gunpowder-Kartoffeln', 'Pommes de terre « gunpowder »'),
    description: t('Crushed new potatoes, toasted lentil spice, butter.', 'بطاطا صغيرة مهروسة مع خلطة العدس المحمّص والزبدة.', 'Zerdrückte neue Kartoffeln, Linsengewürz, Butter.', 'Pommes nouvelles écrasées, épices de lentilles, beurre.'),
    motif: 'baked-potato', price: 690, kcal: 320, dietary: halal(['milk', 'mustard'], ['vegetarian', 'gluten_free']),
  },
  'paneer-tikka': {
    title: t('Paneer tikka', 'تكا البانير', 'Paneer Tikka', 'Paneer tikka'),
    description: t('Charred fresh cheese, peppers, mustard oil.', 'جبن طازج مشوي مع فلفل وزيت الخردل.', 'Gegrillter Frischkäse, Paprika, Senföl.', 'Fromage frais grillé, poivrons, huile de moutarde.'),
    motif: 'grilled-halloumi', price: 990, kcal: 410, dietary: halal(['milk', 'mustard'], ['vegetarian', 'gluten_free']), addons: ['raita'],
  },
  'pani-puri': {
    title: t('Pani puri, six', 'باني بوري، ست حبات', 'Pani Puri, sechs Stück', 'Pani puri, six pièces'),
    description: t('Crisp shells, chickpeas; pour the mint water yourself.', 'كرات مقرمشة وحمّص، وتُسكب مياه النعناع عند الأكل.', 'Knusprige Hohlbällchen, Kichererbsen, Minzwasser zum Aufgießen.', 'Coques croustillantes, pois chiches, eau de menthe à verser.'),
    motif: 'falafel-plate', price: 720, kcal: 240, dietary: halal(['gluten'], ['vegan'], ['mustard']),
  },
  // Tandoor
  'tandoori-chicken': {
    title: t('Tandoori chicken', 'دجاج تندوري', 'Tandoori-Hähnchen', 'Poulet tandoori'),
    description: t('On the bone, two-day marinade, black salt and lime.', 'بالعظم، متبّل يومين، مع ملح أسود ولايم.', 'Am Knochen, zwei Tage mariniert, Schwarzsalz und Limette.', 'À l’os, deux jours de marinade, sel noir et citron vert.'),
    motif: 'tandoori-chicken', price: 1290, kcal: 560, dietary: halal(['milk', 'mustard'], ['gluten_free']), options: ['chicken-size'], addons: sides,
  },
  'chicken-tikka': {
    title: t('Chicken tikka', 'تكا الدجاج', 'Chicken Tikka', 'Poulet tikka'),
    description: t('Boneless thigh, fenugreek, smoke from the clay oven.', 'أفخاذ بلا عظم وحلبة ودخان الفرن الطيني.', 'Ausgelöste Keule, Bockshornklee, Rauch aus dem Lehmofen.', 'Haut de cuisse désossé, fenugrec, fumée du four d’argile.'),
    motif: 'chicken-skewers', price: 1350, kcal: 520, dietary: halal(['milk', 'mustard'], ['gluten_free']), options: ['portion'], addons: sides,
  },
  'lamb-seekh': {
    title: t('Lamb seekh kebab', 'سيخ كباب الغنم', 'Lamm-Seekh-Kebab', 'Seekh kebab d’agneau'),
    description: t('Minced lamb, ginger, garam masala, red onion.', 'لحم غنم مفروم وزنجبيل وغرام ماسالا وبصل أحمر.', 'Lammhack, Ingwer, Garam Masala, rote Zwiebel.', 'Agneau haché, gingembre, garam masala, oignon rouge.'),
    motif: 'kofta-skewers', price: 1390, kcal: 580, dietary: halal([], ['gluten_free'], ['milk']), addons: sides,
  },
  'tandoori-prawns': {
    title: t('Tandoori king prawns', 'روبيان ملكي تندوري', 'Tandoori-Riesengarnelen', 'Gambas tandoori'),
    description: t('Six prawns, carom seed, saffron yogurt.', 'ست حبات روبيان ونانخة ولبن بالزعفران.', 'Sechs Garnelen, Ajwain, Safranjoghurt.', 'Six gambas, ajowan, yaourt au safran.'),
    motif: 'grilled-prawns', price: 1890, kcal: 380, dietary: halal(['crustaceans', 'milk', 'mustard'], ['gluten_free']), addons: sides,
  },
  // Curries
  'butter-chicken': {
    title: t('Butter chicken', 'دجاج بالزبدة', 'Butter Chicken', 'Poulet au beurre'),
    description: t('Tandoor-charred, then simmered in tomato and cream.', 'دجاج مشوي في التندور ثم مطهو بالطماطم والكريمة.', 'Im Tandoor gegart, in Tomate und Sahne geschmort.', 'Grillé au tandoor, mijoté dans la tomate et la crème.'),
    motif: 'butter-chicken', price: 1490, kcal: 780, dietary: halal(['milk', 'nuts'], ['gluten_free'], ['mustard']), options: ['spice', 'rice-side'], addons: sides, tags: ['chef'],
  },
  'chicken-korma': {
    title: t('Chicken korma', 'كورما الدجاج', 'Hähnchen-Korma', 'Korma de poulet'),
    description: t('Cashew, white poppy seed, a breath of rosewater.', 'كاجو وبذور الخشخاش الأبيض ولمسة ماء ورد.', 'Cashew, weißer Mohn, ein Hauch Rosenwasser.', 'Cajou, pavot blanc, un souffle d’eau de rose.'),
    motif: 'pumpkin-soup', price: 1450, kcal: 760, dietary: halal(['milk', 'nuts'], ['gluten_free']), options: ['rice-side'], addons: sides, tags: ['kids'],
  },
  'chicken-chettinad': {
    title: t('Chicken Chettinad', 'دجاج تشتيناد', 'Hähnchen Chettinad', 'Poulet chettinad'),
    description: t('Southern heat: black pepper, curry leaf, star anise.', 'حرارة الجنوب: فلفل أسود وورق الكاري ويانسون نجمي.', 'Südindische Schärfe: Pfeffer, Curryblatt, Sternanis.', 'Le feu du Sud : poivre noir, feuille de curry, anis étoilé.'),
    motif: 'sweet-sour-chicken', price: 1490, kcal: 620, dietary: halal(['mustard'], ['gluten_free'], ['nuts']), options: ['rice-side'], addons: sides, tags: ['spicy'],
  },
  'lamb-rogan-josh': {
    title: t('Lamb rogan josh', 'روغان جوش بالغنم', 'Lamm Rogan Josh', 'Rogan josh d’agneau'),
    description: t('Kashmiri chili, fennel and long-braised shoulder.', 'فلفل كشمير وشمرة وكتف غنم مطهو طويلًا.', 'Kaschmir-Chili, Fenchel, lange geschmorte Schulter.', 'Piment du Cachemire, fenouil, épaule longuement braisée.'),
    motif: 'katsu-curry', price: 1690, kcal: 730, dietary: halal(['milk'], ['gluten_free']), options: ['rice-side'], addons: sides,
  },
  'lamb-saag': {
    title: t('Lamb saag', 'غنم بالسبانخ', 'Lamm-Saag', 'Saag d’agneau'),
    description: t('Spinach and mustard greens, melting lamb.', 'سبانخ وأوراق الخردل مع لحم غنم طري.', 'Spinat und Senfblätter, zartes Lamm.', 'Épinards et feuilles de moutarde, agneau fondant.'),
    motif: 'green-curry', price: 1650, kcal: 660, dietary: halal(['milk', 'mustard'], ['gluten_free']), options: ['rice-side'], addons: sides,
  },
  'goan-fish-curry': {
    title: t('Goan fish curry', 'كاري السمك على طريقة غوا', 'Fischcurry aus Goa', 'Curry de poisson de Goa'),
    description: t('Cod, coconut, kokum; sour and red.', 'قدّ وجوز هند وكوكوم، حامض وأحمر اللون.', 'Kabeljau, Kokos, Kokum; säuerlich und rot.', 'Cabillaud, coco, kokum, acide et rouge.'),
    motif: 'tom-yum', price: 1690, kcal: 540, dietary: halal(['fish', 'mustard'], ['gluten_free']), options: ['spice', 'rice-side'], addons: sides,
  },
  'prawn-malai': {
    title: t('Prawn malai', 'روبيان مالاي', 'Garnelen-Malai', 'Malai de crevettes'),
    description: t('Bengali prawns in mild coconut and mustard.', 'روبيان على الطريقة البنغالية بجوز الهند والخردل.', 'Bengalische Garnelen in mildem Kokos und Senf.', 'Crevettes à la bengalie, coco doux et moutarde.'),
    motif: 'paella', price: 1790, kcal: 560, dietary: halal(['crustaceans', 'mustard'], ['gluten_free']), addons: sides,
  },
  'palak-paneer': {
    title: t('Palak paneer', 'بالاك بانير', 'Palak Paneer', 'Palak paneer'),
    description: t('Fresh cheese in bright spinach, garlic tempering.', 'جبن طازج في سبانخ خضراء مع ثوم محمّر.', 'Frischkäse in grünem Spinat, Knoblauchöl.', 'Fromage frais, épinards vifs, ail grillé.'),
    motif: 'palak-paneer', price: 1290, kcal: 520, dietary: halal(['milk'], ['vegetarian', 'gluten_free'], ['mustard']), options: ['rice-side'], addons: sides,
  },
  'paneer-makhani': {
    title: t('Paneer makhani', 'بانير ماخاني', 'Paneer Makhani', 'Paneer makhani'),
    description: t('The butter-chicken sauce, without the chicken.', 'صلصة دجاج الزبدة نفسها، لكن من دون دجاج.', 'Die Sauce vom Butter Chicken, nur ohne Huhn.', 'La sauce du poulet au beurre, sans le poulet.'),
    motif: 'mapo-tofu', price: 1350, kcal: 640, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']), options: ['spice', 'rice-side'], addons: sides,
  },
  'chana-masala': {
    title: t('Chana masala', 'تشانا ماسالا', 'Chana Masala', 'Chana masala'),
    description: t('Chickpeas, dried mango, ginger matchsticks.', 'حمّص ومانجو مجفف وأعواد الزنجبيل.', 'Kichererbsen, getrocknete Mango, Ingwerstifte.', 'Pois chiches, mangue séchée, bâtonnets de gingembre.'),
    motif: 'chana-masala', price: 1150, kcal: 460, dietary: halal([], ['vegan', 'gluten_free'], ['mustard']), options: ['spice', 'rice-side'], addons: ['mango-chutney', 'papadums', 'lime-pickle', 'plain-naan'],
  },
  'dal-tadka': {
    title: t('Dal tadka', 'دال تادكا', 'Dal Tadka', 'Dal tadka'),
    description: t('Yellow lentils, sizzling cumin, garlic and chili.', 'عدس أصفر مع كمون وثوم وفلفل محمّر.', 'Gelbe Linsen, brutzelnder Kreuzkümmel, Knoblauch, Chili.', 'Lentilles jaunes, cumin crépitant, ail et piment.'),
    motif: 'lentil-soup', price: 1090, kcal: 390, dietary: halal([], ['vegan', 'gluten_free'], ['mustard']), options: ['spice', 'rice-side'], addons: ['papadums', 'lime-pickle', 'plain-naan'],
  },
  'dal-makhani': {
    title: t('Black dal makhani', 'دال ماخاني أسود', 'Schwarzes Dal Makhani', 'Dal makhani noir'),
    description: t('Urad lentils left on the coals overnight, butter.', 'عدس أسود على الجمر طوال الليل مع زبدة.', 'Schwarze Linsen, über Nacht auf der Glut, Butter.', 'Lentilles noires, une nuit sur les braises, beurre.'),
    motif: 'foul-medames', price: 1190, kcal: 480, dietary: halal(['milk'], ['vegetarian', 'gluten_free']), addons: sides,
  },
  'baingan-bharta': {
    title: t('Smoked eggplant bharta', 'بهارتا الباذنجان المدخّن', 'Geräucherte Aubergine Bharta', 'Bharta d’aubergine fumée'),
    description: t('Flame-roasted, mashed with peas and green chili.', 'مشوي على اللهب ومهروس مع بازلاء وفلفل أخضر.', 'Über der Flamme geröstet, mit Erbsen und grüner Chili.', 'Rôtie à la flamme, écrasée avec pois et piment vert.'),
    motif: 'baba-ghanoush', price: 1190, kcal: 360, dietary: halal([], ['vegan', 'gluten_free'], ['mustard']), options: ['spice', 'rice-side'], addons: ['plain-naan', 'papadums'],
  },
  // Biryani, dosa, thali
  'chicken-biryani': {
    title: t('Hyderabadi chicken biryani', 'برياني دجاج حيدر آبادي', 'Hähnchen-Biryani aus Hyderabad', 'Biryani de poulet d’Hyderabad'),
    description: t('Sealed with dough, opened at your table; boiled egg, raita.', 'قدر مختوم بالعجين مع بيضة مسلوقة ورايتا.', 'Mit Teig versiegelt gegart; Ei und Raita dazu.', 'Scellé à la pâte, œuf dur et raïta.'),
    motif: 'biryani', price: 1550, kcal: 840, dietary: halal(['milk', 'nuts', 'eggs', 'gluten']), options: ['spice', 'portion'], addons: ['raita', 'lime-pickle'],
  },
  'lamb-biryani': {
    title: t('Lamb biryani', 'برياني غنم', 'Lamm-Biryani', 'Biryani d’agneau'),
    description: t('Saffron rice, bone-in lamb, fried onions and mint.', 'أرز بالزعفران ولحم غنم بالعظم وبصل مقلي ونعناع.', 'Safranreis, Lamm am Knochen, Röstzwiebeln, Minze.', 'Riz au safran, agneau à l’os, oignons frits, menthe.'),
    motif: 'jollof-rice', price: 1690, kcal: 890, dietary: halal(['milk', 'nuts', 'gluten']), addons: ['raita', 'lime-pickle'],
  },
  'vegetable-biryani': {
    title: t('Vegetable biryani', 'برياني خضار', 'Gemüse-Biryani', 'Biryani de légumes'),
    description: t('Cauliflower, beans, carrot, whole spices, barberries.', 'قرنبيط وفاصولياء وجزر وتوابل كاملة وزرشك.', 'Blumenkohl, Bohnen, Möhre, ganze Gewürze, Berberitzen.', 'Chou-fleur, haricots, carotte, épices entières, épine-vinette.'),
    motif: 'fried-rice', price: 1290, kcal: 640, dietary: halal([], ['vegan', 'gluten_free'], ['milk', 'nuts']), addons: ['papadums', 'lime-pickle'],
  },
  'masala-dosa': {
    title: t('Masala dosa', 'ماسالا دوسا', 'Masala Dosa', 'Masala dosa'),
    description: t('Arm-long crisp crêpe, potato masala, sambar, coconut.', 'رقاقة مقرمشة طويلة بحشوة البطاطا مع سامبار وجوز هند.', 'Armlanger Knusperfladen, Kartoffel-Masala, Sambar, Kokos.', 'Crêpe longue et croustillante, masala de pomme de terre, sambar, coco.'),
    motif: 'masala-dosa', price: 1090, kcal: 520, dietary: halal(['mustard'], ['vegan', 'gluten_free']), addons: ['mango-chutney'],
  },
  'paneer-dosa': {
    title: t('Paneer dosa', 'دوسا البانير', 'Paneer-Dosa', 'Dosa au paneer'),
    description: t('Griddled cheese, onion, curry leaf; three chutneys.', 'جبن محمّر وبصل وورق الكاري مع ثلاث صلصات.', 'Gebratener Käse, Zwiebel, Curryblatt; drei Chutneys.', 'Fromage doré, oignon, feuille de curry, trois chutneys.'),
    motif: 'quesadilla', price: 1190, kcal: 590, dietary: halal(['milk', 'mustard'], ['vegetarian', 'gluten_free']),
  },
  'idli-sambar': {
    title: t('Idli and sambar', 'إدلي مع سامبار', 'Idli mit Sambar', 'Idli et sambar'),
    description: t('Four steamed rice cakes, lentil broth, coconut chutney.', 'أربع كعكات أرز على البخار مع مرق العدس وصلصة جوز الهند.', 'Vier gedämpfte Reiskuchen, Linsensud, Kokoschutney.', 'Quatre galettes de riz vapeur, bouillon de lentilles, chutney coco.'),
    motif: 'dim-sum-basket', price: 850, kcal: 320, dietary: halal(['mustard'], ['vegan', 'gluten_free']),
  },
  'vegetarian-thali': {
    title: t('Vegetarian thali', 'ثالي نباتي', 'Vegetarisches Thali', 'Thali végétarien'),
    description: t('Two curries, dal, rice, raita, pickle, bread and a sweet.', 'صنفا كاري ودال وأرز ورايتا ومخلل وخبز وحلوى.', 'Zwei Currys, Dal, Reis, Raita, Pickle, Brot und etwas Süßes.', 'Deux currys, dal, riz, raïta, pickle, pain et une douceur.'),
    motif: 'thali', parts: ['dal', 'naan'], price: 1690, kcal: 940, dietary: halal(['gluten', 'milk', 'mustard'], ['vegetarian'], ['nuts']), tags: ['sharing'],
  },
  // Breads and rice
  'butter-naan': {
    title: t('Butter naan', 'نان بالزبدة', 'Butter-Naan', 'Naan au beurre'),
    description: t('Slapped on the oven wall, brushed with ghee.', 'يُخبز على جدار التندور ويُدهن بالسمن.', 'An der Ofenwand gebacken, mit Ghee bestrichen.', 'Cuit sur la paroi du four, badigeonné de ghee.'),
    motif: 'naan', price: 320, kcal: 290, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['eggs']),
  },
  'garlic-naan': {
    title: t('Garlic cilantro naan', 'نان بالثوم والكزبرة', 'Knoblauch-Koriander-Naan', 'Naan ail et coriandre'),
    description: t('Raw garlic pressed into the dough.', 'ثوم طازج مضغوط في العجين.', 'Frischer Knoblauch, in den Teig gedrückt.', 'Ail frais pressé dans la pâte.'),
    motif: 'flatbread-basket', price: 380, kcal: 310, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['eggs']),
  },
  'roti': {
    title: t('Wholewheat roti', 'روتي القمح الكامل', 'Vollkorn-Roti', 'Roti complet'),
    description: t('Plain, soft, no butter.', 'سادة وطري، بلا زبدة.', 'Schlicht, weich, ohne Butter.', 'Simple, souple, sans beurre.'),
    motif: 'manakish-zaatar', price: 250, kcal: 190, dietary: halal(['gluten'], ['vegan']),
  },
  'saffron-pilau': {
    title: t('Saffron pilau', 'بيلاو بالزعفران', 'Safran-Pilaw', 'Pilaf au safran'),
    description: t('Basmati, bay, cardamom, a thread of saffron.', 'بسمتي وورق غار وهيل وخيوط زعفران.', 'Basmati, Lorbeer, Kardamom, Safranfäden.', 'Basmati, laurier, cardamome, filaments de safran.'),
    motif: 'basmati-rice', price: 420, kcal: 310, dietary: halal([], ['vegan', 'gluten_free'], ['nuts']),
  },
  // Sweets and drinks
  'gulab-jamun': {
    title: t('Gulab jamun', 'غولاب جامون', 'Gulab Jamun', 'Gulab jamun'),
    description: t('Two warm milk dumplings in cardamom syrup.', 'كرتان دافئتان من عجينة الحليب في قطر الهيل.', 'Zwei warme Milchbällchen in Kardamomsirup.', 'Deux boulettes de lait tièdes, sirop de cardamome.'),
    motif: 'gulab-jamun', price: 550, kcal: 340, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['nuts']), addons: ['vanilla-scoop'],
  },
  'rasmalai': {
    title: t('Rasmalai', 'راس ملاي', 'Rasmalai', 'Rasmalai'),
    description: t('Soft cheese discs in saffron milk, pistachio.', 'أقراص جبن طرية في حليب الزعفران مع فستق.', 'Weiche Käsetaler in Safranmilch, Pistazie.', 'Disques de fromage tendre, lait au safran, pistache.'),
    motif: 'creme-caramel', price: 590, kcal: 310, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
  'pistachio-kulfi': {
    title: t('Pistachio kulfi', 'كلفي الفستق', 'Pistazien-Kulfi', 'Kulfi à la pistache'),
    description: t('Dense frozen milk on a stick.', 'حليب مثلّج كثيف على عود.', 'Dichtes Milcheis am Stiel.', 'Glace au lait dense, sur bâtonnet.'),
    motif: 'ice-cream-cone', price: 490, kcal: 260, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
  'mango-lassi': {
    title: t('Mango lassi', 'لاسي المانجو', 'Mango-Lassi', 'Lassi à la mangue'),
    description: t('Alphonso pulp, yogurt, a little cardamom.', 'مانجو ألفونسو ولبن وقليل من الهيل.', 'Alphonso-Mango, Joghurt, etwas Kardamom.', 'Pulpe d’alphonso, yaourt, un peu de cardamome.'),
    motif: 'mango-lassi', price: 490, kcal: 240, dietary: halal(['milk'], ['vegetarian', 'gluten_free']),
  },
  'masala-chai': {
    title: t('Masala chai', 'شاي ماسالا', 'Masala Chai', 'Masala chai'),
    description: t('Boiled, not steeped: ginger, cardamom, full milk.', 'مغلي لا منقوع: زنجبيل وهيل وحليب كامل.', 'Gekocht, nicht gezogen: Ingwer, Kardamom, Vollmilch.', 'Bouilli et non infusé : gingembre, cardamome, lait entier.'),
    motif: 'cappuccino', price: 350, kcal: 120, dietary: halal(['milk'], ['vegetarian', 'gluten_free']), options: ['tea-size'],
  },
}, indianTexts);
