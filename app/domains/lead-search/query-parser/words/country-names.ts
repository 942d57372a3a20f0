/** Names and adjectives missing from core/places, by ISO 3166 alpha-2; adjectives in the masculine singular. */
export const MORE_COUNTRY_NAMES = `
DZ: algérien, argelino, aljeria
AO: angolais, angolano, أنغولي
BJ: béninois, beninense, beninois, بنيني
BW: botswanais, botsuano, botswanés, tswana
BF: burkinabé, burquinense, burkinabè, burkinafaso
BI: burundais, burundês, burundiano, burundian, warundi
CM: camerounais, camaronês, kamerun, kameruni, الكامرون
CV: cap-verdien, cabo-verdiano, cabo verdiano, caboverdiano, kepuvede
CF: centrafricain, centro-africano, jamhuri ya afrika ya kati
TD: tchadien, chadiano, chadi
KM: comorien, comoriano, komoro, قمري
CD: rd congo, congo rdc, rdc congo, congo democratique, rd do congo, congo-kinshasa, jamhuri ya kidemokrasia ya kongo, kongo kinshasa, drc congo
CG: kongo brazzaville, congo brazza
CD CG: congolais, congolês, congolese, كونغولي, wakongo, kongo
DJ: djiboutien, djibutiano, jibuti
EG: égyptien, egípcio, misri
GQ: équato-guinéen, equato-guineense, equatoguinéen, gine ya ikweta
ER: érythréen, eritreu
SZ: swazi, suazi, إي سواتيني
ET: éthiopien, etíope, uhabeshi, habeshi
GA: gabonais, gabonês, gaboni
GM: gambien, gambiano
GH: ghanéen, ganês, ganense, ghana
GN: guinéen, guineense conacri, gine
GW: bissau-guinéen, guineense, bissau-guineense, guinée bissau, gine bisau
CI: ivoirien, ivoriano, costa-marfinense, marfinense, إيفواري, kodivaa, pwani ya pembe, ivory cost, cote divoire
KE: kényan, kenyan, queniano, kenia, wakenya, الكيني
LS: lésothien, basotho
LR: libérien, liberiano
LY: libyen, líbio
MG: malgache, malgaxe, malagasy, bukini, madagaska
MW: malawite, malauiano, malawien
ML: malien, maliano, مالي
MR: mauritanien, mauritano
MU: mauricien, mauriciano, morisi
MA: marocain, marroquino, moroko
MZ: mozambicain, moçambicano, msumbiji, moçamb, موزمبيقي
NA: namibien, namibiano
NE: nigérien, nigerino, nigerense, nijeri
NG: nigérian, nigeriano, naijeria, naija, 9ja
RW: rwandais, ruandês
ST: santoméen, são-tomense, santomense
SN: sénégalais, senegalês, senegali
SC: seychellois, seichelense, ushelisheli, shelisheli
SL: sierra-léonais, serra-leonês
SO: somalien, somali, somaliano
ZA: sud-africain, sul-africano, afrika kusini, afrika ya kusini, rsa, جنوب أفريقي
SS: sud-soudanais, sul-sudanês, sudan kusini, sudani kusini, south sudan
SD: soudanais, sudanês, sudani
TZ: tanzanien, tanzaniano, tanzania bara, watanzania
TG: togolais, togolês, togolese
TN: tunisien, tunisino
UG: ougandais, ugandês, waganda
ZM: zambien, zambiano
ZW: zimbabwéen, zimbabueano, zimbabuano, zim, زيمبابوي`;

/** Adjectives for nations outside Africa, two continents, and names missing from the tables of the language standard. */
export const NAMES_ELSEWHERE = `
150: europe, europa, أوروبا, اوروبا, ulaya
142: asia, asie, ásia, آسيا
US: america, usa, u s a, american, américain, americano, états-unis, etats unis, estados unidos, أمريكا, امريكا, أمريكي, الولايات المتحدة, marekani
GB: uk, u k, england, scotland, wales, britain, great britain, british, britannique, anglais, angleterre, grande-bretagne, inglaterra, grã-bretanha, britânico, inglês, بريطانيا, انجلترا, إنجلترا, بريطاني, uingereza
FR: french, français, francês, franca, فرنسي, ufaransa
DE: german, allemand, alemão, ألماني, ujerumani, deutschland
CN: chinese, chinois, chinês, صيني, uchina
IN: indian, indien, indiano, هندي, uhindi
TR: turkey, turkish, turc, turco, turquie, turquia, تركيا, تركي, uturuki
AE: uae, dubai, abu dhabi, emirates, émirats, دبي, الإمارات, إماراتي, falme za kiarabu
SA: saudi, saoudien, saudita, السعودية, سعودي, arabie saoudite, saudi arabia
PT: portuguese, portugais, português, برتغالي, ureno
ES: spanish, espagnol, espanhol, إسباني, uhispania
IT: italian, italien, italiano, إيطالي
BE: belgian, belge, belga
NL: dutch, holland, hollande, holanda, néerlandais, holandês, uholanzi
BR: brazilian, brésilien, brasileiro, brasil
RU: russian, russe, russo, روسي, urusi
JP: japanese, japonais, japonês, ياباني
CA: canadian, canadien, canadense
LB: lebanese, libanais, libanês, لبناني
CH: swiss, suisse
KR: korea, korean, coréen, coreano, corée, coreia
MM: burma, myanmar
MK: macedonia
PS: palestine, فلسطين
HK: hong kong
MO: macao
BA: bosnia
CZ: czech republic
SY: سوريا
QA: قطري
KW: كويتي
JO: أردني
IE: irish
EH: western sahara
RE: reunion island, île de la réunion, à la réunion, ilha da reunião, ريونيون
PL: polish
AU: australian
PK: pakistani
ID: indonesian
MY: malaysian`;

/** ISO 3166 alpha-2 of all countries outside Africa, and of territories that are not one of the 54. */
export const CODES_ELSEWHERE =
  "AD AE AF AG AL AM AR AT AU AZ BA BB BD BE BG BH BN BO BR BS BT BY BZ CA CH CL CN CO CR CU CY CZ DE DK DM DO EC EE ES FI FJ FR GB GD GE GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KG KH KP KR KW KZ LA LB LI LK LT LU LV MC MD ME MK MM MN MO MT MV MX MY NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU SA SE SG SI SK SM SR SV SY TH TJ TL TM TO TR TT TW UA US UY UZ VE VN WS YE EH YT";

/** Also ordinary words or other names: they mean a country only with a capital letter. */
export const WORDS_TOO = new Set(
  "franc francs franche turkey china jordan georgia chile wales indian polish british french german".split(
    " ",
  ),
);
