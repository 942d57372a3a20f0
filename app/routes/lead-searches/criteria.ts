import { queryOfText } from "~/domains/lead-search/criteria/search-draft";
import { writeCriteria } from "~/domains/lead-search/criteria/write-criteria.server";
import { QuerySchema } from "~/domains/lead-search/schemas";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Reads a sentence once and goes on to the form of a new search, filled with what was understood. */
export const action = buttonAction(businessPage, async (ctx, { request }) => {
  const form = await readForm(request);
  const input = QuerySchema.safeParse({ sentence: form.get("sentence") ?? "" });
  if (!input.success) {
    const title = input.error.issues[0]?.message ?? "Please check the sentence.";
    return { to: paths.leadSearch.new, kind: "error", title };
  }
  const { sentence } = input.data;
  return catchDomainError(
    async () => {
      const written = await writeCriteria(ctx, sentence);
      return { to: `${paths.leadSearch.new}?${queryOfText(sentence, written)}` };
    },
    ({ message }) => {
      const typed = `${paths.leadSearch.new}?${new URLSearchParams({ sentence })}`;
      return { to: typed, kind: "error", title: message };
    },
  );
});

export const loader = buttonLoader(businessPage, paths.leadSearch.new);
