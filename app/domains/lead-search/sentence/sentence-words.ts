const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that say nothing about a company, folded: English, French, Portuguese, Swahili. */
export const STOP_WORDS = words(`
  a an the and or of in on at to from by with as is are be been was were am it its this that these those there their they them we us our i me my you your
  who whom whose which what where when how why if then than so such also too very just only really please can could would should will may might must do does
  did done have has had having want wants wanted need needs needed like likes find finding found look looking looks search searching show showing give get
  getting list lists see every each all any some many much more most several few both either best top leading good great new old current currently now today
  active based located headquartered headquarter headquarters operating operate operates operational working work works doing offering offer offers providing
  provide provides provider providers selling sell sells buying buy buys bought supplying supply supplies supplier suppliers making make makes using use uses run runs running
  specialising specializing specialised specialized focused focusing focus involved engaged active interested relevant potential possible prospective within
  across around near inside outside throughout between into onto over under about up out off per via through during since
  company companies firm firms business businesses enterprise enterprises organisation organisations organization organizations corporation corporations
  corporate player players vendor vendors startup startups scaleup scaleups outfit outfits group groups entity entities brand brands
  lead leads prospect prospects customer customers client clients buyer buyers contact contacts decision maker makers partner partners
  country countries region regions market markets africa african africans continent sector sectors industry industries space field area areas
  people person persons employee employees staff worker workers team size sized one ones thing things else etc eg ie including include includes included
  powered enabled related kind kinds type types sort sorts
  le la les un une des du de et ou en au aux dans avec par sur qui que quoi je nous vous ils elles il elle cherche cherchons recherche trouver trouvez veux
  voudrais entreprise entreprises societe societes compagnie compagnies chez basee basees base bases situees situee ayant secteur pays afrique
  o os as um uma uns umas do da dos das e em no na nos nas com para por que quero procuro procurar encontrar empresa empresas sociedade sociedades
  localizadas sediadas sediada setor sector pais paises ao aos
  operator operators but for not
  في من الى على مع عن التي الذي شركه شركات
  ya wa za la kwa na ni katika nchini kampuni makampuni biashara tafuta nataka natafuta zilizo zenye yenye wenye ambazo zinazo`);

/** After one of these, what follows is left out. */
export const NEGATORS =
  words(`no not without except excepting excluding exclude excludes excluded minus avoid avoiding skip skipping never nor dont
  sans sauf hors excepte exceptes excluant ni sem exceto excepto menos nao bila isipokuwa sio hakuna non`);

export const LONG_NEGATORS = [
  "other than",
  "apart from",
  "aside from",
  "rather than",
  "instead of",
  "leave out",
  "leaving out",
  "pas de",
  "pas des",
  "l exception",
];

/** These end what a negator covers, once it has covered something. */
export const SCOPE_ENDS = words(`in from with having that which who but based located at on for near where
  dans avec mais qui em com mas que nchini katika yenye zenye lakini`);

/** After one of these stand the customers of the companies looked for, not the companies. */
export const PURPOSE = words("for serving targeting supplying pour para kwaajili");

/** Before "for", these make it part of asking. */
export const ASKING = words(
  "looking look search searching hunting asking ask need list names leads prospects customers clients",
);

/** The industry is searched and the word kept as a keyword, so that cocoa exporters come before other farms. */
export const NARROWING =
  words(`solar wind hydropower geothermal biogas biomass photovoltaic minigrid nuclear coal gold silver copper cobalt diamond platinum
  uranium lithium manganese bauxite phosphate limestone cocoa coffee tea cotton flowers flower dairy milk poultry fishing fisheries fishery aquaculture timber
  forestry sugar flour bakery chocolate meat seafood brewery winery wine tobacco cement steel aluminium glass plastic rubber paper packaging paint leather footwear
  furniture textile hospital clinic pharmacy dental diagnostic vaccine hotel restaurant lodge safari airline airport rail railway taxi ferry trucking shipping
  courier warehouse cybersecurity blockchain robotics drone satellite microfinance sacco remittance cryptocurrency crypto leasing school university college
  supermarket bookshop newspaper radio television film music lottery casino housing recycling waste wastewater sanitation irrigation fertilizer fertiliser seed livestock
  solaire cafe cacao ciment hopital hotelaria`);

/** Words of the taxonomy that many sentences use in another sense: an industry only when nothing stronger is named. */
export const WEAK_INDUSTRY_WORDS =
  words(`startup digital manufacturer manufacturing distributor distribution exporter export importer import trading trade
  general brand operator service services equipment product products regional development developer building diversified internet other producer production
  materials material industrial factory infrastructure cleaning environment contractor private network general goods maker technology tech association club store shop
  rental processing plant facility research training society foundation events drug other press bar port industrie industria fabrication generation`);

/** Swahili, which no imported file has needed yet. */
export const SWAHILI_INDUSTRIES = [
  ["benki", "banking"],
  ["bima", "insurance"],
  ["kilimo", "agriculture"],
  ["nishati", "energy"],
  ["utalii", "tourism"],
  ["ujenzi", "construction"],
  ["madini", "mining"],
  ["teknolojia", "technology"],
  ["hospitali", "healthcare"],
  ["usafirishaji", "transport"],
] as const;
