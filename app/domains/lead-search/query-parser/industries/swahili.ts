/** As in english.ts. One form of a noun class is enough if only its prefix changes: "kiwanda" for "viwanda". */
export const SWAHILI_INDUSTRIES = `
agriculture: kilimo, mkulima, ukulima, shamba, biashara ya kilimo, ufugaji = livestock, mfugaji = livestock, mifugo = livestock, ng'ombe = livestock, uvuvi = fishing, mvuvi = fishing, samaki = fishing, ufugaji wa samaki = aquaculture, kuku = poultry, ufugaji wa kuku = poultry, misitu = forestry, mbao = timber, pamba = cotton, korosho = cashew, kakao = cocoa, karafuu = cloves, maua = flower, kilimo cha maua = flower, mahindi = maize, mpunga = rice, mchele = rice, parachichi = avocado, ndizi = banana, maembe = mango, mkonge = sisal, ufuta = sesame, mboga = vegetables, matunda = fruit, mbegu = seed, mbolea = fertilizer, umwagiliaji = irrigation, mkulima wa chai = tea, mkulima wa kahawa = coffee, shamba la chai = tea, shamba la kahawa = coffee, vyama vya ushirika vya wakulima, chakula cha mifugo
agritech: teknolojia ya kilimo
mining: madini, mgodi, migodi, uchimbaji madini, uchimbaji wa madini, mchimbaji madini, mchimbaji wa madini, dhahabu = gold, mgodi wa dhahabu = gold, almasi = diamond, mgodi wa almasi = diamond, tanzanite = tanzanite, shaba = copper, makaa ya mawe = coal, machimbo
energy: nishati, umeme, uzalishaji wa umeme
renewables: umeme wa jua = solar, nishati ya jua = solar, nguvu ya jua = solar, umemejua = solar, sola = solar, paneli za jua = solar, umeme wa upepo = wind, nishati ya upepo = wind, nishati mbadala, nishati jadidifu, umeme wa maji = hydropower
oilgas: mafuta, gesi, mafuta na gesi, mafuta gesi, petroli, kituo cha mafuta, vituo vya mafuta, sheli, gesi asilia
utilities: maji, maji safi, maji taka, usambazaji wa maji, taka = waste, ukusanyaji taka = waste, usimamizi wa taka = waste, urejelezaji = recycling, kuchakata taka = recycling, mazingira, usafi wa mazingira
manufacturing: kiwanda, viwanda, mtengenezaji, watengenezaji, utengenezaji, uzalishaji wa viwandani, plastiki = plastic, chuma = steel, karatasi = paper, vioo = glass, vifungashio = packaging, mashine
food: chakula, vyakula, vinywaji, vyakula na vinywaji, usindikaji wa chakula, kusindika chakula, bia = brewery, kiwanda cha bia = brewery, mkate = bakery, duka la mikate = bakery, tanuri la mikate = bakery, bekari = bakery, maziwa = dairy, nyama = meat, bucha = meat, machinjio = meat, sukari = sugar, kiwanda cha sukari = sugar, unga = flour, kinu = flour, mafuta ya kula = edible oil, kahawa = coffee, chai = tea, juisi = juice, soda, tumbaku = tobacco, maji ya kunywa = water
chemicals: kemikali, rangi = paint
textiles: nguo, mavazi, kiwanda cha nguo, ushonaji, ngozi = leather, viatu = footwear, kitambaa, vitambaa, mitindo
consumergoods: sabuni = soap, vipodozi = cosmetics, bidhaa za nyumbani
automotive: gari, magari, muuzaji wa magari, muuza magari, wauzaji wa magari, wauza magari, karakana, gereji, vipuri, pikipiki, bodaboda, tairi, matairi
construction: ujenzi, mjenzi, mkandarasi, makandarasi, uhandisi, mhandisi, majengo, ujenzi wa nyumba, ujenzi wa barabara, barabara, usanifu majengo, mbunifu majengo, uchimbaji visima
buildingmaterials: vifaa vya ujenzi, saruji = cement, kiwanda cha saruji = cement, simenti = cement, matofali = brick, vigae = tile, mabati = roofing
realestate: mali isiyohamishika, mali zisizohamishika, nyumba na viwanja, viwanja, upangishaji nyumba, dalali wa nyumba
transport: usafiri, usafirishaji, kusafirisha, msafirishaji, uchukuzi, basi = bus, mabasi = bus, daladala = bus, matatu = bus, teksi = taxi, lori = trucking, malori = trucking, reli = rail, kukodisha magari = car rental
logistics: lojistiki, vifaa na usafirishaji, mizigo, kusafirisha mizigo, usafirishaji wa mizigo, usafirishaji mizigo, mizigo na usafirishaji, bandari, meli = shipping, usafiri wa meli = shipping, ghala = warehouse, maghala = warehouse, wakala wa forodha, forodha, uwakala wa forodha, posta, uwasilishaji, kupeleka vifurushi = courier, vifurushi = courier
aviation: ndege, usafiri wa anga, anga, shirika la ndege = airline, kampuni ya ndege = airline, uwanja wa ndege = airport, viwanja vya ndege = airport
tourism: utalii, kitalii, watalii, wakala wa safari, mawakala wa safari, hifadhi
hospitality: hoteli = hotel, mgahawa = restaurant, mikahawa = restaurant, mkahawa = restaurant, migahawa = restaurant, nyumba ya wageni = guest house, nyumba za wageni = guest house, ukarimu, loji = lodge, baa
retail: rejareja, biashara ya rejareja, muuzaji wa rejareja, muuzaji rejareja, duka, maduka, duka kubwa = supermarket, maduka makubwa = supermarket, supamaketi = supermarket, samani = furniture, duka la samani = furniture, duka la vitabu = bookshop
ecommerce: biashara mtandaoni, biashara ya mtandaoni, biashara za mtandaoni, duka la mtandaoni, maduka ya mtandaoni, uuzaji mtandaoni, biashara ya mtandao
wholesale: jumla, biashara ya jumla, muuzaji wa jumla, muuzaji jumla, msambazaji, usambazaji, muagizaji, waagizaji, msafirishaji nje, uagizaji, uuzaji nje, mwagizaji
finance: fedha, kifedha, huduma za kifedha, huduma za fedha, taasisi ya fedha, taasisi za fedha, mikopo midogo = microfinance, mikopo = microfinance, sacco = sacco, saccos = sacco, ushirika wa akiba na mikopo = sacco, uhasibu, mhasibu, ukaguzi wa hesabu, mkaguzi wa hesabu, kubadilisha fedha, kodi
banking: benki, benki ya biashara, kibenki, mabenki
insurance: bima, wakala wa bima, dalali wa bima, bima ya afya
fintech: fintech, teknolojia ya fedha, malipo ya simu, pesa kwa simu, malipo, malipo ya kidijitali, pesa mtandao
investment: uwekezaji, mwekezaji, wawekezaji, mfuko wa uwekezaji, mifuko ya uwekezaji, soko la hisa, dalali wa hisa, mfuko wa pensheni, mifuko ya pensheni, mifuko ya hifadhi ya jamii
technology: teknolojia, tehama, kompyuta, programu, programu za kompyuta, programu ya kompyuta, teknolojia ya habari, habari na mawasiliano teknolojia, dijitali, kidijitali, usalama wa mtandao = cybersecurity, akili bandia, akili mnemba, vifaa vya elektroniki, elektroniki, tovuti, kutengeneza programu
hubs: kituo cha ubunifu, vituo vya ubunifu, atamizi
telecom: mawasiliano, mawasiliano ya simu, simu, mtandao wa simu, mitandao ya simu, intaneti, huduma za intaneti, mtoa huduma za intaneti, watoa huduma za intaneti
media: vyombo vya habari, chombo cha habari, habari vyombo, gazeti = newspaper, magazeti = newspaper, televisheni = television, runinga = television, redio = radio, kituo cha redio = radio, vituo vya redio = radio, kituo cha televisheni = television, uchapishaji, uchapaji, mchapishaji, filamu = film, muziki = music
advertising: matangazo, utangazaji biashara, wakala wa matangazo, masoko, uuzaji na masoko, mahusiano ya umma, shughuli za hafla
leisure: michezo, burudani, klabu ya michezo, ukumbi wa mazoezi = gym, kamari = betting, bahati nasibu = lottery, makumbusho, sinema
healthcare: afya, huduma za afya, hospitali = hospital, kliniki = clinic, zahanati = clinic, kituo cha afya, vituo vya afya, daktari, madaktari, maabara ya afya = laboratory, daktari wa meno = dental, meno = dental, vifaa tiba, vifaa vya hospitali, matibabu
pharma: dawa, madawa, duka la dawa = pharmacy, maduka ya dawa = pharmacy, famasia = pharmacy, famasi = pharmacy, msambazaji wa dawa, kiwanda cha dawa, watengenezaji wa dawa, chanjo = vaccine
education: elimu, shule = school, skuli = school, shule binafsi = school, shule ya msingi = school, shule ya sekondari = school, chuo = college, vyuo = college, chuo kikuu = university, vyuo vikuu = university, mafunzo, kituo cha mafunzo, vituo vya mafunzo, chekechea, taasisi ya elimu
research: utafiti, kituo cha utafiti, taasisi ya utafiti, taasisi za utafiti, maktaba, maabara
government: serikali, kiserikali, wizara, halmashauri, manispaa, taasisi ya serikali, taasisi za serikali, sekta ya umma, shirika la umma, mashirika ya umma, ubalozi
nonprofit: shirika lisilo la kiserikali, mashirika yasiyo ya kiserikali, shirika lisilo la serikali, mashirika yasiyo ya serikali, asasi, asasi ya kiraia, asasi za kiraia, ngo, azaki, hisani, misaada, shirika la misaada, mashirika ya misaada, kanisa, makanisa, msikiti, misikiti, chama cha ushirika, vyama vya ushirika, chama cha wafanyakazi
businessservices: ulinzi, mlinzi, walinzi, usalama, usafi, ajira, wakala wa ajira, rasilimali watu, kituo cha simu, tafsiri, ukalimani
consulting: ushauri, mshauri, ushauri wa biashara, ushauri wa kitaalamu, washauri
legal: wakili, mawakili, sheria, ofisi ya wakili, ofisi za mawakili, uwakili
consumerservices: saluni, kinyozi, vinyozi, dobi, urembo, mazishi`;
