import { countryName } from "~/core/places/countries";

type RuleKey = "opt-out" | "consent";

export interface CountryRule {
  key: RuleKey;
  /** ISO 3166; null if the recipient's country is not known. */
  country: string | null;
  countryName: string;
  /** Official title and number; null if we know of no law in force. */
  law: string | null;
  note: string | null;
}

const ASKS_PRIVATE_PERSONS =
  "This law requires consent from private individuals for email advertising. Only email people at work, about their work.";

type Row = readonly [code: string, law: string | null, note?: string];

/** Laws as of 2025; a country without a law gets the default rule. */
const ROWS: readonly Row[] = [
  ["DZ", "Law 18-07 of 2018; Law 18-05 of 2018 on electronic commerce", ASKS_PRIVATE_PERSONS],
  ["AO", "Law 22/11 of 2011 on personal data"],
  ["BJ", "Law 2017-20, the Digital Code"],
  ["BW", "Data Protection Act, 2024"],
  ["BF", "Law 001-2021/AN on personal data"],
  ["BI", null],
  ["CV", "Law 133/V/2001 on personal data, as amended in 2021"],
  ["CM", "Law 2024/017 on personal data"],
  ["CF", "Law 24.001 of 2024 on personal data"],
  ["TD", "Law 007/PR/2015 on personal data"],
  ["KM", null],
  ["CG", "Law 29-2019 on personal data"],
  ["CD", "Ordinance-Law 23/010 of 2023, the Digital Code"],
  ["DJ", null],
  ["EG", "Law 151 of 2020 on personal data, articles 17 and 18", ASKS_PRIVATE_PERSONS],
  ["GQ", "Law 1/2016 on personal data"],
  ["ER", null],
  ["SZ", "Data Protection Act, 2022"],
  ["ET", "Personal Data Protection Proclamation 1321/2024"],
  ["GA", "Law 001/2011 on personal data, as amended by Law 025/2023"],
  ["GM", null],
  ["GH", "Data Protection Act, 2012 (Act 843), section 40", ASKS_PRIVATE_PERSONS],
  ["GN", "Law L/2016/037/AN on cyber security and personal data"],
  ["GW", null],
  ["CI", "Law 2013-450 on personal data"],
  ["KE", "Data Protection Act, 2019, section 37", ASKS_PRIVATE_PERSONS],
  ["LS", "Data Protection Act, 2011"],
  ["LR", null],
  ["LY", "Law 6 of 2022 on electronic transactions"],
  ["MG", "Law 2014-038 on personal data"],
  ["MW", "Data Protection Act, 2024"],
  ["ML", "Law 2013-015 on personal data"],
  ["MR", "Law 2017-020 on personal data"],
  ["MU", "Data Protection Act 2017"],
  ["MA", "Law 09-08 of 2009, article 10", ASKS_PRIVATE_PERSONS],
  ["MZ", "Law 3/2017 on electronic transactions"],
  ["NA", "Electronic Transactions Act 4 of 2019"],
  ["NE", "Law 2022-59 on personal data"],
  ["NG", "Nigeria Data Protection Act, 2023"],
  ["RW", "Law 058/2021 on personal data and privacy"],
  ["ST", "Law 03/2016 on personal data"],
  ["SN", "Law 2008-12 on personal data"],
  ["SC", "Data Protection Act, 2023"],
  ["SL", null],
  ["SO", "Data Protection Act, Law 005 of 2023"],
  [
    "ZA",
    "Protection of Personal Information Act 4 of 2013 (POPIA), section 69",
    "Each contact is asked for consent once. Without consent, no further emails are sent. Imported consent doesn’t count.",
  ],
  ["SS", null],
  ["SD", null],
  ["TZ", "Personal Data Protection Act, 2022"],
  ["TG", "Law 2019-014 on personal data"],
  ["TN", "Organic Law 2004-63 on personal data", ASKS_PRIVATE_PERSONS],
  ["UG", "Data Protection and Privacy Act, 2019"],
  ["ZM", "Data Protection Act 3 of 2021"],
  ["ZW", "Cyber and Data Protection Act, 2021"],
];

export const CONSENT_COUNTRIES: readonly string[] = ["ZA"];

const ruleOf = ([code, law, note]: Row): CountryRule => ({
  key: CONSENT_COUNTRIES.includes(code) ? "consent" : "opt-out",
  country: code,
  countryName: countryName(code),
  law,
  note: note ?? null,
});

export const COUNTRY_RULES: readonly CountryRule[] = ROWS.map(ruleOf).sort((a, b) =>
  a.countryName.localeCompare(b.countryName, "en"),
);

const BY_CODE = new Map(COUNTRY_RULES.map((rule) => [rule.country, rule]));

const ANYWHERE: CountryRule = {
  key: "opt-out",
  country: null,
  countryName: "All other countries",
  law: null,
  note: null,
};

export const ruleFor = (country: string | null | undefined): CountryRule =>
  (country && BY_CODE.get(country.toUpperCase())) || ANYWHERE;

export const EVERY_MAIL = [
  "Sender: your business name and postal address.",
  "Reason: why the recipient gets the email.",
  "Unsubscribe link: works without signing in, plus one-click unsubscribe in email apps (RFC 8058).",
] as const;

export const RULE_LABELS: Record<RuleKey, string> = {
  "opt-out": "Allowed until they unsubscribe",
  consent: "Consent required (one request)",
};
