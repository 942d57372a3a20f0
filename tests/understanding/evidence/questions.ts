import type { SharedRow } from "./records";

/** A plain question over all rows, for which label and name show which rows match. */
interface Question {
  asked: string;
  industry: string;
  country?: string;
  fits: (row: SharedRow) => boolean;
  /** Plausible rows, which count as neither missed nor wrong. */
  may?: (row: SharedRow) => boolean;
}

const said = (row: SharedRow) => `${row.name} · ${row.label ?? ""} · ${row.sector ?? ""}`.toLowerCase();
const says =
  (...words: RegExp[]) =>
  (row: SharedRow) =>
    words.some((word) => word.test(said(row)));
const label = (word: RegExp) => (row: SharedRow) => word.test((row.label ?? "").toLowerCase());
const named = (word: RegExp) => (row: SharedRow) => word.test(row.name.toLowerCase());
const either =
  (...all: ((row: SharedRow) => boolean)[]) =>
  (row: SharedRow) =>
    all.some((test) => test(row));
const from =
  (file: string) =>
  ({ file: of }: SharedRow) =>
    of === file;

const ofBanks = either(
  label(/^banks?\b|^banking|^atm\b|finance-insurance/),
  named(/\bbank( plc| ltd)?$|\bbanco\b|^banque\b|guaranty trust/),
);
const maybeBank = either(
  says(/bank|banc|banq|\bbk\b|\bban$|credit agricole|بنك|مصرف/),
  label(/capital markets|conglomerate/),
);
const health =
  /health|hospital|clinic|medic|hospice|dent|pharm|aids|care|nurs|sant[eé]|sa[uú]de|blood|zahanati/;

