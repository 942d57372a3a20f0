// The app's own search, bundled for the benchmark, so that it measures what the product runs.

export { countryCode } from "~/core/places/countries";
export { qualityOf, slotOf } from "~/domains/directory/companies/quality";
export { insertCompanyStatements } from "~/domains/directory/companies/write-companies.server";
export { contactDocument } from "~/domains/directory/contacts/contact";
export { searchWords } from "~/domains/directory/search/company-filter";
export { nameKey, tokens } from "~/domains/directory/search/normalize-for-search";
export { pageSql, pageValues } from "~/domains/directory/search/search-companies.server";
export { matchSql } from "~/domains/directory/search/search-match";
export { documentOf, wordsOf } from "~/domains/directory/search/search-words";
export { evidenceOf } from "~/domains/directory/taxonomy/evidence/evidence-of-company";
export { sureIndustries } from "~/domains/directory/taxonomy/evidence/industry-evidence";
export { industryOf, industryWithChildren } from "~/domains/directory/taxonomy/industries";
export { sizeOf } from "~/domains/directory/taxonomy/sizes";
