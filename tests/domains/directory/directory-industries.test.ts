import { describe, expect, it } from "vitest";
import {
  AGENT_REQUEST_INDUSTRIES,
  BUSINESS_INDUSTRIES,
  INDUSTRIES,
  industryName,
  industryOf,
  industryWithChildren,
  PORTAL_INDUSTRIES,
  SEARCH_PAGE_INDUSTRIES,
  SEARCH_PAGE_NAMES,
} from "~/domains/directory/taxonomy/industries";
import { SIZES, sizeLabel, sizeOf } from "~/domains/directory/taxonomy/sizes";

describe("the taxonomy", () => {
  it("reads at most 300 characters of a label", () => {
    expect(industryOf(`${"x ".repeat(150)}mining`)).toBeNull();
    expect(industryOf(`${"x ".repeat(100)}mining`)).toBe("mining");
  });

  it("has ids that are valid index tokens, and parents that exist", () => {
    const ids = INDUSTRIES.map((industry) => industry.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const industry of INDUSTRIES) {
      expect(industry.id).toMatch(/^[a-z]+$/);
      if (industry.parent) expect(ids).toContain(industry.parent);
    }
  });

  it("finds each industry by its name and each of its words, so no word belongs to two", () => {
    for (const industry of INDUSTRIES) {
      for (const word of industry.words) expect(industryOf(word), word).toBe(industry.id);
    }
  });

  it("names the form options as the specification does", () => {
    const names = (ids: readonly string[]) => ids.map(industryName);
    expect(names(PORTAL_INDUSTRIES)).toEqual(
      "Technology, Finance, Healthcare, Manufacturing, Agriculture, Energy".split(", "),
    );
    expect(SEARCH_PAGE_INDUSTRIES.map((id) => SEARCH_PAGE_NAMES[id] ?? industryName(id))).toEqual(
      "Technology, FinTech, Financial Services, Telecommunications, E-commerce, Manufacturing, Energy, Mining, AgriTech, Healthcare, Retail, Transportation".split(
        ", ",
      ),
    );
    expect(names(AGENT_REQUEST_INDUSTRIES)).toEqual(
      "Technology, Finance, Healthcare, Manufacturing, Agriculture, Mining, Oil & Gas, Telecommunications, Banking, Insurance, Real Estate, Construction, Transportation, Education, Tourism, Retail, E-commerce, Media, Legal Services, Consulting".split(
        ", ",
      ),
    );
    expect(new Set(BUSINESS_INDUSTRIES.filter((id) => industryName(id) !== id)).size).toBe(15);
  });

  it("includes child industries when filtering by an industry", () => {
    expect(industryWithChildren("energy")).toEqual(["energy", "renewables", "oilgas"]);
    expect(industryWithChildren("legal")).toEqual(["legal"]);
    expect(industryWithChildren("finance")).toContain("fintech");
  });
});

