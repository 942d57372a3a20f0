import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatTotal, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { leadRefusal, leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { countMatches } from "~/domains/lead-search/count-matches.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { NoInput } from "~/domains/lead-search/schemas";
import { startLeadSearch } from "~/domains/lead-search/start-lead-search.server";
import { searchView } from "~/domains/lead-search/view";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Run lead search" }];

export const loader = businessPage(async (ctx, { params }) => {
  const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
  const usage = await getLeadUsage(ctx);
  const matches = await countMatches(ctx, search);
  return {
    search: searchView(search),
    matches: `${formatTotal(matches)} ${matches.count === 1 ? "company" : "companies"}`,
    isEmpty: matches.count === 0,
    cost: Math.min(search.maxLeads, usage.left ?? search.maxLeads),
    left: leadsLeftText(ctx.account, usage, ctx.now()),
    refusal: leadRefusal(ctx.account, usage, ctx.now()),
  };
});

export const action = businessPage((ctx, args) => {
  const searchId = parseId(args.params.searchId, "search");
  return handleForm(args, NoInput, async () => {
    await startLeadSearch(ctx, searchId);
    return redirectWithFlash(args.context, paths.leadSearch.results(searchId), {
      kind: "success",
      title: "Search started! Results will appear shortly.",
    });
  });
});

export default function RunLeadSearch() {
  const { search, matches, isEmpty, cost, left, refusal } = useLoaderData<typeof loader>();
  return (
    <Page title={`Run ${search.name}`} subtitle={search.criteria} width="reading">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      {search.status === "running" ? <Alert title="This search is running." /> : null}
      {refusal ? <Alert kind="warning" title={refusal} /> : null}
      <Card>
        <p>
          <b>{matches}</b> in the directory fit all of your criteria.{" "}
          {isEmpty
            ? "The search also looks at companies of which one thing is not known, and says which."
            : ""}
        </p>
        <p>
          A run adds up to {plural(search.maxLeads, "lead")} that this search has not found before, and uses
          one of your leads for each company that is new to you. What it does not use comes back.{" "}
          <b>{left}.</b>
        </p>
        <Form method="post" className="row">
          {refusal || search.status === "running" ? null : (
            <Submit kind="accent" pending="Starting">
              Run search for up to {plural(cost, "lead")}
            </Submit>
          )}
          <LinkButton to={paths.leadSearch.edit(search.id)}>Edit criteria</LinkButton>
          <LinkButton kind="quiet" to={paths.leadSearch.results(search.id)}>
            Not now
          </LinkButton>
        </Form>
      </Card>
    </Page>
  );
}
