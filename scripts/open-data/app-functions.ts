// Functions of the product that the pack build uses, so that it reads a row as an import would.
export { cityNamed } from "~/core/places/cities";
export { COUNTRIES, countryCode, countryName } from "~/core/places/countries";
export { websiteOf } from "~/domains/directory/companies/website-of";
export { domainOf, isOneEditAway, nameKey } from "~/domains/directory/search/normalize-for-search";
export { comparableName } from "~/domains/directory/similarity/names";
export { industryEvidence } from "~/domains/directory/taxonomy/evidence/industry-evidence";
export { SURE } from "~/domains/directory/taxonomy/evidence/weights";
export { INDUSTRIES, industryName } from "~/domains/directory/taxonomy/industries";
export { sizeOf } from "~/domains/directory/taxonomy/sizes";
