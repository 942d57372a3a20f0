import { keyOf } from "./words/word-keys";

/**
 * Words in the table of industries that are narrower than their industry: the industry is searched and the word becomes
 * a keyword, so that cocoa exporters rank before other farms.
 */
export const NARROWING: ReadonlyMap<string, string> = new Map(
  `solar wind hydropower geothermal biogas biomass photovoltaic minigrid nuclear coal gold silver copper cobalt diamond platinum
  uranium lithium manganese bauxite phosphate limestone cocoa coffee tea cotton flowers flower dairy milk poultry fishing fisheries fishery aquaculture timber
  forestry sugar flour bakery chocolate meat seafood brewery winery wine tobacco cement steel aluminium glass plastic rubber paper packaging paint leather footwear
  furniture hospital clinic pharmacy dental diagnostic vaccine hotel restaurant lodge safari airline airport rail railway taxi ferry trucking shipping
  courier warehouse cybersecurity blockchain robotics drone satellite microfinance sacco remittance cryptocurrency crypto leasing school university college
  supermarket bookshop newspaper radio television film music lottery casino housing recycling waste wastewater sanitation irrigation fertilizer fertiliser seed livestock
  solaire cacao ciment hopital`
    .split(/\s+/)
    .map((word) => [keyOf(word, "en"), SAME_WORD(word)]),
);

function SAME_WORD(word: string): string {
  const same: Record<string, string> = {
    flowers: "flower",
    fisheries: "fishing",
    fishery: "fishing",
    solaire: "solar",
    cacao: "cocoa",
    ciment: "cement",
    hopital: "hospital",
  };
  return same[word] ?? word;
}

/** Table phrases that often have another meaning: they mean an industry only if nothing stronger is named. */
export const WEAK_PHRASES: ReadonlySet<string> = new Set(
  `startup, start up, digital, manufacturer, manufacturing, distributor, distribution, exporter, export, importer, import, trading, trade, trader, merchant,
  general, brand, operator, service, services, equipment, product, products, regional, development, developer, building, diversified, internet, other, producer, production,
  materials, material, industrial, factory, infrastructure, cleaning, environment, contractor, private network, network, goods, maker, technology, tech, association, club, store, shop,
  rental, processing, plant, facility, research, training, society, foundation, events, drug, press, bar, port, generation, grower, supplier, stockist, reseller, contracting, donor, council, regulator,
  industrie, industriel, usine, fabrication, fabricant, manufacture, distributeur, exportateur, importateur, import export, commerce, commercant, constructeur, negociant, negoce, formation, technologie, technologique, numerique,
  communication, communications, environnement, port, transit, magasin, boutique, revendeur, jeune pousse, ingenierie, auto, mode, jeux, conseil, consultant,
  industria, fabrica, fabricante, fabrico, transformador, distribuidor, distribuidora, distribuicao, exportador, exportadora, exportacao, importador, importadora, importacao, comercio, comerciante,
  revendedor, loja, tecnologia, tecnologico, obra, porto, ambiente, entrega, evento, formacao, carga, produtora, cooperativa, cooperative,
  صناعه, صناعي, مصنع, مصانع, تصنيع, موزع, توزيع, مورد, مستورد, استيراد, تصدير, مصدر, مصدرو, مصدري, تجاره, تجاري, محل, محلات, متجر, متاجر, تقنيه, تكنولوجيا, تدريب, توصيل, ميناء, بيئه, ناشئ, معدني, انتاج, تشغيل, قانون, رقمي, شركات ناشئه,
  kiwanda, viwanda, mtengenezaji, watengenezaji, utengenezaji, msambazaji, usambazaji, waagizaji, muagizaji, mwagizaji, uagizaji, duka, maduka, jumla, teknolojia, mafunzo, bandari, mazingira, mashine, usalama, habari`
    .split(",")
    .map((phrase) => phrase.trim()),
);

export const CROPS: ReadonlySet<string> = new Set([
  "coffee",
  "tea",
  "sugar cane",
  "flower",
  "fruit",
  "vegetables",
]);

/** Weak phrases for a thing, not a role: if something stronger is named, they are reported as unused. */
export const THINGS: ReadonlySet<string> = new Set(
  "port bar club shop store press plant magasin boutique porto loja bandari duka maduka ميناء محل محلات متجر متاجر".split(
    " ",
  ),
);

/** Places inside the name of another place or of an animal: none of these means the country or the city. */
export const NOT_A_PLACE: readonly string[] = [
  "lake victoria",
  "ziwa victoria",
  "lac victoria",
  "lago vitória",
  "بحيرة فيكتوريا",
  "lake chad",
  "lac tchad",
  "guinea fowl",
  "guinea pig",
];

/** Understood in capitals only, and only in a description with lowercase letters. */
export const CAPITALS_ONLY: ReadonlySet<string> = new Set(["car"]);
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  "KE NG ZA GH EG TZ UG RW ZM ZW BW MZ SN TN DZ KEN NGA ZAF GHA EGY TZA UGA RWA".split(" "),
);

export const NO_MISTAKES: ReadonlySet<string> = new Set(
  "sedan sudden libra begin benign conga nigel angora loading planning leading minding banks bands".split(
    " ",
  ),
);
