/**
 * Cities, ports and well-known regions per country: the usual English name, then other spellings after "=" (French,
 * Portuguese, Arabic, Swahili, short forms). "?" marks a name that is also an ordinary word: it counts as a city only
 * with a capital letter or after a word such as "in". Spellings are compared without case, accents and punctuation.
 */
export const CITY_ROWS = `
DZ: Algiers=Alger=Argel=الجزائر العاصمة=مدينة الجزائر; Oran=Orão=وهران; Constantine=قسنطينة; Annaba=عنابة; Setif=Sétif=سطيف; Blida=البليدة; Batna=باتنة; Bejaia=Béjaïa=بجاية; Tlemcen=تلمسان; Biskra=بسكرة; Djelfa=الجلفة; Tizi Ouzou=تيزي وزو; Hassi Messaoud=حاسي مسعود; Ghardaia=Ghardaïa=غرداية; Mostaganem=مستغانم; Skikda=سكيكدة; Sidi Bel Abbes=Sidi Bel Abbès=سيدي بلعباس; Ouargla=ورقلة; Tamanrasset=تمنراست; Kabylie=Kabylia=?القبائل
AO: Luanda=لواندا; Huambo; Lobito; Benguela=بنغيلا; Lubango; Cabinda=كابيندا; Malanje; Namibe=Moçâmedes; Soyo; Saurimo; Lunda Norte; Lunda Sul; ?Dundo; Menongue; Uige=Uíge; Cuito=Kuito; Sumbe; Ndalatando; ?Viana; Talatona; Cacuaco; Huila=Huíla; Cunene; Bengo
BJ: Porto-Novo=بورتو نوفو; Cotonou=كوتونو; Parakou; Abomey-Calavi=Calavi; Abomey; Bohicon; Djougou; Natitingou; Ouidah
BW: Gaborone=Gabs=غابورون; Francistown; Maun; Palapye; Selebi-Phikwe; Kasane; Lobatse; Serowe; Jwaneng; Orapa
BF: Ouagadougou=Ouaga=واغادوغو; Bobo-Dioulasso=Bobo Dioulasso; Koudougou; Ouahigouya; Banfora; Kaya de Burkina; Essakane
BI: Gitega=غيتيغا; Bujumbura=بوجومبورا; Ngozi; Muyinga; Rumonge
CM: Yaounde=Yaoundé=ياوندي; Douala=Duala=دوالا; Garoua; Bamenda; Bafoussam; Maroua; Ngaoundere=Ngaoundéré; Kribi; Limbe; Buea; Bertoua; Kumba; Edea=Edéa; Ebolowa
CV: ?Praia=برايا; Mindelo; Santa Maria do Sal=Santa Maria; Espargos; Boa Vista; Ilha do Sal
CF: Bangui=بانغي; Bimbo; Berberati=Berbérati; Bambari; Bouar
TD: N'Djamena=Ndjamena=انجمينا=نجامينا; Moundou; Abeche=Abéché; Sarh; Doba
KM: Moroni=موروني; Mutsamudu; Anjouan; Grande Comore
CG: Brazzaville=برازافيل; Pointe-Noire=Pointe Noire=Ponta Negra=بوانت نوار; Dolisie; Ouesso; Oyo du Congo
CD: Kinshasa=كينشاسا; Lubumbashi=لوبومباشي; Mbuji-Mayi=Mbuji Mayi; Kisangani; Goma=غوما; Bukavu=بوكافو; Kolwezi; Likasi; Matadi; Mbandaka; Kananga; Tshikapa; Kikwit; Uvira; Bunia; Butembo; Beni; Boma; Muanda; Kalemie; Kindu; Isiro; Katanga; Lualaba; North Kivu=Nord-Kivu=Kivu Kaskazini; South Kivu=Sud-Kivu=Kivu Kusini; Kivu; Ituri; Kasai=Kasaï
CI: Yamoussoukro=ياموسوكرو; Abidjan=Abidjão=أبيدجان; Bouake=Bouaké; Korhogo; San-Pedro=San Pédro=San Pedro; Daloa; ?Man; Gagnoa; Grand-Bassam=Bassam; Soubre=Soubré; Odienne=Odienné; Divo; Abengourou; Bondoukou; Ferkessedougou=Ferkessédougou
DJ: Djibouti City=Djibouti-ville=Djibouti ville=مدينة جيبوتي; Ali Sabieh; Tadjourah; Obock
EG: Cairo=Le Caire=Caire=Kairo=القاهرة; Alexandria=Alexandrie=Iskandaria=الإسكندرية; Giza=Gizeh=Guizé=الجيزة; Port Said=Port-Saïd=Porto Said=بورسعيد=بور سعيد; Mansoura=Mansourah=El Mansoura=المنصورة; Suez=السويس; Luxor=Louxor=Luxor=الأقصر; Aswan=Assouan=Assuão=أسوان; Hurghada=الغردقة; Sharm El Sheikh=Charm el-Cheikh=Sharm=شرم الشيخ; Tanta=طنطا; Ismailia=Ismaïlia=الإسماعيلية; Damietta=Damiette=دمياط; Asyut=Assiout=أسيوط; Fayoum=Faiyum=الفيوم; Zagazig=الزقازيق; 10th of Ramadan=10th of Ramadan City=Tenth of Ramadan=10 du Ramadan=العاشر من رمضان; 6th of October=6th of October City=Sixth of October=السادس من أكتوبر=6 أكتوبر; New Cairo=Nouveau Caire=القاهرة الجديدة; Nile Delta=Delta du Nil=Delta do Nilo=دلتا النيل; Nasr City=مدينة نصر; Sohag=سوهاج; Minya=المنيا; Beni Suef=بني سويف; Qena=قنا; Mahalla=El Mahalla=المحلة الكبرى; Sinai=Sinaï=سيناء; Helwan=حلوان; Sadat City=مدينة السادات; Ain Sokhna=العين السخنة; Damanhur=دمنهور
GQ: Malabo=مالابو; ?Bata; Bioko
ER: Asmara=Asmera=أسمرة; Keren; Massawa=مصوع; Assab
SZ: Mbabane; Manzini; Lobamba; Matsapha
ET: Addis Ababa=Addis Abeba=Adis Abeba=Addis=Adis Ababa=أديس أبابا; Dire Dawa; Mekelle=Mekele; Hawassa=Awassa; Bahir Dar; Gondar; Adama=Nazret; Jimma; Dessie; Jijiga; Debre Birhan; Bishoftu; Harar; Oromia; Tigray=Tigré; Amhara; ?Afar; Sidama; Arba Minch; Kombolcha
GA: Libreville=ليبرفيل; Port-Gentil=Port Gentil; Franceville; Oyem; Moanda; Owendo
GM: Banjul=بانجول; Serekunda=Serrekunda; Brikama
GH: Accra=Acra=أكرا; Kumasi=كوماسي; Tamale; Takoradi=Sekondi-Takoradi; Tema; Cape Coast; Obuasi; Sunyani; Koforidua; Tarkwa; Bolgatanga; Ashanti=Ashanti Region; Techiman; Greater Accra; Winneba; Kasoa
GN: Conakry=كوناكري; Nzerekore=Nzérékoré; Kankan; Kindia; Boke=Boké; Labe=Labé; Kamsar; Siguiri; Mamou
GW: Bissau=بيساو; Bafata=Bafatá; Gabu=Gabú; Cacheu
KE: Nairobi=Nairóbi=نيروبي; Mombasa=Mombaça=مومباسا; Kisumu=كيسومو; Nakuru=ناكورو; Eldoret; Thika; Malindi; Naivasha; Kericho; Nyeri; Meru; Machakos; Kitale; Garissa; Kakamega; Lamu; Kilifi; Embu; Kisii; Bungoma; Busia; Kiambu; Ruiru; Athi River; Kajiado; Narok; Nanyuki; Laikipia; Voi; Diani; Kitui; Isiolo; Lodwar; Turkana; Marsabit; Wajir; Mandera; Mumias; Migori; Murang'a=Muranga; Rift Valley=Bonde la Ufa; Kwale; Uasin Gishu; Limuru; Juja; Nyahururu; Kikuyu; Konza; Tatu City; Nyanza
LS: Maseru=ماسيرو; Teyateyaneng; Leribe; Mafeteng
LR: Monrovia=مونروفيا; Ganta; Gbarnga; Buchanan; Harper; Nimba
LY: Tripoli=Trípoli=طرابلس; Benghazi=بنغازي; Misrata=Misurata=مصراتة; Tobruk=Tobrouk=طبرق; Sabha=Sebha=سبها; Zawiya=Az Zawiyah=?الزاوية; Sirte=سرت; Derna=درنة; Zliten=زليتن; Fezzan=فزان; Cyrenaica=Cyrénaïque=برقة
MG: Antananarivo=Tananarive=Tana=أنتاناناريفو; Toamasina=Tamatave; Antsirabe; Fianarantsoa; Mahajanga=Majunga; Toliara=Tuléar; Antsiranana=Diego Suarez; Nosy Be; Fort Dauphin
MW: Lilongwe=ليلونغوي; Blantyre; Mzuzu; Zomba; Mangochi; Karonga; Kasungu; Salima; Dedza; Limbe Malawi
ML: Bamako=باماكو; Sikasso; Segou=Ségou; Mopti; Kayes; Gao; Timbuktu=Tombouctou=تمبكتو; Koutiala; Kidal
MR: Nouakchott=Nuakchott=نواكشوط; Nouadhibou=نواذيبو; Zouerate=Zouérat=ازويرات; Rosso=روصو; Kiffa
MU: Port Louis=Port-Louis=بورت لويس; Curepipe; Quatre Bornes; Ebene=Ebène; Vacoas; Rodrigues; Grand Baie
MA: Rabat=الرباط; Casablanca=?Casa=الدار البيضاء; Marrakech=Marrakesh=Marraquexe=مراكش; Fez=Fès=Fes=فاس; Tangier=Tanger=Tânger=طنجة; Agadir=أكادير=أغادير; Meknes=Meknès=مكناس; Oujda=وجدة; Kenitra=Kénitra=القنيطرة; Tetouan=Tétouan=تطوان; Essaouira=الصويرة; El Jadida=?الجديدة; Mohammedia=المحمدية; ?Sale=Salé=سلا; ?Safi=آسفي; Beni Mellal=Béni Mellal=بني ملال; Nador=الناظور; Khouribga=خريبكة; Ouarzazate=ورزازات; Settat=سطات; Laayoune=Laâyoune=?العيون; Dakhla=?الداخلة; Temara=Témara=تمارة; Larache=العرائش; Errachidia=الراشدية; Berrechid=برشيد; Taroudant=تارودانت
MZ: Maputo=مابوتو; Matola; ?Beira=بيرا; Nampula; Nacala; Tete; Quelimane; Pemba=Pemba Bay; Chimoio; Inhambane; Xai-Xai; Lichinga; Vilankulo=Vilanculos; Cabo Delgado; Gaza Province=Província de Gaza; Sofala; Manica; Zambezia=Zambézia; Niassa; Palma de Cabo Delgado; Moatize; Boane; Dondo; Montepuez; Mocuba; Angoche
NA: Windhoek=ويندهوك; Walvis Bay; Swakopmund; Oshakati; Tsumeb; Rundu; Ondangwa; Otjiwarongo; Luderitz=Lüderitz; Oranjemund; Keetmanshoop; Katima Mulilo
NE: Niamey=نيامي; Zinder; Maradi; Agadez; Tahoua; Arlit; Dosso; Diffa
NG: Abuja=أبوجا; Lagos=لاغوس; Kano=كانو; Ibadan=إيبادان; Port Harcourt=PHC=Port-Harcourt=بورت هاركورت; Benin City; Kaduna=كادونا; Onitsha; Aba; Enugu; Ilorin; ?Jos; Sokoto; Warri; Abeokuta; Calabar; Uyo; Owerri; Maiduguri; Zaria; Akure; Osogbo; Bauchi; Katsina; Asaba; Lokoja; Makurdi; Minna; Yola; Ikeja; Lekki; Victoria Island; Ikoyi; Apapa; Nnewi; Awka; Umuahia; Ogbomoso; Ado-Ekiti=Ado Ekiti; Ile-Ife=Ile Ife; Yenagoa; Gombe; Surulere; Yaba; Ota; Sagamu; Ogun=Ogun State; Niger Delta=Delta du Niger; Niger State; Rivers State; Anambra; Akwa Ibom; Bayelsa; Delta State; Cross River; Oyo=Oyo State; Kwara; Osun; Ekiti; Ebonyi; Imo State; Abia State; Kogi; Benue; Nasarawa; Kebbi; Zamfara; Borno; Jigawa; Taraba; Adamawa; Edo State; Ondo; Lagos State; Kano State; Eket; Bonny; Nsukka; Abakaliki; Jalingo; Dutse; Ikorodu
RW: Kigali=كيغالي; Musanze=Ruhengeri; Rubavu=Gisenyi; Huye=Butare; Muhanga; Rusizi; Nyagatare; Rwamagana
ST: Sao Tome City=Cidade de São Tomé; ?Neves
SN: Dakar=Dacar=داكار; Thies=Thiès; Touba=طوبى; Saint-Louis=Saint Louis=سانت لويس; Kaolack; Ziguinchor; Mbour; Rufisque; Saly; Diamniadio; Tambacounda; Kolda; Casamance; Pikine; Diourbel; Richard-Toll=Richard Toll; Louga; Kedougou=Kédougou; Fatick
SC: ?Victoria=Mahé; Praslin
SL: Freetown=فريتاون; Kenema; Makeni; ?Bo; Port Loko; Kono; Lungi
SO: Mogadishu=Mogadiscio=Mogadíscio=Muqdisho=Mogadishu=مقديشو; Hargeisa=Hargeysa=هرجيسا; Kismayo=Kismaayo=كيسمايو; Bosaso=Bossaso=Boosaaso=بوصاصو; Berbera=بربرة; Garowe=Garoowe; Baidoa=Baydhabo; Puntland=بونتلاند; Somaliland=أرض الصومال=صوماليلاند; Galkayo
ZA: Pretoria=Tshwane=Pretória=بريتوريا; Johannesburg=Joburg=Jozi=Jo'burg=JHB=Joanesburgo=جوهانسبرغ; Cape Town=Le Cap=au Cap=du Cap=Capetown=Cidade do Cabo=Kepu Tauni=كيب تاون; Durban=eThekwini=ديربان; Bloemfontein=Mangaung; Gqeberha=Port Elizabeth=Nelson Mandela Bay; East London=Buffalo City; Pietermaritzburg=Msunduzi; Soweto; Sandton; Midrand; Centurion; Randburg; Polokwane=Pietersburg; Nelspruit=Mbombela; Kimberley; Rustenburg; Stellenbosch; George Western Cape; Paarl; Richards Bay; Welkom; Newcastle; Vereeniging; Emalahleni=Witbank; Mahikeng=Mafikeng; Ekurhuleni=East Rand; Boksburg; Benoni; Germiston; Kempton Park; Roodepoort; Krugersdorp; Upington; Saldanha; Gauteng; Western Cape=Cap-Occidental=Cabo Ocidental; Eastern Cape=Cap-Oriental; Northern Cape; KwaZulu-Natal=KwaZulu Natal=KZN; Limpopo; Mpumalanga; Free State; Tzaneen; Mthatha; Knysna; Secunda; Vanderbijlpark; Potchefstroom; Klerksdorp; Umhlanga; Khayelitsha; Tembisa
SS: Juba=Djouba=جوبا; Malakal; Wau; Yei; Bentiu
SD: Khartoum=Cartum=الخرطوم; Omdurman=أم درمان; Port Sudan=Port-Soudan=Porto Sudão=بورتسودان=بور سودان; Kassala=كسلا; Nyala=نيالا; El Obeid=الأبيض; Wad Madani=ود مدني; El Fasher=الفاشر; Gedaref=القضارف; Darfur=Darfour=دارفور; Khartoum North=Bahri; Atbara=عطبرة; Kordofan=كردفان
TZ: Dodoma=دودوما; Dar es Salaam=?Dar=DSM=Dar es Salam=Dar-es-Salaam=Daressalam=دار السلام; Mwanza=موانزا; Arusha=أروشا; Mbeya; Moshi; Kilimanjaro; Tanga; Morogoro; Zanzibar=Zanzíbar=Unguja=زنجبار; Pemba Island; Iringa; Geita; Tabora; Mtwara; Lindi; Songea; Kigoma; Shinyanga; Singida; Kahama; Bukoba; Kagera; Njombe; Musoma; Sumbawanga; Bagamoyo; Kibaha; Babati; Bariadi; Manyara; Stone Town; Ruvuma; Rukwa
TG: Lome=Lomé=لومي; Sokode=Sokodé; Kara; Kpalime=Kpalimé; Atakpame=Atakpamé; Aneho
TN: Tunis=Túnis=تونس العاصمة=مدينة تونس; Sfax=صفاقس; Sousse=سوسة; Kairouan=القيروان; Bizerte=بنزرت; Monastir=المنستير; Gabes=Gabès=قابس; Nabeul=نابل; Hammamet=?الحمامات; Djerba=جربة; Gafsa=قفصة; Ariana=أريانة; Ben Arous=بن عروس; Mahdia=المهدية; Tozeur=توزر; Kasserine=القصرين; La Marsa=?المرسى; Beja=Béja=باجة; Jendouba=جندوبة; Medenine=مدنين; Zarzis=جرجيس
UG: Kampala=كمبالا; Entebbe=عنتيبي; Gulu; Mbarara; Jinja; Mbale; Arua; Masaka; ?Lira; Fort Portal; Hoima; Kasese; Soroti; Wakiso; Mukono; Tororo; Kabale; Busia Uganda; Karamoja; Masindi; Kitgum
ZM: Lusaka=لوساكا; Ndola; Kitwe; Livingstone; Chipata; Solwezi; Chingola; Kabwe; Kasama; Mongu; Copperbelt=Ceinture de cuivre; Mufulira; Luanshya; Kafue; Mazabuka; Choma; Chirundu
ZW: Harare=هراري; Bulawayo=بولاوايو; Mutare; Gweru; Kwekwe; Kadoma; Masvingo; Chinhoyi; Victoria Falls=Chutes Victoria; Hwange; Chitungwiza; Bindura; Zvishavane; Beitbridge; Kariba; Marondera; Mashonaland; Matabeleland; Midlands Province`;
