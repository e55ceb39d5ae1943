import { furtherTexts } from '../table.ts';

export const indianTexts = furtherTexts({
  // Starters
  'vegetable-samosas': {
    es: ['Samosas de verduras', 'Patata, guisantes y comino; chutneys de tamarindo y de menta.'],
    ru: ['Овощные самосы', 'Картофель, горошек и зира; чатни из тамаринда и мяты.'],
    tr: ['Sebzeli samosa', 'Patates, bezelye ve kimyon; demirhindi ve nane chutneyleri.'],
    zh: ['蔬菜咖喱角', '土豆、豌豆、孜然，配罗望子酱和薄荷酱。'],
  },
  'lamb-samosas': {
    es: ['Samosas de cordero keema', 'Cordero picado, guindilla verde y semilla de cilantro.'],
    ru: ['Самосы с бараньим кимой', 'Рубленая баранина, зелёный чили, семена кориандра.'],
    tr: ['Kuzu kıymalı samosa', 'Kuzu kıyma, yeşil acı biber, kişniş tohumu.'],
    zh: ['羊肉末咖喱角', '羊肉末、青辣椒、芫荽籽。'],
  },
  'onion-bhaji': {
    es: ['Bhaji de cebolla', 'Buñuelos rústicos de harina de garbanzo, salsa de yogur.'],
    ru: ['Луковые бхаджи', 'Хрустящие оладьи из нутовой муки, йогуртовый соус.'],
    tr: ['Soğanlı bhaji', 'Nohut unlu çıtır lokmalar, yoğurt sosu.'],
    zh: ['炸洋葱丸', '鹰嘴豆粉脆炸，配酸奶蘸酱。'],
  },
  'gunpowder-potatoes': {
    es: ['Patatas gunpowder', 'Patatas nuevas machacadas, especias de lenteja tostada y mantequilla.'],
    ru: ['Картофель «Порох»', 'Мятый молодой картофель, специи с обжаренной чечевицей, масло.'],
    tr: ['Barut baharatlı patates', 'Ezilmiş taze patates, kavrulmuş mercimekli baharat, tereyağı.'],
    zh: ['火药香料土豆', '压碎小土豆、烘扁豆香料粉、黄油。'],
  },
  'paneer-tikka': {
    es: ['Paneer tikka a la brasa', 'Queso fresco tostado, pimientos y aceite de mostaza.'],
    ru: ['Панир тикка', 'Поджаренный свежий сыр, сладкий перец, горчичное масло.'],
    tr: ['Közde paneer tikka', 'Közlenmiş taze peynir, biber, hardal yağı.'],
    zh: ['炭烤印度奶酪块', '焦香鲜奶酪、彩椒、芥子油。'],
  },
  'pani-puri': {
    es: ['Pani puri, seis unidades', 'Esferas crujientes con garbanzos; el agua de menta la viertes tú.'],
    ru: ['Пани пури, шесть штук', 'Хрустящие шарики с нутом; мятную воду наливаете сами.'],
    tr: ['Pani puri, altı adet', 'Çıtır kabuklar, nohut; nane suyunu siz dökersiniz.'],
    zh: ['印度脆球（六个）', '香脆空心球、鹰嘴豆，薄荷水自己灌。'],
  },
  // Tandoor
  'tandoori-chicken': {
    es: ['Pollo tandoori', 'Con hueso, dos días de marinada, sal negra y lima.'],
    ru: ['Курица тандури', 'На кости, маринад двое суток, чёрная соль и лайм.'],
    tr: ['Tandır usulü tavuk', 'Kemikli, iki gün marine, kara tuz ve misket limonu.'],
    zh: ['唐杜里烤鸡', '带骨，腌制两天，黑盐与青柠。'],
  },
  'chicken-tikka': {
    es: ['Pollo tikka', 'Contramuslo deshuesado, fenogreco y el humo del horno de barro.'],
    ru: ['Куриная тикка', 'Бедро без кости, пажитник, дымок глиняной печи.'],
    tr: ['Tavuk tikka', 'Kemiksiz but, çemen otu, toprak fırının dumanı.'],
    zh: ['香料烤鸡块', '去骨鸡腿肉、葫芦巴，泥炉烟香。'],
  },
  'lamb-seekh': {
    es: ['Kebab seekh de cordero', 'Cordero picado, jengibre, garam masala y cebolla roja.'],
    ru: ['Сикх-кебаб из баранины', 'Рубленая баранина, имбирь, гарам масала, красный лук.'],
    tr: ['Kuzu seekh kebap', 'Kuzu kıyma, zencefil, garam masala, kırmızı soğan.'],
    zh: ['印式羊肉串', '羊肉末、姜、印度综合香料、红洋葱。'],
  },
  'tandoori-prawns': {
    es: ['Langostinos tandoori', 'Seis langostinos, ajowan y yogur al azafrán.'],
    ru: ['Королевские креветки тандури', 'Шесть креветок, ажгон, шафрановый йогурт.'],
    tr: ['Tandır usulü jumbo karides', 'Altı karides, ajwain tohumu, safranlı yoğurt.'],
    zh: ['唐杜里大虾', '六只大虾、印度藏茴香、藏红花酸奶。'],
  },
  // Curries
  'butter-chicken': {
    es: ['Pollo con mantequilla', 'Tostado en el tandoor y cocido en tomate y nata.'],
    ru: ['Баттер чикен', 'Курица из тандыра, тушённая в томатах со сливками.'],
    tr: ['Tereyağlı tavuk', 'Tandırda közlenir, sonra domates ve kremada pişer.'],
    zh: ['黄油鸡', '先入泥炉烤香，再以番茄奶油慢炖。'],
  },
  'chicken-korma': {
    es: ['Korma de pollo', 'Anacardos, semilla blanca de amapola y un soplo de agua de rosas.'],
    ru: ['Курица корма', 'Кешью, белый мак, лёгкий аромат розовой воды.'],
    tr: ['Tavuk korma', 'Kaju, beyaz haşhaş tohumu, bir nefes gül suyu.'],
    zh: ['科尔玛鸡', '腰果、白罂粟籽、淡淡玫瑰水香。'],
  },
  'chicken-chettinad': {
    es: ['Pollo Chettinad', 'Picante del sur: pimienta negra, hojas de curri y anís estrellado.'],
    ru: ['Курица Четтинад', 'Острота юга: чёрный перец, листья карри, бадьян.'],
    tr: ['Chettinad usulü tavuk', 'Güneyin acısı: karabiber, köri yaprağı, yıldız anason.'],
    zh: ['切蒂纳德鸡', '南印辣味：黑胡椒、咖喱叶、八角。'],
  },
  'lamb-rogan-josh': {
    es: ['Rogan josh de cordero', 'Chile de Cachemira, hinojo y paletilla a fuego lento.'],
    ru: ['Роган джош из баранины', 'Кашмирский чили, фенхель, лопатка долгого тушения.'],
    tr: ['Kuzu rogan josh', 'Keşmir biberi, rezene, ağır pişmiş kuzu kol.'],
    zh: ['克什米尔咖喱羊肉', '克什米尔辣椒、茴香、慢炖羊肩。'],
  },
  'lamb-saag': {
    es: ['Saag de cordero', 'Espinacas, hojas de mostaza y cordero que se deshace.'],
    ru: ['Сааг с бараниной', 'Шпинат и листовая горчица, тающая баранина.'],
    tr: ['Kuzulu saag', 'Ispanak, hardal otu, ağızda dağılan kuzu.'],
    zh: ['菠菜咖喱羊肉', '菠菜、芥菜叶，羊肉软烂。'],
  },
  'goan-fish-curry': {
    es: ['Curri de pescado de Goa', 'Bacalao fresco, coco y kokum; ácido y rojo.'],
    ru: ['Рыбное карри по-гоански', 'Треска, кокос, кокум; кислое и красное.'],
    tr: ['Goa usulü balık köri', 'Morina, hindistan cevizi, kokum; ekşi ve kırmızı.'],
    zh: ['果阿咖喱鱼', '鳕鱼、椰子、凤果，酸香红亮。'],
  },
  'prawn-malai': {
    es: ['Langostinos malai', 'A la bengalí, en coco suave y mostaza.'],
    ru: ['Креветки малай', 'По-бенгальски: нежный кокос и горчица.'],
    tr: ['Karidesli malai', 'Bengal usulü, hafif hindistan cevizi ve hardal.'],
    zh: ['孟加拉椰奶虾', '温和椰奶与芥末。'],
  },
  'palak-paneer': {
    es: ['Palak paneer', 'Queso fresco en espinacas muy verdes, refrito de ajo.'],
    ru: ['Палак панир', 'Свежий сыр в ярком шпинате, чесночная зажарка.'],
    tr: ['Palak paneer', 'Canlı yeşil ıspanakta taze peynir, sarımsaklı kızgın yağ.'],
    zh: ['菠菜奶酪咖喱', '翠绿菠菜泥、鲜奶酪，蒜油炝香。'],
  },
  'paneer-makhani': {
    es: ['Paneer makhani', 'La salsa del pollo con mantequilla, con queso fresco y sin pollo.'],
    ru: ['Панир махани', 'Соус баттер чикен, но со свежим сыром вместо курицы.'],
    tr: ['Paneer makhani', 'Tereyağlı tavuğun sosu, tavuk yerine taze peynirle.'],
    zh: ['黄油番茄奶酪咖喱', '黄油鸡的酱汁，不放鸡肉，换成鲜奶酪。'],
  },
  'chana-masala': {
    es: ['Garbanzos masala', 'Garbanzos, mango seco y jengibre en bastoncitos.'],
    ru: ['Чана масала', 'Нут, сушёное манго, имбирь соломкой.'],
    tr: ['Nohutlu chana masala', 'Nohut, kuru mango, kibrit çöpü zencefil.'],
    zh: ['香料鹰嘴豆', '鹰嘴豆、芒果干粉、姜丝。'],
  },
  'dal-tadka': {
    es: ['Dal tadka', 'Lentejas amarillas con comino, ajo y guindilla recién fritos.'],
    ru: ['Дал тадка', 'Жёлтая чечевица, шипящая зира, чеснок и чили.'],
    tr: ['Dal tadka', 'Sarı mercimek, kızgın yağda kimyon, sarımsak ve acı biber.'],
    zh: ['炝油黄扁豆', '黄扁豆，热油炝孜然、大蒜、辣椒。'],
  },
  'dal-makhani': {
    es: ['Dal makhani negro', 'Lentejas urad toda la noche sobre las brasas, con mantequilla.'],
    ru: ['Чёрный дал махани', 'Чечевица урад, ночь на углях, сливочное масло.'],
    tr: ['Siyah dal makhani', 'Bir gece köz üstünde kalmış urad mercimeği, tereyağı.'],
    zh: ['黄油黑扁豆', '黑豆炭火上煨一整夜，加黄油。'],
  },
  'baingan-bharta': {
    es: ['Bharta de berenjena ahumada', 'Asada a la llama y machacada con guisantes y guindilla verde.'],
    ru: ['Бхарта из копчёных баклажанов', 'Запечены на огне, размяты с горошком и зелёным чили.'],
    tr: ['Közlenmiş patlıcan bharta', 'Ateşte közlenir, bezelye ve yeşil acı biberle ezilir.'],
    zh: ['烟熏茄泥', '明火烤茄，拌豌豆和青辣椒捣成泥。'],
  },
  // Biryani, dosa, thali
  'chicken-biryani': {
    es: ['Biryani de pollo de Hyderabad', 'Sellado con masa y abierto en tu mesa; huevo duro y raita.'],
    ru: ['Куриный бирьяни по-хайдарабадски', 'Запечатан тестом, открываете за столом; варёное яйцо, раита.'],
    tr: ['Haydarabad usulü tavuk biryani', 'Hamurla kapatılır, sofranızda açılır; haşlanmış yumurta, raita.'],
    zh: ['海得拉巴鸡肉香饭', '面皮封锅，上桌才开；配水煮蛋和酸奶酱。'],
  },
  'lamb-biryani': {
    es: ['Biryani de cordero', 'Arroz al azafrán, cordero con hueso, cebolla frita y menta.'],
    ru: ['Бирьяни с бараниной', 'Шафрановый рис, баранина на кости, жареный лук и мята.'],
    tr: ['Kuzu biryani', 'Safranlı pilav, kemikli kuzu, kızarmış soğan ve nane.'],
    zh: ['羊肉香饭', '藏红花米饭、带骨羊肉、炸洋葱、薄荷。'],
  },
  'vegetable-biryani': {
    es: ['Biryani de verduras', 'Coliflor, judías, zanahoria, especias enteras y agracejos.'],
    ru: ['Овощной бирьяни', 'Цветная капуста, фасоль, морковь, цельные специи, барбарис.'],
    tr: ['Sebzeli biryani', 'Karnabahar, fasulye, havuç, tane baharat, kadın tuzluğu.'],
    zh: ['蔬菜香饭', '花椰菜、豆角、胡萝卜、整粒香料、小檗果。'],
  },
  'masala-dosa': {
    es: ['Dosa masala', 'Crepe crujiente de un brazo de largo, patata masala, sambar y coco.'],
    ru: ['Масала доса', 'Хрустящий блин длиной с руку, картофель масала, самбар, кокос.'],
    tr: ['Masalalı dosa', 'Kol boyu çıtır krep, baharatlı patates, sambar, hindistan cevizi.'],
    zh: ['马萨拉多萨', '一臂长的脆薄饼、香料土豆、扁豆蔬菜汤、椰子酱。'],
  },
  'paneer-dosa': {
    es: ['Dosa de paneer', 'Queso a la plancha, cebolla y hojas de curri; tres chutneys.'],
    ru: ['Доса с паниром', 'Обжаренный сыр, лук, листья карри; три чатни.'],
    tr: ['Paneerli dosa', 'Izgara peynir, soğan, köri yaprağı; üç chutney.'],
    zh: ['奶酪多萨', '煎奶酪、洋葱、咖喱叶，三款蘸酱。'],
  },
  'idli-sambar': {
    es: ['Idli con sambar', 'Cuatro pasteles de arroz al vapor, caldo de lentejas y chutney de coco.'],
    ru: ['Идли с самбаром', 'Четыре паровые рисовые лепёшки, чечевичная похлёбка, кокосовый чатни.'],
    tr: ['Sambarlı idli', 'Buharda dört pirinç keki, mercimek suyu, hindistan cevizi chutneyi.'],
    zh: ['蒸米糕配扁豆汤', '四块蒸米糕、扁豆蔬菜汤、椰子酱。'],
  },
  'vegetarian-thali': {
    es: ['Thali vegetariano', 'Dos curris, dal, arroz, raita, encurtido, pan y un dulce.'],
    ru: ['Вегетарианский тхали', 'Два карри, дал, рис, раита, пикули, хлеб и сладкое.'],
    tr: ['Vejetaryen thali', 'İki köri, dal, pilav, raita, turşu, ekmek ve bir tatlı.'],
    zh: ['素食拼盘', '两款咖喱、扁豆、米饭、酸奶酱、腌菜、面饼和甜品。'],
  },
  // Breads and rice
  'butter-naan': {
    es: ['Naan de mantequilla', 'Cocido en la pared del horno y pincelado con ghee.'],
    ru: ['Наан с маслом', 'С горячей стенки тандыра, смазан гхи.'],
    tr: ['Tereyağlı naan', 'Fırın duvarına yapıştırılır, ghee sürülür.'],
    zh: ['黄油馕', '贴炉壁烤成，刷酥油。'],
  },
  'garlic-naan': {
    es: ['Naan de ajo y cilantro', 'Ajo crudo prensado en la masa.'],
    ru: ['Наан с чесноком и кинзой', 'Сырой чеснок вдавлен прямо в тесто.'],
    tr: ['Sarımsaklı kişnişli naan', 'Hamura bastırılmış çiğ sarımsak.'],
    zh: ['蒜香香菜馕', '生蒜直接压进面团。'],
  },
  'roti': {
    es: ['Roti integral', 'Sencillo, tierno, sin mantequilla.'],
    ru: ['Роти из цельнозерновой муки', 'Простая, мягкая, без масла.'],
    tr: ['Tam buğday roti', 'Sade, yumuşak, tereyağsız.'],
    zh: ['全麦薄饼', '原味柔软，不加黄油。'],
  },
  'saffron-pilau': {
    es: ['Arroz pilau al azafrán', 'Basmati, laurel, cardamomo y una hebra de azafrán.'],
    ru: ['Шафрановый плов', 'Басмати, лавровый лист, кардамон, нить шафрана.'],
    tr: ['Safranlı pilav', 'Basmati, defne, kakule, bir tel safran.'],
    zh: ['藏红花香米饭', '印度香米、月桂叶、小豆蔻、一缕藏红花。'],
  },
  // Sweets and drinks
  'gulab-jamun': {
    es: ['Gulab jamun, dos unidades', 'Dos bolitas de leche tibias en almíbar de cardamomo.'],
    ru: ['Гулаб джамун', 'Два тёплых молочных шарика в сиропе с кардамоном.'],
    tr: ['Gulab jamun tatlısı', 'Kakuleli şurupta iki sıcak süt topu.'],
    zh: ['玫瑰奶球', '两颗温热奶球，浸小豆蔻糖浆。'],
  },
  'rasmalai': {
    es: ['Rasmalai de azafrán', 'Discos de queso tierno en leche al azafrán, con pistacho.'],
    ru: ['Расмалай', 'Нежные сырные лепёшки в шафрановом молоке, фисташки.'],
    tr: ['Safranlı rasmalai', 'Safranlı sütte yumuşak peynir diskleri, Antep fıstığı.'],
    zh: ['藏红花奶豆腐', '软嫩奶酪片浸藏红花牛奶，撒开心果。'],
  },
  'pistachio-kulfi': {
    es: ['Kulfi de pistacho', 'Leche helada y densa en un palito.'],
    ru: ['Фисташковое кулфи', 'Плотное молочное мороженое на палочке.'],
    tr: ['Antep fıstıklı kulfi', 'Çubukta yoğun donmuş süt.'],
    zh: ['开心果印度雪糕', '浓厚冻奶雪糕棒。'],
  },
  'mango-lassi': {
    es: ['Lassi de mango', 'Pulpa de mango Alphonso, yogur y un poco de cardamomo.'],
    ru: ['Манго ласси', 'Мякоть манго альфонсо, йогурт, немного кардамона.'],
    tr: ['Mangolu lassi', 'Alphonso mango püresi, yoğurt, biraz kakule.'],
    zh: ['芒果酸奶昔', '阿方索芒果果肉、酸奶、少许小豆蔻。'],
  },
  'masala-chai': {
    es: ['Té masala chai', 'Hervido, no infusionado: jengibre, cardamomo y leche entera.'],
    ru: ['Масала чай', 'Варим, а не завариваем: имбирь, кардамон, цельное молоко.'],
    tr: ['Masala çayı', 'Demlenmez, kaynatılır: zencefil, kakule, tam yağlı süt.'],
    zh: ['马萨拉奶茶', '煮出来的，不是泡的：姜、小豆蔻、全脂牛奶。'],
  },
});
