/** In English, French, Portuguese, Swahili and Arabic, in the form of `searchKey`: lowercase without accents. */

export const SUPERLATIVES = [
  "best|biggest|largest|greatest|fastest|cheapest|finest|highest|lowest|strongest|easiest|safest|smartest|newest|latest",
  "most \\w+|number one|no\\.? ?1|leading|leader|leaders|top|unique|the only|the first|unrivall?ed|unmatched|unbeatable",
  "world[- ]class|perfect|ultimate|revolutionary|award[- ]winning|premier|trusted|proven|expert|experts|exclusive",
  "meilleure?s?|leader|leaders|numero un|n[°o] ?1|le plus \\w+|la plus \\w+|les plus \\w+|unique|parfaite?s?|exclusi(f|ve)s?|inegale",
  "premiere?s? (marque|choix|entreprise)|revolutionnaire|eprouvee?s?",
  "melhor(es)?|lider(es)?|numero um|o mais \\w+|a mais \\w+|os mais \\w+|unico|unica|perfeit[oa]s?|exclusiv[oa]s?|revolucionari[oa]",
  "bora|bora zaidi|namba moja|pekee|kuliko wote|kuliko zote|kinara|kiongozi|kamili|ya kwanza|wa kwanza",
  "الافضل|افضل|الاول|الاولي|الاولى|الوحيد|الوحيده|الرائد|الرائده|الاكبر|اكبر|الاسرع|اسرع|الارخص|ارخص|لا مثيل|رقم واحد|المثالي",
];

export const PROMISES = [
  "guarantee|guaranteed|guarantees|promise|promises|promised|always|never|risk[- ]free|no risk|money back|refund|refunds",
  "free|instantly|immediately|overnight|forever|for life|ensure|ensures|we will|you will|will (double|grow|save|earn)|cure|cures",
  "garanti|garantie|garantis|garanties|garantissons|promesse|promettons|toujours|jamais|sans risque|rembourse|rembourses",
  "gratuit|gratuite|gratuits|gratuitement|immediatement|pour toujours|assure|assurons",
  "garantid[oa]s?|garantimos|garantia|prometemos|promessa|sempre|nunca|sem risco|reembolso|gratis|gratuit[oa]s?|imediatamente|para sempre",
  "dhamana|tunahakikisha|tunaahidi|ahadi|daima|kamwe|bila hatari|bure|mara moja|milele|utapata",
  "مضمون|مضمونه|نضمن|ضمان|نعدكم|وعد|دائما|ابدا|بدون مخاطر|بلا مخاطر|مجانا|مجاني|مجانيه|فورا|استرداد|سوف",
];

/** Numbers and quantities in words. */
export const AMOUNTS = [
  "twice|double|triple|half|dozens?|hundreds?|thousands?|millions?|billions?|per ?cent",
  "moitie|centaines?|milliers?|milliards?|pour cent|fois plus|metade|dobro|triplo|centenas|milhares|milhoes|por cento",
  "maradufu|mara mbili|nusu|mamia|maelfu|mamilioni|milioni|asilimia",
  "ضعف|نصف|مئات|الاف|ملايين|مليون|بالمئه|بالمايه",
];

/** Violence, hatred and similar: a text that contains these is rejected. */
export const HARMFUL = [
  "kill (yourself|them|all)|murder|massacre|genocide|terrorist attack|bomb making|rape|child porn\\w*|porn\\w*",
  "subhuman|vermin people|exterminate|inferior (race|tribe)|go back to your country|ethnic cleansing",
  "tuez|egorg\\w+|viol(er|ez) les|matem (os|as|todos)|ua (wote|watu)|اقتلوا|اذبحوا",
];