export const QUESTIONS: Question[] = [
  { asked: "banks in Nigeria", industry: "banking", country: "NG", fits: ofBanks, may: maybeBank },
  { asked: "banks in South Africa", industry: "banking", country: "ZA", fits: ofBanks, may: maybeBank },
  {
    asked: "banks in Egypt",
    industry: "banking",
    country: "EG",
    fits: either(ofBanks, named(/islamic bank|gulf bank|bank e|of egypt \(|qatar national bank/)),
    may: maybeBank,
  },
  {
    asked: "property companies in South Africa",
    industry: "realestate",
    country: "ZA",
    fits: says(/real estate|\breit\b|property fund/),
    may: says(/propert|estate|housing|mall|developer|homes|village/),
  },
  {
    asked: "insurers in Africa",
    industry: "insurance",
    fits: either(label(/^insur/), named(/\binsurance\b|assurances?\b|التأمين|تأمين/)),
    may: says(/insur|assur|segur|medical aid|old mutual|reassur/),
  },
  {
    asked: "mines in South Africa",
    industry: "mining",
    country: "ZA",
    fits: either(label(/^mining|metals & mining|^gold|^platinum|^coal mining/), from("sa_dmr_mines")),
    may: says(/mine|mining|coal|gold|platin|resources|anglo|diamond|steel|quarr|miner|copper|material|sand/),
  },
  {
    asked: "mining companies in Mozambique",
    industry: "mining",
    country: "MZ",
    fits: named(
      /\bmining\b|\bminerais\b|\bminas\b|\bmineira\b|\bminera[cç][aã]o\b|\bmineral resources\b|\bpedreiras?\b/,
    ),
    may: says(
      /min[eé]|m[aá]din|mining|quarr|platin|ming|gem|gold|ouro|coal|carv|metal|stone|pedr|rock|resourc|recurs|areia|areeiro|explora|geo|inert|rare|ferro|sand|tantal|graph|ruby|rub|jo[iy]as|marm|gran|petro|diam|gr[aá]f/,
    ),
  },
  {
    asked: "airlines in Africa",
    industry: "aviation",
    fits: label(/^airlines/),
    may: says(/air|avia|aero|heli|fly/),
  },
  {
    asked: "hotels in Africa",
    industry: "hospitality",
    fits: label(/^hotel/),
    may: says(
      /hotel|restaurant|food|cafe|lodge|pub|resort|guest|bar\b|catering|hospitality|coffee|pizza|brew|tourism|inn\b|house|ice cream|camp|hostel|gaste/,
    ),
  },
  {
    asked: "breweries in South Africa",
    industry: "food",
    country: "ZA",
    fits: label(/^brewery/),
    may: says(
      /food|beverage|bakery|wine|coffee|tea|beer|brew|fish|chocolat|confection|butcher|sugar|milk|dairy|soup|kitchen|catering|meat|bread|bake|tobacco|drink|seafood|poultry|feed|nutri|mill|juice|egg|pastry|ice cream|camp|hostel|gaste/,
    ),
  },
  {
    asked: "universities in Kenya",
    industry: "education",
    country: "KE",
    fits: either(label(/^higher education/), named(/universit/)),
    may: says(/educ|universit|research|library|archive|institute|school|college|academ|train|learn/),
  },
  {
    asked: "schools in South Africa",
    industry: "education",
    country: "ZA",
    fits: named(
      /\b(primary|secondary|high|junior|pre|special|combined|intermediate|middle)[ -]schools?\b|\blaerskool\b|\bho[eë]rskool\b|\buniversit(y|eit)\b/,
    ),
    may: says(
      /school|skool|college|academy|educ|cr[eè]che|univers|learn|train|institut|montessori|kinder|nurs|preprim|pre-prim|research|library|archive|early child|\becd\b|day ?care|edu-?care|skills|literacy|student|sentrum|centre|playgroup|biblio/,
    ),
  },
  {
    asked: "telecom operators in Africa",
    industry: "telecom",
    fits: label(/mobile network operator|telecommunication|^mobile phone \(brand|^mast /),
    may: says(
      /tele|mobile|com\b|communicat|network|satel|internet|fib|phone|mtn|orange|voda|airtel|broadband|wireless|\bict\b/,
    ),
  },
  {
    asked: "hospitals and clinics in Nigeria",
    industry: "healthcare",
    country: "NG",
    fits: label(/^hospital|^clinic|^pharmacy|^doctors|^dentist/),
    may: says(health),
  },
  {
    asked: "pharmaceutical suppliers in Ghana",
    industry: "pharma",
    country: "GH",
    fits: either(label(/^pharmac/), named(/pharmac|\bpharma\b|\bchemists?\b/)),
    may: says(/pharm|chem|drug|medic|bio|vacc|herb/),
  },
  {
    asked: "builders in Ghana",
    industry: "construction",
    country: "GH",
    fits: either(label(/^construction/), named(/\bconstructions?\b/)),
    may: says(
      /const|build|engin|road|civil|contract|architect|works|tile|cement|concrete|roof|glaz|survey|block|ceramic|drill|quarr|alumin/,
    ),
  },
  {
    asked: "printers and media in Ghana",
    industry: "media",
    country: "GH",
    fits: either(label(/^printing|^television/), named(/\bpress\b|\bprint(ing|ers)\b/)),
    may: says(
      /press|print|publi|media|tv|radio|fm\b|graphic|advert|news|music|film|studio|broadcast|design|market|books|photo|event|production|entertain|communicat|brand/,
    ),
  },
  {
    asked: "solar companies in Egypt",
    industry: "renewables",
    country: "EG",
    fits: label(/^solar|^wind power|^hydropower|^geothermal|^bioenergy/),
    may: says(/solar|wind|renew|hydro|green|clean|energy/),
  },
  {
    asked: "petrol stations and oil companies in Nigeria",
    industry: "oilgas",
    country: "NG",
    fits: label(/^fuel|^oil and gas extraction|^oil pipelines|^gas pipelines|^lng|^oil, gas/),
    may: says(/oil|gas|petrol|fuel|energy|lng|drill|pipeline/),
  },
  {
    asked: "supermarkets and shops in Namibia",
    industry: "retail",
    country: "NA",
    fits: label(/supermarket|^clothes|^shoes|^furniture|^convenience|^houseware|^doityourself|^books/),
    may: (row) => /retail|consumer|wholesale|shop|store|trading/.test(said(row)),
  },
  {
    asked: "TV stations in Algeria",
    industry: "media",
    country: "DZ",
    fits: label(/^television/),
    may: says(/tv|media|radio|press|news|publish/),
  },
  {
    asked: "football clubs in South Africa",
    industry: "leisure",
    country: "ZA",
    fits: named(
      /\b(football|rugby|cricket|netball|tennis|golf|hockey|soccer|boxing|athletics) (club|klub|association|union|federation)\b|\bfootball academy\b/,
    ),
    may: says(
      /sport|club|f\.?c\b|football|rugby|cricket|netball|tennis|golf|art|theatre|museum|danc|recreat|gallery|festival|heritage|leisure|cinema|fitness|soccer|game|gaming|casino|box|athlet|swim|surf|lifesav|hockey|music|choir|cultur|gym|chess|cycl|league|drama|bowl|pool|toy|sun inter|play|basketball|volley|run|judo|karate|climb|yacht|row|canoe|squash|badmin|equestr|lottery|bet/,
    ),
  },
  {
    asked: "innovation hubs in Uganda",
    industry: "hubs",
    country: "UG",
    fits: from("african_tech_hubs"),
    may: says(/hub|incub|innovat|space|lab/),
  },
  {
    asked: "farms in Zambia",
    industry: "agriculture",
    country: "ZM",
    fits: from("land_matrix"),
    may: says(/farm|agri|agro|estate|plant|fish|forest|food|livestock|locust|veterin/),
  },
];
