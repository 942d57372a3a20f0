import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import {
  BATCH_SIZE,
  generatedText,
  generateOpportunities,
} from "~/domains/opportunities/creation/generate-opportunities.server";
import { interestedThreads } from "~/domains/replies/threads/threads-by-class.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "AI Generate" }];

export const loader = businessPage(async (ctx) => {
  const found = await interestedThreads(ctx, BATCH_SIZE + 1);
  return {
    threads: found.slice(0, BATCH_SIZE).map(({ id, name, address }) => ({ id, name: name ?? address })),
    hasMore: found.length > BATCH_SIZE,
  };
});

export const action = buttonAction(businessPage, async (ctx) => {
  const generated = await generateOpportunities(ctx);
  const isSome = generated.made.length > 0;
  return {
    to: paths.opportunities.list,
    kind: isSome ? "success" : "info",
    title: isSome ? "Lead Generated" : "No replies to convert",
    text: generatedText(generated),
  };
});

export default function GenerateOpportunities() {
  const { threads, hasMore } = useLoaderData<typeof loader>();
  const count = threads.length;
  return (
    <Page title="AI Generate" subtitle="Create deals from interested replies and questions." width="narrow">
      <Breadcrumb trail={[{ to: paths.opportunities.list, label: "Deals" }]} />
      {count > 0 ? (
        <Card
          title={
            count === 1
              ? "1 reply can become a deal"
              : `${count}${hasMore ? "+" : ""} replies can become deals`
          }
        >
          <ul>
            {threads.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.replies.thread(id)} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="hint">
            Each reply shows the phrases behind its category. Each contact becomes one deal.
          </p>
          <Form method="post">
            <IfCanWrite>
              <Submit pending="Creating deals">Create deals</Submit>
            </IfCanWrite>
          </Form>
        </Card>
      ) : (
        <EmptyState
          title="No replies to convert"
          action={<LinkButton to={paths.replies.list}>View replies</LinkButton>}
        >
          All interested replies and questions already have a deal.
        </EmptyState>
      )}
      <Card title="New leads">
        <p>Choose an industry or region to start a search.</p>
        <div className="row">
          <LinkButton writes to={paths.leadSearch.generate}>
            Generate leads
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