/** Labels as files contain them, grouped by the industry they mean; "label [sector]" if the sector decides. */
const LABELS: Record<string, string[]> = {
  agriculture: [
    "Agricultural and land investment [Private company]",
    "Agricultural and land investment [Commercial Bank]",
    "Farm Products",
    "Agrarian (brand) [Retail]",
    "Élevage",
  ],
  agritech: ["AgroTech [Technology]", "AgriTech", "ag-tech"],
  mining: [
    "Mining: Gold; silver",
    "Mining: Clay brickmaking; shale brickmaking",
    "Mining::",
    "Mineral exploration: Base 8t Precious Metals",
    "Mineral exploration: Coal & Coalbed Methane",
    "Metals & Mining",
    "Coal mining [Energy]",
    "Gold [Basic Materials]",
    "Other Precious Metals & Mining",
  ],
  energy: [
    "Coal power generation",
    "Oil and gas power generation",
    "Nuclear power",
    "Electrical and energy",
    "Plant (operator) [Energy]",
    "[Energy]",
  ],
  renewables: [
    "Solar power generation",
    "Wind power generation",
    "Hydropower",
    "Geothermal power",
    "Independent Power and Renewable Electricity Producers",
    "CleanTech [Technology]",
    "Énergie solaire",
  ],
  oilgas: [
    "Oil & Gas E&P",
    "Oil, Gas & Consumable Fuels",
    "LNG terminals",
    "Gas pipelines",
    "Fuel (brand) [Energy]",
    "Fuel and lubricants",
    "Mining: Natural gas",
    "Mineral exploration: Petroleum [Mining]",
  ],
  utilities: ["Wastewater plant (operator) [Infrastructure]", "WaterTech [Technology]", "Waste management"],
  manufacturing: ["glass", "Steel", "Machinery", "Paper & Forest Products", "[Industrials]"],
  food: ["Brewery (micro)", "Food & Beverages", "Food and catering", "Bakery (brand) [Retail]", "Beverages"],
  chemicals: ["Chemicals", "Paints"],
  textiles: ["Textiles, Apparel & Luxury Goods"],
  consumergoods: ["Household Durables", "Household & Personal Products"],
  automotive: [
    "Car repair (brand) [Retail]",
    "Auto Components",
    "Vehicles and transport equipment",
    "Tyres [Retail]",
  ],
  construction: ["Construction & Engineering", "CONSTRUCTION", "BTP", "Construção civil"],
  buildingmaterials: ["Construction Materials", "Tiles (brand) [Retail]", "Cement"],
  realestate: ["Equity Real Estate Investment Trusts (REITs)", "Estate agent (brand)", "Immobilier"],
  transport: [
    "passenger rail",
    "Road & Rail",
    "Transportation [Technology]",
    "Toll booth (operator) [Barrier]",
  ],
  logistics: [
    "Air Freight & Logistics",
    "Transportation / Logistics",
    "Post office (operator)",
    "Courier",
    "Supply chain",
  ],
  aviation: ["Airlines [Transport]"],
  tourism: ["Travel and hospitality", "Tour operators"],
  hospitality: [
    "Hotels, Restaurants & Leisure",
    "Fast food (brand)",
    "Restaurants (fast food)",
    "Ice cream [Hospitality]",
  ],
  retail: [
    "Supermarket (brand)",
    "Sports (brand) [Retail]",
    "Sports [Retail]",
    "Electronics (brand) [Retail]",
    "Food & Staples Retailing",
    "Clothes (brand)",
    "Trade [Retail]",
    "Mobile phones retail",
  ],
  ecommerce: ["E-commerce", "Ecommerce", "Online marketplace"],
  wholesale: ["Trading Companies & Distributors", "Office supplies and furniture", "Distributors"],
  finance: [
    "financial services",
    "finance-insurance",
    "Bureau de change (brand)",
    "Digital/Financial Services",
    "[Financials]",
    "Microfinance",
  ],
  banking: ["Bank (brand)", "Banks - Regional", "Thrifts & Mortgage Finance", "Banque"],
  insurance: ["Insurance (brand)", "InsurTech", "Seguros"],
  fintech: ["FinTech/Digital Economy", "Digital Wealth (FinTech)", "Mobile Money"],
  investment: ["Capital Markets", "Private equity firm"],
  conglomerates: ["Industrial Conglomerates"],
  technology: [
    "IT Services",
    "IT",
    "IT equipment and services",
    "Web(Blockchain) & Cyber security",
    "UI/Ux & Product Design",
    "Semiconductors & Semiconductor Equipment",
    "Software",
  ],
  hubs: [
    "Innovation / Tech Hub [Business support and innovation]",
    "Coworking (brand) [Business services]",
    "Makerspace / FabLab",
  ],
  telecom: [
    "Mobile network operator",
    "Diversified Telecommunication Services",
    "Mast (operator) [Infrastructure]",
    "Exchange (operator) [Telecommunications]",
    "Télécommunications",
    "اتصالات",
  ],
  media: [
    "Television broadcasting: kids",
    "Television broadcasting: business, travel",
    "Printing and publishing",
    "Entertainment",
  ],
  advertising: ["Billboard (operator)"],
  leisure: ["Fitness centre (brand)", "Cinema (brand)", "Bookmaker (brand) [Retail]"],
  healthcare: [
    "Hospitals and health care",
    "Clinic (operator) [Health care]",
    "Health Care Equipment & Supplies",
  ],
  pharma: ["Pharmaceuticals and medical supplies", "Pharmacy (brand) [Health care]"],
  education: ["Higher education", "School (operator)", "Tech Education [Technology]"],
  research: [
    "Research facility",
    "University / Research Hub [Business support and innovation]",
    "Archive or library",
  ],
  government: ["Government [government]", "Courthouse (operator)"],
  nonprofit: [
    "Non-profit: Sport And Recreation Category",
    "Non-profit: unspecified",
    "Non-profit organisation",
    "NGO / Foundation",
    "Political party (brand) [Business services]",
  ],
  businessservices: ["Cleaning and facility services", "Security services", "Professional Services"],
  consulting: ["Consultancy", "Management consulting"],
  legal: ["Law firm", "Legal"],
  consumerservices: ["Hairdresser (brand) [Retail]", "Funeral directors"],
};

