import { queryOfText } from "~/domains/lead-search/criteria/search-draft";
import { writeCriteria } from "~/domains/lead-search/criteria/write-criteria.server";
import { QuerySchema } from "~/domains/lead-search/schemas";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Interprets a description once and opens a new search form with the result. */
export const action = buttonAction(businessPage, async (ctx, { request }) => {
  const form = await readForm(request);
  const input = QuerySchema.safeParse({
    sentence: form.get("sentence") ?? "",
    findBuyers: form.get("findBuyers") === "on",
  });
  if (!input.success) {
    const text = input.error.issues[0]?.message ?? "Check your description.";
    return { to: paths.leadSearch.new, kind: "error", title: "Criteria not created", text };
  }
  const { sentence, findBuyers = false } = input.data;
  return catchDomainError(
    async () => {
      const results = () => listIndustryResults(ctx);
      const written = await writeCriteria(ctx, sentence, { findBuyers, results });
      return { to: `${paths.leadSearch.new}?${queryOfText(sentence, written, findBuyers)}` };
    },
    ({ message }) => {
      const typed = `${paths.leadSearch.new}?${new URLSearchParams({ sentence })}`;
      return { to: typed, kind: "error", title: "Criteria not created", text: message };
    },
  );
});

export const loader = buttonLoader(businessPage, paths.leadSearch.new);
