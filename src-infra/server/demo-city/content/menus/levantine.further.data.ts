import { furtherTexts } from '../table.ts';

export const levantineTexts = furtherTexts({
  // Mezze
  'ful-lemon-cumin': {
    es: ['Ful con limón y comino', 'Habas cocidas a fuego lento, tahini, limón y aceite de oliva.'],
    ru: ['Фуль с лимоном и зирой', 'Бобы долгой варки, тахини, лимон и оливковое масло.'],
    tr: ['Limonlu kimyonlu ful', 'Ağır pişmiş bakla, tahin, limon ve zeytinyağı.'],
    zh: ['柠檬孜然炖蚕豆', '慢炖蚕豆、芝麻酱、柠檬、橄榄油。'],
  },
  'smoky-eggplant-dip': {
    es: ['Crema de berenjena ahumada', 'Berenjena asada, tahini, ajo y granada.'],
    ru: ['Закуска из копчёных баклажанов', 'Печённые на огне баклажаны, тахини, чеснок и гранат.'],
    tr: ['Közlenmiş patlıcan ezmesi', 'Közlenmiş patlıcan, tahin, sarımsak ve nar.'],
    zh: ['烟熏茄子泥', '炭烤茄子、芝麻酱、大蒜、石榴。'],
  },
  'hummus': {
    es: ['Hummus con garbanzos calientes', 'Batido con hielo y tahini, aceite de comino por encima.'],
    ru: ['Хумус с тёплым нутом', 'Взбит со льдом и тахини, сверху масло с зирой.'],
    tr: ['Sıcak nohutlu humus', 'Buz ve tahinle çırpılmış, üstünde kimyonlu yağ.'],
    zh: ['鹰嘴豆泥配热鹰嘴豆', '加冰和芝麻酱打发，淋孜然油。'],
  },
  'muhammara': {
    es: ['Muhammara de pimiento y nuez', 'Pimientos rojos asados, nueces y melaza de granada.'],
    ru: ['Мухаммара', 'Печёный красный перец, грецкий орех, гранатовый соус.'],
    tr: ['Muhammara', 'Közlenmiş kırmızı biber, ceviz ve nar ekşisi.'],
    zh: ['红椒核桃酱', '烤红椒、核桃、石榴糖蜜。'],
  },
  'olives-white-cheese': {
    es: ['Aceitunas aliñadas y queso blanco', 'Tomillo, piel de naranja y un poco de guindilla.'],
    ru: ['Маринованные оливки и белый сыр', 'Тимьян, апельсиновая цедра, немного чили.'],
    tr: ['Marine zeytin ve beyaz peynir', 'Kekik, portakal kabuğu, biraz acı biber.'],
    zh: ['腌橄榄配白奶酪', '百里香、橙皮、少许辣椒。'],
  },
  'stuffed-vine-leaves': {
    es: ['Hojas de parra rellenas', 'Arroz, menta, tomate y limón. Seis piezas, se sirven frías.'],
    ru: ['Долма в виноградных листьях', 'Рис, мята, помидор и лимон. Шесть штук, подаётся прохладной.'],
    tr: ['Yaprak sarma', 'Pirinç, nane, domates ve limon. Altı adet, soğuk servis edilir.'],
    zh: ['葡萄叶包饭', '米饭、薄荷、番茄、柠檬。六个，冷食。'],
  },
  'halloumi-honey': {
    es: ['Halloumi a la plancha con miel de tomillo', 'Dorado hasta que cruje al morder, sésamo negro y menta.'],
    ru: ['Халуми на гриле с тимьяновым мёдом', 'Обжарен до скрипа, чёрный кунжут, мята.'],
    tr: ['Kekik ballı ızgara hellim', 'Gıcırdayana kadar mühürlenmiş, siyah susam, nane.'],
    zh: ['百里香蜂蜜烤哈罗米奶酪', '煎到咬着吱吱响，黑芝麻、薄荷。'],
  },
  'kibbeh': {
    es: ['Kibbeh frito', 'Bulgur relleno de cordero especiado y piñones. Cuatro piezas.'],
    ru: ['Жареные киббе', 'Оболочка из булгура, пряная баранина и кедровые орешки. Четыре штуки.'],
    tr: ['İçli köfte', 'Bulgur kabukta baharatlı kuzu eti ve çam fıstığı. Dört adet, kızarmış.'],
    zh: ['炸羊肉碎麦丸', '碎麦外壳，香料羊肉和松子馅。四个。'],
  },
  'labneh-zaatar': {
    es: ['Labneh con za’atar', 'Yogur escurrido, tomillo silvestre y aceite de oliva verde.'],
    ru: ['Лабне с заатаром', 'Процеженный йогурт, дикий тимьян, зелёное оливковое масло.'],
    tr: ['Zahterli labne', 'Süzme yoğurt, yabani kekik, yeşil zeytinyağı.'],
    zh: ['扎塔尔浓缩酸奶', '滤干酸奶、野百里香、青橄榄油。'],
  },
  'batata-harra': {
    es: ['Patatas picantes batata harra', 'Patatas crujientes salteadas con ajo, cilantro y guindilla.'],
    ru: ['Батата харра', 'Хрустящий картофель с чесноком, кинзой и чили.'],
    tr: ['Acılı batata harra', 'Sarımsak, kişniş ve acı biberle harmanlanmış çıtır patates.'],
    zh: ['黎巴嫩香辣土豆', '香脆土豆拌大蒜、香菜、辣椒。'],
  },
  'lentil-soup': {
    es: ['Sopa de lentejas rojas', 'Comino, limón y pan de pita crujiente aparte.'],
    ru: ['Суп из красной чечевицы', 'Зира, лимон, хрустящая пита отдельно.'],
    tr: ['Kırmızı mercimek çorbası', 'Kimyon, limon, yanında çıtır pide.'],
    zh: ['红扁豆汤', '孜然、柠檬，配脆皮塔饼。'],
  },
  // Plates
  'falafel-plate': {
    es: ['Plato de falafel', 'Verde de hierbas por dentro, con hummus, encurtidos y pan.'],
    ru: ['Тарелка с фалафелем', 'Зелёный от трав внутри, хумус, соленья и хлеб.'],
    tr: ['Falafel tabağı', 'İçi taze otlarla yeşil; humus, turşu ve ekmekle.'],
    zh: ['法拉费拼盘', '内里香草翠绿，配鹰嘴豆泥、腌菜和面包。'],
  },
  'shakshuka': {
    es: ['Shakshuka de huevos', 'Dos huevos escalfados en pimiento y tomate, con pan para mojar.'],
    ru: ['Шакшука', 'Два яйца, томлённые в перце и томатах, хлеб для макания.'],
    tr: ['Ekmekli şakşuka', 'Biber ve domateste pişmiş iki yumurta, banmalık ekmek.'],
    zh: ['北非番茄烩蛋', '两颗蛋卧在彩椒番茄里，配面包蘸着吃。'],
  },
  'chicken-kabsa': {
    es: ['Kabsa de pollo', 'Arroz de grano largo con lima negra, cardamomo y almendras.'],
    ru: ['Кабса с курицей', 'Длиннозёрный рис с чёрным лаймом, кардамоном и миндалём.'],
    tr: ['Tavuklu kabsa', 'Kara misket limonu, kakule ve bademli uzun taneli pilav.'],
    zh: ['卡布萨鸡肉饭', '长粒米，黑青柠、小豆蔻、杏仁。'],
  },
  'shawarma-plate-chicken': {
    es: ['Plato de shawarma de pollo', 'Cortado del espetón, con toum, encurtidos y patatas fritas.'],
    ru: ['Шаурма из курицы на тарелке', 'Срезаем с вертела; тум, соленья и картофель фри.'],
    tr: ['Tavuk şavurma tabağı', 'Şişten kesilir; toum, turşu ve patates kızartmasıyla.'],
    zh: ['鸡肉沙威玛拼盘', '现削旋转烤鸡，配蒜酱、腌菜和薯条。'],
  },
  'lamb-maqluba': {
    es: ['Maqluba de cordero', 'Arroz «al revés» con paletilla de cordero, berenjena y coliflor.'],
    ru: ['Маклюба с бараниной', 'Рис-«перевёртыш» с бараньей лопаткой, баклажаном и цветной капустой.'],
    tr: ['Kuzulu maklube', 'Ters çevrilmiş pilav; kuzu kol, patlıcan, karnabahar.'],
    zh: ['羊肉翻转饭', '倒扣米饭，羊肩、茄子、花椰菜。'],
  },
  'mujaddara': {
    es: ['Mujaddara de lentejas', 'Lentejas y arroz bajo un montón de cebolla frita bien oscura.'],
    ru: ['Муджаддара', 'Чечевица и рис под горой тёмного жареного лука.'],
    tr: ['Mücaddara', 'Koyu kızarmış soğan altında mercimek ve pirinç.'],
    zh: ['扁豆焖饭', '扁豆米饭，盖满深焦炸洋葱。'],
  },
  'moussaka-levant': {
    es: ['Musaka de garbanzos y berenjena', 'Horneada despacio en tomate, se come a temperatura ambiente.'],
    ru: ['Мусака из нута и баклажанов', 'Долго запекается в томатах, подаётся комнатной температуры.'],
    tr: ['Nohutlu patlıcan musakka', 'Domateste ağır ağır fırınlanır, oda sıcaklığında yenir.'],
    zh: ['鹰嘴豆茄子穆萨卡', '番茄慢烤，常温食用。'],
  },
  // Grill
  'charcoal-chicken-leg': {
    es: ['Muslo de pollo a la brasa', 'Piel con limón y zumaque, salsa de ajo y patatas.'],
    ru: ['Куриная ножка на углях', 'Кожица с лимоном и сумахом, чесночный соус, картофель.'],
    tr: ['Kömürde tavuk but', 'Limonlu sumaklı deri, sarımsak sosu, patates.'],
    zh: ['炭烤鸡腿', '柠檬漆树粉脆皮、蒜酱、土豆。'],
  },
  'shish-taouk': {
    es: ['Brochetas shish taouk', 'Dos brochetas de pollo en yogur, limón y pimentón.'],
    ru: ['Шиш таук', 'Два шампура курицы в йогурте, лимоне и паприке.'],
    tr: ['Şiş tavuk', 'Yoğurt, limon ve toz biberle marine iki şiş tavuk.'],
    zh: ['黎巴嫩鸡肉串', '两串，酸奶、柠檬、红椒粉腌制。'],
  },
  'kofta-skewers': {
    es: ['Brochetas de kofta de cordero', 'Cordero picado con perejil y siete especias, tomate tostado.'],
    ru: ['Кюфта из баранины на шампурах', 'Рубленая баранина с петрушкой и семью специями, печёный помидор.'],
    tr: ['Kuzu köfte şiş', 'Maydanozlu, yedi baharatlı kuzu kıyma, közlenmiş domates.'],
    zh: ['羊肉丸串', '羊肉末拌欧芹和七香粉，配焦烤番茄。'],
  },
  'mixed-grill-levant': {
    es: ['Parrillada mixta para uno', 'Taouk, kofta, dados de cordero, cebolla a la parrilla y pan con zumaque.'],
    ru: ['Гриль-ассорти на одного', 'Таук, кюфта, кусочки баранины, лук гриль и хлеб с сумахом.'],
    tr: ['Tek kişilik karışık ızgara', 'Tavuk şiş, köfte, kuşbaşı kuzu, ızgara soğan ve sumaklı ekmek.'],
    zh: ['单人烧烤拼盘', '鸡肉串、羊肉丸串、羊肉块、烤洋葱、漆树粉面饼。'],
  },
  'arayes': {
    es: ['Arayes de ternera', 'Pita rellena de ternera especiada, prensada a la parrilla.'],
    ru: ['Араис', 'Пита с пряной говядиной, прижатая на гриле.'],
    tr: ['Dana kıymalı arayes', 'Baharatlı dana kıymayla doldurulup ızgarada bastırılmış pide.'],
    zh: ['炭烤牛肉夹饼', '皮塔饼夹香料牛肉，压在炭架上烤。'],
  },
  'whole-sea-bream': {
    es: ['Dorada entera a la parrilla', 'Rellena de perejil y limón, con salsa tarator.'],
    ru: ['Дорада целиком на гриле', 'С петрушкой и лимоном внутри, соус таратор.'],
    tr: ['Izgara bütün çipura', 'İçi maydanoz ve limon dolu, tarator sosuyla.'],
    zh: ['炭烤整条鲷鱼', '填欧芹和柠檬，配芝麻酱汁。'],
  },
  // Wraps
  'falafel-wrap': {
    es: ['Wrap de falafel', 'Falafel machacado, tarator, tomate, menta y nabo encurtido.'],
    ru: ['Фалафель в лаваше', 'Размятый фалафель, таратор, помидор, мята, маринованная репа.'],
    tr: ['Falafel dürüm', 'Ezilmiş falafel, tarator, domates, nane ve şalgam turşusu.'],
    zh: ['法拉费卷饼', '压碎法拉费、芝麻酱汁、番茄、薄荷、腌芜菁。'],
  },
  'shawarma-wrap-chicken': {
    es: ['Wrap de shawarma de pollo', 'Pan fino tostado en su propio jugo, toum y encurtidos.'],
    ru: ['Шаурма с курицей', 'Тонкий лаваш, подрумяненный в мясном соку, тум, соленья.'],
    tr: ['Tavuk şavurma dürüm', 'Kendi suyunda kızarmış ince ekmek, toum, turşu.'],
    zh: ['鸡肉沙威玛卷饼', '薄饼吸原汁烤脆，蒜酱、腌菜。'],
  },
  'shawarma-wrap-beef': {
    es: ['Wrap de shawarma de ternera', 'Tahini, cebolla con zumaque, tomate a la parrilla y perejil.'],
    ru: ['Шаурма с говядиной', 'Тахини, лук с сумахом, печёный помидор и петрушка.'],
    tr: ['Et şavurma dürüm', 'Dana eti, tahin, sumaklı soğan, ızgara domates ve maydanoz.'],
    zh: ['牛肉沙威玛卷饼', '芝麻酱、漆树粉洋葱、烤番茄、欧芹。'],
  },
  'halloumi-wrap': {
    es: ['Wrap de halloumi y menta', 'Halloumi a la plancha, pepino, tomate y aceite de za’atar.'],
    ru: ['Халуми с мятой в лаваше', 'Обжаренный халуми, огурец, помидор, масло с заатаром.'],
    tr: ['Hellimli naneli dürüm', 'Mühürlenmiş hellim, salatalık, domates, zahterli yağ.'],
    zh: ['哈罗米奶酪薄荷卷饼', '香煎哈罗米奶酪、黄瓜、番茄、扎塔尔香油。'],
  },
  // Salads
  'fattoush': {
    es: ['Fattoush', 'Tomate, pepino, verdolaga, zumaque y pan crujiente.'],
    ru: ['Салат фаттуш', 'Помидор, огурец, портулак, сумах и хрустящий хлеб.'],
    tr: ['Fettuş', 'Domates, salatalık, semizotu, sumak ve çıtır ekmek.'],
    zh: ['黎巴嫩脆饼沙拉', '番茄、黄瓜、马齿苋、漆树粉、脆饼。'],
  },
  'tabbouleh': {
    es: ['Tabulé', 'Casi todo perejil, como debe ser: limón, menta y bulgur fino.'],
    ru: ['Салат табуле', 'В основном петрушка, как и положено: лимон, мята, мелкий булгур.'],
    tr: ['Tabule', 'Olması gerektiği gibi bol maydanoz: limon, nane, ince bulgur.'],
    zh: ['塔布勒沙拉', '欧芹为主才正宗：柠檬、薄荷、细碎麦。'],
  },
  'beet-yoghurt-salad': {
    es: ['Remolacha con yogur y eneldo', 'Remolacha asada, yogur espeso y nueces tostadas.'],
    ru: ['Свёкла с йогуртом и укропом', 'Запечённая свёкла, густой йогурт, поджаренные грецкие орехи.'],
    tr: ['Yoğurtlu dereotlu pancar', 'Fırınlanmış pancar, koyu yoğurt, kavrulmuş ceviz.'],
    zh: ['莳萝酸奶甜菜根', '烤甜菜根、浓酸奶、烤核桃。'],
  },
  'freekeh-salad': {
    es: ['Ensalada de freekeh y hierbas', 'Trigo verde ahumado, pepino, almendras y limón.'],
    ru: ['Салат из фрике с зеленью', 'Копчёная зелёная пшеница, огурец, миндаль, лимон.'],
    tr: ['Otlu firik salatası', 'Tütsülü yeşil buğday, salatalık, badem, limon.'],
    zh: ['香草烟熏青麦沙拉', '烟熏青麦、黄瓜、杏仁、柠檬。'],
  },
  // Breads
  'zaatar-manakish': {
    es: ['Manakish de za’atar', 'Al horno al momento, con tomillo, sésamo y aceite de oliva.'],
    ru: ['Манакиш с заатаром', 'Печём под заказ с тимьяном, кунжутом и оливковым маслом.'],
    tr: ['Zahterli manakiş', 'Siparişle pişer; kekik, susam ve zeytinyağı.'],
    zh: ['扎塔尔烤饼', '现点现烤，百里香、芝麻、橄榄油。'],
  },
  'cheese-manakish': {
    es: ['Manakish de queso akkawi', 'Queso blanco suave, neguilla y bordes tostados.'],
    ru: ['Манакиш с сыром аккави', 'Нежный белый сыр, чернушка, подпечённый край.'],
    tr: ['Akkavi peynirli manakiş', 'Yumuşak beyaz peynir, çörek otu, kabarcıklı kenar.'],
    zh: ['阿卡维奶酪烤饼', '温和白奶酪、黑种草籽、焦香饼边。'],
  },
  'lahm-bi-ajin': {
    es: ['Lahm bi ajin de cordero', 'Masa finísima, cordero picado, granada y un gajo de limón.'],
    ru: ['Лахм би аджин', 'Тончайшее тесто, рубленая баранина, гранат, долька лимона.'],
    tr: ['Kuzu etli lahm bi ajin', 'Kâğıt inceliğinde hamur, kuzu kıyma, nar, limon dilimi.'],
    zh: ['羊肉薄饼', '薄如纸的面皮、羊肉末、石榴、柠檬角。'],
  },
  'taboon-basket': {
    es: ['Cesta de pan caliente', 'Cuatro panes redondos recién salidos del horno de barro.'],
    ru: ['Корзина тёплого хлеба', 'Четыре лепёшки прямо из глиняной печи.'],
    tr: ['Sıcak ekmek sepeti', 'Toprak fırından dört yuvarlak ekmek.'],
    zh: ['热面包篮', '四张圆饼，刚出泥炉。'],
  },
  // Sweets
  'kunafa': {
    es: ['Kunafa de queso', 'Masa en hilos, queso elástico y almíbar de azahar.'],
    ru: ['Кунафа с сыром', 'Тесто-нити, тягучий сыр, сироп с флёрдоранжем.'],
    tr: ['Peynirli künefe', 'Tel kadayıf, uzayan peynir, portakal çiçekli şurup.'],
    zh: ['奶酪库纳法', '千丝酥皮、拉丝奶酪、橙花糖浆。'],
  },
  'pistachio-baklava': {
    es: ['Baklava de pistacho', 'Tres piezas mantecosas, dulces lo justo.'],
    ru: ['Пахлава с фисташками', 'Три кусочка на масле, сладкие ровно в меру.'],
    tr: ['Fıstıklı baklava', 'Tereyağlı üç dilim, şekeri tam kararında.'],
    zh: ['开心果果仁蜜饼', '三块，黄油酥香，甜度刚好。'],
  },
  'rice-pudding-rose': {
    es: ['Arroz con leche a la rosa', 'Frío, con pistacho molido y un pétalo de rosa.'],
    ru: ['Рисовый пудинг с розой', 'Охлаждённый, с молотыми фисташками и лепестком розы.'],
    tr: ['Gül sulu sütlaç', 'Soğuk, çekilmiş Antep fıstığı ve bir gül yaprağıyla.'],
    zh: ['玫瑰米布丁', '冰镇，撒开心果碎和一片玫瑰花瓣。'],
  },
});
