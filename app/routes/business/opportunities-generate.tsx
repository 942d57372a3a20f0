import type { MetaFunction } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { generatedText, generateOpportunities } from "~/domains/opportunities/generate-opportunities.server";
import { redirectWithFlash } from "~/http/flash.server";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "AI Generate" }];

export const loader = businessPage(async () => null);

export const action = businessPage(async (ctx, { context }) => {
  const generated = await generateOpportunities(ctx);
  const isSome = generated.made.length > 0;
  return redirectWithFlash(context, paths.opportunities.list, {
    kind: isSome ? "success" : "info",
    title: isSome ? "Lead Generated" : "Nothing to make an opportunity of",
    text: generatedText(generated),
  });
});

export default function GenerateOpportunities() {
  return (
    <Page title="AI Generate" width="narrow">
      <Breadcrumb trail={[{ to: paths.opportunities.list, label: "Opportunities" }]} />
      <Card>
        <p>
          Makes opportunities of people who replied with interest or a question and have none yet. What they
          wrote decided that: each reply shows the words. Nothing is made up, and nobody becomes two.
        </p>
        <Form method="post" className="row">
          <WritersOnly>
            <Submit pending="Reading the replies">Make opportunities from replies</Submit>
          </WritersOnly>
          <LinkButton to={paths.replies.list}>See the replies</LinkButton>
        </Form>
      </Card>
    </Page>
  );
}
