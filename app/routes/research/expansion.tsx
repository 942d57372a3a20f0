import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { getResearch } from "~/domains/directory/research/get-research.server";
import { POLL_SECONDS, STATS_POLL_SECONDS } from "~/domains/directory/research/policy";
import { researchView } from "~/domains/directory/research/research-view";
import { StartResearch } from "~/domains/directory/research/schemas";
import { startResearch } from "~/domains/directory/research/start-research.server";
import { ResearchProgress } from "~/domains/directory/research/ui/research-progress";
import { SourceTable } from "~/domains/directory/research/ui/source-table";
import { FAILED_TO_START, StartFields } from "~/domains/directory/research/ui/start-fields";
import { SearchTabs } from "~/domains/lead-search/ui/search-tabs";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { RESEARCH } from "~/paths/business/research";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { LeadTabs } from "~/routes/leads/tabs";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { isOfSearch, screenOf } from "./screen";

export const meta: MetaFunction = () => [{ title: "Database Expansion" }];

export const loader = businessPage(async (ctx, { request }) => {
  const view = researchView(await getResearch(ctx), readerZone(ctx));
  return {
    ...view,
    tabs: screenTabs(request),
    count: plural(view.count, "company", "companies"),
    isOfSearch: isOfSearch(request),
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, StartResearch, async (input) => {
    await startResearch(ctx, input);
    return redirectWithFlash(args.context, screenOf(args.request), {
      kind: "success",
      title: "Database Expansion Started",
    });
  }),
);

export default function DatabaseExpansion() {
  const { count, tabs, isOfSearch: isBesideSearches, ...view } = useLoaderData<typeof loader>();
  usePoll(true, view.isRunning ? POLL_SECONDS : STATS_POLL_SECONDS);
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { targetCount: view.target },
  });
  return (
    <Page
      title={`${count} in the shared directory`}
      subtitle="Research adds companies from open sources and ignores data about people."
    >
      {isBesideSearches ? (
        <SearchTabs current="expansion" />
      ) : (
        <>
          <ScreenTabs group={tabs} />
          <LeadTabs current="expansion" />
        </>
      )}
      <div className="with-side">
        <Card title="Research">
          <ResearchProgress view={view} />
        </Card>
        <Card title={view.isRunning ? "Stop research" : "Start research"}>
          {view.blockingReason ? <Alert>{view.blockingReason}</Alert> : null}
          {view.blockingReason || view.isRunning ? null : (
            <PostForm form={form} failed={() => FAILED_TO_START}>
              <StartFields fields={fields} />
            </PostForm>
          )}
          {view.blockingReason || !view.isRunning ? null : (
            <IfCanWrite otherwise={<p>A teammate with write access can stop research.</p>}>
              <Form
                method="post"
                action={isBesideSearches ? RESEARCH.searchStop : RESEARCH.portalStop}
                className="stack"
              >
                <p>
                  Stops research for your business. Companies found so far are kept, and a restart continues
                  from there.
                </p>
                <div className="row">
                  <Submit kind="plain" pending="Stopping">
                    Stop research
                  </Submit>
                </div>
              </Form>
            </IfCanWrite>
          )}
        </Card>
      </div>
      <Section title="Sources" action={<Link to={paths.site.sources}>All sources</Link>}>
        <SourceTable sources={view.sources} />
      </Section>
    </Page>
  );
}