const labelled = Object.entries(LABELS).flatMap(([id, labels]) =>
  labels.map((label) => {
    const [, text = "", , sector = ""] = /^([^[]*?)\s*(\[(.*)\])?$/.exec(label) ?? [];
    return [text, sector, id] as const;
  }),
);

describe("industryOf", () => {
  it.each(labelled)("reads %j in sector %j as %s", (text, sector, id) => {
    expect(industryOf(text, sector)).toBe(id);
  });

  it.each([
    ["", "Registered company"],
    ["", "Government supplier"],
    ["", "Private company"],
    ["Private company (research-active)", "company"],
    ["Other organisation", "other"],
    ["", ""],
    ["8t", ""],
    ["###", ":"],
  ])("returns null for text %j in sector %j", (text, sector) => {
    expect(industryOf(text, sector)).toBeNull();
  });

  it("matches two-letter words only as a whole label", () => {
    expect(industryOf("AI")).toBe("technology");
    expect(industryOf("companies that would like it")).toBeNull();
  });

  it("recognises an industry in a short search prompt", () => {
    expect(industryOf("solar companies in Kenya or Ghana")).toBe("renewables");
    expect(industryOf("mobile money start-ups")).toBe("fintech");
  });
});

describe("sizeOf", () => {
  it.each([
    ["11-50", "11-50"],
    ["11 - 50 employees", "11-50"],
    ["11–50", "11-50"],
    ["51 to 200", "51-200"],
    ["1000+", "1000+"],
    ["1,000+ employees", "1000+"],
    ["1000", "201-1000"],
    ["50", "11-50"],
    ["50+", "51-200"],
    ["12,390", "1000+"],
    ["12.390", "1000+"],
    ["1 000", "201-1000"],
    ["1,001-5,000", "1000+"],
    ["5k", "1000+"],
    ["201-500", "201-1000"],
    ["more than 1000", "1000+"],
    ["fewer than 10", "1-10"],
    [7, "1-10"],
    [10, "1-10"],
    [11, "11-50"],
    [1001, "1000+"],
  ])("reads %j as %s", (input, size) => {
    expect(sizeOf(input)).toBe(size);
  });

  it.each(["", "small", "medium", "unknown", "50-11", "1-2-3", "0", 0, -5, Number.NaN])(
    "returns null for %j",
    (input) => {
      expect(sizeOf(input)).toBeNull();
    },
  );

  it("recognises the label of each size", () => {
    for (const size of SIZES) expect(sizeOf(sizeLabel(size))).toBe(size);
  });
});
