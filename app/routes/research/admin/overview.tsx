import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { getResearch } from "~/domains/directory/research/get-research.server";
import {
  changeResearchSettings,
  researchSettings,
} from "~/domains/directory/research/research-settings.server";
import { researchView } from "~/domains/directory/research/research-view";
import { ResearchProgress } from "~/domains/directory/research/ui/research-progress";
import { SourceTable } from "~/domains/directory/research/ui/source-table";
import { ResearchSetting } from "~/domains/settings/settings";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Research" }];

export const loader = adminPage(async (ctx) => ({
  view: researchView(await getResearch(ctx), readerZone(ctx)),
  settings: await researchSettings(ctx),
}));

export const action = adminPage((ctx, args) =>
  handleForm(args, ResearchSetting, async (input) => {
    await changeResearchSettings(ctx, input);
    return redirectWithFlash(args.context, ADMIN_RESEARCH.home, { kind: "success", title: "Settings saved" });
  }),
);

const STARTED_BY = [
  { value: "administrators", label: "Administrators only" },
  { value: "businesses", label: "Administrators and businesses" },
];

export default function ResearchPage() {
  const { view, settings } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: settings,
  });
  return (
    <Page
      title="Research"
      subtitle="Adds companies from open sources to the shared directory."
      action={
        <LinkButton kind="primary" to={ADMIN_RESEARCH.newFeed}>
          {" "}
          Add feed{" "}
        </LinkButton>
      }
    >
      <div className="with-side">
        <Card title="Progress">
          <ResearchProgress view={view} />
          {view.isRunning ? (
            <form method="post" action={ADMIN_RESEARCH.stop} className="row">
              <Submit kind="plain">Stop research for everyone</Submit>
            </form>
          ) : (
            <LinkButton to={ADMIN_RESEARCH.start}>Start research</LinkButton>
          )}
        </Card>
        <Card title="Start permissions">
          <PostForm form={form}>
            <Field
              field={fields.startedBy}
              label="Allowed users"
              type="select"
              options={STARTED_BY}
              required
            />
            <Field
              field={fields.mostADay}
              label="Daily company limit"
              type="number"
              hint="Each new company uses database and search capacity."
              required
            />
            <Submit kind="plain">Save settings</Submit>
          </PostForm>
        </Card>
      </div>
      <Section title="Sources" action={<Link to={paths.site.sources}>All sources</Link>}>
        <SourceTable
          sources={view.sources}
          actions={({ id, name }) => (
            <LinkButton slim to={ADMIN_RESEARCH.source(id)} aria-label={`Change ${name}`}>
              Change
            </LinkButton>
          )}
        />
      </Section>
    </Page>
  );
}
