// What the build of the pack takes from the product, so that a row is read as an import of it would be.
export { cityNamed } from "~/core/places/cities";
export { COUNTRIES, countryCode, countryName } from "~/core/places/countries";
export { websiteOf } from "~/domains/directory/companies/website-of";
export { domainOf, isOneEditAway, nameKey } from "~/domains/directory/search/normalize-for-search";
export { comparableName } from "~/domains/directory/similarity/names";
export { industryEvidence } from "~/domains/directory/taxonomy/evidence/industry-evidence";
export { SURE } from "~/domains/directory/taxonomy/evidence/weights";
export { INDUSTRIES, industryName } from "~/domains/directory/taxonomy/industries";
export { sizeOf } from "~/domains/directory/taxonomy/sizes";
