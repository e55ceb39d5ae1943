import { dishes } from '../table.ts';
import { halal, t } from '../text.ts';
import { levantineTexts } from './levantine.further.data.ts';

export const levantineDishes = dishes({
  // Mezze
  'ful-lemon-cumin': {
    title: t('Ful with lemon and cumin', 'فول بالليمون والكمون', 'Ful mit Zitrone und Kreuzkümmel', 'Foul au citron et au cumin'),
    description: t('Slow-cooked fava beans, tahini, lemon and olive oil.', 'فول مطهو ببطء وطحينة وليمون وزيت زيتون.', 'Langsam gegarte Saubohnen, Tahini, Zitrone und Olivenöl.', 'Fèves mijotées, tahini, citron et huile d’olive.'),
    motif: 'foul-medames', price: 690, kcal: 340, dietary: halal(['sesame'], ['vegan', 'gluten_free']), options: ['mezze-size'], addons: ['warm-flatbread', 'pickles'],
  },
  'smoky-eggplant-dip': {
    title: t('Smoky eggplant dip', 'متبّل الباذنجان', 'Rauchige Auberginencreme', 'Caviar d’aubergine fumé'),
    description: t('Charred eggplant, tahini, garlic and pomegranate.', 'باذنجان مشوي على النار وطحينة وثوم ورمّان.', 'Über Feuer gegrillte Aubergine, Tahini, Knoblauch, Granatapfel.', 'Aubergine brûlée, tahini, ail et grenade.'),
    motif: 'baba-ghanoush', price: 720, kcal: 260, dietary: halal(['sesame'], ['vegan', 'gluten_free']), options: ['mezze-size'], addons: ['warm-flatbread', 'extra-tahini'], tags: ['chef'],
  },
  'hummus': {
    title: t('Hummus with warm chickpeas', 'حمّص بالطحينة', 'Hummus mit warmen Kichererbsen', 'Houmous aux pois chiches tièdes'),
    description: t('Whipped with ice and tahini, cumin oil on top.', 'حمّص مخفوق مع الطحينة وزيت الكمون على الوجه.', 'Mit Eis und Tahini aufgeschlagen, obenauf Kreuzkümmelöl.', 'Fouetté avec glace et tahini, huile au cumin.'),
    motif: 'hummus-bowl', price: 650, kcal: 330, dietary: halal(['sesame'], ['vegan', 'gluten_free']), options: ['mezze-size'], addons: ['warm-flatbread', 'pickles', 'harissa'],
  },
  'muhammara': {
    title: t('Muhammara', 'محمّرة', 'Muhammara', 'Mouhamara'),
    description: t('Roasted red peppers, walnuts and pomegranate molasses.', 'فلفل أحمر مشوي وجوز ودبس رمّان.', 'Geröstete Paprika, Walnüsse und Granatapfelmelasse.', 'Poivrons rôtis, noix et mélasse de grenade.'),
    motif: 'tomato-soup', price: 740, kcal: 310, dietary: halal(['nuts', 'gluten'], ['vegan'], ['sesame']), addons: ['warm-flatbread'],
  },
  'olives-white-cheese': {
    title: t('Marinated olives and white cheese', 'زيتون متبّل وجبنة بيضاء', 'Marinierte Oliven und weißer Käse', 'Olives marinées et fromage blanc'),
    description: t('Thyme, orange peel, a little chili.', 'زعتر وقشر برتقال وقليل من الفلفل.', 'Thymian, Orangenschale, etwas Chili.', 'Thym, zeste d’orange, un peu de piment.'),
    motif: 'marinated-olives', price: 700, kcal: 290, dietary: halal(['milk'], ['vegetarian', 'gluten_free']), addons: ['warm-flatbread'],
  },
  'stuffed-vine-leaves': {
    title: t('Stuffed vine leaves', 'ورق عنب محشي', 'Gefüllte Weinblätter', 'Feuilles de vigne farcies'),
    description: t('Rice, mint, tomato and lemon. Six pieces, served cool.', 'أرز ونعناع وطماطم وليمون. ست حبات تُقدّم باردة.', 'Reis, Minze, Tomate und Zitrone. Sechs Stück, kalt serviert.', 'Riz, menthe, tomate et citron. Six pièces, servies fraîches.'),
    motif: 'stuffed-vine-leaves', price: 840, kcal: 280, dietary: halal([], ['vegan', 'gluten_free']),
  },
  'halloumi-honey': {
    title: t('Grilled halloumi with thyme honey', 'حلّوم مشوي بعسل الزعتر', 'Halloumi vom Grill mit Thymianhonig', 'Halloumi grillé au miel de thym'),
    description: t('Seared until it squeaks, black sesame, mint.', 'حلّوم محمّر مع سمسم أسود ونعناع.', 'Scharf angebraten, schwarzer Sesam, Minze.', 'Saisi à la plancha, sésame noir, menthe.'),
    motif: 'grilled-halloumi', price: 890, kcal: 410, dietary: halal(['milk', 'sesame'], ['vegetarian', 'gluten_free']),
  },
  'kibbeh': {
    title: t('Fried kibbeh', 'كبّة مقلية', 'Frittierte Kibbeh', 'Kebbé frits'),
    description: t('Bulgur shells with spiced lamb and pine nuts. Four pieces.', 'برغل محشو بلحم الغنم المتبّل والصنوبر. أربع حبات.', 'Bulgurhülle, gewürztes Lamm und Pinienkerne. Vier Stück.', 'Coque de boulgour, agneau épicé et pignons. Quatre pièces.'),
    motif: 'falafel-plate', price: 920, kcal: 480, dietary: halal(['gluten', 'nuts']), addons: ['garlic-yoghurt'],
  },
  'labneh-zaatar': {
    title: t('Labneh with za’atar', 'لبنة بالزعتر', 'Labneh mit Zatar', 'Labné au zaatar'),
    description: t('Strained yogurt, wild thyme, green olive oil.', 'لبنة مصفّاة وزعتر بلدي وزيت زيتون أخضر.', 'Abgetropfter Joghurt, wilder Thymian, grünes Olivenöl.', 'Yaourt égoutté, thym sauvage, huile d’olive verte.'),
    motif: 'granola-yoghurt', price: 620, kcal: 250, dietary: halal(['milk', 'sesame'], ['vegetarian', 'gluten_free']), addons: ['warm-flatbread'],
  },
  'batata-harra': {
    title: t('Batata harra', 'بطاطا حرّة', 'Batata Harra', 'Batata harra'),
    description: t('Crisp potatoes tossed with garlic, cilantro and chili.', 'بطاطا مقرمشة مع ثوم وكزبرة وفلفل حار.', 'Knusprige Kartoffeln mit Knoblauch, Koriander und Chili.', 'Pommes de terre croustillantes, ail, coriandre et piment.'),
    motif: 'baked-potato', price: 640, kcal: 390, dietary: halal([], ['vegan', 'gluten_free']), addons: ['toum'], tags: ['spicy'],
  },
  'lentil-soup': {
    title: t('Red lentil soup', 'شوربة عدس', 'Rote Linsensuppe', 'Soupe de lentilles corail'),
    description: t('Cumin, lemon and crisp pita on the side.', 'كمون وليمون وخبز محمّص جانبًا.', 'Kreuzkümmel, Zitrone, knusprige Pita dazu.', 'Cumin, citron et pita croustillante à part.'),
    motif: 'lentil-soup', price: 560, kcal: 240, dietary: halal(['gluten'], ['vegan'], ['celery']), options: ['soup-size'],
  },
  // Plates
  'falafel-plate': {
    title: t('Falafel plate', 'طبق فلافل', 'Falafel-Teller', 'Assiette de falafels'),
    description: t('Herb-green inside, with hummus, pickles and bread.', 'فلافل خضراء من الداخل مع حمّص ومخلل وخبز.', 'Innen kräutergrün, mit Hummus, Pickles und Brot.', 'Verts d’herbes à cœur, houmous, pickles et pain.'),
    motif: 'falafel-plate', price: 1150, kcal: 720, dietary: halal(['gluten', 'sesame'], ['vegan']), options: ['portion', 'bread'], addons: ['extra-tahini', 'side-hummus', 'pickles', 'halloumi-slice', 'cutlery'],
  },
  'shakshuka': {
    title: t('Shakshuka', 'شكشوكة', 'Schakschuka', 'Chakchouka'),
    description: t('Two eggs poached in peppers and tomato, bread to mop.', 'بيضتان في صلصة الفلفل والطماطم مع خبز للتغميس.', 'Zwei Eier, in Paprika und Tomate pochiert, Brot zum Tunken.', 'Deux œufs pochés dans poivrons et tomates, pain pour saucer.'),
    motif: 'shakshuka', price: 980, kcal: 520, dietary: halal(['eggs', 'gluten'], ['vegetarian']), options: ['spice'], addons: ['feta', 'warm-flatbread', 'harissa'],
  },
  'chicken-kabsa': {
    title: t('Chicken kabsa', 'كبسة دجاج', 'Hähnchen-Kabsa', 'Kabsa au poulet'),
    description: t('Long-grain rice with black lime, cardamom and almonds.', 'أرز طويل الحبة باللومي والهيل واللوز.', 'Langkornreis mit schwarzer Limette, Kardamom und Mandeln.', 'Riz long au citron noir, cardamome et amandes.'),
    motif: 'chicken-kabsa', price: 1490, kcal: 860, dietary: halal(['nuts'], ['gluten_free']), options: ['chicken-size'], addons: ['garlic-yoghurt', 'harissa'],
  },
  'shawarma-plate-chicken': {
    title: t('Chicken shawarma plate', 'صحن شاورما دجاج', 'Hähnchen-Schawarma-Teller', 'Assiette chawarma de poulet'),
    description: t('Shaved from the spit, with toum, pickles and fries.', 'دجاج مقطّع عن السيخ مع ثومية ومخلل وبطاطا.', 'Vom Spieß geschnitten, mit Toum, Pickles und Pommes.', 'Émincé à la broche, toum, pickles et frites.'),
    motif: 'shawarma-plate', price: 1390, kcal: 890, dietary: halal(['gluten'], [], ['milk']), options: ['portion', 'bread'], addons: ['toum', 'pickles', 'side-hummus'],
  },
  'lamb-maqluba': {
    title: t('Lamb maqluba', 'مقلوبة لحم', 'Lamm-Maqluba', 'Maqlouba d’agneau'),
    description: t('Upside-down rice with lamb shoulder, eggplant, cauliflower.', 'أرز مع كتف الغنم والباذنجان والقرنبيط، يُقلب عند التقديم.', 'Gestürzter Reis mit Lammschulter, Aubergine und Blumenkohl.', 'Riz renversé, épaule d’agneau, aubergine et chou-fleur.'),
    motif: 'biryani', price: 1690, kcal: 910, dietary: halal(['nuts', 'milk'], ['gluten_free']), addons: ['garlic-yoghurt'], tags: ['chef'],
  },
  'mujaddara': {
    title: t('Mujaddara', 'مجدّرة', 'Mudschaddara', 'Moudjadara'),
    description: t('Lentils and rice under a heap of dark fried onions.', 'عدس وأرز تعلوه طبقة سخية من البصل المحمّر.', 'Linsen und Reis unter einem Berg dunkler Röstzwiebeln.', 'Lentilles et riz sous une montagne d’oignons frits.'),
    motif: 'quinoa-bowl', price: 990, kcal: 610, dietary: halal([], ['vegan', 'gluten_free']), addons: ['garlic-yoghurt', 'pickles'],
  },
  'moussaka-levant': {
    title: t('Chickpea and eggplant moussaka', 'مسقّعة باذنجان بالحمّص', 'Moussaka mit Kichererbsen', 'Moussaka d’aubergine et pois chiches'),
    description: t('Baked slowly in tomato, eaten at room temperature.', 'مطهوة ببطء في الطماطم وتُقدّم بحرارة الغرفة.', 'Langsam in Tomate geschmort, lauwarm serviert.', 'Mijotée à la tomate, servie tiède.'),
    motif: 'chana-masala', price: 1080, kcal: 480, dietary: halal([], ['vegan', 'gluten_free']), addons: ['warm-flatbread'],
  },
  // Grill
  'charcoal-chicken-leg': {
    title: t('Charcoal chicken leg', 'فخذ دجاج على الفحم', 'Hähnchenschenkel vom Holzkohlegrill', 'Cuisse de poulet au charbon'),
    description: t('Lemon and sumac skin, garlic sauce, potatoes.', 'جلد مقرمش بالليمون والسمّاق مع ثومية وبطاطا.', 'Haut mit Zitrone und Sumach, Knoblauchsauce, Kartoffeln.', 'Peau au citron et sumac, sauce à l’ail, pommes de terre.'),
    motif: 'charcoal-chicken-leg', price: 1240, kcal: 690, dietary: halal([], ['gluten_free']), addons: ['toum', 'side-rice'],
  },
  'shish-taouk': {
    title: t('Shish taouk', 'شيش طاووق', 'Schisch Tawuk', 'Chich taouk'),
    description: t('Two skewers of chicken in yogurt, lemon and paprika.', 'سيخان من الدجاج المتبّل باللبن والليمون والبابريكا.', 'Zwei Hähnchenspieße in Joghurt, Zitrone und Paprika.', 'Deux brochettes de poulet au yaourt, citron et paprika.'),
    motif: 'chicken-skewers', price: 1420, kcal: 640, dietary: halal(['milk'], ['gluten_free']), addons: ['toum', 'extra-skewer', 'side-rice'],
  },
  'kofta-skewers': {
    title: t('Lamb kofta skewers', 'كفتة غنم مشوية', 'Lammkofta-Spieße', 'Brochettes de kefta d’agneau'),
    description: t('Minced lamb with parsley and seven spice, burnt tomato.', 'لحم غنم مفروم بالبقدونس والبهارات السبع وطماطم مشوية.', 'Lammhack mit Petersilie und Siebengewürz, Grilltomate.', 'Agneau haché, persil et sept épices, tomate grillée.'),
    motif: 'kofta-skewers', price: 1480, kcal: 720, dietary: halal([], ['gluten_free']), addons: ['extra-tahini', 'garlic-yoghurt'],
  },
  'mixed-grill-levant': {
    title: t('Mixed grill for one', 'مشاوي مشكّلة لشخص', 'Gemischte Grillplatte für eine Person', 'Grillade mixte pour une personne'),
    description: t('Taouk, kofta, lamb cubes, grilled onion and sumac bread.', 'طاووق وكفتة وشقف غنم وبصل مشوي وخبز بالسمّاق.', 'Tawuk, Kofta, Lammwürfel, Grillzwiebel, Sumachbrot.', 'Taouk, kefta, dés d’agneau, oignon grillé, pain au sumac.'),
    motif: 'mixed-grill', parts: ['chicken-skewers', 'kofta-skewers'], price: 1990, kcal: 980, dietary: halal(['gluten', 'milk']), addons: ['toum', 'side-hummus', 'pickles'],
  },
  'arayes': {
    title: t('Arayes', 'عرايس', 'Arayes', 'Arayes'),
    description: t('Pita filled with spiced beef and pressed on the grill.', 'خبز محشو بلحم البقر المتبّل ومضغوط على الشواية.', 'Mit gewürztem Rind gefüllte Pita, auf dem Grill gepresst.', 'Pita farcie de bœuf épicé, pressée sur le gril.'),
    motif: 'quesadilla', price: 1090, kcal: 620, dietary: halal(['gluten', 'nuts']), addons: ['extra-tahini', 'garlic-yoghurt'],
  },
  'whole-sea-bream': {
    title: t('Whole grilled sea bream', 'سمك دنيس مشوي كامل', 'Ganze Dorade vom Grill', 'Daurade entière grillée'),
    description: t('Stuffed with parsley and lemon, with tarator sauce.', 'محشو بالبقدونس والليمون مع صلصة الطرطور.', 'Mit Petersilie und Zitrone gefüllt, dazu Tarator.', 'Farcie de persil et citron, sauce tarator.'),
    motif: 'grilled-sea-bass', price: 2190, kcal: 560, dietary: halal(['fish', 'sesame'], ['gluten_free']), addons: ['side-rice'],
  },
  // Wraps
  'falafel-wrap': {
    title: t('Falafel wrap', 'ساندويش فلافل', 'Falafel-Wrap', 'Galette de falafels'),
    description: t('Crushed falafel, tarator, tomato, mint and pickled turnip.', 'فلافل مهروسة وطرطور وطماطم ونعناع ومخلل لفت.', 'Zerdrückte Falafel, Tarator, Tomate, Minze, eingelegte Rübe.', 'Falafels écrasés, tarator, tomate, menthe et navet mariné.'),
    motif: 'burrito', price: 790, kcal: 560, dietary: halal(['gluten', 'sesame'], ['vegan']), options: ['bread'], addons: ['extra-tahini', 'harissa', 'halloumi-slice'],
  },
  'shawarma-wrap-chicken': {
    title: t('Chicken shawarma wrap', 'شاورما دجاج', 'Hähnchen-Schawarma im Brot', 'Chawarma de poulet en galette'),
    description: t('Thin bread toasted in its own juices, toum, pickles.', 'خبز رقيق محمّص بعصارة الدجاج مع ثومية ومخلل.', 'Dünnes Brot, im Bratensaft geröstet, Toum, Pickles.', 'Pain fin toasté dans son jus, toum, pickles.'),
    motif: 'shawarma-wrap', price: 890, kcal: 640, dietary: halal(['gluten'], [], ['milk']), options: ['portion', 'spice'], addons: ['toum', 'pickles', 'fries-side'],
  },
  'shawarma-wrap-beef': {
    title: t('Beef shawarma wrap', 'شاورما لحم', 'Rinder-Schawarma im Brot', 'Chawarma de bœuf en galette'),
    description: t('Tahini, sumac onions, grilled tomato and parsley.', 'طحينة وبصل بالسمّاق وطماطم مشوية وبقدونس.', 'Tahini, Sumachzwiebeln, Grilltomate und Petersilie.', 'Tahini, oignons au sumac, tomate grillée et persil.'),
    motif: 'shawarma-plate', price: 980, kcal: 690, dietary: halal(['gluten', 'sesame'], [], ['milk']), options: ['portion', 'spice'], addons: ['extra-tahini', 'pickles', 'fries-side'],
  },
  'halloumi-wrap': {
    title: t('Halloumi and mint wrap', 'ساندويش حلّوم بالنعناع', 'Halloumi-Wrap mit Minze', 'Galette halloumi et menthe'),
    description: t('Seared halloumi, cucumber, tomato, za’atar oil.', 'حلّوم محمّر وخيار وطماطم وزيت الزعتر.', 'Gebratener Halloumi, Gurke, Tomate, Zatar-Öl.', 'Halloumi saisi, concombre, tomate, huile au zaatar.'),
    motif: 'grilled-halloumi', price: 850, kcal: 580, dietary: halal(['gluten', 'milk', 'sesame'], ['vegetarian']), options: ['bread'],
  },
  // Salads
  'fattoush': {
    title: t('Fattoush', 'فتّوش', 'Fattusch', 'Fattouche'),
    description: t('Tomato, cucumber, purslane, sumac and crisp bread.', 'طماطم وخيار وبقلة وسمّاق وخبز مقرمش.', 'Tomate, Gurke, Portulak, Sumach und knuspriges Brot.', 'Tomate, concombre, pourpier, sumac et pain croustillant.'),
    motif: 'fattoush', price: 725, kcal: 290, dietary: halal(['gluten'], ['vegan']), options: ['mezze-size'], addons: ['halloumi-slice', 'grilled-chicken'],
  },
  'tabbouleh': {
    title: t('Tabbouleh', 'تبّولة', 'Libanesischer Tabouleh', 'Taboulé libanais'),
    description: t('Mostly parsley, as it should be: lemon, mint, fine bulgur.', 'بقدونس وفير كما يجب، مع ليمون ونعناع وبرغل ناعم.', 'Vor allem Petersilie, wie es sein soll: Zitrone, Minze, feiner Bulgur.', 'Surtout du persil, comme il se doit : citron, menthe, boulgour fin.'),
    motif: 'tabbouleh', price: 690, kcal: 230, dietary: halal(['gluten'], ['vegan']),
  },
  'beet-yoghurt-salad': {
    title: t('Beets with yogurt and dill', 'شمندر باللبن والشبت', 'Rote Bete mit Joghurt und Dill', 'Betteraves, yaourt et aneth'),
    description: t('Roasted beets, thick yogurt, toasted walnuts.', 'شمندر مشوي ولبن كثيف وجوز محمّص.', 'Geröstete Bete, dicker Joghurt, Walnüsse.', 'Betteraves rôties, yaourt épais, noix torréfiées.'),
    motif: 'acai-bowl', price: 760, kcal: 260, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
  'freekeh-salad': {
    title: t('Freekeh and herb salad', 'سلطة فريكة بالأعشاب', 'Freekeh-Kräutersalat', 'Salade de freekeh aux herbes'),
    description: t('Smoked green wheat, cucumber, almonds, lemon.', 'قمح أخضر مدخّن وخيار ولوز وليمون.', 'Geräucherter Grünweizen, Gurke, Mandeln, Zitrone.', 'Blé vert fumé, concombre, amandes, citron.'),
    motif: 'quinoa-bowl', price: 840, kcal: 380, dietary: halal(['gluten', 'nuts'], ['vegan']), addons: ['feta', 'grilled-chicken'],
  },
  // Breads
  'zaatar-manakish': {
    title: t('Za’atar manakish', 'منقوشة زعتر', 'Manakisch mit Zatar', 'Manouché au zaatar'),
    description: t('Baked to order with thyme, sesame and olive oil.', 'تُخبز عند الطلب بالزعتر والسمسم وزيت الزيتون.', 'Frisch gebacken mit Thymian, Sesam und Olivenöl.', 'Cuite à la commande, thym, sésame et huile d’olive.'),
    motif: 'manakish-zaatar', price: 550, kcal: 430, dietary: halal(['gluten', 'sesame'], ['vegan']), addons: ['pickles'],
  },
  'cheese-manakish': {
    title: t('Akkawi cheese manakish', 'منقوشة جبنة عكّاوي', 'Manakisch mit Akkawi-Käse', 'Manouché au fromage akkawi'),
    description: t('Mild white cheese, nigella seeds, blistered edges.', 'جبنة بيضاء خفيفة وحبة البركة وأطراف محمّرة.', 'Milder weißer Käse, Schwarzkümmel, blasiger Rand.', 'Fromage blanc doux, graines de nigelle, bords soufflés.'),
    motif: 'cheese-pide', price: 690, kcal: 540, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['sesame']), tags: ['kids'],
  },
  'lahm-bi-ajin': {
    title: t('Lahm bi ajin', 'لحم بعجين', 'Lahm bi Adschin', 'Lahm bi ajine'),
    description: t('Paper-thin dough, minced lamb, pomegranate, lemon wedge.', 'عجينة رقيقة ولحم غنم مفروم ودبس رمّان وليمون.', 'Hauchdünner Teig, Lammhack, Granatapfel, Zitrone.', 'Pâte très fine, agneau haché, grenade, quartier de citron.'),
    motif: 'garden-pizza', price: 760, kcal: 490, dietary: halal(['gluten', 'nuts']), addons: ['garlic-yoghurt'],
  },
  'taboon-basket': {
    title: t('Basket of warm bread', 'سلة خبز ساخن', 'Korb mit warmem Brot', 'Corbeille de pains chauds'),
    description: t('Four rounds straight from the clay oven.', 'أربعة أرغفة خارجة للتو من الفرن الطيني.', 'Vier Fladen direkt aus dem Lehmofen.', 'Quatre pains ronds sortis du four en terre.'),
    motif: 'flatbread-basket', price: 390, kcal: 520, dietary: halal(['gluten'], ['vegan'], ['sesame']),
  },
  // Sweets
  'kunafa': {
    title: t('Cheese kunafa', 'كنافة بالجبن', 'Käse-Kunafa', 'Knafeh au fromage'),
    description: t('Shredded pastry, stretchy cheese, orange-blossom syrup.', 'عجينة شعر ناعمة وجبن مطّاط وقطر بماء الزهر.', 'Engelshaar, ziehender Käse, Orangenblütensirup.', 'Cheveux d’ange, fromage filant, sirop de fleur d’oranger.'),
    motif: 'kunafa', price: 790, kcal: 560, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), addons: ['ashta', 'pistachio-crumb'],
  },
  'pistachio-baklava': {
    title: t('Pistachio baklava', 'بقلاوة بالفستق', 'Pistazien-Baklava', 'Baklava à la pistache'),
    description: t('Three buttery pieces, only just sweet enough.', 'ثلاث قطع بالسمن، بحلاوة معتدلة.', 'Drei buttrige Stücke, gerade süß genug.', 'Trois pièces au beurre, juste assez sucrées.'),
    motif: 'baklava', price: 590, kcal: 420, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']),
  },
  'rice-pudding-rose': {
    title: t('Rose rice pudding', 'أرز بحليب بماء الورد', 'Milchreis mit Rosenwasser', 'Riz au lait à la rose'),
    description: t('Chilled, with ground pistachio and a rose petal.', 'يُقدّم باردًا مع فستق مطحون وبتلة ورد.', 'Gekühlt, mit gemahlener Pistazie und Rosenblatt.', 'Servi frais, pistache moulue et pétale de rose.'),
    motif: 'creme-caramel', price: 520, kcal: 310, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
}, levantineTexts);
