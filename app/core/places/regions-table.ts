/**
 * First-level regions by ISO 3166-2 code, and without a number previous provinces and areas still in use. Spellings
 * follow "=", then the cities in the region by their name in `cities-table.ts`. After "+" come places that occur only
 * in company addresses. Regions with the same name as a city in several countries include their country.
 */
export const REGION_ROWS = `
DZ-16 Algiers Province=Wilaya d'Alger: Algiers + Rouiba; Bab Ezzouar; Hydra; Dar El Beida
DZ-31 Oran Province=Wilaya d'Oran: Oran + Es Senia; Arzew
DZ-15 Kabylie=Kabylia: Tizi Ouzou; Bejaia + Bouira; Akbou
DZ-30 Ouargla Province=Wilaya de Ouargla: Ouargla; Hassi Messaoud
AO-LUA Luanda Province=Província de Luanda: Luanda; Viana; Talatona; Cacuaco
AO-BGU Benguela Province=Província de Benguela: Benguela; Lobito
AO-HUI Huila=Huíla: Lubango
AO-BGO Bengo: + Caxito
AO-CNN Cunene: + Ondjiva
AO-LNO Lunda Norte: Dundo
AO-LSU Lunda Sul: Saurimo
AO-ZAI Zaire Province=Província do Zaire: Soyo + Mbanza Kongo
AO-BIE Bie Province=Bié: Cuito
AO-CUS Cuanza Sul=Kwanza Sul: Sumbe
AO-CNO Cuanza Norte=Kwanza Norte: Ndalatando
AO-CCU Cuando Cubango: Menongue
BJ-LI Littoral Department=Département du Littoral: Cotonou
BJ-AQ Atlantique Department=Département de l'Atlantique: Abomey-Calavi; Ouidah
BJ-OU Oueme=Ouémé: Porto-Novo
BJ-BO Borgou: Parakou
BJ-ZO Zou: Abomey; Bohicon
BJ-DO Donga Department: Djougou
BJ-AK Atakora=Atacora: Natitingou
BJ-CO Collines Department=Département des Collines: + Dassa-Zoumé; Savalou
BJ-KO Couffo=Kouffo: + Aplahoué; Dogbo
BJ-MO Mono Department=Département du Mono=le Mono: + Lokossa; Grand-Popo
BJ-PL Plateau Department=Département du Plateau: + Pobè; Kétou
BJ-AL Alibori: + Kandi; Malanville
BW-NW North-West District Botswana=Ngamiland: Maun + Shakawe
BW-CH Chobe District=Chobe: Kasane
BW-CE Central District Botswana: Serowe; Palapye; Orapa + Mahalapye; Letlhakane
BW-SE South-East District Botswana: Lobatse + Ramotswa
BW-NE North-East District Botswana: Francistown
BW-GH Ghanzi District: + Ghanzi
BW-KG Kgalagadi District=Kgalagadi: + Tsabong
BW-KL Kgatleng: + Mochudi
BW-KW Kweneng: + Molepolole; Mogoditshane
BF-03 Centre Region Burkina=Kadiogo: Ouagadougou
BF-09 Hauts-Bassins: Bobo-Dioulasso
BF-06 Centre-Ouest Region=Boulkiemde: Koudougou
BF-02 Cascades Region: Banfora
BF-05 Centre-Nord Region: Kaya de Burkina
BF-12 Sahel Region Burkina: Essakane + Dori
BI-BM Bujumbura Mairie: Bujumbura
CM-CE Centre Region Cameroon=Région du Centre: Yaounde + Mbalmayo; Obala
CM-LT Littoral Region=Région du Littoral=Littoral Cameroun=Littoral Cameroon: Douala; Edea + Nkongsamba
CM-SW South West Region Cameroon=Sud-Ouest Cameroun: Limbe; Buea; Kumba + Tiko
CM-NW North West Region Cameroon=Nord-Ouest Cameroun: Bamenda
CM-OU West Region Cameroon=Ouest Cameroun: Bafoussam + Dschang; Mbouda
CM-SU South Region Cameroon=Sud Cameroun: Kribi; Ebolowa
CM-NO North Region Cameroon=Nord Cameroun: Garoua
CM-EN Far North Region=Extrême-Nord: Maroua
CM-AD Adamawa Region=Adamaoua: Ngaoundere
CM-ES East Region Cameroon=Est Cameroun: Bertoua
CV-ST Santiago Island=Ilha de Santiago: Praia + Assomada
CV-SV Sao Vicente=São Vicente: Mindelo
CV-SL Ilha do Sal: Santa Maria do Sal; Espargos
CF-MP Ombella-M'Poko: Bimbo
CF-HS Mambere-Kadei=Mambéré-Kadéï: Berberati
CF-UK Ouaka: Bambari
TD-LO Logone Occidental: Moundou
TD-LR Logone Oriental: Doba
TD-OD Ouaddai=Ouaddaï: Abeche
TD-MC Moyen-Chari: Sarh
TD-CB Chari-Baguirmi: + Massenya
TD-HL Hadjer-Lamis=Hadjer Lamis: + Massakory
TD-MA Mandoul: + Koumra
TD-ME Mayo-Kebbi Est: + Bongor
TD-MO Mayo-Kebbi Ouest: + Pala
TD-TA Tandjile=Tandjilé: + Laï
TD-GR Guera=Guéra: + Mongo
TD-BA Batha: + Ati
TD-KA Kanem: + Mao
KM-G Grande Comore=Ngazidja: Moroni
KM-A Anjouan=Ndzuwani: Mutsamudu
CG-9 Niari: Dolisie
CG-13 Sangha: Ouesso
CG-8 Cuvette: Oyo du Congo + Owando
CD-HK Haut-Katanga=Upper Katanga: Lubumbashi; Likasi + Kasumbalesa; Kipushi
CD-LU Lualaba=Lualaba Province: Kolwezi + Fungurume
CD Katanga=Grand Katanga: Lubumbashi; Likasi; Kolwezi; Kalemie + Kasumbalesa; Kipushi; Fungurume; Kamina
CD-NK North Kivu=Nord-Kivu: Goma; Butembo; Beni
CD-SK South Kivu=Sud-Kivu: Bukavu; Uvira
CD Kivu: Goma; Butembo; Beni; Bukavu; Uvira; Kindu
CD-IT Ituri: Bunia
CD-BC Kongo Central=Bas-Congo: Matadi; Boma; Muanda
CD-TO Tshopo=Province Orientale: Kisangani
CD-TA Tanganyika Province: Kalemie
CD-KS Kasai=Kasaï: Tshikapa; Kananga; Mbuji-Mayi
CD-KC Kasai Central=Kasaï-Central: Kananga
CD-KE Kasai Oriental=Kasaï-Oriental: Mbuji-Mayi
CD-KL Kwilu: Kikwit
CD-EQ Equateur Province=Province de l'Équateur: Mbandaka
CD-MA Maniema: Kindu
CD-HU Haut-Uele=Haut-Uélé: Isiro
CI-LG Lagunes=Lagunes District=District des Lagunes: Grand-Bassam + Dabou; Jacqueville
CI-VB Vallee du Bandama=Vallée du Bandama: Bouake
CI-SV Savanes District=District des Savanes: Korhogo; Ferkessedougou
CI-BS Bas-Sassandra: San-Pedro; Soubre
CI-SM Sassandra-Marahoue=Sassandra-Marahoué: Daloa
CI-MG Montagnes District=District des Montagnes: Man
CI-GD Goh-Djiboua=Gôh-Djiboua: Gagnoa; Divo
CI-CM Comoe District=District de la Comoé: Abengourou
CI-ZZ Zanzan: Bondoukou
CI-DN Denguele=Denguélé: Odienne
EG-C Cairo Governorate=محافظة القاهرة: Cairo; New Cairo; Nasr City; Helwan + Maadi; Heliopolis; Obour City
EG-GZ Giza Governorate=محافظة الجيزة: Giza; 6th of October + Dokki; Mohandessin
EG-ALX Alexandria Governorate=محافظة الإسكندرية: Alexandria + Borg El Arab
EG-BA Red Sea Governorate=محافظة البحر الأحمر: Hurghada + El Gouna; Safaga
EG-JS South Sinai=محافظة جنوب سيناء: Sharm El Sheikh + Dahab
EG Sinai: Sharm El Sheikh + Dahab; El Arish; Taba
EG-GH Gharbia=محافظة الغربية: Tanta; Mahalla
EG-DK Dakahlia=محافظة الدقهلية: Mansoura
EG-SHR Sharqia=محافظة الشرقية: Zagazig; 10th of Ramadan
EG-BH Beheira=محافظة البحيرة: Damanhur
EG-MNF Monufia=Menoufia=محافظة المنوفية: Sadat City + Shibin El Kom
EG Nile Delta=Delta du Nil=الدلتا: Tanta; Mahalla; Mansoura; Zagazig; Damanhur; Damietta; Sadat City + Shibin El Kom; Kafr El Sheikh; Banha
EG-SUZ Suez Governorate=محافظة السويس: Suez; Ain Sokhna
GQ-BN Bioko: Malabo
GQ-LI Litoral Province: Bata
ER-AN Anseba: Keren
ER-SK Northern Red Sea: Massawa
ER-DK Southern Red Sea: Assab
ER-GB Gash-Barka=Gash Barka: + Barentu; Tesseney
ER-DU Debub: + Mendefera
SZ-HH Hhohho: Mbabane; Lobamba
SZ-MA Manzini Region: Manzini; Matsapha
ET-OR Oromia=Oromiya: Adama; Jimma; Bishoftu + Shashamane; Nekemte; Sebeta
ET-TI Tigray: Mekelle + Adigrat; Axum
ET-AM Amhara: Bahir Dar; Gondar; Dessie; Debre Birhan; Kombolcha
ET-SI Sidama: Hawassa
ET-SO Somali Region=Somali Regional State: Jijiga
ET-HA Harari: Harar
ET-AF Afar: + Semera; Logia
ET-SN Southern Ethiopia=South Ethiopia: Arba Minch
ET-BE Benishangul-Gumuz=Benshangul-Gumaz: + Assosa
ET-GA Gambella=Gambela: + Gambella
ET-SW South West Ethiopia=Southwest Ethiopia: + Bonga; Mizan
ET Southern Nations=SNNPR=SNNP=Southern Nations Nationalities and Peoples: Hawassa; Arba Minch + Hosaena; Wolaita Sodo; Dilla
GA-1 Estuaire: Libreville; Owendo + Akanda
GA-8 Ogooue-Maritime=Ogooué-Maritime: Port-Gentil
GA-2 Haut-Ogooue=Haut-Ogooué: Franceville; Moanda
GA-9 Woleu-Ntem: Oyem
GA-3 Moyen-Ogooue=Moyen-Ogooué: + Lambaréné
GA-4 Ngounie=Ngounié: + Mouila
GA-5 Nyanga: + Tchibanga
GA-6 Ogooue-Ivindo=Ogooué-Ivindo: + Makokou
GA-7 Ogooue-Lolo=Ogooué-Lolo: + Koulamoutou
GM-W West Coast Region Gambia: Brikama; Serekunda
GM Kanifing=Greater Banjul: + Serrekunda; Bakau; Banjul
GM-L Lower River Region: + Mansakonko
GM-N North Bank Region: + Kerewan
GM-U Upper River Region: + Basse
GM-M Central River Region: + Janjanbureh
GH-AA Greater Accra=Grand Accra: Accra; Tema + Madina; Ashaiman; Legon; East Legon; Spintex
GH-AH Ashanti=Ashanti Region: Kumasi; Obuasi + Ejisu; Mampong
GH-WP Western Region Ghana: Takoradi; Tarkwa + Sekondi; Axim
GH-CP Central Region Ghana: Cape Coast; Winneba; Kasoa + Elmina
GH-EP Eastern Region Ghana: Koforidua + Nsawam; Nkawkaw
GH-NP Northern Region Ghana: Tamale + Yendi
GH-BO Bono Region=Bono: Sunyani
GH-BE Bono East: Techiman
GH-UE Upper East=Upper East Region: Bolgatanga
GH-UW Upper West=Upper West Region: + Wa
GH-TV Volta Region: + Ho; Keta; Aflao
GH Brong-Ahafo=Brong Ahafo: Sunyani; Techiman + Goaso
GH-AF Ahafo: + Goaso
GH-NE North East Region Ghana: + Nalerigu
GH-OT Oti Region=Oti: + Dambai
GH-SV Savannah Region=Savannah Region Ghana: + Damongo
GH-WN Western North=Western North Region=Western North Region Ghana: + Sefwi Wiawso
GN-B Boke Region=Région de Boké: Boke; Kamsar
GN-K Kankan Region=Région de Kankan: Kankan; Siguiri
GN-D Kindia Region=Région de Kindia: Kindia
GN-N Nzerekore Region=Région de Nzérékoré: Nzerekore
KE-13 Kiambu County: Kiambu; Thika; Ruiru; Limuru; Juja; Kikuyu; Tatu City + Githunguri
KE-14 Kilifi County: Kilifi; Malindi + Watamu; Mtwapa
KE-19 Kwale County: Kwale; Diani + Ukunda; Msambweni
KE-22 Machakos County: Machakos; Athi River; Konza + Mlolongo; Syokimau
KE-31 Nakuru County: Nakuru; Naivasha + Gilgil; Molo
KE-44 Uasin Gishu=Uasin Gishu County: Eldoret
KE-42 Trans Nzoia=Trans Nzoia County: Kitale
KE-20 Laikipia=Laikipia County: Nanyuki + Rumuruti
KE-35 Nyandarua=Nyandarua County: Nyahururu + Ol Kalou
KE-39 Taita Taveta=Taita Taveta County: Voi + Wundanyi; Taveta
KE-43 Turkana=Turkana County: Lodwar
KE-11 Kakamega County: Kakamega; Mumias
KE-10 Kajiado County: Kajiado + Kitengela; Ngong; Ongata Rongai
KE Coast Province=Kenyan Coast: Mombasa; Malindi; Kilifi; Diani; Kwale; Lamu; Voi + Watamu; Mtwapa
KE Rift Valley: Nakuru; Naivasha; Eldoret; Kericho; Kitale; Narok; Kajiado; Nanyuki; Lodwar + Bomet; Kapsabet
KE Nyanza: Kisumu; Kisii; Migori + Homa Bay; Siaya; Nyamira
KE Central Kenya: Kiambu; Thika; Ruiru; Limuru; Juja; Kikuyu; Nyeri; Murang'a; Nyahururu + Kerugoya
KE Western Kenya: Kakamega; Bungoma; Busia; Mumias + Vihiga
LS-A Maseru District: Maseru
LS-D Berea District: Teyateyaneng
LR-MO Montserrado: Monrovia + Paynesville
LR-NI Nimba: Ganta + Sanniquellie
LR-BG Bong County: Gbarnga
LR-GB Grand Bassa: Buchanan
LR-MY Maryland County Liberia: Harper
LR-CM Grand Cape Mount=Grand Cape Mount County: + Robertsport
LR-GG Grand Gedeh=Grand Gedeh County: + Zwedru
LR-MG Margibi=Margibi County: + Kakata; Harbel
LR-SI Sinoe=Sinoe County: + Greenville
LR-BM Bomi County=Bomi: + Tubmanburg
LR-LO Lofa=Lofa County: + Voinjama
LY Cyrenaica=Cyrénaïque=برقة: Benghazi; Tobruk; Derna + Al Bayda
LY Fezzan=فزان: Sabha
LY Tripolitania=Tripolitaine: Tripoli; Misrata; Zawiya; Zliten + Khoms
MG-T Analamanga=Antananarivo Province: Antananarivo
MG-A Atsinanana=Toamasina Province: Toamasina
MG Vakinankaratra: Antsirabe
MG-M Boeny: Mahajanga
MG-D Diana Region=Région Diana: Antsiranana; Nosy Be
MG Anosy: Fort Dauphin
MW-S Southern Region Malawi: Blantyre; Zomba; Mangochi; Limbe Malawi
MW-C Central Region Malawi: Lilongwe; Kasungu; Salima; Dedza
MW-N Northern Region Malawi: Mzuzu; Karonga
ML-3 Sikasso Region=Région de Sikasso: Sikasso; Koutiala + Bougouni
ML-4 Segou Region=Région de Ségou: Segou
MR-08 Dakhlet Nouadhibou: Nouadhibou
MR-11 Tiris Zemmour: Zouerate
MR-06 Trarza: Rosso
MR-03 Assaba: Kiffa
MR-05 Brakna: + Aleg
MR-10 Guidimaka=Guidimagha: + Sélibaby
MR-04 Gorgol: + Kaédi
MR-09 Tagant: + Tidjikja
MR-12 Inchiri: + Akjoujt
MR-01 Hodh Ech Chargui: + Néma
MR-02 Hodh El Gharbi: + Ayoun
MU-PW Plaines Wilhems=Plaine Wilhems: Curepipe; Quatre Bornes; Ebene; Vacoas + Rose Hill; Phoenix
MU-RR Riviere du Rempart=Rivière du Rempart: Grand Baie
MA-01 Tanger-Tetouan-Al Hoceima=Tanger-Tétouan-Al Hoceïma=طنجة تطوان الحسيمة: Tangier; Tetouan; Larache + Al Hoceima
MA-02 Oriental Region=L'Oriental=جهة الشرق: Oujda; Nador + Berkane
MA-03 Fes-Meknes=Fès-Meknès=فاس مكناس: Fez; Meknes + Taza; Ifrane
MA-04 Rabat-Sale-Kenitra=Rabat-Salé-Kénitra=الرباط سلا القنيطرة: Rabat; Sale; Kenitra; Temara + Skhirat; Khemisset
MA-05 Beni Mellal-Khenifra=Béni Mellal-Khénifra=بني ملال خنيفرة: Beni Mellal; Khouribga + Khenifra
MA-06 Casablanca-Settat=Grand Casablanca=الدار البيضاء سطات: Casablanca; Mohammedia; El Jadida; Settat; Berrechid + Bouskoura; Nouaceur
MA-07 Marrakech-Safi=Marrakesh-Safi=مراكش آسفي: Marrakech; Safi; Essaouira + Youssoufia
MA-08 Draa-Tafilalet=Drâa-Tafilalet=درعة تافيلالت: Errachidia; Ouarzazate + Zagora
MA-09 Souss-Massa=Sous-Massa=سوس ماسة: Agadir; Taroudant + Inezgane; Ait Melloul; Tiznit
MA-10 Guelmim-Oued Noun=كلميم واد نون: + Guelmim; Tan-Tan
MA-11 Laayoune-Sakia El Hamra=Laâyoune-Sakia El Hamra: Laayoune
MA-12 Dakhla-Oued Ed-Dahab: Dakhla
MZ-L Maputo Province=Província de Maputo: Matola; Boane + Marracuene
MZ-P Cabo Delgado: Pemba; Montepuez; Palma de Cabo Delgado
MZ-G Gaza Province=Província de Gaza: Xai-Xai + Chokwe
MZ-S Sofala: Beira; Dondo
MZ-B Manica: Chimoio
MZ-Q Zambezia=Zambézia: Quelimane; Mocuba
MZ-A Niassa: Lichinga
MZ-N Nampula Province=Província de Nampula: Nampula; Nacala; Angoche
MZ-T Tete Province=Província de Tete: Tete; Moatize
MZ-I Inhambane Province=Província de Inhambane: Inhambane; Vilankulo + Maxixe
NA-KH Khomas: Windhoek
NA-ER Erongo: Walvis Bay; Swakopmund + Arandis; Henties Bay
NA-ON Oshana: Oshakati; Ondangwa
NA-OT Oshikoto: Tsumeb
NA-KE Kavango East: Rundu
NA-OD Otjozondjupa: Otjiwarongo + Grootfontein; Okahandja
NA-KA Kharas Region=ǁKharas: Luderitz; Oranjemund; Keetmanshoop
NA-CA Zambezi Region=Caprivi: Katima Mulilo
NA-HA Hardap: + Mariental
NA-KU Kunene=Kunene Region: + Opuwo
NA-KW Kavango West: + Nkurenkuru
NA-OH Omaheke: + Gobabis
NA-OS Omusati: + Outapi
NA-OW Ohangwena: + Eenhana
NE-1 Agadez Region=Région d'Agadez: Agadez; Arlit
NG-LA Lagos State: Lagos; Ikeja; Lekki; Victoria Island; Ikoyi; Apapa; Surulere; Yaba; Ikorodu + Ajah; Oshodi; Badagry; Epe
NG-RI Rivers State: Port Harcourt; Bonny + Obio-Akpor; Eleme
NG-FC Federal Capital Territory=FCT Abuja: Abuja + Gwagwalada; Wuse; Garki; Maitama
NG-OY Oyo=Oyo State: Ibadan; Ogbomoso
NG-OG Ogun=Ogun State: Abeokuta; Ota; Sagamu + Ijebu Ode
NG-KN Kano State: Kano
NG-KD Kaduna State: Kaduna; Zaria
NG-AN Anambra=Anambra State: Onitsha; Nnewi; Awka
NG-EN Enugu State: Enugu; Nsukka
NG-AB Abia State: Aba; Umuahia
NG-ED Edo State: Benin City
NG-DE Delta State: Warri; Asaba + Sapele; Ughelli
NG-IM Imo State: Owerri
NG-AK Akwa Ibom=Akwa Ibom State: Uyo; Eket
NG-CR Cross River=Cross River State: Calabar
NG-BY Bayelsa=Bayelsa State: Yenagoa
NG-PL Plateau State: Jos
NG-KW Kwara=Kwara State: Ilorin
NG-OS Osun=Osun State: Osogbo; Ile-Ife
NG-ON Ondo=Ondo State: Akure
NG-EK Ekiti=Ekiti State: Ado-Ekiti
NG-KO Kogi=Kogi State: Lokoja
NG-BE Benue=Benue State: Makurdi
NG-NI Niger State: Minna + Suleja
NG-NA Nasarawa=Nasarawa State: + Lafia; Keffi
NG-SO Sokoto State: Sokoto
NG-KT Katsina State: Katsina
NG-BA Bauchi State: Bauchi
NG-GO Gombe State: Gombe
NG-BO Borno=Borno State: Maiduguri
NG-AD Adamawa=Adamawa State: Yola
NG-TA Taraba=Taraba State: Jalingo
NG-JI Jigawa=Jigawa State: Dutse
NG-KE Kebbi=Kebbi State: + Birnin Kebbi
NG-ZA Zamfara=Zamfara State: + Gusau
NG-YO Yobe=Yobe State: + Damaturu
NG-EB Ebonyi=Ebonyi State: Abakaliki
NG Niger Delta=the Niger Delta=Delta du Niger: Port Harcourt; Bonny; Warri; Asaba; Yenagoa; Uyo; Eket; Calabar; Benin City; Owerri; Akure; Aba; Umuahia
RW-03 Northern Province Rwanda: Musanze
RW-04 Western Province Rwanda: Rubavu; Rusizi
RW-05 Southern Province Rwanda: Huye; Muhanga
RW-02 Eastern Province Rwanda: Nyagatare; Rwamagana
SN-DK Dakar Region=Région de Dakar: Dakar; Pikine; Rufisque; Diamniadio + Guediawaye
SN-TH Thies Region=Région de Thiès: Thies; Mbour; Saly + Tivaouane
SN-DB Diourbel Region=Région de Diourbel: Diourbel; Touba
SN-SL Saint-Louis Region=Région de Saint-Louis: Saint-Louis; Richard-Toll
SN Casamance: Ziguinchor; Kolda + Sedhiou
SC-23 Mahe Island=Île de Mahé: Victoria
SL-W Western Area Sierra Leone: Freetown
SL-E Eastern Province Sierra Leone: Kenema; Kono
SL-N Northern Province Sierra Leone: Makeni
SL-NW North Western Province Sierra Leone: Port Loko; Lungi
SL-S Southern Province Sierra Leone: Bo
SO-BN Banaadir=Benadir: Mogadishu
SO Somaliland: Hargeisa; Berbera + Burao; Borama
SO Puntland: Bosaso; Garowe; Galkayo
SO-JH Jubaland=Lower Juba: Kismayo
SO-BY Bay Region Somalia: Baidoa
SO-AW Awdal: + Borama
SO-GE Gedo: + Garbahaarreey
SO-HI Hiran=Hiiraan: + Beledweyne
SO-MU Mudug: + Galkayo
SO-SH Lower Shabelle=Shabeellaha Hoose: + Merca; Afgooye
SO-SD Middle Shabelle=Shabeellaha Dhexe: + Jowhar
SO-WO Woqooyi Galbeed=Maroodi Jeex: + Hargeisa
SO-TO Togdheer: + Burao
SO-BR Bari Region: + Bosaso
SO-NU Nugal=Nugaal: + Garowe
SO-SO Sool: + Las Anod
SO-SA Sanaag: + Erigavo
ZA-GP Gauteng: Johannesburg; Pretoria; Soweto; Sandton; Midrand; Centurion; Randburg; Roodepoort; Krugersdorp; Ekurhuleni; Boksburg; Benoni; Germiston; Kempton Park; Tembisa; Vereeniging; Vanderbijlpark + Fourways; Rosebank; Bryanston; Alberton; Edenvale; Springs; Brakpan; Bedfordview
ZA-WC Western Cape=Cap-Occidental=Cabo Ocidental: Cape Town; Stellenbosch; Paarl; George Western Cape; Knysna; Saldanha; Khayelitsha + George; Worcester; Hermanus; Bellville; Somerset West; Mossel Bay; Durbanville; Franschhoek; Milnerton; Oudtshoorn; Malmesbury; Century City
ZA-EC Eastern Cape=Cap-Oriental: Gqeberha; East London; Mthatha + Makhanda; Grahamstown; Komani; Queenstown; Uitenhage
ZA-NC Northern Cape: Kimberley; Upington + Springbok; Kathu
ZA-KZN KwaZulu-Natal=KwaZulu Natal=KZN: Durban; Pietermaritzburg; Richards Bay; Newcastle; Umhlanga + Pinetown; Ballito; Ladysmith; Port Shepstone; Westville
ZA-LP Limpopo: Polokwane; Tzaneen + Thohoyandou; Mokopane; Phalaborwa
ZA-MP Mpumalanga: Nelspruit; Emalahleni; Secunda + Middelburg; Ermelo; White River
ZA-FS Free State: Bloemfontein; Welkom + Sasolburg; Bethlehem; Kroonstad
ZA-NW North West Province: Rustenburg; Mahikeng; Potchefstroom; Klerksdorp + Brits; Lichtenburg
SS-EC Central Equatoria: Juba; Yei
SS-NU Upper Nile: Malakal
SS-UY Unity State: Bentiu
SS-BW Western Bahr el Ghazal: Wau
SS Bahr el Ghazal=Greater Bahr el Ghazal=Bahr el-Ghazal: Wau + Aweil; Kuajok; Rumbek
SD-KH Khartoum State: Khartoum; Omdurman; Khartoum North
SD-GZ Gezira=Al Jazirah=الجزيرة السودان: Wad Madani
SD-RS Red Sea State: Port Sudan
SD-NR River Nile State: Atbara
SD Darfur=Darfour=دارفور: Nyala; El Fasher + El Geneina
SD Kordofan=كردفان: El Obeid + Kadugli
SD-NB Blue Nile State=Blue Nile=النيل الأزرق=Nil Bleu: + Ad-Damazin
SD-NW White Nile State=White Nile=النيل الأبيض=Nil Blanc: + Kosti; Rabak
SD-GD Gedaref State=Al Qadarif: + Gedaref
SD-KA Kassala State: + Kassala
SD-SI Sennar State=Sinnar: + Sennar; Singa
SD-DN North Darfur: + El Fasher
SD-DS South Darfur: + Nyala
SD-DW West Darfur: + El Geneina
SD-KN North Kordofan: + El Obeid
SD-KS South Kordofan: + Kadugli
TZ-09 Kilimanjaro: Moshi
TZ-05 Kagera: Bukoba
TZ-19 Coast Region Tanzania=Pwani Region: Kibaha; Bagamoyo
TZ-26 Manyara: Babati
TZ-21 Ruvuma: Songea
TZ-20 Rukwa: Sumbawanga
TZ-30 Simiyu: Bariadi
TZ-13 Mara Region: Musoma
TZ Zanzibar=Zanzíbar=Unguja=زنجبار: Stone Town; Pemba Island
TG-M Maritime Region Togo=Région Maritime: Lome; Aneho
TG-P Plateaux Region Togo=Région des Plateaux: Kpalime; Atakpame
TG-C Centrale Region Togo=Région Centrale: Sokode
TN Grand Tunis=Greater Tunis: Tunis; Ariana; Ben Arous; La Marsa + Manouba
TN Sahel tunisien=Tunisian Sahel: Sousse; Monastir; Mahdia
TN-21 Nabeul Governorate=Cap Bon: Nabeul; Hammamet
TN-82 Medenine Governorate: Medenine; Djerba; Zarzis
UG-C Central Region Uganda=Buganda: Kampala; Entebbe; Masaka; Wakiso; Mukono
UG-E Eastern Region Uganda: Jinja; Mbale; Soroti; Tororo; Busia Uganda
UG-N Northern Region Uganda: Gulu; Arua; Lira; Kitgum
UG-W Western Region Uganda: Mbarara; Fort Portal; Hoima; Kasese; Kabale; Masindi
UG West Nile: Arua + Nebbi; Koboko; Moyo
UG Karamoja: + Moroto; Kotido
ZM-08 Copperbelt=Ceinture de cuivre=Copperbelt Province: Ndola; Kitwe; Chingola; Mufulira; Luanshya
ZM-09 Lusaka Province: Lusaka; Kafue
ZM-07 Southern Province Zambia: Livingstone; Mazabuka; Choma; Chirundu
ZM-06 North-Western Province Zambia: Solwezi
ZM-03 Eastern Province Zambia: Chipata
ZM-02 Central Province Zambia: Kabwe
ZM-05 Northern Province Zambia: Kasama
ZM-01 Western Province Zambia: Mongu
ZM-04 Luapula=Luapula Province: + Mansa; Nchelenge
ZM-10 Muchinga=Muchinga Province: + Chinsali; Mpika
ZW Mashonaland: Bindura; Chinhoyi; Marondera; Kadoma; Kariba
ZW-MW Mashonaland West: Chinhoyi; Kadoma; Kariba + Chegutu; Norton; Karoi
ZW-MC Mashonaland Central: Bindura + Mount Darwin; Shamva
ZW-ME Mashonaland East: Marondera + Mutoko; Murehwa
ZW-MN Matabeleland North: Hwange; Victoria Falls + Lupane
ZW-MS Matabeleland South: Beitbridge + Gwanda; Plumtree
ZW Matabeleland: Bulawayo; Hwange; Victoria Falls; Beitbridge
ZW-MI Midlands Province: Gweru; Kwekwe; Zvishavane
ZW-MA Manicaland: Mutare
ZW-MV Masvingo Province: Masvingo
DJ-AS Ali Sabieh Region: Ali Sabieh
DJ-AR Arta: + Wéa
DJ-DI Dikhil: + Yoboki
GW-BM Biombo Region: + Quinhamel
ST-P Principe Island=Príncipe: + Santo Antonio
TZ-01 Arusha Region: Arusha
TZ-02 Dar es Salaam Region: Dar es Salaam
TZ-03 Dodoma Region: Dodoma
TZ-04 Iringa Region: Iringa
TZ-08 Kigoma Region: Kigoma
TZ-12 Lindi Region: Lindi
TZ-14 Mbeya Region: Mbeya
TZ-16 Morogoro Region: Morogoro
TZ-17 Mtwara Region: Mtwara
TZ-18 Mwanza Region: Mwanza
TZ-23 Singida Region: Singida
TZ-24 Tabora Region: Tabora
TZ-25 Tanga Region: Tanga
TZ-27 Geita Region: Geita
TZ-29 Njombe Region: Njombe
TZ-22 Shinyanga Region: Shinyanga; Kahama
DZ-23 Annaba Province: Annaba
DZ-05 Batna Province: Batna
DZ-07 Biskra Province: Biskra
DZ-09 Blida Province: Blida
DZ-25 Constantine Province: Constantine
DZ-17 Djelfa Province: Djelfa
DZ-47 Ghardaia Province: Ghardaia
DZ-27 Mostaganem Province: Mostaganem
DZ-19 Setif Province: Setif
DZ-22 Sidi Bel Abbes Province: Sidi Bel Abbes
DZ-21 Skikda Province: Skikda
DZ-11 Tamanrasset Province: Tamanrasset
DZ-13 Tlemcen Province: Tlemcen
DZ-02 Chlef Province=Wilaya de Chlef: + Chlef
DZ-18 Jijel Province=Wilaya de Jijel: + Jijel
DZ-26 Medea Province=Wilaya de Médéa: + Medea
DZ-35 Boumerdes Province=Wilaya de Boumerdès: + Boumerdes
DZ-43 Mila Province=Wilaya de Mila: + Mila
DZ-28 M'Sila Province=Wilaya de M'Sila: + M'Sila
DZ-12 Tebessa Province=Wilaya de Tébessa: + Tebessa
DZ-29 Mascara Province=Wilaya de Mascara: + Mascara
DZ-14 Tiaret Province=Wilaya de Tiaret: + Tiaret
DZ-39 El Oued Province=Wilaya d'El Oued: + El Oued
DZ-48 Relizane Province=Wilaya de Relizane: + Relizane
DZ-44 Ain Defla Province=Wilaya d'Aïn Defla: + Ain Defla
DZ-42 Tipaza Province=Wilaya de Tipaza: + Tipaza
EG-ASN Aswan Governorate: Aswan
EG-AST Asyut Governorate: Asyut
EG-BNS Beni Suef Governorate: Beni Suef
EG-DT Damietta Governorate: Damietta
EG-FYM Fayoum Governorate: Fayoum
EG-IS Ismailia Governorate: Ismailia
EG-LX Luxor Governorate: Luxor
EG-MN Minya Governorate: Minya
EG-PTS Port Said Governorate: Port Said
EG-KN Qena Governorate: Qena
EG-SHG Sohag Governorate: Sohag
EG Upper Egypt=Haute-Égypte=Alto Egito=الصعيد=صعيد مصر: Assiut; Luxor; Aswan; Minya; Sohag + Qena; Beni Suef
TN-51 Sousse Governorate: Sousse
TN-61 Sfax Governorate: Sfax
TN-81 Gabes Governorate: Gabes
TN-71 Gafsa Governorate: Gafsa
TN-41 Kairouan Governorate: Kairouan
TN-23 Bizerte Governorate: Bizerte
TN-72 Tozeur Governorate: Tozeur
TN-42 Kasserine Governorate: Kasserine
TN-31 Beja Governorate: Beja
TN-32 Jendouba Governorate: Jendouba
TN-52 Monastir Governorate: Monastir
TN-53 Mahdia Governorate: Mahdia
TN-73 Kebili=Kébili: + Douz
TN-22 Zaghouan: + El Fahs
TN-43 Sidi Bouzid: + Regueb
TN-83 Tataouine: + Ghomrassen
TN-33 Le Kef=El Kef: + Dahmani
TN-34 Siliana: + Makthar
KE-30 Nairobi County: Nairobi
KE-28 Mombasa County: Mombasa
KE-17 Kisumu County: Kisumu
KE-12 Kericho County: Kericho
KE-36 Nyeri County: Nyeri
KE-26 Meru County: Meru
KE-07 Garissa County: Garissa
KE-06 Embu County: Embu
KE-16 Kisii County: Kisii
KE-03 Bungoma County: Bungoma
KE-04 Busia County: Busia
KE-33 Narok County: Narok
KE-18 Kitui County: Kitui
KE-09 Isiolo County: Isiolo
KE-25 Marsabit County: Marsabit
KE-46 Wajir County: Wajir
KE-24 Mandera County: Mandera
KE-27 Migori County: Migori
KE-29 Murang'a County: Murang'a
KE-21 Lamu County: Lamu
KE-15 Kirinyaga=Kirinyaga County: + Kerugoya; Kutus
KE-23 Makueni=Makueni County: + Wote
KE-47 West Pokot=West Pokot County: + Kapenguria
KE-08 Homa Bay County: + Homa Bay
KE-32 Nandi=Nandi County: + Kapsabet
KE-40 Tana River=Tana River County: + Hola
KE-01 Baringo=Baringo County: + Kabarnet
KE-41 Tharaka-Nithi=Tharaka Nithi=Tharaka Nithi County: + Chuka
KE-02 Bomet County: + Bomet
KE-34 Nyamira County: + Nyamira
KE-05 Elgeyo-Marakwet=Elgeyo Marakwet=Elgeyo Marakwet County: + Iten
KE-37 Samburu=Samburu County: + Maralal
KE-45 Vihiga County: + Vihiga; Mbale
KE-38 Siaya County: + Siaya; Bondo
NE-2 Diffa Region: Diffa
NE-3 Dosso Region: Dosso
NE-4 Maradi Region: Maradi
NE-5 Tahoua Region: Tahoua
NE-7 Zinder Region: Zinder
NE-6 Tillaberi=Tillabéri: + Téra
ML-1 Kayes Region: Kayes
ML-5 Mopti Region: Mopti
ML-6 Timbuktu Region: Timbuktu
ML-7 Gao Region: Gao
ML-8 Kidal Region: Kidal
ML-2 Koulikoro: + Kati
ML-9 Menaka=Ménaka: + Ménaka
ML-10 Taoudenit=Taoudénit: + Taoudenni
SN-KL Kaolack Region: Kaolack
SN-TC Tambacounda Region: Tambacounda
SN-KD Kolda Region: Kolda
SN-ZG Ziguinchor Region: Ziguinchor
SN-LG Louga Region: Louga
SN-KE Kedougou Region: Kedougou
SN-FK Fatick Region: Fatick
SN-KA Kaffrine: + Koungheul
SN-SE Sedhiou Region=Sédhiou=Région de Sédhiou: + Sedhiou
SN-MT Matam: + Ourossogui
GN-L Labe Region: Labe
GN-M Mamou Region: Mamou
AO-HUA Huambo Province: Huambo
AO-MAL Malanje Province: Malanje
AO-NAM Namibe Province: Namibe
AO-UIG Uige Province: Uige
AO-MOX Moxico: + Luena
GW-BA Bafata Region: Bafata
GW-GA Gabu Region: Gabu
GW-CA Cacheu Region: Cacheu
BI-NG Ngozi Province: Ngozi
BI-MU Muyinga Province: Muyinga
BI-RM Rumonge Province: Rumonge
BI-GI Gitega Province: Gitega
BI-BB Bubanza: + Gihanga
BI-CI Cibitoke: + Rugombo
BI-KY Kayanza: + Matongo
BI-KI Kirundo: + Busoni
BI-MA Makamba: + Nyanza-Lac
BI-RT Rutana: + Giharo
BI-RY Ruyigi: + Butezi
LS-C Leribe District: Leribe
LS-E Mafeteng District: Mafeteng
LS-G Quthing: + Moyeni
LS-J Mokhotlong District=Mokhotlong: + Mokhotlong
LS-B Butha-Buthe=Botha-Bothe: + Butha-Buthe
LS-H Qacha's Nek: + Qacha's Nek
LS-F Mohale's Hoek: + Mohale's Hoek
LS-K Thaba-Tseka: + Thaba-Tseka
TG-K Kara Region: Kara
TG-S Savanes Region Togo=Savanes Togo=Région des Savanes Togo: + Dapaong`;
