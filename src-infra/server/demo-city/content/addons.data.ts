import type { DishMotif } from '../pictures/index.ts';
import { declared, further, halal, t } from './text.ts';
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
  extra('extra-tahini', 90, 4, further(t('Extra tahini', 'طحينة إضافية', 'Extra Tahini', 'Supplément tahini'), 'Extra de tahini', 'Ещё тахини', 'Ekstra tahin', '加份芝麻酱'), halal(['sesame'], ['vegan', 'gluten_free'])),
  extra('toum', 110, 4, further(t('Garlic toum', 'ثومية', 'Knoblauchcreme Toum', 'Crème d’ail toum'), 'Toum, crema de ajo', 'Чесночный тум', 'Sarımsaklı toum', '黎巴嫩蒜酱'), plants),
  extra('pickles', 120, 3, further(t('Turnip and cucumber pickles', 'مخلل لفت وخيار', 'Eingelegte Rüben und Gurken', 'Pickles de navet et concombre'), 'Encurtidos de nabo y pepino', 'Маринованные репа и огурцы', 'Şalgam ve salatalık turşusu', '腌芜菁和黄瓜'), plants),
  extra('side-hummus', 250, 3, further(t('Small hummus', 'حمّص صغير', 'Kleiner Hummus', 'Petit houmous'), 'Hummus pequeño', 'Маленький хумус', 'Küçük humus', '小份鹰嘴豆泥'), halal(['sesame'], ['vegan', 'gluten_free']), 'hummus-bowl'),
  extra('warm-flatbread', 150, 6, further(t('Warm flatbread', 'خبز ساخن', 'Warmes Fladenbrot', 'Galette chaude'), 'Pan plano caliente', 'Тёплая лепёшка', 'Sıcak lavaş', '热面饼'), halal(['gluten'], ['vegan'], ['sesame']), 'flatbread-basket'),
  extra('harissa', 80, 3, further(t('Harissa', 'هريسة', 'Harissa', 'Harissa'), 'Salsa harissa', 'Харисса', 'Harissa sosu', '哈里萨辣酱'), plants),
  extra('halloumi-slice', 220, 2, further(t('Grilled halloumi', 'حلّوم مشوي', 'Gegrillter Halloumi', 'Halloumi grillé'), 'Halloumi a la plancha', 'Халуми на гриле', 'Izgara hellim', '烤哈罗米奶酪'), halal(['milk'], ['vegetarian', 'gluten_free']), 'grilled-halloumi'),
  extra('extra-skewer', 480, 4, further(t('One more chicken skewer', 'سيخ شيش طاووق إضافي', 'Noch ein Hähnchenspieß', 'Une brochette de poulet en plus'), 'Otra brocheta de pollo', 'Ещё один куриный шашлычок', 'Bir tavuk şiş daha', '加一串鸡肉串'), halal(['milk'], ['gluten_free']), 'chicken-skewers'),
  extra('garlic-yoghurt', 100, 3, further(t('Garlic yogurt', 'لبن بالثوم', 'Knoblauchjoghurt', 'Yaourt à l’ail'), 'Yogur con ajo', 'Чесночный йогурт', 'Sarımsaklı yoğurt', '蒜香酸奶'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('side-rice', 300, 3, further(t('Vermicelli rice', 'أرز بالشعيرية', 'Reis mit Fadennudeln', 'Riz aux vermicelles'), 'Arroz con fideos', 'Рис с вермишелью', 'Şehriyeli pilav', '细面米饭'), halal(['gluten'], ['vegan'])),
  // Pizza and pasta
  extra('extra-mozzarella', 180, 2, further(t('Extra mozzarella', 'موزاريلا إضافية', 'Extra Mozzarella', 'Supplément mozzarella'), 'Extra de mozzarella', 'Ещё моцареллы', 'Ekstra mozzarella', '加份马苏里拉'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('burrata', 390, 1, further(t('Whole burrata', 'حبة بوراتا', 'Ganze Burrata', 'Burrata entière'), 'Burrata entera', 'Целая буррата', 'Bütün burrata', '整颗布拉塔奶酪'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('chilli-oil', 60, 4, further(t('Chili oil', 'زيت الفلفل الحار', 'Chiliöl', 'Huile pimentée'), 'Aceite de guindilla', 'Масло чили', 'Acı biber yağı', '辣油'), plants),
  extra('rocket', 150, 2, further(t('Fresh arugula', 'جرجير طازج', 'Frischer Rucola', 'Roquette fraîche'), 'Rúcula fresca', 'Свежая руккола', 'Taze roka', '新鲜芝麻菜'), plants),
  extra('anchovies', 200, 2, further(t('Anchovies', 'أنشوجة', 'Sardellen', 'Anchois'), 'Anchoas', 'Анчоусы', 'Ançüez', '鳀鱼'), declared(['fish'], ['gluten_free'])),
  extra('olives', 140, 2, further(t('Black olives', 'زيتون أسود', 'Schwarze Oliven', 'Olives noires'), 'Aceitunas negras', 'Чёрные оливки', 'Siyah zeytin', '黑橄榄'), plants, 'marinated-olives'),
  extra('stuffed-edge', 290, 1, further(t('Cheese-filled edge', 'أطراف محشوة بالجبن', 'Käserand', 'Bords au fromage'), 'Borde relleno de queso', 'Бортик с сыром', 'Peynir dolgulu kenar', '芝心饼边'), declared(['gluten', 'milk'], ['vegetarian'])),
  extra('parmesan', 120, 3, further(t('Grated parmesan', 'بارميزان مبشور', 'Geriebener Parmesan', 'Parmesan râpé'), 'Parmesano rallado', 'Тёртый пармезан', 'Rendelenmiş parmesan', '帕尔马干酪碎'), declared(['milk', 'eggs'], ['gluten_free'])),
  extra('garlic-dip', 110, 4, further(t('Garlic and herb dip', 'غموس الثوم والأعشاب', 'Knoblauch-Kräuter-Dip', 'Sauce ail et fines herbes'), 'Salsa de ajo y hierbas', 'Соус с чесноком и травами', 'Sarımsaklı otlu sos', '蒜香香草蘸酱'), declared(['milk', 'eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('vegan-mozzarella', 220, 1, further(t('Vegan mozzarella', 'موزاريلا نباتية', 'Vegane Mozzarella', 'Mozzarella végétale'), 'Mozzarella vegana', 'Веганская моцарелла', 'Vegan mozzarella', '纯素马苏里拉'), declared([], ['vegan', 'gluten_free'], ['nuts', 'soybeans'])),
  extra('focaccia-piece', 190, 4, further(t('Piece of rosemary focaccia', 'قطعة فوكاتشا بإكليل الجبل', 'Stück Rosmarin-Focaccia', 'Part de focaccia au romarin'), 'Trozo de focaccia de romero', 'Кусочек фокаччи с розмарином', 'Bir parça biberiyeli focaccia', '一块迷迭香佛卡夏'), declared(['gluten'], ['vegan'])),
  // Japanese, Chinese, noodles
  extra('wasabi-ginger', 70, 4, further(t('Wasabi and pickled ginger', 'واسابي وزنجبيل مخلل', 'Wasabi und Ingwer', 'Wasabi et gingembre'), 'Wasabi y jengibre encurtido', 'Васаби и маринованный имбирь', 'Wasabi ve zencefil turşusu', '山葵和腌姜'), declared(['mustard'], ['vegan', 'gluten_free'])),
  extra('tamari', 60, 4, further(t('Tamari, gluten-free soy sauce', 'تاماري: صويا خالية من الغلوتين', 'Tamari, glutenfreie Sojasauce', 'Tamari, sauce soja sans gluten'), 'Tamari, salsa de soja sin gluten', 'Тамари, соевый соус без глютена', 'Tamari, glütensiz soya sosu', '无麸质溜酱油'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('spicy-mayo', 90, 4, further(t('Spicy mayo', 'مايونيز حار', 'Scharfe Mayo', 'Mayonnaise pimentée'), 'Mayonesa picante', 'Острый майонез', 'Acılı mayonez', '辣味蛋黄酱'), declared(['eggs', 'mustard', 'soybeans'], ['vegetarian', 'gluten_free'])),
  extra('marinated-egg', 180, 2, further(t('Soy-marinated egg', 'بيضة متبّلة بالصويا', 'In Soja mariniertes Ei', 'Œuf mariné au soja'), 'Huevo marinado en soja', 'Яйцо в соевом маринаде', 'Soyalı yumurta', '酱油溏心蛋'), declared(['eggs', 'soybeans', 'gluten'], ['vegetarian'])),
  extra('chashu', 350, 2, further(t('Two slices of chashu pork', 'شريحتا تشاشو', 'Zwei Scheiben Chashu', 'Deux tranches de chashu'), 'Dos lonchas de cerdo chashu', 'Два ломтика свинины тясю', 'İki dilim chashu, domuz eti', '两片日式叉烧'), declared(['soybeans', 'gluten'])),
  extra('extra-noodles', 220, 2, further(t('Second helping of noodles', 'حصة نودلز ثانية', 'Nachschlag Nudeln', 'Seconde portion de nouilles'), 'Segunda ración de fideos', 'Ещё порция лапши', 'İkinci porsiyon noodle', '加一份面'), declared(['gluten', 'eggs'], ['vegetarian'])),
  extra('nori', 110, 3, further(t('Toasted nori', 'نوري محمّص', 'Gerösteter Nori', 'Nori grillé'), 'Nori tostada', 'Поджаренная нори', 'Kavrulmuş nori', '烤海苔'), declared([], ['vegan', 'gluten_free'], ['crustaceans'])),
  extra('butter-corn', 160, 2, further(t('Butter and sweetcorn', 'زبدة وذرة حلوة', 'Butter und Mais', 'Beurre et maïs doux'), 'Mantequilla y maíz dulce', 'Сливочное масло и кукуруза', 'Tereyağı ve mısır', '黄油玉米'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('chilli-crisp', 130, 3, further(t('Chili crisp', 'زيت حار مقرمش', 'Knuspriges Chiliöl', 'Huile pimentée croustillante'), 'Aceite de chile crujiente', 'Хрустящее масло чили', 'Çıtır acı sos', '香脆辣椒油'), declared(['soybeans', 'peanuts', 'sesame'], ['vegan'])),
  extra('black-vinegar', 50, 3, further(t('Black vinegar', 'خل أسود', 'Schwarzer Essig', 'Vinaigre noir'), 'Vinagre negro', 'Чёрный уксус', 'Siyah sirke', '香醋'), declared(['gluten'], ['vegan'])),
  extra('steamed-rice', 250, 4, further(t('Steamed rice', 'أرز أبيض على البخار', 'Gedämpfter Reis', 'Riz vapeur'), 'Arroz al vapor', 'Рис на пару', 'Buharda pilav', '白米饭'), plants),
  extra('bok-choy', 240, 2, further(t('Steamed bok choy', 'بوك تشوي على البخار', 'Gedämpfter Pak Choi', 'Pak choï vapeur'), 'Bok choy al vapor', 'Пак-чой на пару', 'Buharda bok choy', '清蒸小白菜'), declared([], ['vegan', 'gluten_free'])),
  // Indian
  extra('raita', 200, 3, further(t('Cucumber raita', 'رايتا بالخيار', 'Gurken-Raita', 'Raïta au concombre'), 'Raita de pepino', 'Раита с огурцом', 'Salatalıklı raita', '黄瓜酸奶酱'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('mango-chutney', 90, 3, further(t('Mango chutney', 'صلصة المانجو الهندية', 'Mango-Chutney', 'Chutney de mangue'), 'Chutney de mango', 'Чатни из манго', 'Mango chutneyi', '芒果酸辣酱'), plants),
  extra('papadums', 180, 4, further(t('Two papadums', 'قطعتا بابادوم', 'Zwei Papadams', 'Deux papadums'), 'Dos papadums', 'Два пападама', 'İki papadum', '两片印度脆饼'), halal([], ['vegan'], ['gluten'])),
  extra('lime-pickle', 90, 3, further(t('Lime pickle', 'مخلل الليمون الأخضر', 'Limetten-Pickle', 'Pickle de citron vert'), 'Encurtido de lima', 'Пикули из лайма', 'Misket limonu turşusu', '腌青柠'), halal(['mustard'], ['vegan', 'gluten_free'])),
  extra('plain-naan', 250, 4, further(t('Plain naan', 'خبز نان سادة', 'Naan natur', 'Naan nature'), 'Naan sencillo', 'Простой наан', 'Sade naan', '原味馕'), halal(['gluten', 'milk'], ['vegetarian']), 'naan'),
  // Thai and Vietnamese
  extra('crushed-peanuts', 80, 2, further(t('Crushed peanuts', 'فول سوداني مجروش', 'Gehackte Erdnüsse', 'Cacahuètes concassées'), 'Cacahuetes picados', 'Дроблёный арахис', 'Kırılmış yer fıstığı', '花生碎'), declared(['peanuts'], ['vegan', 'gluten_free'])),
  extra('fried-egg', 180, 2, further(t('Fried egg', 'بيضة مقلية', 'Spiegelei', 'Œuf au plat'), 'Huevo frito', 'Глазунья', 'Sahanda yumurta', '煎蛋'), halal(['eggs'], ['vegetarian', 'gluten_free']), 'fried-eggs'),
  extra('nuoc-cham', 80, 3, further(t('Nuoc cham', 'صلصة نووك تشام', 'Nuoc Cham', 'Nuoc-cham'), 'Salsa nuoc cham', 'Соус ныок-чам', 'Nuoc cham sosu', '越式鱼露蘸汁'), declared(['fish'], ['gluten_free'])),
  extra('sriracha', 60, 3, further(t('Sriracha', 'سريراتشا', 'Sriracha', 'Sriracha'), 'Salsa sriracha', 'Соус шрирача', 'Sriracha sosu', '是拉差辣酱'), declared([], ['vegan', 'gluten_free'], ['sulphites'])),
  extra('fresh-herbs-plate', 150, 2, further(t('Plate of fresh herbs and lime', 'طبق أعشاب طازجة وليمون', 'Teller frische Kräuter mit Limette', 'Assiette d’herbes fraîches et citron vert'), 'Plato de hierbas frescas y lima', 'Тарелка свежей зелени с лаймом', 'Taze ot ve misket limonu tabağı', '一盘鲜香草和青柠'), plants, 'fresh-herbs'),
  // Burgers and diner
  extra('bacon', 220, 2, further(t('Smoked bacon', 'لحم مقدد مدخّن', 'Geräucherter Speck', 'Bacon fumé'), 'Beicon ahumado', 'Копчёный бекон', 'Füme bacon', '烟熏培根'), declared([], ['gluten_free'])),
  extra('turkey-bacon', 220, 2, further(t('Turkey bacon', 'مقدد الديك الرومي', 'Putenspeck', 'Bacon de dinde'), 'Beicon de pavo', 'Бекон из индейки', 'Hindi bacon', '火鸡培根'), halal([], ['gluten_free'])),
  extra('cheddar', 130, 3, further(t('Slice of cheddar', 'شريحة شيدر', 'Scheibe Cheddar', 'Tranche de cheddar'), 'Loncha de cheddar', 'Ломтик чеддера', 'Bir dilim cheddar', '一片切达奶酪'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('vegan-slice', 150, 2, further(t('Vegan cheese slice', 'شريحة جبن نباتي', 'Vegane Käsescheibe', 'Tranche de fromage végétal'), 'Loncha de queso vegano', 'Ломтик веганского сыра', 'Vegan peynir dilimi', '一片纯素奶酪'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('beef-patty', 390, 2, further(t('Extra beef patty', 'قرص لحم إضافي', 'Extra Rindfleisch-Patty', 'Steak haché en plus'), 'Otra carne de ternera', 'Ещё одна говяжья котлета', 'Ekstra dana köfte', '加一片牛肉饼'), declared([], ['gluten_free'])),
  extra('jalapenos', 90, 2, further(t('Pickled jalapeños', 'هالابينو مخلل', 'Eingelegte Jalapeños', 'Jalapeños marinés'), 'Jalapeños encurtidos', 'Маринованный халапеньо', 'Jalapeño turşusu', '腌墨西哥辣椒'), plants),
  extra('house-sauce', 80, 4, further(t('House burger sauce', 'صلصة البرغر الخاصة', 'Haussauce', 'Sauce burger maison'), 'Salsa de la casa', 'Фирменный соус для бургеров', 'Özel burger sosu', '招牌汉堡酱'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('ketchup-mayo', 50, 6, further(t('Ketchup and mayo', 'كاتشب ومايونيز', 'Ketchup und Mayo', 'Ketchup et mayonnaise'), 'Kétchup y mayonesa', 'Кетчуп и майонез', 'Ketçap ve mayonez', '番茄酱和蛋黄酱'), declared(['eggs', 'mustard', 'celery'], ['vegetarian', 'gluten_free'])),
  extra('fries-side', 350, 3, further(t('Side of fries', 'بطاطا مقلية جانبية', 'Pommes als Beilage', 'Portion de frites'), 'Ración de patatas fritas', 'Порция картофеля фри', 'Yanına patates kızartması', '一份薯条'), halal([], ['vegan']), 'french-fries'),
  extra('coleslaw-pot', 220, 3, further(t('Pot of coleslaw', 'علبة كول سلو', 'Becher Krautsalat', 'Pot de coleslaw'), 'Tarrina de ensalada de col', 'Порция коулсло', 'Bir kâse lahana salatası', '一小份凉拌卷心菜'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  // Mexican
  extra('guacamole-pot', 260, 3, further(t('Pot of guacamole', 'علبة غواكامولي', 'Becher Guacamole', 'Pot de guacamole'), 'Tarrina de guacamole', 'Порция гуакамоле', 'Bir kâse guacamole', '一小份牛油果酱'), plants, 'guacamole'),
  extra('sour-cream', 110, 3, further(t('Sour cream', 'قشدة حامضة', 'Sauerrahm', 'Crème aigre'), 'Crema agria', 'Сметана', 'Ekşi krema', '酸奶油'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('pico', 120, 3, further(t('Pico de gallo', 'بيكو دي غالو', 'Pico de gallo', 'Pico de gallo'), 'Salsa pico de gallo', 'Пико-де-гальо', 'Pico de gallo sosu', '鲜切番茄莎莎'), plants),
  extra('queso', 210, 2, further(t('Warm queso', 'صلصة جبن دافئة', 'Warmer Queso', 'Queso chaud'), 'Salsa de queso caliente', 'Тёплый сырный соус кесо', 'Sıcak peynir sosu', '热芝士酱'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('tortilla-chips', 240, 3, further(t('Corn chips', 'رقائق الذرة', 'Maischips', 'Chips de maïs'), 'Totopos de maíz', 'Кукурузные чипсы', 'Mısır cipsi', '玉米片'), declared([], ['vegan', 'gluten_free'])),
  // Salads, bowls, breakfast
  extra('avocado-half', 210, 2, further(t('Half an avocado', 'نصف حبة أفوكادو', 'Halbe Avocado', 'Demi-avocat'), 'Medio aguacate', 'Половинка авокадо', 'Yarım avokado', '半个牛油果'), plants, 'avocado'),
  extra('feta', 190, 2, further(t('Crumbled feta', 'فيتا مفتتة', 'Zerbröselter Feta', 'Feta émiettée'), 'Feta desmenuzada', 'Раскрошенная фета', 'Ufalanmış feta', '菲达奶酪碎'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('grilled-chicken', 390, 2, further(t('Grilled chicken', 'دجاج مشوي', 'Gegrilltes Hähnchen', 'Poulet grillé'), 'Pollo a la parrilla', 'Курица гриль', 'Izgara tavuk', '烤鸡肉'), halal([], ['gluten_free'])),
  extra('smoked-tofu', 280, 2, further(t('Smoked tofu', 'توفو مدخّن', 'Räuchertofu', 'Tofu fumé'), 'Tofu ahumado', 'Копчёный тофу', 'Füme tofu', '烟熏豆腐'), declared(['soybeans'], ['vegan', 'gluten_free'])),
  extra('seed-mix', 110, 2, further(t('Toasted seeds', 'بذور محمّصة', 'Geröstete Kerne', 'Graines grillées'), 'Semillas tostadas', 'Поджаренные семечки', 'Kavrulmuş çekirdekler', '烤香籽仁'), declared(['sesame'], ['vegan', 'gluten_free'])),
  extra('soft-egg', 160, 2, further(t('Soft-boiled egg', 'بيضة نصف مسلوقة', 'Weiches Ei', 'Œuf mollet'), 'Huevo pasado por agua', 'Яйцо всмятку', 'Rafadan yumurta', '溏心蛋'), declared(['eggs'], ['vegetarian', 'gluten_free'])),
  extra('smoked-salmon', 420, 2, further(t('Smoked salmon', 'سلمون مدخّن', 'Räucherlachs', 'Saumon fumé'), 'Salmón ahumado', 'Копчёный лосось', 'Füme somon', '烟熏三文鱼'), declared(['fish'], ['gluten_free'])),
  extra('butter-jam', 120, 4, further(t('Butter and jam', 'زبدة ومربّى', 'Butter und Marmelade', 'Beurre et confiture'), 'Mantequilla y mermelada', 'Масло и джем', 'Tereyağı ve reçel', '黄油和果酱'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  // Coffee and sweets
  extra('extra-shot', 90, 3, further(t('Extra espresso shot', 'جرعة إسبريسو إضافية', 'Extra Espresso', 'Dose d’espresso en plus'), 'Carga extra de espresso', 'Ещё порция эспрессо', 'Ekstra espresso shot', '加一份浓缩'), plants),
  extra('vanilla-syrup', 70, 3, further(t('Vanilla syrup', 'شراب الفانيليا', 'Vanillesirup', 'Sirop de vanille'), 'Sirope de vainilla', 'Ванильный сироп', 'Vanilya şurubu', '香草糖浆'), plants),
  extra('whipped-cream', 90, 2, further(t('Whipped cream', 'كريمة مخفوقة', 'Schlagsahne', 'Crème fouettée'), 'Nata montada', 'Взбитые сливки', 'Çırpılmış krema', '鲜奶油'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('berry-compote', 160, 2, further(t('Warm berry compote', 'كومبوت التوت الدافئ', 'Warmes Beerenkompott', 'Compotée de fruits rouges'), 'Compota tibia de frutos rojos', 'Тёплый ягодный компот', 'Ilık orman meyveli komposto', '温热莓果酱'), plants),
  extra('pistachio-crumb', 140, 2, further(t('Pistachio crumb', 'فستق مجروش', 'Pistazienstreusel', 'Éclats de pistache'), 'Pistacho picado', 'Фисташковая крошка', 'Antep fıstığı kırıntısı', '开心果碎'), halal(['nuts'], ['vegan', 'gluten_free'], ['peanuts'])),
  extra('ashta', 190, 2, further(t('Clotted cream ashta', 'قشطة', 'Ashta-Rahm', 'Crème ashta'), 'Ashta, crema cuajada', 'Топлёные сливки ашта', 'Aşta kaymağı', '阿什塔奶皮'), halal(['milk'], ['vegetarian', 'gluten_free'])),
  extra('vanilla-scoop', 230, 2, further(t('Scoop of vanilla ice cream', 'كرة آيس كريم بالفانيليا', 'Kugel Vanilleeis', 'Boule de glace vanille'), 'Bola de helado de vainilla', 'Шарик ванильного мороженого', 'Bir top vanilyalı dondurma', '一球香草冰淇淋'), declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']), 'gelato-cup'),
  extra('candles', 150, 4, further(t('Ten birthday candles', 'عشر شموع عيد ميلاد', 'Zehn Geburtstagskerzen', 'Dix bougies d’anniversaire'), 'Diez velas de cumpleaños', 'Десять свечей для торта', 'On doğum günü mumu', '十支生日蜡烛')),
  extra('tapioca', 90, 2, further(t('Tapioca pearls', 'لآلئ التابيوكا', 'Tapiokaperlen', 'Perles de tapioca'), 'Perlas de tapioca', 'Шарики тапиоки', 'Tapyoka incileri', '珍珠'), plants),
  // Seafood, steak, West African
  extra('tartare', 110, 3, further(t('Tartar sauce', 'صلصة التارتار', 'Remoulade', 'Sauce tartare'), 'Salsa tártara', 'Соус тартар', 'Tartar sos', '塔塔酱'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('mushy-peas', 190, 2, further(t('Mushy peas', 'بازلاء مهروسة', 'Erbsenpüree', 'Purée de petits pois'), 'Puré de guisantes', 'Пюре из горошка', 'Ezilmiş bezelye', '豌豆泥'), declared([], ['vegan', 'gluten_free'])),
  extra('curry-sauce', 180, 2, further(t('Chip-shop curry sauce', 'صلصة الكاري', 'Currysauce', 'Sauce curry'), 'Salsa de curri para patatas', 'Соус карри к картофелю', 'Patateslik köri sosu', '英式薯条咖喱酱'), declared(['mustard', 'celery'], ['vegan'])),
  extra('aioli', 110, 3, further(t('Lemon aioli', 'أيولي بالليمون', 'Zitronen-Aioli', 'Aïoli au citron'), 'Alioli de limón', 'Лимонный айоли', 'Limonlu aioli', '柠檬蒜味蛋黄酱'), declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free'])),
  extra('mignonette', 90, 3, further(t('Shallot mignonette', 'صلصة الكراث والخل', 'Schalottenvinaigrette', 'Mignonette à l’échalote'), 'Mignonette de chalota', 'Соус миньонет с шалотом', 'Arpacık soğanlı mignonette', '红葱醋汁'), declared(['sulphites'], ['vegan', 'gluten_free'])),
  extra('pepper-sauce', 250, 2, further(t('Green peppercorn sauce', 'صلصة الفلفل الأخضر', 'Grüne-Pfeffer-Sauce', 'Sauce au poivre vert'), 'Salsa de pimienta verde', 'Соус из зелёного перца', 'Yeşil tane biber sosu', '青胡椒酱'), declared(['milk', 'celery'], ['gluten_free'])),
  extra('bearnaise', 250, 2, further(t('Béarnaise', 'صلصة بيارنيز', 'Sauce béarnaise', 'Sauce béarnaise'), 'Salsa bearnesa', 'Беарнский соус', 'Béarnaise sosu', '蛋黄香草黄油酱'), declared(['milk', 'eggs'], ['vegetarian', 'gluten_free'])),
  extra('herb-butter', 160, 2, further(t('Herb butter', 'زبدة بالأعشاب', 'Kräuterbutter', 'Beurre aux herbes'), 'Mantequilla de hierbas', 'Масло с травами', 'Otlu tereyağı', '香草黄油'), declared(['milk'], ['vegetarian', 'gluten_free'])),
  extra('shito', 150, 3, further(t('Shito pepper sauce', 'صلصة الشيتو الحارة', 'Shito-Pfeffersauce', 'Sauce pimentée shito'), 'Salsa picante shito', 'Острый соус шито', 'Shito acı biber sosu', '西托辣酱'), declared(['fish', 'crustaceans'])),
  extra('plantain-side', 330, 3, further(t('Side of fried plantain', 'موز جنة مقلي', 'Gebratene Kochbanane', 'Portion d’alloco'), 'Ración de plátano macho frito', 'Порция жареного плантана', 'Yanına kızarmış plantain muzu', '一份炸大蕉'), halal([], ['vegan', 'gluten_free']), 'fried-plantain'),
  // German
  extra('jaegersauce', 290, 2, further(t('Mushroom cream sauce', 'صلصة الفطر بالكريمة', 'Pilzrahmsauce', 'Sauce crémeuse aux champignons'), 'Salsa de nata y champiñones', 'Сливочно-грибной соус', 'Mantarlı krema sosu', '奶油蘑菇酱'), declared(['milk', 'celery'], ['vegetarian'])),
  extra('cranberries', 120, 2, further(t('Lingonberry jam', 'مربّى التوت البري', 'Preiselbeeren', 'Confiture d’airelles'), 'Mermelada de arándano rojo', 'Брусничный джем', 'Kırmızı yaban mersini reçeli', '越橘果酱'), plants),
  extra('crispy-onions', 150, 2, further(t('Crispy onions', 'بصل مقرمش', 'Röstzwiebeln', 'Oignons frits'), 'Cebolla crujiente', 'Хрустящий лук', 'Çıtır soğan', '香酥洋葱'), declared(['gluten'], ['vegan'])),
  // Shops
  extra('gift-card', 290, 3, further(t('Handwritten card', 'بطاقة بخط اليد', 'Handgeschriebene Karte', 'Carte manuscrite'), 'Tarjeta escrita a mano', 'Открытка, написанная от руки', 'El yazısı kart', '手写贺卡')),
  extra('glass-vase', 1290, 2, further(t('Clear glass vase', 'مزهرية زجاجية', 'Klare Glasvase', 'Vase en verre'), 'Jarrón de cristal', 'Прозрачная стеклянная ваза', 'Şeffaf cam vazo', '透明玻璃花瓶')),
  extra('gift-wrap', 250, 3, further(t('Kraft paper and ribbon', 'تغليف بورق وشريط', 'Packpapier und Band', 'Papier kraft et ruban'), 'Papel kraft y lazo', 'Крафт-бумага и лента', 'Kraft kâğıt ve kurdele', '牛皮纸和丝带')),
  extra('spice-rub', 180, 3, further(t('House spice rub', 'خلطة توابل البيت', 'Hausgewürz', 'Mélange d’épices maison'), 'Mezcla de especias de la casa', 'Фирменная смесь специй', 'Özel baharat karışımı', '招牌香料腌料'), declared(['mustard', 'celery'], ['vegan'])),
  extra('lemon-dill', 150, 3, further(t('Lemon and dill', 'ليمون وشبت', 'Zitrone und Dill', 'Citron et aneth'), 'Limón y eneldo', 'Лимон и укроп', 'Limon ve dereotu', '柠檬和莳萝'), plants, 'lemons'),
  extra('cloth-bag', 190, 2, further(t('Cotton carrier bag', 'كيس قماشي', 'Baumwolltasche', 'Sac en coton'), 'Bolsa de algodón', 'Хлопковая сумка', 'Pamuklu çanta', '棉布袋')),
  extra('cutlery', 20, 10, further(t('Wooden cutlery set', 'طقم ملاعق خشبية', 'Holzbesteck', 'Couverts en bois'), 'Cubiertos de madera', 'Деревянные приборы', 'Ahşap çatal bıçak takımı', '木质餐具')),
  // Mandatory
  deposit('bottle-deposit', 10, further(t('Bottle deposit', 'تأمين الزجاجة', 'Flaschenpfand', 'Consigne bouteille'), 'Fianza por botella', 'Залог за бутылку', 'Şişe depozitosu', '瓶子押金')),
  deposit('can-deposit', 5, further(t('Can deposit', 'تأمين العلبة', 'Dosenpfand', 'Consigne canette'), 'Fianza por lata', 'Залог за банку', 'Kutu depozitosu', '易拉罐押金')),
  deposit('pfand', 27, further(t('Deposit (returnable)', 'تأمين مسترد', 'Pfand', 'Consigne'), 'Fianza (retornable)', 'Залог (возвратная тара)', 'Depozito (iade edilir)', '押金（可退）')),
  deposit('takeaway-cup', 15, further(t('Paper cup', 'كوب ورقي', 'Pappbecher', 'Gobelet en carton'), 'Vaso de papel', 'Бумажный стакан', 'Karton bardak', '纸杯')),
  deposit('reusable-bowl', 200, further(t('Reusable bowl, deposit', 'تأمين وعاء قابل للإرجاع', 'Mehrwegschale, Pfand', 'Bol consigné'), 'Bol reutilizable, fianza', 'Многоразовая миска, залог', 'Tekrar kullanılabilir kâse, depozito', '可循环餐碗押金')),
  deposit('ice-pack', 120, further(t('Ice and insulated bag', 'ثلج وكيس حافظ للبرودة', 'Eis und Isolierbeutel', 'Glace et sac isotherme'), 'Hielo y bolsa térmica', 'Лёд и термосумка', 'Buz ve termal çanta', '冰块和保温袋')),
  deposit('cake-box', 80, further(t('Cake box', 'علبة الكعك', 'Kuchenkarton', 'Boîte à gâteau'), 'Caja para tarta', 'Коробка для торта', 'Pasta kutusu', '蛋糕盒')),
];
