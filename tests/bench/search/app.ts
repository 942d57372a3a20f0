// The app's own search, bundled for the bench: what is measured is what the product runs.

export { countryCode } from "~/core/countries";
export { nameKey, tokens } from "~/domains/directory/fold";
export { industryOf, industryWithChildren } from "~/domains/directory/industries";
export { qualityOf, slotOf } from "~/domains/directory/quality";
export { pageSql, pageValues } from "~/domains/directory/search-companies.server";
export { matchSql } from "~/domains/directory/search-match";
export { searchWords } from "~/domains/directory/search-query";
export { documentOf, wordsOf } from "~/domains/directory/search-words";
export { sizeOf } from "~/domains/directory/sizes";
export { insertCompanyStatements } from "~/domains/directory/write-companies.server";
